#include "PictureState.h"

#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <jpeglib.h>

/// Where reading goes on when a file is broken.
typedef struct jpeg_failure {
  struct jpeg_error_mgr manager;
  jmp_buf place;
} jpeg_failure;

static void fail(j_common_ptr common) { longjmp(((jpeg_failure *)common->err)->place, 1); }
static void ignore(j_common_ptr common) { (void)common; }

/// The objects of one reading, kept where a jump does not lose them.
typedef struct jpeg_reading {
  struct jpeg_decompress_struct jpeg;
  jpeg_failure failure;
  cairo_surface_t *surface;
  JSAMPLE *line;
} jpeg_reading;

/// One line of four inks as pixels. Files of this kind hold how much of each ink is left out.
static void mix(const JSAMPLE *inks, unsigned char *line, size_t width) {
  for (size_t x = 0; x < width; x++, inks += 4) {
    unsigned black = inks[3];
    uint32_t pixel = 0xff000000 | (inks[0] * black / 255) << 16 | (inks[1] * black / 255) << 8 | inks[2] * black / 255;
    memcpy(line + x * 4, &pixel, 4);
  }
}

static void unpack(const JSAMPLE *parts, unsigned char *line, size_t width) {
  for (size_t x = 0; x < width; x++, parts += 3) {
    uint32_t pixel = 0xff000000 | (uint32_t)parts[0] << 16 | (uint32_t)parts[1] << 8 | parts[2];
    memcpy(line + x * 4, &pixel, 4);
  }
}

static bool read_lines(jpeg_reading *reading, size_t pixel_limit) {
  struct jpeg_decompress_struct *jpeg = &reading->jpeg;
  jpeg_read_header(jpeg, TRUE);
  bool has_inks = jpeg->jpeg_color_space == JCS_CMYK || jpeg->jpeg_color_space == JCS_YCCK;
  jpeg->out_color_space = has_inks ? JCS_CMYK : JCS_RGB;
  // A large picture is read at a half, a quarter or an eighth of its extent.
  jpeg->scale_num = 1;
  for (jpeg->scale_denom = 1; jpeg->scale_denom <= 8; jpeg->scale_denom *= 2) {
    jpeg_calc_output_dimensions(jpeg);
    if ((uint64_t)jpeg->output_width * jpeg->output_height <= pixel_limit && jpeg->output_width <= 32767 &&
        jpeg->output_height <= 32767) break;
  }
  if (jpeg->scale_denom > 8) return false;
  jpeg_start_decompress(jpeg);
  size_t width = jpeg->output_width;
  reading->surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, (int)width, (int)jpeg->output_height);
  unsigned char *pixels = cairo_image_surface_get_data(reading->surface);
  size_t stride = (size_t)cairo_image_surface_get_stride(reading->surface);
  reading->line = malloc(width * (size_t)jpeg->output_components);
  if (pixels == NULL || reading->line == NULL) return false;
  while (jpeg->output_scanline < jpeg->output_height) {
    size_t y = jpeg->output_scanline;
    jpeg_read_scanlines(jpeg, &reading->line, 1);
    if (has_inks) mix(reading->line, pixels + y * stride, width);
    else unpack(reading->line, pixels + y * stride, width);
  }
  jpeg_finish_decompress(jpeg);
  cairo_surface_mark_dirty(reading->surface);
  return true;
}

cairo_surface_t *earshot_read_jpeg(const uint8_t *bytes, size_t length, size_t pixel_limit) {
  if (length < 4 || bytes[0] != 0xff || bytes[1] != 0xd8 || bytes[2] != 0xff) return NULL;
  jpeg_reading *reading = calloc(1, sizeof(jpeg_reading));
  if (reading == NULL) return NULL;
  reading->jpeg.err = jpeg_std_error(&reading->failure.manager);
  reading->failure.manager.error_exit = fail;
  reading->failure.manager.output_message = ignore;
  volatile bool sound = false;
  if (setjmp(reading->failure.place) == 0) {
    jpeg_create_decompress(&reading->jpeg);
    jpeg_mem_src(&reading->jpeg, bytes, length);
    sound = read_lines(reading, pixel_limit);
  }
  cairo_surface_t *surface = reading->surface;
  jpeg_destroy_decompress(&reading->jpeg);
  free(reading->line);
  free(reading);
  if (sound) return surface;
  if (surface != NULL) cairo_surface_destroy(surface);
  return NULL;
}
