#include "CanvasState.h"

#include <math.h>
#include <string.h>

void earshot_canvas_begin_layer(earshot_canvas *canvas, earshot_rect bounds) {
  cairo_t *context = canvas->context;
  g_ptr_array_add(canvas->grounds, cairo_get_group_target(context));
  cairo_save(context);
  cairo_matrix_t matrix;
  cairo_get_matrix(context, &matrix);
  cairo_identity_matrix(context);
  bool sound = is_sound(bounds.x) && is_sound(bounds.y) && is_sound(bounds.width) && is_sound(bounds.height);
  double left, top, right, bottom;
  cairo_clip_extents(context, &left, &top, &right, &bottom);
  if (sound) {
    left = fmax(left, floor(bounds.x * canvas->scale));
    top = fmax(top, floor(bounds.y * canvas->scale));
    right = fmin(right, ceil((bounds.x + bounds.width) * canvas->scale));
    bottom = fmin(bottom, ceil((bounds.y + bounds.height) * canvas->scale));
  }
  pixel_area area = {floor(left), floor(top), fmax(ceil(right) - floor(left), 0), fmax(ceil(bottom) - floor(top), 0)};
  cairo_new_path(context);
  cairo_rectangle(context, area.x, area.y, area.width, area.height);
  cairo_clip(context);
  g_array_append_val(canvas->areas, area);
  cairo_set_matrix(context, &matrix);
  cairo_push_group(context);
}

static cairo_operator_t operator_of(earshot_blending blending) {
  switch (blending) {
    case EARSHOT_NORMAL: return CAIRO_OPERATOR_OVER;
    case EARSHOT_MULTIPLY: return CAIRO_OPERATOR_MULTIPLY;
    case EARSHOT_SCREEN: return CAIRO_OPERATOR_SCREEN;
    case EARSHOT_OVERLAY: return CAIRO_OPERATOR_OVERLAY;
    case EARSHOT_DARKEN: return CAIRO_OPERATOR_DARKEN;
    case EARSHOT_LIGHTEN: return CAIRO_OPERATOR_LIGHTEN;
    case EARSHOT_COLOR_DODGE: return CAIRO_OPERATOR_COLOR_DODGE;
    case EARSHOT_COLOR_BURN: return CAIRO_OPERATOR_COLOR_BURN;
    case EARSHOT_SOFT_LIGHT: return CAIRO_OPERATOR_SOFT_LIGHT;
    case EARSHOT_HARD_LIGHT: return CAIRO_OPERATOR_HARD_LIGHT;
    case EARSHOT_DIFFERENCE: return CAIRO_OPERATOR_DIFFERENCE;
    case EARSHOT_EXCLUSION: return CAIRO_OPERATOR_EXCLUSION;
    case EARSHOT_HUE: return CAIRO_OPERATOR_HSL_HUE;
    case EARSHOT_SATURATION: return CAIRO_OPERATOR_HSL_SATURATION;
    case EARSHOT_COLOR: return CAIRO_OPERATOR_HSL_COLOR;
    case EARSHOT_LUMINOSITY: return CAIRO_OPERATOR_HSL_LUMINOSITY;
    case EARSHOT_ADD: return CAIRO_OPERATOR_ADD;
    case EARSHOT_ATOP: return CAIRO_OPERATOR_ATOP;
    case EARSHOT_BEHIND: return CAIRO_OPERATOR_DEST_OVER;
    case EARSHOT_CUT_OUT: return CAIRO_OPERATOR_DEST_OUT;
  }
  return CAIRO_OPERATOR_OVER;
}

/// How many pixels a length in points is, where what it belongs to is drawn.
static double pixels_of(earshot_canvas *canvas, double length) {
  cairo_matrix_t matrix;
  cairo_get_matrix(canvas->context, &matrix);
  return length * sqrt(fabs(matrix.xx * matrix.yy - matrix.xy * matrix.yx));
}

static void blur_group(cairo_surface_t *group, double deviation) {
  if (cairo_surface_get_type(group) != CAIRO_SURFACE_TYPE_IMAGE) return;
  if (cairo_image_surface_get_format(group) != CAIRO_FORMAT_ARGB32) return;
  cairo_surface_flush(group);
  earshot_blur(
      cairo_image_surface_get_data(group), cairo_image_surface_get_width(group),
      cairo_image_surface_get_height(group), cairo_image_surface_get_stride(group), 4, deviation);
  cairo_surface_mark_dirty(group);
}

/// The shape of a group, out of focus.
static cairo_surface_t *shadow_of(cairo_surface_t *group, double deviation) {
  if (cairo_surface_get_type(group) != CAIRO_SURFACE_TYPE_IMAGE) return NULL;
  cairo_surface_flush(group);
  int width = cairo_image_surface_get_width(group), height = cairo_image_surface_get_height(group);
  const unsigned char *from = cairo_image_surface_get_data(group);
  cairo_surface_t *shape = cairo_image_surface_create(CAIRO_FORMAT_A8, width, height);
  unsigned char *to = cairo_image_surface_get_data(shape);
  if (from != NULL && to != NULL && cairo_image_surface_get_format(group) == CAIRO_FORMAT_ARGB32) {
    size_t from_stride = (size_t)cairo_image_surface_get_stride(group);
    size_t to_stride = (size_t)cairo_image_surface_get_stride(shape);
    cairo_surface_flush(shape);
    for (size_t y = 0; y < (size_t)height; y++) {
      for (size_t x = 0; x < (size_t)width; x++) {
        uint32_t pixel;
        memcpy(&pixel, from + y * from_stride + x * 4, 4);
        to[y * to_stride + x] = (unsigned char)(pixel >> 24);
      }
    }
    earshot_blur(to, width, height, (int)to_stride, 1, deviation);
    cairo_surface_mark_dirty(shape);
  }
  double x, y;
  cairo_surface_get_device_offset(group, &x, &y);
  cairo_surface_set_device_offset(shape, x, y);
  return shape;
}

static void cast_shadow(earshot_canvas *canvas, cairo_surface_t *group, const earshot_layer *layer) {
  cairo_surface_t *shape = shadow_of(group, pixels_of(canvas, layer->shadow_radius));
  if (shape == NULL) return;
  double x = layer->shadow_x, y = layer->shadow_y;
  cairo_user_to_device_distance(canvas->context, &x, &y);
  cairo_matrix_t matrix;
  cairo_get_matrix(canvas->context, &matrix);
  cairo_identity_matrix(canvas->context);
  earshot_color color = layer->shadow_color;
  cairo_set_source_rgba(canvas->context, color.red, color.green, color.blue, color.alpha);
  cairo_mask_surface(canvas->context, shape, x, y);
  cairo_set_matrix(canvas->context, &matrix);
  cairo_surface_destroy(shape);
}

void earshot_canvas_end_layer(earshot_canvas *canvas, const earshot_layer *layer) {
  cairo_t *context = canvas->context;
  if (canvas->grounds->len == 0) return;
  cairo_pattern_t *pattern = cairo_pop_group(context);
  pixel_area area = g_array_index(canvas->areas, pixel_area, canvas->areas->len - 1);
  cairo_surface_t *group = NULL;
  bool drawn = area.width > 0 && area.height > 0 && cairo_pattern_get_surface(pattern, &group) == CAIRO_STATUS_SUCCESS;
  if (drawn) {
    double blur = is_sound(layer->blur_radius) ? pixels_of(canvas, layer->blur_radius) : 0;
    if (blur > 0) blur_group(group, blur);
    bool shadowed = layer->has_shadow && is_sound(layer->shadow_radius) && is_sound(layer->shadow_x) &&
        is_sound(layer->shadow_y);
    if (shadowed) {
      cairo_push_group(context);
      cast_shadow(canvas, group, layer);
      cairo_set_source(context, pattern);
      cairo_paint(context);
      cairo_pattern_destroy(pattern);
      pattern = cairo_pop_group(context);
    }
    cairo_set_operator(context, operator_of(layer->blending));
    cairo_set_source(context, pattern);
    cairo_paint_with_alpha(context, layer->opacity == layer->opacity ? fmin(fmax(layer->opacity, 0), 1) : 1);
  }
  cairo_pattern_destroy(pattern);
  cairo_restore(context);
  g_ptr_array_set_size(canvas->grounds, (gint)canvas->grounds->len - 1);
  g_array_set_size(canvas->areas, canvas->areas->len - 1);
}
