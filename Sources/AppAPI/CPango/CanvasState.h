#pragma once

// What the parts of the canvas share.

#include "Canvas.h"

#include <cairo.h>
#include <glib.h>

/// No place on a device lies farther out than this; Cairo's own numbers end at 2^23.
#define FARTHEST 65536.0

struct earshot_canvas {
  cairo_surface_t *surface;
  cairo_t *context;
  double scale;
  /// False once a number of the path was no number.
  bool path_is_sound;
  GArray *paints;
  /// What was drawn on before each open layer began.
  GPtrArray *grounds;
  /// The area of each open layer, in pixels.
  GArray *areas;
};

/// An area of whole pixels.
typedef struct pixel_area {
  double x, y, width, height;
} pixel_area;

/// Takes a paint for what is drawn next; `area` is where it will be, in pixels. False where nothing is to be drawn.
bool earshot_take_paint(earshot_canvas *canvas, uint32_t number, pixel_area area);

/// The pixels that the path or, with a width, a line along it may touch.
pixel_area earshot_path_area(earshot_canvas *canvas, double line_width);
/// The pixels around a rectangle, grown by some points and no larger than the clip.
pixel_area earshot_rect_area(earshot_canvas *canvas, earshot_rect rect, double margin);

/// Blurs pixels of 4 bytes, or of 1 where `channels` is 1; `deviation` is counted in pixels.
void earshot_blur(unsigned char *pixels, int width, int height, int stride, int channels, double deviation);

static inline bool is_sound(double number) { return number == number && number > -1e12 && number < 1e12; }
