#pragma once

// Files of pictures as plain C; broken ones give NULL.

#include "Canvas.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// A picture that was read from a file.
typedef struct earshot_picture earshot_picture;

/// Reads PNG, JPEG or SVG; what would have more than `pixel_limit` pixels is made smaller or refused.
earshot_picture *earshot_picture_read(const uint8_t *bytes, size_t length, size_t pixel_limit);
void earshot_picture_free(earshot_picture *picture);
/// Its extent in pixels; that of a drawing made of outlines is what it says itself.
double earshot_picture_width(const earshot_picture *picture);
double earshot_picture_height(const earshot_picture *picture);

/// Puts a picture into `rect`, stretched to it, or over and over from there on; nothing is drawn outside of `room`.
/// With a paint, only its shape is used.
void earshot_canvas_picture(
    earshot_canvas *canvas, earshot_picture *picture, earshot_rect rect, earshot_rect room, bool repeated,
    bool has_paint, uint32_t paint);

/// A number that changes when a file does; 0 where there is no such file.
uint64_t earshot_file_stamp(const char *path);
/// The bytes of a file of at most `limit` bytes; release them with `earshot_bytes_free`.
uint8_t *earshot_file_read(const char *path, size_t limit, size_t *length);
