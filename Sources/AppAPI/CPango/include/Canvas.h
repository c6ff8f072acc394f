#pragma once

// Drawing as plain C. Nothing foreign is included here, so a module that imports this one compiles on a
// machine without the headers of the libraries that do the work. No number, however large or wrong, stops it.

#include "CPango.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Components in sRGB from 0 to 1, not multiplied by the opacity.
typedef struct earshot_color {
  double red;
  double green;
  double blue;
  double alpha;
} earshot_color;

/// A colour at a place from 0 to 1 of a gradient.
typedef struct earshot_stop {
  earshot_color color;
  double location;
} earshot_stop;

/// A rectangle in points, inside the transform that is in effect.
typedef struct earshot_rect {
  double x;
  double y;
  double width;
  double height;
} earshot_rect;

/// How a line is drawn: 0 butt, 1 round, 2 square ends; 0 miter, 1 round, 2 bevel joins.
typedef struct earshot_line {
  double width;
  int32_t cap;
  int32_t join;
  double miter_limit;
  const double *dashes;
  size_t dash_count;
  double dash_phase;
} earshot_line;

/// How two colours become one.
typedef enum earshot_blending {
  EARSHOT_NORMAL, EARSHOT_MULTIPLY, EARSHOT_SCREEN, EARSHOT_OVERLAY, EARSHOT_DARKEN, EARSHOT_LIGHTEN,
  EARSHOT_COLOR_DODGE, EARSHOT_COLOR_BURN, EARSHOT_SOFT_LIGHT, EARSHOT_HARD_LIGHT, EARSHOT_DIFFERENCE,
  EARSHOT_EXCLUSION, EARSHOT_HUE, EARSHOT_SATURATION, EARSHOT_COLOR, EARSHOT_LUMINOSITY, EARSHOT_ADD,
  EARSHOT_ATOP, EARSHOT_BEHIND, EARSHOT_CUT_OUT
} earshot_blending;

/// How a layer is put on what lies behind it; radii and offsets are points.
typedef struct earshot_layer {
  double opacity;
  earshot_blending blending;
  double blur_radius;
  bool has_shadow;
  earshot_color shadow_color;
  double shadow_radius;
  double shadow_x;
  double shadow_y;
} earshot_layer;

/// Pixels to draw on. It must not be used from two threads at once.
typedef struct earshot_canvas earshot_canvas;

/// Makes a canvas of `width` by `height` pixels, each at least 1, with `scale` of them to a point.
earshot_canvas *earshot_canvas_new(int32_t width, int32_t height, double scale, earshot_color ground);
void earshot_canvas_free(earshot_canvas *canvas);
/// Copies all `count` pixels, line by line: alpha, red, green and blue from the high byte down, multiplied by alpha.
void earshot_canvas_read(earshot_canvas *canvas, uint32_t *pixels, size_t count);
/// Puts `count` pixels, which are as many as the canvas has and as `read` copies them, in place of what was drawn.
void earshot_canvas_write(earshot_canvas *canvas, const uint32_t *pixels, size_t count);
/// What is seen so far at a place on the screen, in points; layers that are still open are put on their grounds.
earshot_color earshot_canvas_color_at(earshot_canvas *canvas, double x, double y);

void earshot_canvas_save(earshot_canvas *canvas);
/// Takes the state of the last `save` again; there must be one since the last `begin_layer`.
void earshot_canvas_restore(earshot_canvas *canvas);
/// Draws edges with fewer shades and curves with fewer corners, until the state before is restored.
void earshot_canvas_use_coarse_edges(earshot_canvas *canvas);
/// Moves what follows: x' = a·x + c·y + tx, y' = b·x + d·y + ty. What follows a transform without room is not drawn.
void earshot_canvas_transform(earshot_canvas *canvas, double a, double b, double c, double d, double tx, double ty);

/// Paints are numbered from 0 until they are forgotten.
uint32_t earshot_canvas_add_color(earshot_canvas *canvas, earshot_color color);
uint32_t earshot_canvas_add_linear(
    earshot_canvas *canvas, double x0, double y0, double x1, double y1, const earshot_stop *stops, size_t count);
uint32_t earshot_canvas_add_radial(
    earshot_canvas *canvas, double x, double y, double from, double to, const earshot_stop *stops, size_t count);
uint32_t earshot_canvas_add_angular(
    earshot_canvas *canvas, double x, double y, double from, double to, const earshot_stop *stops, size_t count);
void earshot_canvas_forget_paints(earshot_canvas *canvas);

void earshot_canvas_begin_path(earshot_canvas *canvas);
void earshot_canvas_move(earshot_canvas *canvas, double x, double y);
void earshot_canvas_line(earshot_canvas *canvas, double x, double y);
void earshot_canvas_curve(
    earshot_canvas *canvas, double x1, double y1, double x2, double y2, double x, double y);
void earshot_canvas_close(earshot_canvas *canvas);
void earshot_canvas_clip(earshot_canvas *canvas, bool even_odd);
void earshot_canvas_fill(earshot_canvas *canvas, uint32_t paint, bool even_odd);
void earshot_canvas_stroke(earshot_canvas *canvas, uint32_t paint, const earshot_line *line);

/// Begins a picture of its own that is no larger than `bounds`, which are points of the screen.
void earshot_canvas_begin_layer(earshot_canvas *canvas, earshot_rect bounds);
void earshot_canvas_end_layer(earshot_canvas *canvas, const earshot_layer *layer);

/// How the letters of a run are drawn; paints are numbers.
typedef struct earshot_run_paint {
  uint32_t paint;
  bool underlined;
  bool struck_through;
  bool has_background;
  uint32_t background;
} earshot_run_paint;

/// Where and how lines stand: 0 left, 1 centre, 2 right, 3 from side to side in a room from `x` on.
typedef struct earshot_text_room {
  double x;
  double y;
  double width;
  /// The width at which lines are broken; negative for none.
  double breaking_width;
  int32_t line_limit;
  double line_spacing;
  int32_t alignment;
  bool right_to_left;
} earshot_text_room;

/// Draws a text just where `earshot_text_measure` says that it stands; each run has a paint.
void earshot_canvas_text(
    earshot_canvas *canvas, earshot_text_measurer *measurer, const char *text, size_t length,
    const earshot_text_run *runs, const earshot_run_paint *paints, size_t run_count, earshot_text_room room);

/// The rectangles of the bytes `from` to `to` of a text, one for each line that has some of them, at most `capacity`;
/// returns how many there are.
size_t earshot_text_stretch(
    earshot_text_measurer *measurer, const char *text, size_t length, const earshot_text_run *runs,
    size_t run_count, earshot_text_room room, size_t from, size_t to, earshot_rect *places, size_t capacity);

/// Adds the outline of one glyph of a font of symbols to the path, its em box filling `box`.
/// Returns false, and adds nothing, where the font is not installed or has no glyph of this name.
/// What lies outside of the clip is not looked for.
bool earshot_canvas_symbol(
    earshot_canvas *canvas, earshot_text_measurer *measurer, const char *family, const char *name,
    earshot_rect box);

/// Packs pixels as `earshot_canvas_read` gives them into a PNG file; release it with `earshot_bytes_free`.
uint8_t *earshot_png(const uint32_t *pixels, int32_t width, int32_t height, size_t *length);
/// The same as a JPEG file, over white, with a quality from 0 to 100.
uint8_t *earshot_jpeg(const uint32_t *pixels, int32_t width, int32_t height, int32_t quality, size_t *length);
void earshot_bytes_free(uint8_t *bytes);

/// The columns and rows between which two pictures of one size differ, `right` and `bottom` behind the last; false,
/// and nothing told, where they are the same.
bool earshot_pixels_differ(
    const uint32_t *pixels, const uint32_t *others, int32_t width, int32_t height, int32_t *left, int32_t *top,
    int32_t *right, int32_t *bottom);

/// The screen's rectangle, in points, around what a rectangle becomes by the transform that is in effect.
earshot_rect earshot_canvas_on_screen(earshot_canvas *canvas, earshot_rect rect);
