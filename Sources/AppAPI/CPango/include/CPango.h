#pragma once

// Text measuring as plain C. Nothing foreign is included here, so a module that imports this one compiles
// on a machine without the headers of the library that does the work.

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// A font as it is asked for: comma-separated families in order of preference, points, weight from 1 to 1000.
/// `line_height` is the distance between two baselines in points; 0 leaves it to the font.
/// `tracking` is added between letters, in points; it may be negative.
typedef struct earshot_font {
  const char *families;
  double size;
  int32_t weight;
  bool italic;
  double line_height;
  double tracking;
} earshot_font;

/// The bytes of a text from `start` on, up to the next run, and the number of the font they are set in.
typedef struct earshot_text_run {
  size_t start;
  uint32_t font;
} earshot_text_run;

/// The room a text takes, in points; baselines are counted from its top.
typedef struct earshot_text_metrics {
  double width;
  double height;
  double first_baseline;
  double last_baseline;
  int32_t line_count;
  bool truncated;
  /// The widest letter, and how many lines there are where each has one; only where no width was given.
  double letter_width;
  int32_t letter_count;
  /// Whether the text is as wide in proportion at every size; then the widths of the text and of its widest letter
  /// without tracking, as shares of the size, and how often tracking is added.
  bool grows;
  double em_width;
  double letter_em_width;
  int32_t gap_count;
} earshot_text_metrics;

/// What a font says about itself, in points; all are positive.
typedef struct earshot_font_metrics {
  double ascent;
  double descent;
  double cap_height;
  double x_height;
} earshot_font_metrics;

/// Everything one measuring thread needs. It must not be used from two threads at once.
typedef struct earshot_text_measurer earshot_text_measurer;

earshot_text_measurer *earshot_text_measurer_new(void);
void earshot_text_measurer_free(earshot_text_measurer *measurer);

/// Gives a font the next number: 0 for the first, and so on.
uint32_t earshot_text_measurer_add_font(earshot_text_measurer *measurer, const earshot_font *font);
/// Forgets every font, so that numbers start from 0 again.
void earshot_text_measurer_remove_fonts(earshot_text_measurer *measurer);

/// Measures `length` bytes of UTF-8. A negative `max_width` and a `line_limit` of 0 mean no limit.
/// `runs` must not be empty, in ascending order, the first from 0 on, and every font must have been added.
earshot_text_metrics earshot_text_measure(
    earshot_text_measurer *measurer, const char *text, size_t length, const earshot_text_run *runs,
    size_t run_count, double max_width, int32_t line_limit, double line_spacing);

earshot_font_metrics earshot_font_measure(earshot_text_measurer *measurer, uint32_t font);
