#pragma once

// What measuring and drawing share, so that text is drawn where it was measured.

#include "CPango.h"

#include <pango/pangocairo.h>

struct earshot_text_measurer {
  PangoFontMap *map;
  PangoContext *context;
  PangoLayout *layout;
  GArray *fonts;
};

/// Runs over the text of a layout, and the fonts they number.
typedef struct text_runs {
  const GArray *fonts;
  const earshot_text_run *runs;
  size_t count;
} text_runs;

/// A text whose lines have been broken.
typedef struct laid_text {
  PangoLayout *layout;
  const char *text;
  text_runs runs;
  int line_count;
  int shown;
  /// The length of the text as a multiple of what is laid out; 1 but for very long texts.
  double whole;
} laid_text;

int earshot_units(double points);
static inline double points_of(int units) { return (double)units / PANGO_SCALE; }

/// Breaks the lines of a text; the result is good until the measurer is used again.
laid_text earshot_lay_out(
    earshot_text_measurer *measurer, const char *text, size_t length, const earshot_text_run *runs,
    size_t run_count, double max_width, int32_t line_limit, double line_spacing);

/// The last line that is shown, with its ellipsis; the layout then holds this line alone until `earshot_end_truncation`.
PangoLayoutLine *earshot_truncated_line(laid_text laid);
void earshot_end_truncation(laid_text laid);

/// The number of the run that a stretch of letters belongs to.
size_t earshot_run_number(PangoItem *item, size_t count);
