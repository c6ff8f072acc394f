#include "Pictures.h"

#include <string.h>

#include "CanvasState.h"

struct earshot_picture {
  cairo_surface_t *surface;
};

/// Bytes that are read one part after the other.
typedef struct byte_source {
  const uint8_t *bytes;
  size_t length;
  size_t at;
} byte_source;

static cairo_status_t take(void *closure, unsigned char *to, unsigned int length) {
  byte_source *source = closure;
  if (length > source->length - source->at) return CAIRO_STATUS_READ_ERROR;
  memcpy(to, source->bytes + source->at, length);
  source->at += length;
  return CAIRO_STATUS_SUCCESS;
}

static uint32_t number_at(const uint8_t *bytes) {
  return (uint32_t)bytes[0] << 24 | (uint32_t)bytes[1] << 16 | (uint32_t)bytes[2] << 8 | bytes[3];
}

static cairo_surface_t *read_png(const uint8_t *bytes, size_t length, size_t pixel_limit) {
  if (length < 24) return NULL;
  uint64_t width = number_at(bytes + 16), height = number_at(bytes + 20);
  if (width == 0 || height == 0 || width > 32767 || height > 32767 || width * height > pixel_limit) return NULL;
  byte_source source = {.bytes = bytes, .length = length};
  cairo_surface_t *surface = cairo_image_surface_create_from_png_stream(take, &source);
  if (cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS) return surface;
  cairo_surface_destroy(surface);
  return NULL;
}

earshot_picture *earshot_picture_read(const uint8_t *bytes, size_t length, size_t pixel_limit) {
  static const uint8_t png[] = {0x89, 'P', 'N', 'G'};
  cairo_surface_t *surface = NULL;
  if (length > 4 && memcmp(bytes, png, 4) == 0) surface = read_png(bytes, length, pixel_limit);
  if (surface == NULL) return NULL;
  earshot_picture *picture = g_new0(earshot_picture, 1);
  picture->surface = surface;
  return picture;
}

void earshot_picture_free(earshot_picture *picture) {
  cairo_surface_destroy(picture->surface);
  g_free(picture);
}

double earshot_picture_width(const earshot_picture *picture) { return cairo_image_surface_get_width(picture->surface); }
double earshot_picture_height(const earshot_picture *picture) { return cairo_image_surface_get_height(picture->surface); }

void earshot_canvas_picture(
    earshot_canvas *canvas, earshot_picture *picture, earshot_rect rect, bool has_paint, uint32_t paint) {
  cairo_t *context = canvas->context;
  bool sound = is_sound(rect.x) && is_sound(rect.y) && rect.width > 0 && rect.width < FARTHEST && rect.height > 0 &&
      rect.height < FARTHEST;
  if (!sound) return;
  double x = rect.width / earshot_picture_width(picture), y = rect.height / earshot_picture_height(picture);
  pixel_area area = earshot_rect_area(canvas, rect, 0);
  if (area.width < 1 || area.height < 1) return;
  cairo_save(context);
  cairo_pattern_t *pattern = cairo_pattern_create_for_surface(picture->surface);
  cairo_matrix_t matrix;
  cairo_matrix_init_scale(&matrix, 1 / x, 1 / y);
  cairo_matrix_translate(&matrix, -rect.x, -rect.y);
  cairo_pattern_set_matrix(pattern, &matrix);
  cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD);
  cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD);
  cairo_new_path(context);
  cairo_rectangle(context, rect.x, rect.y, rect.width, rect.height);
  cairo_clip(context);
  if (!has_paint) {
    cairo_set_source(context, pattern);
    cairo_paint(context);
  } else if (earshot_take_paint(canvas, paint, area)) {
    cairo_mask(context, pattern);
  }
  cairo_pattern_destroy(pattern);
  cairo_restore(context);
}
