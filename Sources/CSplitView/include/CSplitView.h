/* SPDX-License-Identifier: MIT */
/* The C half of the interop module: what Swift can't say. Widget subclasses whose virtual functions
 * are forwarded, shims for variadic functions and macros, and the main queue's source. */
#ifndef C_SPLIT_VIEW_H
#define C_SPLIT_VIEW_H

#include "../../CSplitViewGtk/shim.h"

G_BEGIN_DECLS

/* Where a widget's virtual functions are answered. `peer` is what csv_widget_set_peer() was given. */
typedef struct {
  void (*measure) (void *peer, GtkOrientation orientation, int for_size, int *minimum, int *natural);
  void (*size_allocate) (void *peer, int width, int height, int baseline);
  GtkSizeRequestMode (*request_mode) (void *peer);
  void (*direction_changed) (void *peer);
} CSVWidgetTable;

/* A container with CSS name `splitview`, clipping its children. Returned floating. */
GtkWidget *csv_split_view_new (void);
/* A container with CSS name `columnhost`. Returned floating. */
GtkWidget *csv_host_new (void);
/* A container with CSS name `page`. Returned floating. */
GtkWidget *csv_page_new (void);
/* Draws a sibling of a page, which its parent itself doesn't draw, under the page; NULL ends it. The
 * page has the sibling shown and allocated. */
void csv_page_set_companion (GtkWidget *page, GtkWidget *sibling);
/* A container with CSS name `column`, clipping its children, and the accessible role of a group. Returned floating. */
GtkWidget *csv_column_new (void);
/* Takes over `peer`; `release` runs once, when the widget goes away. */
void csv_widget_set_peer (GtkWidget *widget, CSVWidgetTable table, void *peer, GDestroyNotify release);

/* Unreferences on the first thread: at once where it runs there, else on the loop's next turn. */
void csv_object_release (void *object);

/* Runs the main queue's jobs under the default GLib context. FALSE where libdispatch has no such door. */
gboolean csv_main_queue_attach (void);

/* What macros hide. */
gboolean csv_is_a (void *instance, GType type);
GType csv_type_of (void *instance);
void *csv_value_pointer (const GValue *value);
gint64 csv_value_integer (const GValue *value);
double csv_value_double (const GValue *value);
const char *csv_value_string (const GValue *value);
void csv_value_set_boolean (GValue *value, gboolean boolean);

/* Properties by name, since g_object_set() is variadic. */
void csv_object_set_boolean (void *object, const char *name, gboolean value);
void csv_object_set_int (void *object, const char *name, int value);
void csv_object_set_string (void *object, const char *name, const char *value);
gboolean csv_object_get_boolean (void *object, const char *name);
int csv_object_get_int (void *object, const char *name);
/* FALSE where the object has no property of that name whose values are listed. */
gboolean csv_object_get_enum (void *object, const char *name, int *value);
char *csv_object_get_string (void *object, const char *name);

void csv_accessible_set_label (GtkWidget *widget, const char *label);
void csv_accessible_set_hidden (GtkWidget *widget, gboolean hidden);
void csv_accessible_set_modal (GtkWidget *widget, gboolean modal);
void csv_accessible_set_selected (GtkWidget *widget, gboolean selected);
/* The least and the greatest value, or no value at all if the least is above the greatest. */
void csv_accessible_set_range (GtkWidget *widget, double least, double most);
/* Tells that the widget switches another one. */
void csv_accessible_set_controls (GtkWidget *widget, GtkWidget *other);

/* Where a domain's catalogues are, NULL for the system's place; their texts come as UTF-8. Takes the
 * person's language where the program has none yet. */
void csv_text_domain_bind (const char *domain, const char *folder);

void csv_log (GLogLevelFlags level, const char *domain, const char *message);
long csv_thread_id (void);

G_END_DECLS

#endif
