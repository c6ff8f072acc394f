#include "Canvas.h"

#include <string.h>

bool earshot_pixels_differ(
    const uint32_t *pixels, const uint32_t *others, int32_t width, int32_t height, int32_t *left, int32_t *top,
    int32_t *right, int32_t *bottom) {
  if (width < 1 || height < 1) return false;
  size_t line = (size_t)width, bytes = line * sizeof *pixels;
  size_t first = 0, end = (size_t)height;
  while (first < end && memcmp(pixels + first * line, others + first * line, bytes) == 0) first++;
  if (first == end) return false;
  while (memcmp(pixels + (end - 1) * line, others + (end - 1) * line, bytes) == 0) end--;
  size_t from = line, to = 0;
  for (size_t y = first; y < end; y++) {
    const uint32_t *own = pixels + y * line, *other = others + y * line;
    // What lies between the columns found so far is looked at no more.
    size_t x = 0;
    while (x < from && own[x] == other[x]) x++;
    if (x < from) from = x;
    size_t last = line;
    while (last > to && own[last - 1] == other[last - 1]) last--;
    if (last > to) to = last;
  }
  *left = (int32_t)from;
  *top = (int32_t)first;
  *right = (int32_t)to;
  *bottom = (int32_t)end;
  return true;
}
