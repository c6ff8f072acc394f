#include "CX11Window.h"

#include <X11/Xlib.h>
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>

// The functions that are used, by the names they have in the library.
#define FUNCTIONS(use) \
  use(XOpenDisplay) use(XCloseDisplay) use(XKeysymToKeycode) use(XGrabKey) use(XUngrabKey) use(XSync) use(XSetErrorHandler)

struct library {
#define DECLARE(name) __typeof__(&name) name;
  FUNCTIONS(DECLARE)
#undef DECLARE
};

// Set by the library where a key is held by another program; one thread asks at a time.
static int was_refused;

static int note_refusal(Display *display, XErrorEvent *event) {
  (void)display;
  if (event->error_code == BadAccess) was_refused = 1;
  return 0;
}

static int load(struct library *self, void *handle) {
#define LOAD(name)                                        \
  self->name = (__typeof__(&name))dlsym(handle, #name);   \
  if (!self->name) return 0;
  FUNCTIONS(LOAD)
#undef LOAD
  return 1;
}

int32_t x11_keys_held(
    const char *name, const uint32_t *symbols, const uint32_t *modifiers, int32_t count, uint8_t *held, char *problem,
    size_t length) {
  struct library library;
  void *handle = dlopen("libX11.so.6", RTLD_NOW | RTLD_LOCAL);
  if (!handle || !load(&library, handle)) {
    snprintf(problem, length, "libX11.so.6 is missing");
    if (handle) dlclose(handle);
    return -1;
  }
  Display *display = library.XOpenDisplay(name);
  if (!display) {
    const char *wanted = name ? name : getenv("DISPLAY");
    snprintf(problem, length, "no display %s", wanted ? wanted : "");
    dlclose(handle);
    return -1;
  }
  int (*former)(Display *, XErrorEvent *) = library.XSetErrorHandler(note_refusal);
  Window root = DefaultRootWindow(display);
  int32_t number = 0;
  for (int32_t index = 0; index < count; index++) {
    held[index] = 0;
    KeyCode code = library.XKeysymToKeycode(display, symbols[index]);
    // The keyboard may lack the key; the code 0 would stand for all keys.
    if (!code) continue;
    was_refused = 0;
    library.XGrabKey(display, code, modifiers[index], root, False, GrabModeAsync, GrabModeAsync);
    library.XSync(display, False);
    if (was_refused) {
      held[index] = 1;
      number++;
    } else {
      library.XUngrabKey(display, code, modifiers[index], root);
    }
  }
  library.XSync(display, False);
  library.XSetErrorHandler(former);
  library.XCloseDisplay(display);
  dlclose(handle);
  return number;
}
