#include "Canvas.h"

#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>

#include <jpeglib.h>

/// The objects of one writing, kept where a jump does not lose them.
typedef struct jpeg_writing {
  struct jpeg_compress_struct jpeg;
  struct jpeg_error_mgr manager;
  jmp_buf failure;
  JSAMPLE *line;
  unsigned char *file;
  unsigned long length;
} jpeg_writing;

static void fail(j_common_ptr common) { longjmp(((jpeg_writing *)common->client_data)->failure, 1); }
static void ignore(j_common_ptr common) { (void)common; }

/// One line over white: such a file knows no opacity.
static void unpack(const uint32_t *pixels, JSAMPLE *line, size_t width) {
  for (size_t x = 0; x < width; x++) {
    uint32_t pixel = pixels[x], rest = 255 - (pixel >> 24);
    for (int shift = 16; shift >= 0; shift -= 8) {
      uint32_t part = ((pixel >> shift) & 0xff) + rest;
      *line++ = (JSAMPLE)(part > 255 ? 255 : part);
    }
  }
}

static void write_lines(
    jpeg_writing *writing, const uint32_t *pixels, int32_t width, int32_t height, int32_t quality) {
  struct jpeg_compress_struct *jpeg = &writing->jpeg;
  jpeg_mem_dest(jpeg, &writing->file, &writing->length);
  jpeg->image_width = (JDIMENSION)width;
  jpeg->image_height = (JDIMENSION)height;
  jpeg->input_components = 3;
  jpeg->in_color_space = JCS_RGB;
  jpeg_set_defaults(jpeg);
  jpeg_set_quality(jpeg, quality, TRUE);
  jpeg_start_compress(jpeg, TRUE);
  while (jpeg->next_scanline < jpeg->image_height) {
    unpack(pixels + (size_t)jpeg->next_scanline * (size_t)width, writing->line, (size_t)width);
    jpeg_write_scanlines(jpeg, &writing->line, 1);
  }
  jpeg_finish_compress(jpeg);
}

uint8_t *earshot_jpeg(const uint32_t *pixels, int32_t width, int32_t height, int32_t quality, size_t *length) {
  *length = 0;
  if (width < 1 || height < 1 || width > JPEG_MAX_DIMENSION || height > JPEG_MAX_DIMENSION) return NULL;
  jpeg_writing *writing = calloc(1, sizeof(jpeg_writing));
  if (writing == NULL) return NULL;
  writing->line = malloc((size_t)width * 3);
  writing->jpeg.err = jpeg_std_error(&writing->manager);
  writing->manager.error_exit = fail;
  writing->manager.output_message = ignore;
  writing->jpeg.client_data = writing;
  volatile bool whole = false;
  if (writing->line != NULL && setjmp(writing->failure) == 0) {
    jpeg_create_compress(&writing->jpeg);
    write_lines(writing, pixels, width, height, quality);
    whole = true;
  }
  unsigned char *file = writing->file;
  if (whole) *length = writing->length;
  jpeg_destroy_compress(&writing->jpeg);
  free(writing->line);
  free(writing);
  if (whole) return file;
  free(file);
  return NULL;
}
