#include "CPango.h"

#include <hb.h>
#include <math.h>
#include <string.h>

#include "TextLayout.h"

#define ELLIPSIS "\xE2\x80\xA6"
/// How many bytes of a text are laid out. What a person sees is far less; a longer text takes room in proportion.
#define LONGEST_TEXT ((size_t)128 * 1024)

typedef struct added_font {
  PangoFontDescription *description;
  int line_height;
  int tracking;
  /// The attributes of a text that is set in this font alone; made when they are first needed.
  PangoAttrList *whole;
  /// The font that Latin letters are taken from; found when it is first needed.
  PangoFont *latin;
} added_font;

int earshot_units(double points) {
  double scaled = points * PANGO_SCALE;
  if (!(scaled < G_MAXINT / 2)) return G_MAXINT / 2;
  return scaled <= 0 ? 0 : (int)lround(scaled);
}

static void release(void *font) {
  added_font *added = font;
  pango_font_description_free(added->description);
  if (added->whole != NULL) pango_attr_list_unref(added->whole);
  if (added->latin != NULL) g_object_unref(added->latin);
}

earshot_text_measurer *earshot_text_measurer_new(void) {
  earshot_text_measurer *measurer = g_new0(earshot_text_measurer, 1);
  measurer->map = pango_cairo_font_map_new();
  measurer->context = pango_font_map_create_context(measurer->map);
  pango_cairo_context_set_resolution(measurer->context, 72);
  cairo_font_options_t *options = cairo_font_options_create();
  cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
  cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
  pango_cairo_context_set_font_options(measurer->context, options);
  cairo_font_options_destroy(options);
  pango_context_set_round_glyph_positions(measurer->context, FALSE);
  measurer->layout = pango_layout_new(measurer->context);
  pango_layout_set_wrap(measurer->layout, PANGO_WRAP_WORD_CHAR);
  measurer->fonts = g_array_new(FALSE, FALSE, sizeof(added_font));
  g_array_set_clear_func(measurer->fonts, release);
  return measurer;
}

void earshot_text_measurer_free(earshot_text_measurer *measurer) {
  g_array_unref(measurer->fonts);
  g_object_unref(measurer->layout);
  g_object_unref(measurer->context);
  g_object_unref(measurer->map);
  g_free(measurer);
}

uint32_t earshot_text_measurer_add_font(earshot_text_measurer *measurer, const earshot_font *font) {
  PangoFontDescription *description = pango_font_description_new();
  pango_font_description_set_family(description, font->families);
  pango_font_description_set_absolute_size(description, fmax(earshot_units(font->size), 1));
  pango_font_description_set_weight(description, (PangoWeight)font->weight);
  pango_font_description_set_style(description, font->italic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL);
  added_font added = {
      .description = description,
      .line_height = earshot_units(font->line_height),
      .tracking = (int)lround(fmax(fmin(font->tracking, font->size), -font->size) * PANGO_SCALE)};
  g_array_append_val(measurer->fonts, added);
  return measurer->fonts->len - 1;
}

void earshot_text_measurer_remove_fonts(earshot_text_measurer *measurer) {
  g_array_set_size(measurer->fonts, 0);
}

static void insert(PangoAttrList *list, PangoAttribute *attribute, size_t start, size_t end) {
  attribute->start_index = (guint)start;
  attribute->end_index = (guint)end;
  pango_attr_list_insert(list, attribute);
}

/// The attributes of the bytes from `from` on, with `from` counted as 0; the last run has no end.
static PangoAttrList *attributes(text_runs styled, size_t from) {
  PangoAttrList *list = pango_attr_list_new();
  // A word that is too long for its line is broken without a mark.
  insert(list, pango_attr_insert_hyphens_new(FALSE), 0, G_MAXUINT);
  for (size_t i = 0; i < styled.count; i++) {
    bool last = i + 1 == styled.count;
    size_t start = styled.runs[i].start;
    size_t end = last ? G_MAXUINT : styled.runs[i + 1].start;
    if (end <= from) continue;
    start = start > from ? start - from : 0;
    if (!last) end -= from;
    const added_font *font = &g_array_index(styled.fonts, added_font, styled.runs[i].font);
    insert(list, pango_attr_font_desc_new(font->description), start, end);
    // A colour nobody sees: it tells which run letters belong to, and changes nothing about where they stand.
    if (styled.count > 1) insert(list, pango_attr_foreground_new((guint16)(i >> 16), (guint16)i, 0), start, end);
    if (font->tracking != 0) insert(list, pango_attr_letter_spacing_new(font->tracking), start, end);
    if (font->line_height > 0) insert(list, pango_attr_line_height_new_absolute(font->line_height), start, end);
  }
  return list;
}

/// The attributes of a text, to be unreferenced; those of a single font are made once.
static PangoAttrList *attributes_of(text_runs styled, size_t from) {
  if (styled.count != 1) return attributes(styled, from);
  added_font *font = &g_array_index(styled.fonts, added_font, styled.runs[0].font);
  if (font->whole == NULL) font->whole = attributes(styled, from);
  return pango_attr_list_ref(font->whole);
}

static void set(PangoLayout *layout, const char *text, size_t length, text_runs styled, size_t from) {
  PangoAttrList *list = attributes_of(styled, from);
  pango_layout_set_attributes(layout, list);
  pango_attr_list_unref(list);
  pango_layout_set_text(layout, text, (int)length);
}

static int line_width(PangoLayoutLine *line) {
  PangoRectangle logical;
  pango_layout_line_get_extents(line, NULL, &logical);
  return logical.width;
}

static size_t line_end(PangoLayoutLine *line) {
  return (size_t)(pango_layout_line_get_start_index(line) + pango_layout_line_get_length(line));
}

size_t earshot_run_number(PangoItem *item, size_t count) {
  for (GSList *at = item->analysis.extra_attrs; at != NULL; at = at->next) {
    PangoAttribute *attribute = at->data;
    if (attribute->klass->type != PANGO_ATTR_FOREGROUND) continue;
    PangoColor color = ((PangoAttrColor *)attribute)->color;
    size_t number = ((size_t)color.red << 16) | color.green;
    return number < count ? number : count - 1;
  }
  return count - 1;
}

/// The width at which lines are broken: the library counts tracking behind the last letter of a line too, where none is
/// set, so that a line would be broken in the room that it takes.
static int breaking_width(text_runs styled, double max_width) {
  int tracking = G_MININT;
  for (size_t i = 0; i < styled.count; i++) {
    tracking = MAX(tracking, g_array_index(styled.fonts, added_font, styled.runs[i].font).tracking);
  }
  return MAX(0, earshot_units(max_width) + tracking);
}

/// The bytes of a text that are laid out: the text itself, or the first characters of a long one.
static size_t laid_length(const char *text, size_t length) {
  if (length <= LONGEST_TEXT) return length;
  size_t cut = LONGEST_TEXT;
  // No character is cut in two.
  while (cut > 0 && ((unsigned char)text[cut] & 0xC0) == 0x80) cut--;
  return cut;
}

laid_text earshot_lay_out(
    earshot_text_measurer *measurer, const char *text, size_t length, const earshot_text_run *runs,
    size_t run_count, double max_width, int32_t line_limit, double line_spacing) {
  text_runs styled = {.fonts = measurer->fonts, .runs = runs, .count = run_count};
  PangoLayout *layout = measurer->layout;
  pango_layout_set_width(layout, max_width < 0 ? -1 : breaking_width(styled, max_width));
  pango_layout_set_spacing(layout, earshot_units(line_spacing));
  size_t laid = laid_length(text, length);
  set(layout, text, laid, styled, 0);
  int count = pango_layout_get_line_count(layout);
  int shown = line_limit > 0 && line_limit < count ? line_limit : count;
  double whole = laid > 0 ? (double)length / (double)laid : 1;
  return (laid_text){
      .layout = layout, .text = text, .runs = styled, .line_count = count, .shown = shown, .whole = whole};
}

PangoLayoutLine *earshot_truncated_line(laid_text laid) {
  PangoLayout *layout = laid.layout;
  PangoLayoutLine *line = pango_layout_get_line_readonly(layout, laid.shown - 1);
  size_t start = (size_t)pango_layout_line_get_start_index(line);
  size_t own_end = line_end(line);
  size_t paragraph_end = own_end;
  for (int i = laid.shown; i < laid.line_count; i++) {
    PangoLayoutLine *next = pango_layout_get_line_readonly(layout, i);
    if (pango_layout_line_is_paragraph_start(next)) break;
    paragraph_end = line_end(next);
  }
  pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END);
  if (paragraph_end > own_end) set(layout, laid.text + start, paragraph_end - start, laid.runs, start);
  if (paragraph_end == own_end || !pango_layout_is_ellipsized(layout)) {
    char *shown = g_strndup(laid.text + start, own_end - start);
    char *marked = g_strconcat(g_strchomp(shown), ELLIPSIS, NULL);
    set(layout, marked, strlen(marked), laid.runs, start);
    g_free(marked);
    g_free(shown);
  }
  return pango_layout_get_line_readonly(layout, 0);
}

void earshot_end_truncation(laid_text laid) { pango_layout_set_ellipsize(laid.layout, PANGO_ELLIPSIZE_NONE); }

/// The width of the widest letter of a line.
static int widest_letter(PangoLayoutLine *line) {
  int widest = 0;
  for (GSList *at = line->runs; at != NULL; at = at->next) {
    PangoGlyphString *glyphs = ((PangoGlyphItem *)at->data)->glyphs;
    int width = 0;
    for (int i = 0; i < glyphs->num_glyphs; i++) {
      width += glyphs->glyphs[i].geometry.width;
      if (i + 1 < glyphs->num_glyphs && glyphs->log_clusters[i + 1] == glyphs->log_clusters[i]) continue;
      widest = MAX(widest, width);
      width = 0;
    }
  }
  return widest;
}

/// How many lines a text has where each letter has one; a space hangs on the letter before it.
static int letters(PangoLayout *layout) {
  int count = 0;
  const PangoLogAttr *places = pango_layout_get_log_attrs_readonly(layout, &count);
  int lines = 1;
  for (int i = 1; i + 1 < count; i++) lines += places[i].is_char_break && !places[i].is_white;
  return lines;
}

/// Whether each character is a letter, digit or sign of Latin, Greek or Cyrillic that stands by itself; quotation marks,
/// dashes and the euro are.
static bool is_plain(const char *text, size_t length) {
  for (const char *at = text; at < text + length; at = g_utf8_next_char(at)) {
    gunichar c = g_utf8_get_char(at);
    bool is_control = c < 0x20 || (c >= 0x7f && c < 0xa0) || c == 0xad;
    bool is_mark = (c >= 0x300 && c < 0x370) || (c >= 0x483 && c < 0x48a);
    bool is_sign = (c >= 0x2010 && c < 0x2028) || c == 0x20ac;
    if (is_control || is_mark || (c >= 0x530 && !is_sign)) return false;
  }
  return true;
}

/// The widths of letters without tracking, in units of the font.
typedef struct letter_sum {
  long all;
  long widest;
  int count;
} letter_sum;

/// Adds up the letters of a line; false where they are not all of one font. Between two letters lies the tracking, half
/// of it as part of each.
static bool add_letters(PangoLayoutLine *line, PangoFont *font, int tracking, double units_per_width, letter_sum *sum) {
  int before = tracking / 2, count = 0;
  for (GSList *at = line->runs; at != NULL; at = at->next) count += ((PangoGlyphItem *)at->data)->glyphs->num_glyphs;
  for (GSList *at = line->runs; at != NULL; at = at->next) {
    PangoGlyphItem *run = at->data;
    if (run->item->analysis.font != font) return false;
    for (int i = 0; i < run->glyphs->num_glyphs; i++) {
      PangoGlyphInfo *glyph = &run->glyphs->glyphs[i];
      if (glyph->glyph & PANGO_GLYPH_UNKNOWN_FLAG) return false;
      int width = glyph->geometry.width;
      if (sum->count > 0) width -= before;
      if (sum->count + 1 < count) width -= tracking - before;
      long units = lround(width * units_per_width);
      sum->all += units;
      sum->widest = MAX(sum->widest, units);
      sum->count++;
    }
  }
  return sum->count > 0;
}

/// The font that the letter x is taken from.
static PangoFont *latin_font(earshot_text_measurer *measurer, const earshot_text_run *runs) {
  added_font *font = &g_array_index(measurer->fonts, added_font, runs[0].font);
  if (font->latin == NULL) {
    set(measurer->layout, "x", 1, (text_runs){.fonts = measurer->fonts, .runs = runs, .count = 1}, 0);
    PangoLayoutLine *line = pango_layout_get_line_readonly(measurer->layout, 0);
    if (line->runs != NULL) font->latin = g_object_ref(((PangoGlyphItem *)line->runs->data)->item->analysis.font);
  }
  return font->latin;
}

/// Adds what stays the same at every size: widths in units of the font, as shares of the size.
static void add_shape(
    earshot_text_measurer *measurer, const char *text, size_t length, const earshot_text_run *runs,
    earshot_text_metrics *metrics) {
  added_font *font = &g_array_index(measurer->fonts, added_font, runs[0].font);
  PangoLayoutLine *line = pango_layout_get_line_readonly(measurer->layout, 0);
  int size = pango_font_description_get_size(font->description);
  if (line->runs == NULL || !is_plain(text, length)) return;
  PangoFont *used = ((PangoGlyphItem *)line->runs->data)->item->analysis.font;
  unsigned units = hb_face_get_upem(hb_font_get_face(pango_font_get_hb_font(used)));
  // In smaller letters a unit of the font is too little to be told from rounding.
  if (units == 0 || (unsigned)size < 2 * units) return;
  letter_sum sum = {0};
  if (!add_letters(line, used, font->tracking, (double)units / size, &sum)) return;
  g_object_ref(used);
  if (used == latin_font(measurer, runs)) {
    metrics->em_width = (double)sum.all / units;
    metrics->letter_em_width = (double)sum.widest / units;
    metrics->gap_count = sum.count - 1;
    metrics->grows = true;
  }
  g_object_unref(used);
}

/// Takes the room of the first characters of a long text for that of all: lines as high, and as many in proportion.
static void extend(
    earshot_text_metrics *metrics, double whole, double max_width, int32_t line_limit, double line_spacing) {
  if (metrics->truncated || metrics->line_count == 0) return;
  if (max_width < 0 && metrics->line_count == 1) {
    metrics->width *= whole;
    metrics->letter_count = (int32_t)fmin(metrics->letter_count * whole, INT32_MAX);
    return;
  }
  double lines = ceil(metrics->line_count * whole);
  if (line_limit > 0 && lines > line_limit) {
    lines = line_limit;
    metrics->truncated = true;
  }
  double added = (metrics->height + line_spacing) * (lines / metrics->line_count - 1);
  metrics->height += added;
  metrics->last_baseline += added;
  metrics->line_count = (int32_t)fmin(lines, INT32_MAX);
  metrics->letter_count = (int32_t)fmin(metrics->letter_count * whole, INT32_MAX);
}

earshot_text_metrics earshot_text_measure(
    earshot_text_measurer *measurer, const char *text, size_t length, const earshot_text_run *runs,
    size_t run_count, double max_width, int32_t line_limit, double line_spacing) {
  earshot_text_metrics metrics = {0};
  if (length == 0 || run_count == 0) return metrics;
  laid_text laid = earshot_lay_out(measurer, text, length, runs, run_count, max_width, line_limit, line_spacing);
  bool truncated = laid.shown < laid.line_count;
  int width = 0, bottom = 0;
  PangoLayoutIter *iterator = pango_layout_get_iter(laid.layout);
  for (int i = 0; i < laid.shown; i++, pango_layout_iter_next_line(iterator)) {
    PangoRectangle logical;
    pango_layout_iter_get_line_extents(iterator, NULL, &logical);
    double baseline = points_of(pango_layout_iter_get_baseline(iterator));
    if (i == 0) metrics.first_baseline = baseline;
    metrics.last_baseline = baseline;
    bottom = logical.y + logical.height;
    if (!truncated || i + 1 < laid.shown) width = MAX(width, logical.width);
    if (max_width < 0) {
      int letter = widest_letter(pango_layout_iter_get_line_readonly(iterator));
      metrics.letter_width = fmax(metrics.letter_width, points_of(letter));
    }
  }
  pango_layout_iter_free(iterator);
  if (max_width < 0) metrics.letter_count = letters(laid.layout);
  if (truncated) {
    int last = line_width(earshot_truncated_line(laid));
    earshot_end_truncation(laid);
    width = MAX(width, last);
  }
  metrics.width = points_of(width);
  metrics.height = points_of(bottom);
  metrics.line_count = laid.shown;
  metrics.truncated = truncated;
  if (laid.whole > 1) {
    extend(&metrics, laid.whole, max_width, line_limit, line_spacing);
  } else if (max_width < 0 && run_count == 1 && laid.line_count == 1) {
    add_shape(measurer, text, length, runs, &metrics);
  }
  return metrics;
}

/// How far the ink of a letter rises above the baseline.
static double rise(PangoLayout *layout, const char *letter) {
  pango_layout_set_text(layout, letter, 1);
  PangoRectangle ink;
  pango_layout_line_get_extents(pango_layout_get_line_readonly(layout, 0), &ink, NULL);
  return points_of(-ink.y);
}

earshot_font_metrics earshot_font_measure(earshot_text_measurer *measurer, uint32_t font) {
  pango_layout_set_width(measurer->layout, -1);
  pango_layout_set_attributes(measurer->layout, NULL);
  pango_layout_set_font_description(
      measurer->layout, g_array_index(measurer->fonts, added_font, font).description);
  pango_layout_set_text(measurer->layout, "H", 1);
  PangoRectangle logical;
  pango_layout_line_get_extents(pango_layout_get_line_readonly(measurer->layout, 0), NULL, &logical);
  earshot_font_metrics metrics = {.ascent = points_of(-logical.y), .descent = points_of(logical.y + logical.height)};
  metrics.cap_height = rise(measurer->layout, "H");
  metrics.x_height = rise(measurer->layout, "x");
  pango_layout_set_font_description(measurer->layout, NULL);
  return metrics;
}
