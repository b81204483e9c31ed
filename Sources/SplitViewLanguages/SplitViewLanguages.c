/* SPDX-License-Identifier: MIT */
#include "SplitViewLanguages.h"
