#ifndef EARSHOT_CX11WINDOW_H
#define EARSHOT_CX11WINDOW_H

// A window of X11 as plain C. The library is opened when a window is, so that programs run where there is none; and
// nothing foreign is included here, so that who imports this compiles without its headers.

#include <stddef.h>
#include <stdint.h>

/// What happened in a window.
enum x11_event_kind {
  X11_NOTHING = 0,
  X11_BUTTON_DOWN,
  X11_BUTTON_UP,
  X11_MOVED,
  X11_KEY_DOWN,
  X11_KEY_UP,
  X11_FOCUS_IN,
  X11_FOCUS_OUT,
  X11_PLACED,
  X11_CLOSED,
};

typedef struct {
  int32_t kind;
  /// Where the pointer is, or where the window now lies on the display, in pixels.
  int32_t x, y;
  /// The button of the mouse, 1 to 5, or the number of a key.
  int32_t code;
  /// The symbol of a key.
  uint32_t symbol;
  /// What is held.
  uint32_t state;
  /// Milliseconds of the server.
  uint32_t time;
} x11_event;

typedef struct x11_window x11_window;

/// Opens a window of so many pixels on a display, or on that of the environment; NULL with the reason in `problem`.
x11_window *x11_window_open(
    const char *display, const char *title, int32_t width, int32_t height, char *problem, size_t length);

/// Shows a picture of 4 bytes a pixel: blue, green, red, nothing.
void x11_window_show(x11_window *window, const uint8_t *pixels, int32_t width, int32_t height);

/// Waits until something happens in the window, or until something can be read at the descriptor.
x11_event x11_window_wait(x11_window *window, int32_t descriptor);

/// Closes the window.
void x11_window_close(x11_window *window);

/// Asks which keys other programs hold, each by its symbol and by what is held with it; 1 in `held` for those.
/// Returns how many there are, or -1 with the reason in `problem` where there is no display.
int32_t x11_keys_held(
    const char *display, const uint32_t *symbols, const uint32_t *modifiers, int32_t count, uint8_t *held, char *problem,
    size_t length);

/// Reads a PNG file of 8 bits a color into pixels that the caller frees; 0, or -1 where it is no such file.
int32_t x11_read_png(const uint8_t *bytes, size_t length, uint8_t **pixels, int32_t *width, int32_t *height);

#endif
