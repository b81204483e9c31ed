/* SPDX-License-Identifier: MIT */
#ifndef SPLIT_VIEW_LANGUAGES_H
#define SPLIT_VIEW_LANGUAGES_H

/* The folder that the build puts beside the executable; its folder "locale" holds the translations. */
#define SPLIT_VIEW_LANGUAGES_BUNDLE "split-view_SplitViewLanguages.resources"

#endif
