/* SPDX-License-Identifier: MIT */
/* One set of sources builds without a warning on GTK 4.8 and on later ones: what is deprecated after
 * 4.8 stays silent, what is newer than 4.8 warns and has to be looked up at run time. */
#ifndef SPLIT_VIEW_GTK_SHIM_H
#define SPLIT_VIEW_GTK_SHIM_H

#define GLIB_VERSION_MIN_REQUIRED G_ENCODE_VERSION(2, 74)
#define GLIB_VERSION_MAX_ALLOWED G_ENCODE_VERSION(2, 74)
#define GDK_VERSION_MIN_REQUIRED G_ENCODE_VERSION(4, 8)
#define GDK_VERSION_MAX_ALLOWED G_ENCODE_VERSION(4, 8)

#include <gtk/gtk.h>

#endif
