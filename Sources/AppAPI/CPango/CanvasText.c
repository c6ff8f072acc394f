#include "CanvasState.h"
#include "TextLayout.h"

#include <math.h>
#include <stdlib.h>

/// A text on its way to a canvas.
typedef struct placed_text {
  earshot_canvas *canvas;
  const earshot_run_paint *paints;
  size_t count;
  earshot_text_room room;
} placed_text;

/// What is drawn in one go: first the grounds of all words, then the words.
typedef enum text_pass { GROUNDS, LETTERS } text_pass;

static double line_left(earshot_text_room room, double width) {
  switch (room.alignment) {
    case 1: return room.x + (room.width - width) / 2;
    case 2: return room.x + room.width - width;
    case 3: return room.right_to_left ? room.x + room.width - width : room.x;
    default: return room.x;
  }
}

static void bar(const placed_text *text, uint32_t paint, double x, double y, double width, double height) {
  earshot_canvas *canvas = text->canvas;
  earshot_canvas_begin_path(canvas);
  earshot_canvas_move(canvas, x, y);
  earshot_canvas_line(canvas, x + width, y);
  earshot_canvas_line(canvas, x + width, y + height);
  earshot_canvas_line(canvas, x, y + height);
  earshot_canvas_close(canvas);
  earshot_canvas_fill(canvas, paint, false);
}

static void rule(const placed_text *text, PangoGlyphItem *item, earshot_run_paint paint, double x, double baseline, double width) {
  PangoFontMetrics *metrics = pango_font_get_metrics(item->item->analysis.font, item->item->analysis.language);
  if (paint.underlined) {
    double position = points_of(pango_font_metrics_get_underline_position(metrics));
    double thickness = points_of(pango_font_metrics_get_underline_thickness(metrics));
    bar(text, paint.paint, x, baseline - position, width, fmax(thickness, 0.5));
  }
  if (paint.struck_through) {
    double position = points_of(pango_font_metrics_get_strikethrough_position(metrics));
    double thickness = points_of(pango_font_metrics_get_strikethrough_thickness(metrics));
    bar(text, paint.paint, x, baseline - position, width, fmax(thickness, 0.5));
  }
  pango_font_metrics_unref(metrics);
}

static void letters(const placed_text *text, PangoGlyphItem *item, uint32_t paint, double x, double baseline, earshot_rect area) {
  cairo_t *context = text->canvas->context;
  if (!earshot_take_paint(text->canvas, paint, earshot_rect_area(text->canvas, area, area.height))) return;
  cairo_new_path(context);
  cairo_move_to(context, x, baseline - points_of(item->y_offset));
  pango_cairo_show_glyph_string(context, item->item->analysis.font, item->glyphs);
  cairo_new_path(context);
}

/// Draws one line whose baseline is given in points from the top of the room.
static void draw_line(const placed_text *text, PangoLayoutLine *line, double baseline, text_pass pass) {
  PangoRectangle logical;
  pango_layout_line_get_extents(line, NULL, &logical);
  double x = line_left(text->room, points_of(logical.width));
  baseline += text->room.y;
  double top = baseline + points_of(logical.y);
  for (GSList *at = line->runs; at != NULL; at = at->next) {
    PangoGlyphItem *item = at->data;
    double width = points_of(pango_glyph_string_get_width(item->glyphs));
    earshot_run_paint paint = text->paints[earshot_run_number(item->item, text->count)];
    x += points_of(item->start_x_offset);
    earshot_rect area = {x, top, width, points_of(logical.height)};
    if (pass == GROUNDS) {
      if (paint.has_background) bar(text, paint.background, x, top, width, area.height);
    } else {
      letters(text, item, paint.paint, x, baseline, area);
      if (paint.underlined || paint.struck_through) rule(text, item, paint, x, baseline, width);
    }
    x += width + points_of(item->end_x_offset);
  }
}

static void turn(earshot_text_measurer *measurer, PangoDirection direction) {
  if (pango_context_get_base_dir(measurer->context) == direction) return;
  pango_context_set_base_dir(measurer->context, direction);
  pango_layout_context_changed(measurer->layout);
}

static void begin(earshot_text_measurer *measurer, earshot_text_room room) {
  turn(measurer, room.right_to_left ? PANGO_DIRECTION_WEAK_RTL : PANGO_DIRECTION_WEAK_LTR);
  pango_layout_set_justify(measurer->layout, room.alignment == 3);
}

static void end(earshot_text_measurer *measurer) {
  turn(measurer, PANGO_DIRECTION_WEAK_LTR);
  pango_layout_set_justify(measurer->layout, FALSE);
}

static bool sound_room(earshot_text_room room) {
  return is_sound(room.x) && is_sound(room.y) && is_sound(room.width) && is_sound(room.breaking_width) &&
      is_sound(room.line_spacing);
}

/// Calls `each` for every line that is shown, with its baseline from the top of the room.
static void every_line(laid_text laid, void (*each)(PangoLayoutLine *, double, PangoRectangle, void *), void *context) {
  bool truncated = laid.shown < laid.line_count;
  double last_baseline = 0;
  PangoRectangle logical = {0};
  PangoLayoutIter *iterator = pango_layout_get_iter(laid.layout);
  for (int i = 0; i < laid.shown; i++, pango_layout_iter_next_line(iterator)) {
    pango_layout_iter_get_line_extents(iterator, NULL, &logical);
    last_baseline = points_of(pango_layout_iter_get_baseline(iterator));
    if (truncated && i + 1 == laid.shown) break;
    each(pango_layout_iter_get_line_readonly(iterator), last_baseline, logical, context);
  }
  pango_layout_iter_free(iterator);
  if (!truncated) return;
  PangoLayoutLine *line = earshot_truncated_line(laid);
  PangoRectangle own;
  pango_layout_line_get_extents(line, NULL, &own);
  logical.width = own.width;
  each(line, last_baseline, logical, context);
  earshot_end_truncation(laid);
}

static void ground_line(PangoLayoutLine *line, double baseline, PangoRectangle logical, void *text) {
  (void)logical;
  draw_line(text, line, baseline, GROUNDS);
}

static void letter_line(PangoLayoutLine *line, double baseline, PangoRectangle logical, void *text) {
  (void)logical;
  draw_line(text, line, baseline, LETTERS);
}

void earshot_canvas_text(
    earshot_canvas *canvas, earshot_text_measurer *measurer, const char *text, size_t length,
    const earshot_text_run *runs, const earshot_run_paint *paints, size_t run_count, earshot_text_room room) {
  if (length == 0 || run_count == 0 || !sound_room(room)) return;
  placed_text placed = {.canvas = canvas, .paints = paints, .count = run_count, .room = room};
  bool has_grounds = false;
  for (size_t i = 0; i < run_count; i++) has_grounds = has_grounds || paints[i].has_background;
  begin(measurer, room);
  laid_text laid =
      earshot_lay_out(measurer, text, length, runs, run_count, room.breaking_width, room.line_limit, room.line_spacing);
  if (has_grounds) {
    every_line(laid, ground_line, &placed);
    laid = earshot_lay_out(
        measurer, text, length, runs, run_count, room.breaking_width, room.line_limit, room.line_spacing);
  }
  every_line(laid, letter_line, &placed);
  end(measurer);
}

/// A stretch of a text, and where the rectangles of it are put.
typedef struct stretch_places {
  earshot_text_room room;
  size_t from;
  size_t to;
  /// Where the next line begins: a line that is cut off is set anew, and counts its bytes from 0.
  size_t next;
  earshot_rect *places;
  size_t capacity;
  size_t count;
} stretch_places;

static void note_stretch(PangoLayoutLine *line, double baseline, PangoRectangle logical, void *context) {
  (void)baseline;
  stretch_places *stretch = context;
  size_t own = (size_t)pango_layout_line_get_start_index(line);
  size_t length = (size_t)pango_layout_line_get_length(line);
  size_t start = own > stretch->next ? own : stretch->next;
  stretch->next = start + length;
  size_t from = stretch->from > start ? stretch->from : start;
  size_t to = stretch->to < start + length ? stretch->to : start + length;
  if (from >= to) return;
  int first = 0, last = logical.width;
  if (from > start || to < start + length) {
    pango_layout_line_index_to_x(line, (int)(from - start + own), FALSE, &first);
    pango_layout_line_index_to_x(line, (int)(to - start + own), FALSE, &last);
  }
  if (stretch->count < stretch->capacity) {
    double left = line_left(stretch->room, points_of(logical.width));
    stretch->places[stretch->count] = (earshot_rect){
        left + points_of(MIN(first, last)), stretch->room.y + points_of(logical.y), points_of(abs(last - first)),
        points_of(logical.height)};
  }
  stretch->count++;
}

size_t earshot_text_stretch(
    earshot_text_measurer *measurer, const char *text, size_t length, const earshot_text_run *runs,
    size_t run_count, earshot_text_room room, size_t from, size_t to, earshot_rect *places, size_t capacity) {
  if (length == 0 || run_count == 0 || !sound_room(room)) return 0;
  stretch_places stretch = {.room = room, .from = from, .to = to, .places = places, .capacity = capacity};
  begin(measurer, room);
  laid_text laid =
      earshot_lay_out(measurer, text, length, runs, run_count, room.breaking_width, room.line_limit, room.line_spacing);
  every_line(laid, note_stretch, &stretch);
  end(measurer);
  return stretch.count;
}

bool earshot_canvas_symbol(
    earshot_canvas *canvas, earshot_text_measurer *measurer, const char *family, const char *name,
    earshot_rect box) {
  earshot_rect seen = earshot_canvas_on_screen(canvas, box);
  if (!(seen.width > 0 && seen.height > 0 && box.width < FARTHEST)) return true;
  // One point is too small for outlines in Pango's numbers; the glyph is taken large and made to fit.
  const double size = 96;
  PangoLayout *layout = pango_layout_new(measurer->context);
  PangoFontDescription *font = pango_font_description_new();
  pango_font_description_set_family(font, family);
  pango_font_description_set_absolute_size(font, size * PANGO_SCALE);
  pango_layout_set_font_description(layout, font);
  pango_layout_set_text(layout, name, -1);
  PangoLayoutLine *line = pango_layout_get_line_readonly(layout, 0);
  PangoGlyphItem *item = line->runs == NULL ? NULL : line->runs->data;
  bool found = item != NULL && line->runs->next == NULL && item->glyphs->num_glyphs == 1 &&
      (item->glyphs->glyphs[0].glyph & PANGO_GLYPH_UNKNOWN_FLAG) == 0;
  if (found) {
    PangoFontDescription *used = pango_font_describe(item->item->analysis.font);
    found = g_strcmp0(pango_font_description_get_family(used), family) == 0;
    pango_font_description_free(used);
  }
  if (found) {
    cairo_t *context = canvas->context;
    cairo_save(context);
    cairo_translate(context, box.x, box.y);
    cairo_scale(context, box.width / size, box.height / size);
    PangoRectangle logical;
    pango_layout_line_get_extents(line, NULL, &logical);
    // The em box reaches from the ascent down; the font's ascent and descent are one em together.
    double height = points_of(logical.height);
    cairo_move_to(context, 0, points_of(-logical.y) * size / height);
    pango_cairo_layout_line_path(context, line);
    cairo_restore(context);
  }
  pango_font_description_free(font);
  g_object_unref(layout);
  return found;
}
