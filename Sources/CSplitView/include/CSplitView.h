/* SPDX-License-Identifier: MIT */
#ifndef C_SPLIT_VIEW_H
#define C_SPLIT_VIEW_H

#include "../../CSplitViewGtk/shim.h"

G_BEGIN_DECLS
G_END_DECLS

#endif
