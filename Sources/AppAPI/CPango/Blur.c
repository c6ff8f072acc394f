#include "CanvasState.h"

#include <math.h>
#include <string.h>

/// Farther than this nothing is blurred, in pixels; one cannot tell the difference.
#define WIDEST 200

/// One box blur along a line of `count` values that lie `step` bytes apart.
static void blur_line(unsigned char *line, size_t count, size_t step, int radius, unsigned char *copy) {
  for (size_t i = 0; i < count; i++) copy[i] = line[i * step];
  size_t reach = (size_t)radius;
  uint32_t sum = 0, width = 2 * (uint32_t)radius + 1;
  uint32_t factor = (1u << 24) / width;
  for (size_t i = 0; i <= reach && i < count; i++) sum += copy[i];
  for (size_t i = 0; i < count; i++) {
    line[i * step] = (unsigned char)(((uint64_t)sum * factor + (1u << 23)) >> 24);
    if (i + reach + 1 < count) sum += copy[i + reach + 1];
    if (i >= reach) sum -= copy[i - reach];
  }
}

/// Three box blurs in each direction, which together are close to a bell.
void earshot_blur(unsigned char *pixels, int width, int height, int stride, int channels, double deviation) {
  if (pixels == NULL || width < 1 || height < 1 || !(deviation > 0)) return;
  double ideal = sqrt(4 * deviation * deviation + 1);
  int radius = (int)lround((fmin(ideal, 2 * WIDEST) - 1) / 2);
  if (radius < 1) radius = 1;
  unsigned char *copy = g_malloc((size_t)MAX(width, height));
  for (int pass = 0; pass < 3; pass++) {
    for (int y = 0; y < height; y++) {
      for (int c = 0; c < channels; c++) {
        blur_line(pixels + (size_t)y * (size_t)stride + c, (size_t)width, (size_t)channels, radius, copy);
      }
    }
    for (int x = 0; x < width * channels; x++) {
      blur_line(pixels + x, (size_t)height, (size_t)stride, radius, copy);
    }
  }
  g_free(copy);
}
