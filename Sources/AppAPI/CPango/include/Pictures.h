#pragma once

// Files of pictures as plain C; broken ones give NULL.

#include "Canvas.h"

/// A picture that was read from a file.
typedef struct earshot_picture earshot_picture;

/// Reads PNG, JPEG or SVG; what would have more than `pixel_limit` pixels is made smaller or refused.
earshot_picture *earshot_picture_read(const uint8_t *bytes, size_t length, size_t pixel_limit);
void earshot_picture_free(earshot_picture *picture);
/// Its extent in pixels; that of a drawing made of outlines is what it says itself.
double earshot_picture_width(const earshot_picture *picture);
double earshot_picture_height(const earshot_picture *picture);

/// Puts a picture into a rectangle, stretched to it. With a paint, only its shape is used.
void earshot_canvas_picture(
    earshot_canvas *canvas, earshot_picture *picture, earshot_rect rect, bool has_paint, uint32_t paint);
