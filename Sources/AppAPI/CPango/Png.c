#include "Canvas.h"

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

/// One line as the file has it: red, green and blue, and the opacity where there is one.
static void unpack(const uint32_t *pixels, size_t width, bool opaque, uint8_t *line) {
  if (opaque) {
    for (size_t x = 0; x < width; x++) {
      uint32_t pixel = pixels[x];
      line[3 * x] = (uint8_t)(pixel >> 16);
      line[3 * x + 1] = (uint8_t)(pixel >> 8);
      line[3 * x + 2] = (uint8_t)pixel;
    }
    return;
  }
  for (size_t x = 0; x < width; x++) {
    uint32_t pixel = pixels[x], alpha = pixel >> 24;
    for (int shift = 16; shift >= 0; shift -= 8) {
      uint32_t part = (pixel >> shift) & 0xff;
      *line++ = (uint8_t)(alpha == 255 ? part : alpha == 0 ? 0 : (part * 255 + alpha / 2) / alpha);
    }
    *line++ = (uint8_t)alpha;
  }
}

uint8_t *earshot_png(const uint32_t *pixels, int32_t width, int32_t height, size_t *length) {
  *length = 0;
  if (width < 1 || height < 1) return NULL;
  bool opaque = is_opaque(pixels, (size_t)width * (size_t)height);
  size_t bytes = (size_t)width * (opaque ? 3 : 4);
  z_stream stream = {0};
  // Lines that are the same as those above are runs of zeros, which are found soonest when nothing else is looked for.
  if (deflateInit2(&stream, 1, Z_DEFLATED, 15, 8, Z_RLE) != Z_OK) return NULL;
  size_t room = deflateBound(&stream, (uLong)((bytes + 1) * (size_t)height));
  uint8_t *file = malloc(room + 100);
  uint8_t *lines = malloc(3 * (bytes + 1));
  if (file != NULL && lines != NULL) {
    static const uint8_t mark[] = {0x89, 'P', 'N', 'G', 13, 10, 26, 10};
    memcpy(file, mark, 8);
    uint8_t *header = put_number(put_number(file + 16, (uint32_t)width), (uint32_t)height);
    header[0] = 8;
    header[1] = opaque ? 2 : 6;
    header[2] = header[3] = header[4] = 0;
    uint8_t *data = put_part(file + 8, "IHDR", 13);
    stream.next_out = data + 8;
    stream.avail_out = (uInt)room;
    // Each line is written as its difference from the one above it: most of a screen is the same there.
    uint8_t *above = lines, *own = lines + bytes + 1, *packed = lines + 2 * (bytes + 1);
    memset(above, 0, bytes);
    packed[0] = 2;
    for (int32_t y = 0; y < height; y++) {
      unpack(pixels + (size_t)y * (size_t)width, (size_t)width, opaque, own);
      for (size_t i = 0; i < bytes; i++) packed[i + 1] = (uint8_t)(own[i] - above[i]);
      uint8_t *swap = above;
      above = own;
      own = swap;
      stream.next_in = packed;
      stream.avail_in = (uInt)(bytes + 1);
      deflate(&stream, y + 1 == height ? Z_FINISH : Z_NO_FLUSH);
    }
    uint8_t *end = put_part(data, "IDAT", stream.total_out);
    *length = (size_t)(put_part(end, "IEND", 0) - file);
  }
  deflateEnd(&stream);
  free(lines);
  if (*length == 0) {
    free(file);
    return NULL;
  }
  return file;
}

void earshot_bytes_free(uint8_t *bytes) { free(bytes); }
