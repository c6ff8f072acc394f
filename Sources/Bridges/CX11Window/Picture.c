#include "CX11Window.h"

#include <stdlib.h>
#include <string.h>
#include <zlib.h>

static uint32_t number(const uint8_t *bytes) {
  return (uint32_t)bytes[0] << 24 | (uint32_t)bytes[1] << 16 | (uint32_t)bytes[2] << 8 | bytes[3];
}

static int nearest(int left, int above, int corner) {
  int guess = left + above - corner;
  int a = abs(guess - left), b = abs(guess - above), c = abs(guess - corner);
  return a <= b && a <= c ? left : b <= c ? above : corner;
}

// Undoes the filter of a row; rows before the first are 0. Source: PNG specification, 9.2.
static int undo_filter(int filter, uint8_t *row, const uint8_t *before, size_t length, size_t step) {
  if (filter > 4) return 0;
  for (size_t i = 0; i < length; i++) {
    int left = i >= step ? row[i - step] : 0, above = before ? before[i] : 0;
    int corner = before && i >= step ? before[i - step] : 0;
    switch (filter) {
    case 1: row[i] += left; break;
    case 2: row[i] += above; break;
    case 3: row[i] += (left + above) / 2; break;
    case 4: row[i] += nearest(left, above, corner); break;
    default: break;
    }
  }
  return 1;
}

// The compressed bytes of all parts, one behind the other; `length` is at most that of the file.
static size_t gather(const uint8_t *bytes, size_t length, uint8_t *packed) {
  size_t place = 8, total = 0;
  while (place + 12 <= length) {
    size_t size = number(bytes + place);
    if (size > length - place - 12) break;
    if (memcmp(bytes + place + 4, "IDAT", 4) == 0) {
      memcpy(packed + total, bytes + place + 8, size);
      total += size;
    }
    place += size + 12;
  }
  return total;
}

static void paint(const uint8_t *row, uint8_t *pixels, size_t width, size_t step) {
  for (size_t x = 0; x < width; x++) {
    const uint8_t *color = row + x * step;
    int opacity = step == 4 ? color[3] : 255;
    // What is seen through is white, as the window is.
    for (int channel = 0; channel < 3; channel++)
      pixels[x * 4 + channel] = (uint8_t)((color[2 - channel] * opacity + 255 * (255 - opacity)) / 255);
    pixels[x * 4 + 3] = 255;
  }
}

int32_t x11_read_png(const uint8_t *bytes, size_t length, uint8_t **pixels, int32_t *width, int32_t *height) {
  static const uint8_t beginning[8] = {137, 'P', 'N', 'G', 13, 10, 26, 10};
  if (length < 33 || memcmp(bytes, beginning, 8) != 0 || memcmp(bytes + 12, "IHDR", 4) != 0) return -1;
  uint32_t w = number(bytes + 16), h = number(bytes + 20);
  int kind = bytes[25];
  if (w == 0 || h == 0 || w > 16384 || h > 16384 || bytes[24] != 8 || (kind != 2 && kind != 6) || bytes[28] != 0)
    return -1;
  size_t step = kind == 6 ? 4 : 3, line = w * step + 1;
  uint8_t *packed = malloc(length), *rows = malloc(line * h), *result = malloc((size_t)w * h * 4);
  int isRead = 0;
  if (packed && rows && result) {
    uLongf size = line * h;
    size_t count = gather(bytes, length, packed);
    isRead = uncompress(rows, &size, packed, count) == Z_OK && size == line * h;
    for (uint32_t y = 0; isRead && y < h; y++) {
      uint8_t *row = rows + y * line + 1;
      isRead = undo_filter(row[-1], row, y ? row - line : NULL, w * step, step);
      paint(row, result + (size_t)y * w * 4, w, step);
    }
  }
  free(packed);
  free(rows);
  if (!isRead) {
    free(result);
    return -1;
  }
  *pixels = result;
  *width = (int32_t)w;
  *height = (int32_t)h;
  return 0;
}
