#pragma once

// Where words and sentences end, as plain C. Nothing foreign is included here, so a module that imports this one
// compiles on a machine without the headers of the library that does the work.

#include <stdint.h>

/// What ends at a boundary, in code units of UTF-16 from the beginning; `status` is below 100 for blanks and
/// punctuation, below 200 for numbers, and larger for words.
typedef struct earshot_segment {
  int32_t end;
  int32_t status;
} earshot_segment;

/// Pieces that a text is divided into, as the Unicode standard numbers them in its library.
enum { EARSHOT_WORDS = 1, EARSHOT_SENTENCES = 3 };

/// Writes the first `capacity` pieces of a text and answers how many there are; -1 where the library refuses.
int32_t earshot_segments(
    int32_t kind, const char *locale, const uint16_t *text, int32_t length, earshot_segment *segments,
    int32_t capacity);
