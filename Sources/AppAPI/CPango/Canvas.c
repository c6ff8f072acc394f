#include "CanvasState.h"

#include <math.h>
#include <string.h>

earshot_canvas *earshot_canvas_new(int32_t width, int32_t height, double scale, earshot_color ground) {
  earshot_canvas *canvas = g_new0(earshot_canvas, 1);
  canvas->surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height);
  canvas->context = cairo_create(canvas->surface);
  canvas->scale = scale;
  canvas->path_is_sound = true;
  canvas->grounds = g_ptr_array_new();
  canvas->areas = g_array_new(FALSE, FALSE, sizeof(pixel_area));
  cairo_set_source_rgba(canvas->context, ground.red, ground.green, ground.blue, ground.alpha);
  cairo_paint(canvas->context);
  cairo_scale(canvas->context, scale, scale);
  return canvas;
}

void earshot_canvas_free(earshot_canvas *canvas) {
  earshot_canvas_forget_paints(canvas);
  if (canvas->paints != NULL) g_array_unref(canvas->paints);
  cairo_destroy(canvas->context);
  cairo_surface_destroy(canvas->surface);
  g_ptr_array_unref(canvas->grounds);
  g_array_unref(canvas->areas);
  g_free(canvas);
}

void earshot_canvas_read(earshot_canvas *canvas, uint32_t *pixels, size_t count) {
  cairo_surface_flush(canvas->surface);
  const unsigned char *from = cairo_image_surface_get_data(canvas->surface);
  if (from == NULL) {
    memset(pixels, 0, count * sizeof *pixels);
    return;
  }
  size_t width = (size_t)cairo_image_surface_get_width(canvas->surface);
  size_t height = (size_t)cairo_image_surface_get_height(canvas->surface);
  size_t stride = (size_t)cairo_image_surface_get_stride(canvas->surface);
  for (size_t y = 0; y < height; y++) memcpy(pixels + y * width, from + y * stride, width * 4);
}

void earshot_canvas_write(earshot_canvas *canvas, const uint32_t *pixels, size_t count) {
  cairo_surface_flush(canvas->surface);
  unsigned char *to = cairo_image_surface_get_data(canvas->surface);
  if (to == NULL) return;
  size_t width = (size_t)cairo_image_surface_get_width(canvas->surface);
  size_t height = (size_t)cairo_image_surface_get_height(canvas->surface);
  size_t stride = (size_t)cairo_image_surface_get_stride(canvas->surface);
  if (count != width * height) return;
  for (size_t y = 0; y < height; y++) memcpy(to + y * stride, pixels + y * width, width * 4);
  cairo_surface_mark_dirty(canvas->surface);
}

/// Puts the pixel of a surface at a place of the device on a colour multiplied by its opacity.
static void put_on(cairo_surface_t *surface, double x, double y, double sum[4]) {
  cairo_surface_flush(surface);
  const unsigned char *pixels = cairo_image_surface_get_data(surface);
  double dx, dy;
  cairo_surface_get_device_offset(surface, &dx, &dy);
  int column = (int)floor(x + dx), row = (int)floor(y + dy);
  if (pixels == NULL || column < 0 || row < 0 || column >= cairo_image_surface_get_width(surface) ||
      row >= cairo_image_surface_get_height(surface)) return;
  uint32_t pixel;
  memcpy(&pixel, pixels + (size_t)row * (size_t)cairo_image_surface_get_stride(surface) + (size_t)column * 4, 4);
  double left = 1 - (pixel >> 24) / 255.0;
  for (int i = 0; i < 4; i++) sum[i] = sum[i] * left + ((pixel >> (24 - 8 * i)) & 0xff) / 255.0;
}

earshot_color earshot_canvas_color_at(earshot_canvas *canvas, double x, double y) {
  double sum[4] = {0};
  earshot_color none = {0};
  x *= canvas->scale;
  y *= canvas->scale;
  if (!(fabs(x) < FARTHEST && fabs(y) < FARTHEST)) return none;
  for (guint i = 0; i < canvas->grounds->len; i++) put_on(g_ptr_array_index(canvas->grounds, i), x, y, sum);
  put_on(cairo_get_group_target(canvas->context), x, y, sum);
  if (sum[0] <= 0) return none;
  return (earshot_color){sum[1] / sum[0], sum[2] / sum[0], sum[3] / sum[0], sum[0]};
}

void earshot_canvas_save(earshot_canvas *canvas) { cairo_save(canvas->context); }
void earshot_canvas_restore(earshot_canvas *canvas) { cairo_restore(canvas->context); }

void earshot_canvas_use_coarse_edges(earshot_canvas *canvas) {
  cairo_set_antialias(canvas->context, CAIRO_ANTIALIAS_FAST);
  cairo_set_tolerance(canvas->context, 0.25);
}

void earshot_canvas_transform(earshot_canvas *canvas, double a, double b, double c, double d, double tx, double ty) {
  cairo_matrix_t own = {a, b, c, d, tx, ty}, before, result;
  cairo_get_matrix(canvas->context, &before);
  cairo_matrix_multiply(&result, &own, &before);
  double room = fabs(result.xx * result.yy - result.xy * result.yx);
  bool sound = is_sound(result.x0) && is_sound(result.y0) && room > 1e-9 && room < 1e9 &&
      fabs(result.xx) < 1e6 && fabs(result.xy) < 1e6 && fabs(result.yx) < 1e6 && fabs(result.yy) < 1e6;
  if (sound) {
    cairo_set_matrix(canvas->context, &result);
  } else {
    cairo_new_path(canvas->context);
    cairo_rectangle(canvas->context, 0, 0, 0, 0);
    cairo_clip(canvas->context);
  }
}

// Paths are made of places on the device, so that none lies farther out than Cairo can count.

static bool place(earshot_canvas *canvas, double *x, double *y) {
  if (!is_sound(*x) || !is_sound(*y)) {
    canvas->path_is_sound = false;
    return false;
  }
  cairo_user_to_device(canvas->context, x, y);
  *x = fmin(fmax(*x, -FARTHEST), FARTHEST);
  *y = fmin(fmax(*y, -FARTHEST), FARTHEST);
  return true;
}

void earshot_canvas_begin_path(earshot_canvas *canvas) {
  cairo_new_path(canvas->context);
  canvas->path_is_sound = true;
}

typedef enum path_step { MOVE, LINE, CURVE } path_step;

static void add(earshot_canvas *canvas, path_step step, double x1, double y1, double x2, double y2, double x, double y) {
  if (!place(canvas, &x1, &y1) || !place(canvas, &x2, &y2) || !place(canvas, &x, &y)) return;
  cairo_matrix_t matrix;
  cairo_get_matrix(canvas->context, &matrix);
  cairo_identity_matrix(canvas->context);
  switch (step) {
    case MOVE: cairo_move_to(canvas->context, x, y); break;
    case LINE: cairo_line_to(canvas->context, x, y); break;
    case CURVE: cairo_curve_to(canvas->context, x1, y1, x2, y2, x, y); break;
  }
  cairo_set_matrix(canvas->context, &matrix);
}

void earshot_canvas_move(earshot_canvas *canvas, double x, double y) { add(canvas, MOVE, x, y, x, y, x, y); }
void earshot_canvas_line(earshot_canvas *canvas, double x, double y) { add(canvas, LINE, x, y, x, y, x, y); }

void earshot_canvas_curve(
    earshot_canvas *canvas, double x1, double y1, double x2, double y2, double x, double y) {
  add(canvas, CURVE, x1, y1, x2, y2, x, y);
}

void earshot_canvas_close(earshot_canvas *canvas) { cairo_close_path(canvas->context); }

static void use_rule(earshot_canvas *canvas, bool even_odd) {
  cairo_set_fill_rule(canvas->context, even_odd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING);
}

void earshot_canvas_clip(earshot_canvas *canvas, bool even_odd) {
  use_rule(canvas, even_odd);
  if (!canvas->path_is_sound) {
    cairo_new_path(canvas->context);
    cairo_rectangle(canvas->context, 0, 0, 0, 0);
  }
  cairo_clip(canvas->context);
}

/// A rectangle as whole pixels, no larger than the clip.
static pixel_area within_clip(cairo_t *context, double x1, double y1, double x2, double y2) {
  cairo_matrix_t matrix;
  cairo_get_matrix(context, &matrix);
  cairo_identity_matrix(context);
  double left, top, right, bottom;
  cairo_clip_extents(context, &left, &top, &right, &bottom);
  cairo_set_matrix(context, &matrix);
  left = fmax(floor(left), floor(x1));
  top = fmax(floor(top), floor(y1));
  return (pixel_area){
      left, top, fmax(fmin(ceil(right), ceil(x2)) - left, 0), fmax(fmin(ceil(bottom), ceil(y2)) - top, 0)};
}

pixel_area earshot_path_area(earshot_canvas *canvas, double line_width) {
  cairo_matrix_t matrix;
  cairo_get_matrix(canvas->context, &matrix);
  double reach = line_width * 4 * hypot(hypot(matrix.xx, matrix.yx), hypot(matrix.xy, matrix.yy)) + 1;
  cairo_identity_matrix(canvas->context);
  double x1, y1, x2, y2;
  cairo_path_extents(canvas->context, &x1, &y1, &x2, &y2);
  cairo_set_matrix(canvas->context, &matrix);
  return within_clip(canvas->context, x1 - reach, y1 - reach, x2 + reach, y2 + reach);
}

pixel_area earshot_rect_area(earshot_canvas *canvas, earshot_rect rect, double margin) {
  double xs[4], ys[4];
  for (int i = 0; i < 4; i++) {
    xs[i] = i % 2 == 0 ? rect.x - margin : rect.x + rect.width + margin;
    ys[i] = i / 2 == 0 ? rect.y - margin : rect.y + rect.height + margin;
    cairo_user_to_device(canvas->context, &xs[i], &ys[i]);
  }
  double left = fmin(fmin(xs[0], xs[1]), fmin(xs[2], xs[3])), right = fmax(fmax(xs[0], xs[1]), fmax(xs[2], xs[3]));
  double top = fmin(fmin(ys[0], ys[1]), fmin(ys[2], ys[3])), bottom = fmax(fmax(ys[0], ys[1]), fmax(ys[2], ys[3]));
  return within_clip(canvas->context, left, top, right, bottom);
}

void earshot_canvas_fill(earshot_canvas *canvas, uint32_t paint, bool even_odd) {
  use_rule(canvas, even_odd);
  if (canvas->path_is_sound && earshot_take_paint(canvas, paint, earshot_path_area(canvas, 0))) {
    cairo_fill(canvas->context);
  }
  cairo_new_path(canvas->context);
}

/// Sets the dashes, or none where they are wrong or too short to be seen.
static void use_dashes(earshot_canvas *canvas, const earshot_line *line) {
  double sum = 0;
  bool sound = is_sound(line->dash_phase);
  for (size_t i = 0; i < line->dash_count; i++) {
    sound = sound && is_sound(line->dashes[i]) && line->dashes[i] >= 0;
    sum += line->dashes[i];
  }
  double x = sum, y = 0;
  cairo_user_to_device_distance(canvas->context, &x, &y);
  if (!sound || line->dash_count == 0 || line->dash_count > 1000 || hypot(x, y) < 0.5) {
    cairo_set_dash(canvas->context, NULL, 0, 0);
  } else {
    cairo_set_dash(canvas->context, line->dashes, (int)line->dash_count, fmod(line->dash_phase, sum * 2));
  }
}

void earshot_canvas_stroke(earshot_canvas *canvas, uint32_t paint, const earshot_line *line) {
  static const cairo_line_cap_t caps[] = {CAIRO_LINE_CAP_BUTT, CAIRO_LINE_CAP_ROUND, CAIRO_LINE_CAP_SQUARE};
  static const cairo_line_join_t joins[] = {CAIRO_LINE_JOIN_MITER, CAIRO_LINE_JOIN_ROUND, CAIRO_LINE_JOIN_BEVEL};
  bool sound = canvas->path_is_sound && is_sound(line->width) && line->width > 0;
  double width = fmin(line->width, FARTHEST);
  if (sound && earshot_take_paint(canvas, paint, earshot_path_area(canvas, width))) {
    cairo_set_line_width(canvas->context, width);
    cairo_set_line_cap(canvas->context, caps[line->cap >= 0 && line->cap < 3 ? line->cap : 0]);
    cairo_set_line_join(canvas->context, joins[line->join >= 0 && line->join < 3 ? line->join : 0]);
    cairo_set_miter_limit(canvas->context, is_sound(line->miter_limit) ? fmax(line->miter_limit, 1) : 10);
    use_dashes(canvas, line);
    cairo_stroke(canvas->context);
  }
  cairo_new_path(canvas->context);
}

earshot_rect earshot_canvas_on_screen(earshot_canvas *canvas, earshot_rect rect) {
  earshot_rect none = {0};
  if (!is_sound(rect.x) || !is_sound(rect.y) || !is_sound(rect.width) || !is_sound(rect.height)) return none;
  pixel_area area = earshot_rect_area(canvas, rect, 0);
  double scale = canvas->scale;
  return (earshot_rect){area.x / scale, area.y / scale, area.width / scale, area.height / scale};
}
