#include "PictureState.h"

#include <dlfcn.h>
#include <glib-object.h>
#include <math.h>

// The library that draws outlines is looked for when the first such file is met: it takes longer to load than all
// the others together, and hardly an app has such files. What is called of it is declared here, as it documents it.

typedef struct svg_area {
  double x, y, width, height;
} svg_area;

typedef struct svg_length {
  double length;
  int unit;
} svg_length;

/// The functions that are used, once the library is there.
typedef struct svg_library {
  void *(*read)(const guint8 *bytes, gsize length, GError **error);
  void (*set_resolution)(void *handle, double dots);
  gboolean (*size_in_pixels)(void *handle, double *width, double *height);
  void (*own_dimensions)(
      void *handle, gboolean *has_width, svg_length *width, gboolean *has_height, svg_length *height,
      gboolean *has_area, svg_area *area);
  gboolean (*render)(void *handle, cairo_t *context, const svg_area *area, GError **error);
  gboolean (*has_element)(void *handle, const char *id);
  gboolean (*element_area)(void *handle, const char *id, svg_area *ink, svg_area *logical, GError **error);
  gboolean (*render_element)(void *handle, cairo_t *context, const char *id, const svg_area *area, GError **error);
  gboolean (*set_style)(void *handle, const guint8 *style, gsize length, GError **error);
} svg_library;

struct earshot_outlines {
  void *handle;
  double width, height;
  /// The group that is drawn, with where it lies in the whole; NULL where everything is drawn.
  const char *group;
  svg_area group_area;
};

/// The library; NULL where it is not installed.
static const svg_library *loaded(void) {
  static gsize once = 0;
  static svg_library library;
  static bool found = false;
  if (g_once_init_enter(&once)) {
    void *file = dlopen("librsvg-2.so.2", RTLD_NOW | RTLD_LOCAL);
    if (file != NULL) {
      *(void **)&library.read = dlsym(file, "rsvg_handle_new_from_data");
      *(void **)&library.set_resolution = dlsym(file, "rsvg_handle_set_dpi");
      *(void **)&library.size_in_pixels = dlsym(file, "rsvg_handle_get_intrinsic_size_in_pixels");
      *(void **)&library.own_dimensions = dlsym(file, "rsvg_handle_get_intrinsic_dimensions");
      *(void **)&library.render = dlsym(file, "rsvg_handle_render_document");
      *(void **)&library.has_element = dlsym(file, "rsvg_handle_has_sub");
      *(void **)&library.element_area = dlsym(file, "rsvg_handle_get_geometry_for_element");
      *(void **)&library.render_element = dlsym(file, "rsvg_handle_render_element");
      *(void **)&library.set_style = dlsym(file, "rsvg_handle_set_stylesheet");
      found = library.read && library.has_element && library.element_area && library.render_element &&
          library.set_style && library.set_resolution && library.size_in_pixels && library.own_dimensions &&
          library.render;
    }
    g_once_init_leave(&once, 1);
  }
  return found ? &library : NULL;
}

static bool looks_right(const uint8_t *bytes, size_t length) {
  size_t end = length < 4096 ? length : 4096;
  for (size_t i = 0; i + 4 <= end; i++) {
    if (bytes[i] == 0) return false;
    if (bytes[i] == '<' && bytes[i + 1] == 's' && bytes[i + 2] == 'v' && bytes[i + 3] == 'g') return true;
  }
  return false;
}

/// The template of a symbol shows it in many weights and sizes beside one another; the first of these is drawn.
static const char *const symbol_groups[] = {
    "#Regular-M", "#Regular-S", "#Regular-L", "#Medium-M", "#Medium-S", "#Ultralight-M", "#Ultralight-S",
};
/// In a template outlines are drawn as wires, which have to be filled.
static const char symbol_style[] = ".SFSymbolsPreviewWireframe { fill: black !important; stroke: none !important; }";
/// How much of its square a symbol fills.
static const double symbol_part = 0.86;

/// Has a template of a symbol be the symbol, in the middle of a square; nothing happens to other drawings.
static void choose_symbol(const svg_library *library, earshot_outlines *outlines) {
  if (!library->has_element(outlines->handle, "#Symbols") || !library->has_element(outlines->handle, "#Guides")) return;
  for (size_t i = 0; i < sizeof symbol_groups / sizeof *symbol_groups; i++) {
    svg_area ink = {0}, logical = {0};
    if (!library->has_element(outlines->handle, symbol_groups[i])) continue;
    if (!library->set_style(outlines->handle, (const guint8 *)symbol_style, sizeof symbol_style - 1, NULL)) return;
    if (!library->element_area(outlines->handle, symbol_groups[i], &ink, &logical, NULL)) return;
    if (!(ink.width > 0 && ink.height > 0)) return;
    double side = fmax(ink.width, ink.height) / symbol_part;
    outlines->group = symbol_groups[i];
    outlines->width = outlines->height = side;
    outlines->group_area =
        (svg_area){(side - ink.width) / 2, (side - ink.height) / 2, ink.width, ink.height};
    return;
  }
}

earshot_outlines *earshot_read_outlines(const uint8_t *bytes, size_t length, double *width, double *height) {
  if (!looks_right(bytes, length)) return NULL;
  const svg_library *library = loaded();
  if (library == NULL) return NULL;
  GError *error = NULL;
  void *handle = library->read(bytes, length, &error);
  g_clear_error(&error);
  if (handle == NULL) return NULL;
  library->set_resolution(handle, 96);
  if (!library->size_in_pixels(handle, width, height)) {
    gboolean has_width = FALSE, has_height = FALSE, has_area = FALSE;
    svg_length own_width, own_height;
    svg_area area = {0};
    library->own_dimensions(handle, &has_width, &own_width, &has_height, &own_height, &has_area, &area);
    *width = has_area ? area.width : 100;
    *height = has_area ? area.height : 100;
  }
  if (!(*width > 0 && *width < 100000 && *height > 0 && *height < 100000)) {
    g_object_unref(handle);
    return NULL;
  }
  earshot_outlines *outlines = g_new0(earshot_outlines, 1);
  *outlines = (earshot_outlines){.handle = handle, .width = *width, .height = *height};
  choose_symbol(library, outlines);
  *width = outlines->width;
  *height = outlines->height;
  return outlines;
}

cairo_surface_t *earshot_draw_outlines(earshot_outlines *outlines, int width, int height) {
  const svg_library *library = loaded();
  if (library == NULL) return NULL;
  cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height);
  cairo_t *context = cairo_create(surface);
  cairo_scale(context, width / outlines->width, height / outlines->height);
  svg_area area = {0, 0, outlines->width, outlines->height};
  GError *error = NULL;
  if (outlines->group != NULL) {
    library->render_element(outlines->handle, context, outlines->group, &outlines->group_area, &error);
  } else {
    library->render(outlines->handle, context, &area, &error);
  }
  g_clear_error(&error);
  cairo_destroy(context);
  return surface;
}

void earshot_outlines_free(earshot_outlines *outlines) {
  g_object_unref(outlines->handle);
  g_free(outlines);
}
