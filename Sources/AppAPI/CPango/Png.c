#include "Canvas.h"
#include "PngData.h"

#include <stdlib.h>
#include <string.h>
#include <zlib.h>

static uint8_t *put_number(uint8_t *at, uint32_t number) {
  for (int shift = 24; shift >= 0; shift -= 8) *at++ = (uint8_t)(number >> shift);
  return at;
}

/// Writes a part of the file whose data stands in its place already; returns where the next begins.
static uint8_t *put_part(uint8_t *at, const char *name, size_t length) {
  put_number(at, (uint32_t)length);
  memcpy(at + 4, name, 4);
  uint32_t sum = (uint32_t)crc32(crc32(0, NULL, 0), at + 4, (uInt)(length + 4));
  return put_number(at + 8 + length, sum);
}

static bool is_opaque(const uint32_t *pixels, size_t count) {
  uint32_t all = 0xff000000;
  for (size_t i = 0; i < count; i++) all &= pixels[i];
  return all == 0xff000000;
}

uint8_t *earshot_png(const uint32_t *pixels, int32_t width, int32_t height, size_t *length) {
  *length = 0;
  if (width < 1 || height < 1) return NULL;
  bool opaque = is_opaque(pixels, (size_t)width * (size_t)height);
  size_t unit = opaque ? 3 : 4;
  uint8_t *file = malloc(earshot_png_room((size_t)width, (size_t)height, unit) + 100);
  if (file == NULL) return NULL;
  static const uint8_t mark[] = {0x89, 'P', 'N', 'G', 13, 10, 26, 10};
  memcpy(file, mark, 8);
  uint8_t *header = put_number(put_number(file + 16, (uint32_t)width), (uint32_t)height);
  header[0] = 8;
  header[1] = opaque ? 2 : 6;
  header[2] = header[3] = header[4] = 0;
  uint8_t *data = put_part(file + 8, "IHDR", 13);
  uint8_t *end = earshot_png_pack(data + 8, pixels, (size_t)width, (size_t)height, unit);
  if (end == NULL) {
    free(file);
    return NULL;
  }
  *length = (size_t)(put_part(put_part(data, "IDAT", (size_t)(end - data - 8)), "IEND", 0) - file);
  return file;
}

void earshot_bytes_free(uint8_t *bytes) { free(bytes); }
