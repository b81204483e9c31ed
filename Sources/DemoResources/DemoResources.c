/* SPDX-License-Identifier: MIT */
#include "DemoResources.h"
