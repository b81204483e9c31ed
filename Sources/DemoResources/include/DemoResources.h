/* SPDX-License-Identifier: MIT */
#ifndef DEMO_RESOURCES_H
#define DEMO_RESOURCES_H

/* The folder that the build puts beside the executable; it holds demo.gresource. */
#define DEMO_RESOURCES_BUNDLE "split-view_DemoResources.resources"

#endif
