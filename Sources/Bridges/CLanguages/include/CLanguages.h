#pragma once

// Identification of languages as plain C. Nothing foreign is included here, so a module that imports this one compiles
// on a machine without the headers of the library that does the work.

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// A language that a text may be in: its tag, and how many percent of the text are in it.
typedef struct earshot_language {
  char tag[16];
  int32_t percent;
  double score;
} earshot_language;

/// What is known of the languages of a text, the likeliest first.
typedef struct earshot_languages {
  earshot_language guesses[3];
  int32_t count;
  bool reliable;
} earshot_languages;

/// Tells the languages that `length` bytes of UTF-8 may be in.
earshot_languages earshot_identify_languages(const char *text, int32_t length);

#ifdef __cplusplus
}
#endif
