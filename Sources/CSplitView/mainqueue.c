/* SPDX-License-Identifier: MIT */
#include "CSplitView.h"

#include <glib-unix.h>
#include <sys/eventfd.h>

/* libdispatch's door for foreign run loops. It is exported without a header; weak, so that a
 * libdispatch without it gives a program that starts and says so. */
extern int _dispatch_get_main_queue_handle_4CF (void) __attribute__ ((weak));
extern void _dispatch_main_queue_callback_4CF (void *message) __attribute__ ((weak));

static gboolean
drain_main_queue (int descriptor, GIOCondition condition, gpointer data)
{
  eventfd_t count;

  eventfd_read (descriptor, &count);
  _dispatch_main_queue_callback_4CF (NULL);
  return G_SOURCE_CONTINUE;
}

gboolean
csv_main_queue_attach (void)
{
  static guint source;

  if (source != 0)
    return TRUE;
  if (&_dispatch_get_main_queue_handle_4CF == NULL || &_dispatch_main_queue_callback_4CF == NULL)
    return FALSE;
  source = g_unix_fd_add (_dispatch_get_main_queue_handle_4CF (), G_IO_IN, drain_main_queue, NULL);
  return TRUE;
}
