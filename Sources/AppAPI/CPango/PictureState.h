#pragma once

// What the readers of picture files share.

#include "Pictures.h"

#include <cairo.h>

/// Each returns NULL where the bytes are not a sound file of its kind.
cairo_surface_t *earshot_read_png(const uint8_t *bytes, size_t length, size_t pixel_limit);
cairo_surface_t *earshot_read_jpeg(const uint8_t *bytes, size_t length, size_t pixel_limit);

/// A drawing made of outlines, which has pixels only once its extent is known.
typedef struct earshot_outlines earshot_outlines;

earshot_outlines *earshot_read_outlines(const uint8_t *bytes, size_t length, double *width, double *height);
/// Draws it as large as asked for.
cairo_surface_t *earshot_draw_outlines(earshot_outlines *outlines, int width, int height);
void earshot_outlines_free(earshot_outlines *outlines);
