#pragma once

// Amounts with their units as words of a language, as plain C. Nothing foreign is included here, so a module that
// imports this one compiles on a machine without the headers of the library that does the work.

#include <stdint.h>

/// The words for an amount. `length` is how many code units of `text` are in use, or -1 where the skeleton asks for
/// what the library does not know. The number stands from `number_start` to before `number_end`; both are -1 where
/// there are several numbers, as in feet and inches. `number` is the amount in the unit that was chosen.
typedef struct earshot_unit_words {
  uint16_t text[256];
  int32_t length;
  int32_t number_start;
  int32_t number_end;
  double number;
} earshot_unit_words;

/// Writes an amount. `skeleton` is a number skeleton as Unicode describes it, such as `unit/meter usage/road`;
/// `locale` is the identifier of the language and region.
earshot_unit_words earshot_unit_words_of(double amount, const uint16_t *skeleton, int32_t length, const char *locale);
