#include "CSplitView.h"
