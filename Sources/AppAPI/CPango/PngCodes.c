#include "PngCodes.h"

#include <stdlib.h>
#include <string.h>

/// Something that occurs, and how long its code is.
typedef struct symbol {
  uint32_t count;
  uint32_t number;
} symbol;

static int by_count(const void *one, const void *other) {
  const symbol *a = one, *b = other;
  if (a->count != b->count) return a->count < b->count ? -1 : 1;
  return a->number < b->number ? -1 : 1;
}

/// Joins the two rarest again and again; `depths` gets how often each of the symbols, rarest first, was joined.
static void measure(const symbol *symbols, size_t count, uint32_t *depths) {
  uint64_t weights[2 * LITERALS];
  size_t parents[2 * LITERALS];
  size_t leaf = 0, join = count;
  for (size_t i = 0; i < count; i++) weights[i] = symbols[i].count;
  for (size_t next = count; next < 2 * count - 1; next++) {
    weights[next] = 0;
    for (int i = 0; i < 2; i++) {
      size_t rarest = leaf < count && (join >= next || weights[leaf] <= weights[join]) ? leaf++ : join++;
      weights[next] += weights[rarest];
      parents[rarest] = next;
    }
  }
  uint32_t all[2 * LITERALS];
  all[2 * count - 2] = 0;
  for (size_t i = 2 * count - 2; i-- > 0;) all[i] = all[parents[i]] + 1;
  memcpy(depths, all, count * sizeof *depths);
}

/// Makes codes no longer than allowed: long ones are cut, others grow until all have room, and some shrink to fill it.
static void limit(uint32_t *depths, size_t count, uint32_t most) {
  uint64_t used = 0, room = 1ull << most;
  for (size_t i = 0; i < count; i++) {
    if (depths[i] > most) depths[i] = most;
    used += room >> depths[i];
  }
  while (used > room) {
    size_t i = 0;
    while (depths[i] >= most) i++;
    depths[i]++;
    used -= room >> depths[i];
  }
  for (size_t i = count; used < room; i--) {
    if (i == 0) i = count;
    if (used + (room >> depths[i - 1]) > room) continue;
    used += room >> depths[i - 1];
    depths[i - 1]--;
  }
}

static uint32_t reversed(uint32_t bits, uint32_t count) {
  uint32_t result = 0;
  for (uint32_t i = 0; i < count; i++) result |= ((bits >> i) & 1) << (count - 1 - i);
  return result;
}

void earshot_png_make_codes(const uint32_t *counts, size_t count, uint32_t most, code *codes) {
  symbol symbols[LITERALS];
  uint32_t depths[LITERALS];
  size_t used = 0;
  memset(codes, 0, count * sizeof *codes);
  for (size_t i = 0; i < count; i++) {
    if (counts[i] > 0) symbols[used++] = (symbol){counts[i], (uint32_t)i};
  }
  if (used == 0) return;
  if (used == 1) {
    depths[0] = 1;
  } else {
    qsort(symbols, used, sizeof *symbols, by_count);
    measure(symbols, used, depths);
    limit(depths, used, most);
  }
  for (size_t i = 0; i < used; i++) codes[symbols[i].number].count = depths[i];
  uint32_t next = 0;
  for (uint32_t length = 1; length <= most; length++, next <<= 1) {
    for (size_t i = 0; i < count; i++) {
      if (codes[i].count == length) codes[i].bits = reversed(next++, length);
    }
  }
}

void earshot_png_put_codes(bit_writer *writer, const code *literals, const code *distances) {
  static const uint8_t order[19] = {16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15};
  uint8_t lengths[LITERALS + DISTANCES];
  for (size_t i = 0; i < LITERALS; i++) lengths[i] = (uint8_t)literals[i].count;
  for (size_t i = 0; i < DISTANCES; i++) lengths[LITERALS + i] = (uint8_t)distances[i].count;
  uint32_t counts[19] = {0};
  for (size_t i = 0; i < LITERALS + DISTANCES; i++) counts[lengths[i]]++;
  code codes[19];
  earshot_png_make_codes(counts, 19, 7, codes);
  put_bits(writer, 2, 2);
  put_bits(writer, LITERALS - 257, 5);
  put_bits(writer, DISTANCES - 1, 5);
  put_bits(writer, 15, 4);
  for (size_t i = 0; i < 19; i++) put_bits(writer, codes[order[i]].count, 3);
  for (size_t i = 0; i < LITERALS + DISTANCES; i++) put_code(writer, codes[lengths[i]]);
}
