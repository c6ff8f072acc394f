#include "CanvasState.h"

#include <math.h>
#include <string.h>

/// How finely the colours around a point are told apart.
#define SHADES 1024

/// A colour, a gradient that Cairo knows, or the shades around a point.
typedef struct numbered_paint {
  cairo_pattern_t *pattern;
  uint32_t *shades;
  double x, y, from, sweep;
} numbered_paint;

static void release(void *paint) {
  if (((numbered_paint *)paint)->pattern != NULL) cairo_pattern_destroy(((numbered_paint *)paint)->pattern);
  g_free(((numbered_paint *)paint)->shades);
}

static uint32_t add(earshot_canvas *canvas, numbered_paint paint) {
  if (canvas->paints == NULL) {
    canvas->paints = g_array_new(FALSE, FALSE, sizeof(numbered_paint));
    g_array_set_clear_func(canvas->paints, release);
  }
  g_array_append_val(canvas->paints, paint);
  return canvas->paints->len - 1;
}

void earshot_canvas_forget_paints(earshot_canvas *canvas) {
  if (canvas->paints != NULL) g_array_set_size(canvas->paints, 0);
}

uint32_t earshot_canvas_add_color(earshot_canvas *canvas, earshot_color color) {
  return add(canvas, (numbered_paint){.pattern = cairo_pattern_create_rgba(color.red, color.green, color.blue, color.alpha)});
}

static uint32_t add_last(earshot_canvas *canvas, const earshot_stop *stops, size_t count) {
  earshot_color none = {0};
  return earshot_canvas_add_color(canvas, count == 0 ? none : stops[count - 1].color);
}

static void add_stops(cairo_pattern_t *pattern, const earshot_stop *stops, size_t count) {
  for (size_t i = 0; i < count; i++) {
    double location = is_sound(stops[i].location) ? stops[i].location : 0;
    earshot_color color = stops[i].color;
    cairo_pattern_add_color_stop_rgba(
        pattern, fmin(fmax(location, 0), 1), color.red, color.green, color.blue, color.alpha);
  }
}

uint32_t earshot_canvas_add_linear(
    earshot_canvas *canvas, double x0, double y0, double x1, double y1, const earshot_stop *stops, size_t count) {
  bool sound = is_sound(x0) && is_sound(y0) && is_sound(x1) && is_sound(y1);
  if (!sound || count < 2 || hypot(x1 - x0, y1 - y0) < 1e-6) return add_last(canvas, stops, count);
  cairo_pattern_t *pattern = cairo_pattern_create_linear(x0, y0, x1, y1);
  add_stops(pattern, stops, count);
  return add(canvas, (numbered_paint){.pattern = pattern});
}

uint32_t earshot_canvas_add_radial(
    earshot_canvas *canvas, double x, double y, double from, double to, const earshot_stop *stops, size_t count) {
  bool sound = is_sound(x) && is_sound(y) && is_sound(from) && is_sound(to);
  from = fmax(from, 0);
  to = fmax(to, 0);
  if (!sound || count < 2 || fabs(to - from) < 1e-6) return add_last(canvas, stops, count);
  cairo_pattern_t *pattern = cairo_pattern_create_radial(x, y, from, x, y, to);
  add_stops(pattern, stops, count);
  return add(canvas, (numbered_paint){.pattern = pattern});
}

/// The colour at a place of a gradient, multiplied by its opacity, as a pixel.
static uint32_t shade(const earshot_stop *stops, size_t count, double location) {
  size_t next = 0;
  while (next < count && stops[next].location <= location) next++;
  const earshot_stop *low = &stops[next == 0 ? 0 : next - 1], *high = &stops[next == count ? count - 1 : next];
  double room = high->location - low->location;
  double share = room > 1e-9 ? (location - low->location) / room : 0;
  double alpha = low->color.alpha + (high->color.alpha - low->color.alpha) * share;
  double parts[] = {
      1, low->color.red + (high->color.red - low->color.red) * share,
      low->color.green + (high->color.green - low->color.green) * share,
      low->color.blue + (high->color.blue - low->color.blue) * share};
  uint32_t pixel = 0;
  for (int i = 0; i < 4; i++) pixel = pixel << 8 | (uint32_t)lround(fmin(fmax(parts[i] * alpha, 0), 1) * 255);
  return pixel;
}

uint32_t earshot_canvas_add_angular(
    earshot_canvas *canvas, double x, double y, double from, double to, const earshot_stop *stops, size_t count) {
  bool sound = is_sound(x) && is_sound(y) && is_sound(from) && is_sound(to);
  for (size_t i = 0; i < count; i++) sound = sound && is_sound(stops[i].location);
  if (!sound || count < 2 || fabs(to - from) < 1e-6) return add_last(canvas, stops, count);
  numbered_paint paint = {.shades = g_new(uint32_t, SHADES), .x = x, .y = y, .from = from, .sweep = to - from};
  for (int i = 0; i < SHADES; i++) paint.shades[i] = shade(stops, count, (double)i / (SHADES - 1));
  return add(canvas, paint);
}

/// How far around a place lies, from 0 to 1; beyond both ends, the nearer end.
static double turn(const numbered_paint *paint, double x, double y) {
  double sweep = fabs(paint->sweep);
  double angle = atan2(y - paint->y, x - paint->x) - paint->from;
  if (paint->sweep < 0) angle = -angle;
  angle -= 2 * G_PI * floor(angle / (2 * G_PI));
  if (angle <= sweep) return angle / sweep;
  return angle - sweep < 2 * G_PI - angle ? 1 : 0;
}

/// Makes a picture of the colours around a point, as large as what is drawn with it.
static cairo_pattern_t *surrounding(earshot_canvas *canvas, const numbered_paint *paint, pixel_area area) {
  cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, (int)area.width, (int)area.height);
  unsigned char *pixels = cairo_image_surface_get_data(surface);
  size_t stride = (size_t)cairo_image_surface_get_stride(surface);
  cairo_matrix_t back;
  cairo_get_matrix(canvas->context, &back);
  if (pixels != NULL && cairo_matrix_invert(&back) == CAIRO_STATUS_SUCCESS) {
    cairo_surface_flush(surface);
    for (int row = 0; row < (int)area.height; row++) {
      for (int column = 0; column < (int)area.width; column++) {
        double x = area.x + column + 0.5, y = area.y + row + 0.5;
        cairo_matrix_transform_point(&back, &x, &y);
        uint32_t pixel = paint->shades[(int)(turn(paint, x, y) * (SHADES - 1) + 0.5)];
        memcpy(pixels + (size_t)row * stride + (size_t)column * 4, &pixel, 4);
      }
    }
    cairo_surface_mark_dirty(surface);
  }
  cairo_pattern_t *pattern = cairo_pattern_create_for_surface(surface);
  cairo_surface_destroy(surface);
  cairo_matrix_t shift;
  cairo_matrix_init_translate(&shift, -area.x, -area.y);
  cairo_pattern_set_matrix(pattern, &shift);
  cairo_pattern_set_filter(pattern, CAIRO_FILTER_NEAREST);
  return pattern;
}

bool earshot_take_paint(earshot_canvas *canvas, uint32_t number, pixel_area area) {
  if (canvas->paints == NULL || number >= canvas->paints->len) return false;
  if (area.width < 1 || area.height < 1) return false;
  const numbered_paint *paint = &g_array_index(canvas->paints, numbered_paint, number);
  if (paint->pattern != NULL) {
    cairo_set_source(canvas->context, paint->pattern);
    return true;
  }
  cairo_pattern_t *pattern = surrounding(canvas, paint, area);
  cairo_matrix_t matrix;
  cairo_get_matrix(canvas->context, &matrix);
  cairo_identity_matrix(canvas->context);
  cairo_set_source(canvas->context, pattern);
  cairo_set_matrix(canvas->context, &matrix);
  cairo_pattern_destroy(pattern);
  return true;
}
