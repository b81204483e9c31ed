/* SPDX-License-Identifier: MIT */
#include "CSplitView.h"

typedef struct {
  GtkWidget parent_instance;
  CSVWidgetTable table;
  void *peer;
  GDestroyNotify release;
  GtkWidget *companion;
} CSVWidget;

typedef struct {
  GtkWidgetClass parent_class;
} CSVWidgetClass;

typedef CSVWidget CSVSplitView;
typedef CSVWidgetClass CSVSplitViewClass;
typedef CSVWidget CSVHost;
typedef CSVWidgetClass CSVHostClass;
typedef CSVWidget CSVPage;
typedef CSVWidgetClass CSVPageClass;
typedef CSVWidget CSVColumn;
typedef CSVWidgetClass CSVColumnClass;

static GType csv_widget_get_type (void);
static GType csv_split_view_get_type (void);
static GType csv_host_get_type (void);
static GType csv_page_get_type (void);
static GType csv_column_get_type (void);

G_DEFINE_ABSTRACT_TYPE (CSVWidget, csv_widget, GTK_TYPE_WIDGET)
G_DEFINE_TYPE (CSVSplitView, csv_split_view, csv_widget_get_type ())
G_DEFINE_TYPE (CSVHost, csv_host, csv_widget_get_type ())
G_DEFINE_TYPE (CSVPage, csv_page, csv_widget_get_type ())
G_DEFINE_TYPE (CSVColumn, csv_column, csv_widget_get_type ())

static void
csv_widget_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                    int *natural, int *minimum_baseline, int *natural_baseline)
{
  CSVWidget *self = (CSVWidget *) widget;

  *minimum = *natural = 0;
  *minimum_baseline = *natural_baseline = -1;
  if (self->table.measure != NULL)
    self->table.measure (self->peer, orientation, for_size, minimum, natural);
}

static void
csv_widget_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  CSVWidget *self = (CSVWidget *) widget;

  if (self->table.size_allocate != NULL)
    self->table.size_allocate (self->peer, width, height, baseline);
}

static GtkSizeRequestMode
csv_widget_get_request_mode (GtkWidget *widget)
{
  CSVWidget *self = (CSVWidget *) widget;

  if (self->table.request_mode != NULL)
    return self->table.request_mode (self->peer);
  return GTK_SIZE_REQUEST_CONSTANT_SIZE;
}

static void
csv_widget_direction_changed (GtkWidget *widget, GtkTextDirection previous)
{
  CSVWidget *self = (CSVWidget *) widget;

  GTK_WIDGET_CLASS (csv_widget_parent_class)->direction_changed (widget, previous);
  if (self->table.direction_changed != NULL)
    self->table.direction_changed (self->peer);
}

static void
csv_widget_forget_peer (CSVWidget *self)
{
  void *peer = self->peer;
  GDestroyNotify release = self->release;

  self->table = (CSVWidgetTable) { 0 };
  self->peer = NULL;
  self->release = NULL;
  if (release != NULL)
    release (peer);
}

static void
csv_widget_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  csv_widget_forget_peer ((CSVWidget *) object);
  G_OBJECT_CLASS (csv_widget_parent_class)->dispose (object);
}

static void
csv_widget_init (CSVWidget *self)
{
}

static void
csv_widget_class_init (CSVWidgetClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = csv_widget_dispose;
  widget_class->measure = csv_widget_measure;
  widget_class->size_allocate = csv_widget_size_allocate;
  widget_class->get_request_mode = csv_widget_get_request_mode;
  widget_class->direction_changed = csv_widget_direction_changed;
}

static void
csv_split_view_init (CSVSplitView *self)
{
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}

static void
csv_split_view_class_init (CSVSplitViewClass *class)
{
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (class), "splitview");
}

static void
csv_host_init (CSVHost *self)
{
}

static void
csv_host_class_init (CSVHostClass *class)
{
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (class), "columnhost");
}

static void
csv_page_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  GtkWidget *companion = ((CSVWidget *) widget)->companion;
  GtkWidget *parent = gtk_widget_get_parent (widget);

  /* The page lies at its parent's origin, so the sibling's place needs no translation. */
  if (companion != NULL && parent != NULL && gtk_widget_get_parent (companion) == parent)
    gtk_widget_snapshot_child (parent, companion, snapshot);
  GTK_WIDGET_CLASS (csv_page_parent_class)->snapshot (widget, snapshot);
}

static void
csv_page_dispose (GObject *object)
{
  csv_page_set_companion (GTK_WIDGET (object), NULL);
  G_OBJECT_CLASS (csv_page_parent_class)->dispose (object);
}

static void
csv_page_init (CSVPage *self)
{
}

static void
csv_page_class_init (CSVPageClass *class)
{
  G_OBJECT_CLASS (class)->dispose = csv_page_dispose;
  GTK_WIDGET_CLASS (class)->snapshot = csv_page_snapshot;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (class), "page");
}

void
csv_page_set_companion (GtkWidget *page, GtkWidget *sibling)
{
  if (g_set_weak_pointer (&((CSVWidget *) page)->companion, sibling))
    gtk_widget_queue_draw (page);
}

static void
csv_column_init (CSVColumn *self)
{
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}

static void
csv_column_class_init (CSVColumnClass *class)
{
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (class), "column");
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (class), GTK_ACCESSIBLE_ROLE_GROUP);
}

GtkWidget *
csv_split_view_new (void)
{
  return g_object_new (csv_split_view_get_type (), NULL);
}

GtkWidget *
csv_host_new (void)
{
  return g_object_new (csv_host_get_type (), NULL);
}

GtkWidget *
csv_page_new (void)
{
  return g_object_new (csv_page_get_type (), NULL);
}

GtkWidget *
csv_column_new (void)
{
  return g_object_new (csv_column_get_type (), NULL);
}

void
csv_widget_set_peer (GtkWidget *widget, CSVWidgetTable table, void *peer, GDestroyNotify release)
{
  CSVWidget *self = (CSVWidget *) widget;

  csv_widget_forget_peer (self);
  self->table = table;
  self->peer = peer;
  self->release = release;
}
