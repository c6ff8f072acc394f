#pragma once

// Codes of deflate: short ones for what is frequent.

#include <stddef.h>
#include <stdint.h>

/// Bits of a code, the first lowest.
typedef struct code {
  uint32_t bits;
  uint32_t count;
} code;

/// Bits that are written one after the other.
typedef struct bit_writer {
  uint8_t *at;
  uint64_t bits;
  uint32_t count;
} bit_writer;

static inline void put_bits(bit_writer *writer, uint32_t bits, uint32_t count) {
  writer->bits |= (uint64_t)bits << writer->count;
  writer->count += count;
  if (writer->count < 32) return;
  for (int i = 0; i < 4; i++) writer->at[i] = (uint8_t)(writer->bits >> 8 * i);
  writer->at += 4;
  writer->bits >>= 32;
  writer->count -= 32;
}

/// Writes what is left, and zeros up to a whole byte.
static inline void finish_bits(bit_writer *writer) {
  for (; writer->count > 0; writer->count = writer->count > 8 ? writer->count - 8 : 0) {
    *writer->at++ = (uint8_t)writer->bits;
    writer->bits >>= 8;
  }
}

static inline void put_code(bit_writer *writer, code code) { put_bits(writer, code.bits, code.count); }

#define LITERALS 286
#define DISTANCES 30
#define LONGEST_MATCH 258

/// The number among literals and lengths that stands for a length, and the bits that follow it.
static inline uint32_t length_number(uint32_t length, code *extra) {
  *extra = (code){0, 0};
  if (length == LONGEST_MATCH) return 285;
  if (length < 11) return 254 + length;
  // Eight lengths of their own, then four numbers for each count of extra bits.
  uint32_t from = length - 3;
  extra->count = 29 - (uint32_t)__builtin_clz(from);
  extra->bits = from & ((1u << extra->count) - 1);
  return 257 + 4 * extra->count + (from >> extra->count);
}

/// The number that stands for a distance, and the bits that follow it.
static inline uint32_t distance_number(uint32_t distance, code *extra) {
  *extra = (code){0, 0};
  uint32_t from = distance - 1;
  if (from < 4) return from;
  extra->count = 30 - (uint32_t)__builtin_clz(from);
  extra->bits = from & ((1u << extra->count) - 1);
  return 2 * extra->count + (from >> extra->count);
}

/// Makes codes of at most so many bits for numbers that occur so often; those that do not occur get none.
void earshot_png_make_codes(const uint32_t *counts, size_t count, uint32_t most, code *codes);

/// Writes the beginning of a block with codes of its own.
void earshot_png_put_codes(bit_writer *writer, const code *literals, const code *distances);
