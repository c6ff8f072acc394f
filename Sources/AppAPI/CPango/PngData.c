#include "PngData.h"

#include "PngCodes.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

#define FARTHEST_MATCH 32768
#define PLACES 8192
/// How many literals and matches share their codes.
#define BLOCK 32768
#define END 256

/// The pixels that are packed, what is said of them so far, and where the result is written.
typedef struct packer {
  bit_writer writer;
  const uint32_t *pixels;
  size_t width, unit;
  /// The line that was last written as it is; -1 for none.
  ptrdiff_t plain;
  /// For each line, whether it was written as it is.
  uint8_t *is_plain;
  /// The number of a pixel, plus 1, by what it and the next one are; 0 for none yet.
  uint32_t places[PLACES];
  /// Literals, and matches with their distance in the upper bits and their length in the lower.
  uint32_t steps[BLOCK];
  size_t step_count;
} packer;

#define IS_MATCH 0x80000000u

/// Writes the steps as a block with codes of its own.
static void put_block(packer *packer, bool is_last) {
  uint32_t counts[LITERALS] = {[END] = 1}, distance_counts[DISTANCES] = {0};
  code extra;
  for (size_t i = 0; i < packer->step_count; i++) {
    uint32_t step = packer->steps[i];
    if (step & IS_MATCH) {
      counts[length_number(step & 0x1ff, &extra)]++;
      distance_counts[distance_number((step & ~IS_MATCH) >> 9, &extra)]++;
    } else {
      counts[step]++;
    }
  }
  code literals[LITERALS], distances[DISTANCES];
  earshot_png_make_codes(counts, LITERALS, 15, literals);
  earshot_png_make_codes(distance_counts, DISTANCES, 15, distances);
  bit_writer writer = packer->writer;
  put_bits(&writer, is_last, 1);
  earshot_png_put_codes(&writer, literals, distances);
  for (size_t i = 0; i < packer->step_count; i++) {
    uint32_t step = packer->steps[i];
    if (step & IS_MATCH) {
      put_code(&writer, literals[length_number(step & 0x1ff, &extra)]);
      put_code(&writer, extra);
      put_code(&writer, distances[distance_number((step & ~IS_MATCH) >> 9, &extra)]);
      put_code(&writer, extra);
    } else {
      put_code(&writer, literals[step]);
    }
  }
  put_code(&writer, literals[END]);
  packer->writer = writer;
  packer->step_count = 0;
}

static inline void add(packer *packer, uint32_t step) {
  if (packer->step_count == BLOCK) put_block(packer, false);
  packer->steps[packer->step_count++] = step;
}

/// Says that bytes stand so far behind already; their number is none of whole pixels that a match cannot have.
static void add_match(packer *packer, size_t length, size_t distance, size_t unit) {
  size_t longest = LONGEST_MATCH / unit * unit;
  for (size_t part; length > 0; length -= part) {
    part = length < longest ? length : longest;
    add(packer, IS_MATCH | (uint32_t)distance << 9 | (uint32_t)part);
  }
}

/// How many pixels are the same from two places on, of at most so many.
static inline size_t shared(const uint32_t *one, const uint32_t *other, size_t most) {
  size_t count = 0;
  while (count < most && one[count] == other[count]) count++;
  return count;
}

/// The bytes of a line: red, green and blue, and the opacity where there is one.
static void unpack(const uint32_t *pixels, size_t width, size_t unit, uint8_t *line) {
  if (unit == 3) {
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

/// Pixels that stand before, and how far behind in bytes.
typedef struct match {
  size_t count, distance;
} match;

/// The pixels that were the same when the next two were met last.
static match recent(packer *packer, size_t x, size_t y) {
  match none = {0, 0};
  const uint32_t *at = packer->pixels + y * packer->width + x;
  size_t left = packer->width - x;
  if (left < 2) return none;
  uint32_t *place = &packer->places[((at[0] * 0x9e3779b1u) ^ (at[1] * 0x85ebca77u)) >> 19];
  size_t number = *place;
  *place = (uint32_t)(at - packer->pixels) + 1;
  if (number == 0) return none;
  number -= 1;
  size_t row = number / packer->width, column = number % packer->width;
  size_t distance = (y - row) * (packer->width * packer->unit + 1) + x * packer->unit - column * packer->unit;
  if (distance > FARTHEST_MATCH || !packer->is_plain[row]) return none;
  size_t most = left < packer->width - column ? left : packer->width - column;
  return (match){shared(at, packer->pixels + number, most), distance};
}

/// Says a line as it is, of which as many pixels as possible stand somewhere before.
static void add_line(packer *packer, size_t y, const uint8_t *bytes) {
  size_t width = packer->width, unit = packer->unit;
  const uint32_t *line = packer->pixels + y * width;
  // Lines between that one and this are the same as that one.
  size_t rise = packer->plain < 0 ? SIZE_MAX : (y - (size_t)packer->plain) * (width * unit + 1);
  const uint32_t *above = rise <= FARTHEST_MATCH ? line - width : NULL;
  packer->is_plain[y] = 1;
  packer->plain = (ptrdiff_t)y;
  add(packer, 0);
  for (size_t x = 0; x < width;) {
    match best = {0, 0};
    if (x > 0 && line[x] == line[x - 1]) best = (match){shared(line + x, line + x - 1, width - x), unit};
    if (best.count < 8 && above != NULL) {
      size_t count = shared(line + x, above + x, width - x);
      if (count > best.count) best = (match){count, rise};
    }
    if (best.count < 8) {
      match other = recent(packer, x, y);
      if (other.count > best.count + 1) best = other;
    }
    for (size_t i = 0; best.count == 0 && i < unit; i++) add(packer, bytes[x * unit + i]);
    add_match(packer, best.count * unit, best.distance, unit);
    x += best.count > 0 ? best.count : 1;
  }
}

/// Says a line as its difference from the one above, which is nothing but zeros.
static void add_same_line(packer *packer) {
  add(packer, 2);
  size_t zeros = packer->width * packer->unit;
  // The first, and as many more as leave a number that matches can have.
  do {
    add(packer, 0);
    zeros--;
  } while (zeros > 0 && zeros % LONGEST_MATCH < 3 && zeros % LONGEST_MATCH > 0);
  add_match(packer, zeros, 1, 1);
}

/// Adds zeros to a sum over bytes.
static uLong sum_zeros(uLong sum, size_t count) {
  uint64_t low = sum & 0xffff, high = sum >> 16;
  return (uLong)((high + count * low) % 65521 << 16 | low);
}

size_t earshot_png_room(size_t width, size_t height, size_t bytes_per_pixel) {
  // No code is longer than 15 bits, and none of a block's codes longer on average than 9; its beginning takes 300.
  size_t bytes = (width * bytes_per_pixel + 1) * height;
  return bytes + bytes / 8 + (bytes / BLOCK + 2) * 300;
}

uint8_t *earshot_png_pack(
    uint8_t *at, const uint32_t *pixels, size_t width, size_t height, size_t bytes_per_pixel) {
  size_t length = width * bytes_per_pixel;
  packer *packer = calloc(1, sizeof *packer);
  uint8_t *bytes = malloc(length), *is_plain = calloc(height, 1), *end = NULL;
  if (packer != NULL && bytes != NULL && is_plain != NULL) {
    *packer = (struct packer){
        .writer = {.at = at}, .pixels = pixels, .width = width, .unit = bytes_per_pixel, .plain = -1,
        .is_plain = is_plain};
    put_bits(&packer->writer, 0x0178, 16);
    uLong sum = adler32(0, NULL, 0);
    static const uint8_t as_it_is = 0, as_above = 2;
    for (size_t y = 0; y < height; y++) {
      const uint32_t *line = pixels + y * width;
      if (y > 0 && memcmp(line, line - width, width * sizeof *line) == 0) {
        add_same_line(packer);
        sum = sum_zeros(adler32(sum, &as_above, 1), length);
      } else {
        unpack(line, width, bytes_per_pixel, bytes);
        add_line(packer, y, bytes);
        sum = adler32(adler32(sum, &as_it_is, 1), bytes, (uInt)length);
      }
    }
    put_block(packer, true);
    finish_bits(&packer->writer);
    end = packer->writer.at;
    for (int shift = 24; shift >= 0; shift -= 8) *end++ = (uint8_t)(sum >> shift);
  }
  free(is_plain);
  free(bytes);
  free(packer);
  return end;
}
