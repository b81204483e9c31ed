/* SPDX-License-Identifier: MIT */
#include "CSplitView.h"

#include <libintl.h>
#include <locale.h>
#include <sys/syscall.h>
#include <unistd.h>

static gboolean
release_on_loop (gpointer object)
{
  g_object_unref (object);
  return G_SOURCE_REMOVE;
}

void
csv_object_release (void *object)
{
  /* Not g_main_context_invoke(): while the loop rests, that runs on whatever thread calls it. */
  if (csv_thread_id () == getpid ())
    g_object_unref (object);
  else
    g_idle_add_full (G_PRIORITY_DEFAULT, release_on_loop, object, NULL);
}

gboolean
csv_is_a (void *instance, GType type)
{
  return g_type_check_instance_is_a (instance, type);
}

GType
csv_type_of (void *instance)
{
  return G_TYPE_FROM_INSTANCE (instance);
}

void *
csv_value_pointer (const GValue *value)
{
  return g_value_peek_pointer (value);
}

gint64
csv_value_integer (const GValue *value)
{
  switch (G_TYPE_FUNDAMENTAL (G_VALUE_TYPE (value)))
    {
    case G_TYPE_BOOLEAN:
      return g_value_get_boolean (value);
    case G_TYPE_INT:
      return g_value_get_int (value);
    case G_TYPE_UINT:
      return g_value_get_uint (value);
    case G_TYPE_LONG:
      return g_value_get_long (value);
    case G_TYPE_ULONG:
      return (gint64) g_value_get_ulong (value);
    case G_TYPE_INT64:
      return g_value_get_int64 (value);
    case G_TYPE_UINT64:
      return (gint64) g_value_get_uint64 (value);
    case G_TYPE_ENUM:
      return g_value_get_enum (value);
    case G_TYPE_FLAGS:
      return g_value_get_flags (value);
    default:
      return 0;
    }
}

double
csv_value_double (const GValue *value)
{
  switch (G_TYPE_FUNDAMENTAL (G_VALUE_TYPE (value)))
    {
    case G_TYPE_DOUBLE:
      return g_value_get_double (value);
    case G_TYPE_FLOAT:
      return g_value_get_float (value);
    default:
      return (double) csv_value_integer (value);
    }
}

const char *
csv_value_string (const GValue *value)
{
  return G_VALUE_HOLDS_STRING (value) ? g_value_get_string (value) : NULL;
}

void
csv_value_set_boolean (GValue *value, gboolean boolean)
{
  if (value != NULL && G_VALUE_HOLDS_BOOLEAN (value))
    g_value_set_boolean (value, boolean);
}

void
csv_object_set_boolean (void *object, const char *name, gboolean value)
{
  g_object_set (object, name, value, NULL);
}

void
csv_object_set_int (void *object, const char *name, int value)
{
  g_object_set (object, name, value, NULL);
}

void
csv_object_set_string (void *object, const char *name, const char *value)
{
  g_object_set (object, name, value, NULL);
}

gboolean
csv_object_get_boolean (void *object, const char *name)
{
  gboolean value = FALSE;

  g_object_get (object, name, &value, NULL);
  return value;
}

int
csv_object_get_int (void *object, const char *name)
{
  int value = 0;

  g_object_get (object, name, &value, NULL);
  return value;
}

gboolean
csv_object_get_enum (void *object, const char *name, int *value)
{
  GParamSpec *property = g_object_class_find_property (G_OBJECT_GET_CLASS (object), name);

  if (property == NULL || !G_IS_PARAM_SPEC_ENUM (property))
    return FALSE;
  g_object_get (object, name, value, NULL);
  return TRUE;
}

char *
csv_object_get_string (void *object, const char *name)
{
  char *value = NULL;

  g_object_get (object, name, &value, NULL);
  return value;
}

void
csv_accessible_set_label (GtkWidget *widget, const char *label)
{
  /* From GTK 4.14 on a button is named by what is in it, though an icon has no name. */
  if (label != NULL)
    gtk_accessible_reset_relation (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  if (label != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  else
    gtk_accessible_reset_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL);
}

void
csv_accessible_set_hidden (GtkWidget *widget, gboolean hidden)
{
  gtk_accessible_update_state (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_STATE_HIDDEN, hidden, -1);
}

void
csv_accessible_set_modal (GtkWidget *widget, gboolean modal)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_MODAL, modal, -1);
}

void
csv_accessible_set_selected (GtkWidget *widget, gboolean selected)
{
  gtk_accessible_update_state (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_STATE_SELECTED, selected, -1);
}

void
csv_accessible_set_range (GtkWidget *widget, double least, double most)
{
  GtkAccessible *accessible = GTK_ACCESSIBLE (widget);

  if (least <= most)
    {
      gtk_accessible_update_property (accessible, GTK_ACCESSIBLE_PROPERTY_VALUE_MIN, least,
                                      GTK_ACCESSIBLE_PROPERTY_VALUE_MAX, most, -1);
      return;
    }
  gtk_accessible_reset_property (accessible, GTK_ACCESSIBLE_PROPERTY_VALUE_MIN);
  gtk_accessible_reset_property (accessible, GTK_ACCESSIBLE_PROPERTY_VALUE_MAX);
  gtk_accessible_reset_property (accessible, GTK_ACCESSIBLE_PROPERTY_VALUE_NOW);
}

void
csv_accessible_set_controls (GtkWidget *widget, GtkWidget *other)
{
  gtk_accessible_update_relation (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_RELATION_CONTROLS,
                                  other, NULL, -1);
}

void
csv_text_domain_bind (const char *domain, const char *folder)
{
  if (folder != NULL)
    bindtextdomain (domain, folder);
  bind_textdomain_codeset (domain, "UTF-8");
  /* Texts may be asked for before the toolkit is initialised, which does the same. */
  if (g_strcmp0 (setlocale (LC_MESSAGES, NULL), "C") == 0)
    setlocale (LC_MESSAGES, "");
}

void
csv_log (GLogLevelFlags level, const char *domain, const char *message)
{
  g_log_structured (domain, level, "MESSAGE", "%s", message);
}

long
csv_thread_id (void)
{
  return syscall (SYS_gettid);
}
