#include "CSegments.h"

// The boundaries of the Unicode library that Foundation comes with, under the names it exports.
extern void *swift_ubrk_open(int kind, const char *locale, const uint16_t *text, int32_t length, int *error);
extern int32_t swift_ubrk_next(void *iterator);
extern int32_t swift_ubrk_getRuleStatus(void *iterator);
extern void swift_ubrk_close(void *iterator);

int32_t earshot_segments(
    int32_t kind, const char *locale, const uint16_t *text, int32_t length, earshot_segment *segments,
    int32_t capacity) {
  int error = 0;
  void *iterator = swift_ubrk_open(kind, locale, text, length, &error);
  // Warnings are below zero.
  if (error > 0 || !iterator) return -1;
  int32_t count = 0;
  for (int32_t end = swift_ubrk_next(iterator); end >= 0; end = swift_ubrk_next(iterator)) {
    if (count < capacity) segments[count] = (earshot_segment){end, swift_ubrk_getRuleStatus(iterator)};
    count++;
  }
  swift_ubrk_close(iterator);
  return count;
}
