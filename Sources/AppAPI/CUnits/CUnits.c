#include "CUnits.h"

#include <stdlib.h>

// The number formatter of the Unicode library that Foundation comes with, under the names it exports.
extern void *swift_unumf_openForSkeletonAndLocale(const uint16_t *skeleton, int32_t length, const char *locale, int *error);
extern void swift_unumf_close(void *formatter);
extern void *swift_unumf_openResult(int *error);
extern void swift_unumf_closeResult(void *result);
extern void swift_unumf_formatDouble(const void *formatter, double value, void *result, int *error);
extern int32_t swift_unumf_resultToString(const void *result, uint16_t *text, int32_t capacity, int *error);
extern int32_t swift_unumf_resultToDecimalNumber(const void *result, char *text, int32_t capacity, int *error);
extern int8_t swift_unumf_resultNextFieldPosition(const void *result, void *position, int *error);

// A part of the words, as the library numbers them.
struct field_position {
  int32_t field;
  int32_t begin;
  int32_t end;
};

enum { integer_field = 0, fraction_field = 1, sign_field = 10 };

// Widens the place of the number by each part of a kind; answers how many parts there are.
static int widen(const void *result, int32_t field, earshot_unit_words *words, int *error) {
  struct field_position position = {field, 0, 0};
  int count = 0;
  while (*error <= 0 && swift_unumf_resultNextFieldPosition(result, &position, error)) {
    if (words->number_start < 0 || position.begin < words->number_start) words->number_start = position.begin;
    if (position.end > words->number_end) words->number_end = position.end;
    count++;
  }
  return count;
}

earshot_unit_words earshot_unit_words_of(double amount, const uint16_t *skeleton, int32_t length, const char *locale) {
  earshot_unit_words words = {.length = -1, .number_start = -1, .number_end = -1, .number = amount};
  int error = 0;
  void *formatter = swift_unumf_openForSkeletonAndLocale(skeleton, length, locale, &error);
  void *result = error <= 0 ? swift_unumf_openResult(&error) : NULL;
  if (error <= 0) {
    const int32_t capacity = sizeof words.text / sizeof words.text[0];
    swift_unumf_formatDouble(formatter, amount, result, &error);
    words.length = swift_unumf_resultToString(result, words.text, capacity, &error);
    if (error > 0 || words.length > capacity) words.length = -1;
  }
  if (words.length >= 0) {
    char decimal[64];
    int32_t digits = swift_unumf_resultToDecimalNumber(result, decimal, sizeof decimal, &error);
    if (error <= 0 && digits < (int32_t)sizeof decimal) words.number = strtod(decimal, NULL);
    int numbers = widen(result, integer_field, &words, &error);
    widen(result, fraction_field, &words, &error);
    widen(result, sign_field, &words, &error);
    if (numbers != 1 || error > 0) words.number_start = words.number_end = -1;
  }
  if (result) swift_unumf_closeResult(result);
  if (formatter) swift_unumf_close(formatter);
  return words;
}
