#pragma once

// The data of a PNG file, packed as screens are best packed: in whole pixels, with the codes that deflate fixes.

#include <stddef.h>
#include <stdint.h>

/// The most bytes that packing pixels can take.
size_t earshot_png_room(size_t width, size_t height, size_t bytes_per_pixel);

/// Packs pixels of 3 bytes, or of 4 with their opacity, as a zlib stream; returns its end, or NULL without memory.
uint8_t *earshot_png_pack(
    uint8_t *at, const uint32_t *pixels, size_t width, size_t height, size_t bytes_per_pixel);
