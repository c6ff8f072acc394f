#include "PictureState.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "CanvasState.h"

struct earshot_picture {
  /// The pixels; for outlines those of the extent asked for last.
  cairo_surface_t *surface;
  earshot_outlines *outlines;
  double width, height;
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

cairo_surface_t *earshot_read_png(const uint8_t *bytes, size_t length, size_t pixel_limit) {
  static const uint8_t mark[] = {0x89, 'P', 'N', 'G', 13, 10, 26, 10};
  if (length < 24 || memcmp(bytes, mark, sizeof mark) != 0) return NULL;
  uint64_t width = number_at(bytes + 16), height = number_at(bytes + 20);
  if (width == 0 || height == 0 || width > 32767 || height > 32767 || width * height > pixel_limit) return NULL;
  byte_source source = {.bytes = bytes, .length = length};
  cairo_surface_t *surface = cairo_image_surface_create_from_png_stream(take, &source);
  if (cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS) return surface;
  cairo_surface_destroy(surface);
  return NULL;
}

earshot_picture *earshot_picture_read(const uint8_t *bytes, size_t length, size_t pixel_limit) {
  double width = 0, height = 0;
  earshot_outlines *outlines = NULL;
  cairo_surface_t *surface = earshot_read_png(bytes, length, pixel_limit);
  if (surface == NULL) surface = earshot_read_jpeg(bytes, length, pixel_limit);
  if (surface == NULL) outlines = earshot_read_outlines(bytes, length, &width, &height);
  if (surface == NULL && outlines == NULL) return NULL;
  if (surface != NULL) {
    width = cairo_image_surface_get_width(surface);
    height = cairo_image_surface_get_height(surface);
  }
  earshot_picture *picture = g_new0(earshot_picture, 1);
  *picture = (earshot_picture){.surface = surface, .outlines = outlines, .width = width, .height = height};
  return picture;
}

void earshot_picture_free(earshot_picture *picture) {
  if (picture->surface != NULL) cairo_surface_destroy(picture->surface);
  if (picture->outlines != NULL) earshot_outlines_free(picture->outlines);
  g_free(picture);
}

double earshot_picture_width(const earshot_picture *picture) { return picture->width; }
double earshot_picture_height(const earshot_picture *picture) { return picture->height; }

/// The pixels to draw a rectangle of the canvas with.
static cairo_surface_t *pixels_for(earshot_canvas *canvas, earshot_picture *picture, earshot_rect rect) {
  if (picture->outlines == NULL) return picture->surface;
  cairo_matrix_t matrix;
  cairo_get_matrix(canvas->context, &matrix);
  int width = (int)fmin(fmax(ceil(rect.width * hypot(matrix.xx, matrix.yx)), 1), 4096);
  int height = (int)fmin(fmax(ceil(rect.height * hypot(matrix.xy, matrix.yy)), 1), 4096);
  cairo_surface_t *known = picture->surface;
  if (known != NULL && cairo_image_surface_get_width(known) == width &&
      cairo_image_surface_get_height(known) == height) return known;
  if (known != NULL) cairo_surface_destroy(known);
  picture->surface = earshot_draw_outlines(picture->outlines, width, height);
  return picture->surface;
}

void earshot_canvas_picture(
    earshot_canvas *canvas, earshot_picture *picture, earshot_rect rect, earshot_rect room, bool repeated,
    bool has_paint, uint32_t paint) {
  cairo_t *context = canvas->context;
  bool sound = is_sound(rect.x) && is_sound(rect.y) && rect.width > 0 && rect.width < FARTHEST && rect.height > 0 &&
      rect.height < FARTHEST && is_sound(room.x) && is_sound(room.y) && is_sound(room.width) && is_sound(room.height);
  pixel_area area = {0};
  if (sound) area = earshot_rect_area(canvas, room, 0);
  if (area.width < 1 || area.height < 1) return;
  cairo_surface_t *surface = pixels_for(canvas, picture, rect);
  if (surface == NULL) return;
  cairo_save(context);
  earshot_canvas_begin_path(canvas);
  earshot_canvas_move(canvas, room.x, room.y);
  earshot_canvas_line(canvas, room.x + room.width, room.y);
  earshot_canvas_line(canvas, room.x + room.width, room.y + room.height);
  earshot_canvas_line(canvas, room.x, room.y + room.height);
  earshot_canvas_close(canvas);
  cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING);
  cairo_clip(context);
  cairo_pattern_t *pattern = cairo_pattern_create_for_surface(surface);
  cairo_matrix_t matrix;
  cairo_matrix_init_scale(
      &matrix, cairo_image_surface_get_width(surface) / rect.width,
      cairo_image_surface_get_height(surface) / rect.height);
  cairo_matrix_translate(&matrix, -rect.x, -rect.y);
  cairo_pattern_set_matrix(pattern, &matrix);
  cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD);
  cairo_pattern_set_extend(pattern, repeated ? CAIRO_EXTEND_REPEAT : CAIRO_EXTEND_PAD);
  if (!has_paint) {
    cairo_set_source(context, pattern);
    cairo_paint(context);
  } else if (earshot_take_paint(canvas, paint, area)) {
    cairo_mask(context, pattern);
  }
  cairo_pattern_destroy(pattern);
  cairo_restore(context);
}

uint64_t earshot_file_stamp(const char *path) {
  struct stat status;
  if (stat(path, &status) != 0 || !S_ISREG(status.st_mode)) return 0;
  uint64_t stamp = (uint64_t)status.st_size * 31 + (uint64_t)status.st_mtim.tv_sec;
  return stamp * 1000000007 + (uint64_t)status.st_mtim.tv_nsec + (uint64_t)status.st_ino + 1;
}

uint8_t *earshot_file_read(const char *path, size_t limit, size_t *length) {
  *length = 0;
  struct stat status;
  if (stat(path, &status) != 0 || !S_ISREG(status.st_mode)) return NULL;
  if (status.st_size <= 0 || (uint64_t)status.st_size > limit) return NULL;
  FILE *file = fopen(path, "rb");
  if (file == NULL) return NULL;
  uint8_t *bytes = malloc((size_t)status.st_size);
  if (bytes != NULL) *length = fread(bytes, 1, (size_t)status.st_size, file);
  fclose(file);
  return bytes;
}
