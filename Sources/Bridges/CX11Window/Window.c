#include "CX11Window.h"

#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <dlfcn.h>
#include <errno.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// The functions that are used, by the names they have in the library.
#define FUNCTIONS(use)                                                                                       \
  use(XOpenDisplay) use(XCloseDisplay) use(XCreateSimpleWindow) use(XSelectInput) use(XMapWindow)            \
  use(XStoreName) use(XInternAtom) use(XSetWMProtocols) use(XCreateGC) use(XCreateImage) use(XPutImage)      \
  use(XFlush) use(XPending) use(XNextEvent) use(XLookupString) use(XTranslateCoordinates) use(XSetInputFocus) \
  use(XGetWindowProperty) use(XFree) use(XSetErrorHandler) use(XSetIOErrorHandler) \
  use(XSetIOErrorExitHandler)

struct x11_window {
  void *library;
#define DECLARE(name) __typeof__(&name) name;
  FUNCTIONS(DECLARE)
#undef DECLARE
  Display *display;
  Window window;
  GC context;
  Atom deletion, protocols;
  uint8_t *pixels;
  int32_t width, height;
  int isManaged, isClosed;
};

static int ignore_error(Display *display, XErrorEvent *event) {
  (void)display;
  (void)event;
  return 0;
}

// The library would end the program where this does not return.
static int outlive_display(Display *display) {
  (void)display;
  return 0;
}

static void lose_display(Display *display, void *data) {
  (void)display;
  ((x11_window *)data)->isClosed = 1;
}

static int load(x11_window *self) {
  self->library = dlopen("libX11.so.6", RTLD_NOW | RTLD_LOCAL);
  if (!self->library) return 0;
#define LOAD(name)                                                    \
  self->name = (__typeof__(&name))dlsym(self->library, #name);        \
  if (!self->name) return 0;
  FUNCTIONS(LOAD)
#undef LOAD
  return 1;
}

// A window manager names its own window at the root; where there is none, nobody else gives windows the keys.
static int has_manager(x11_window *self) {
  Atom name = self->XInternAtom(self->display, "_NET_SUPPORTING_WM_CHECK", False), type;
  int format;
  unsigned long count = 0, rest;
  unsigned char *value = NULL;
  self->XGetWindowProperty(
      self->display, DefaultRootWindow(self->display), name, 0, 1, False, AnyPropertyType, &type, &format,
      &count, &rest, &value);
  if (value) self->XFree(value);
  return count > 0;
}

x11_window *x11_window_open(
    const char *display, const char *title, int32_t width, int32_t height, char *problem, size_t length) {
  x11_window *self = calloc(1, sizeof *self);
  if (!self) return NULL;
  if (!load(self)) {
    snprintf(problem, length, "libX11.so.6 is missing");
    free(self);
    return NULL;
  }
  self->display = self->XOpenDisplay(display);
  if (!self->display) {
    const char *name = display ? display : getenv("DISPLAY");
    snprintf(problem, length, "no display %s", name ? name : "");
    dlclose(self->library);
    free(self);
    return NULL;
  }
  self->XSetErrorHandler(ignore_error);
  self->XSetIOErrorHandler(outlive_display);
  self->XSetIOErrorExitHandler(self->display, lose_display, self);
  Window root = DefaultRootWindow(self->display);
  self->window = self->XCreateSimpleWindow(self->display, root, 0, 0, width, height, 0, 0, 0xffffff);
  self->XSelectInput(
      self->display, self->window,
      ExposureMask | ButtonPressMask | ButtonReleaseMask | ButtonMotionMask | KeyPressMask | KeyReleaseMask |
          FocusChangeMask | StructureNotifyMask);
  self->XStoreName(self->display, self->window, title);
  self->deletion = self->XInternAtom(self->display, "WM_DELETE_WINDOW", False);
  self->protocols = self->XInternAtom(self->display, "WM_PROTOCOLS", False);
  self->XSetWMProtocols(self->display, self->window, &self->deletion, 1);
  self->context = self->XCreateGC(self->display, self->window, 0, NULL);
  self->isManaged = has_manager(self);
  self->XMapWindow(self->display, self->window);
  self->XFlush(self->display);
  return self;
}

static void draw(x11_window *self) {
  if (!self->pixels || self->isClosed) return;
  int screen = DefaultScreen(self->display);
  XImage *image = self->XCreateImage(
      self->display, DefaultVisual(self->display, screen), DefaultDepth(self->display, screen), ZPixmap, 0,
      (char *)self->pixels, self->width, self->height, 32, 0);
  if (!image) return;
  self->XPutImage(
      self->display, self->window, self->context, image, 0, 0, 0, 0, self->width, self->height);
  image->data = NULL;
  XDestroyImage(image);
  self->XFlush(self->display);
}

void x11_window_show(x11_window *self, const uint8_t *pixels, int32_t width, int32_t height) {
  size_t size = (size_t)width * (size_t)height * 4;
  uint8_t *copy = realloc(self->pixels, size);
  if (!copy) return;
  memcpy(copy, pixels, size);
  self->pixels = copy;
  self->width = width;
  self->height = height;
  draw(self);
}

static x11_event key(x11_window *self, XKeyEvent *event, int32_t kind) {
  char text[32];
  KeySym symbol = 0;
  self->XLookupString(event, text, sizeof text, &symbol, NULL);
  return (x11_event){
      .kind = kind, .code = (int32_t)event->keycode, .symbol = (uint32_t)symbol, .state = event->state,
      .time = (uint32_t)event->time};
}

static x11_event button(XButtonEvent *event, int32_t kind) {
  return (x11_event){
      .kind = kind, .x = event->x, .y = event->y, .code = (int32_t)event->button, .state = event->state,
      .time = (uint32_t)event->time};
}

static x11_event translated(x11_window *self, XEvent *event) {
  x11_event result = {0};
  Window child;
  switch (event->type) {
  case Expose:
    if (event->xexpose.count == 0) draw(self);
    break;
  case MapNotify:
    if (!self->isManaged)
      self->XSetInputFocus(self->display, self->window, RevertToParent, CurrentTime);
    self->XFlush(self->display);
    break;
  case ConfigureNotify:
    result.kind = X11_PLACED;
    self->XTranslateCoordinates(
        self->display, self->window, DefaultRootWindow(self->display), 0, 0, &result.x, &result.y, &child);
    break;
  case ButtonPress: return button(&event->xbutton, X11_BUTTON_DOWN);
  case ButtonRelease: return button(&event->xbutton, X11_BUTTON_UP);
  case MotionNotify:
    return (x11_event){
        .kind = X11_MOVED, .x = event->xmotion.x, .y = event->xmotion.y, .time = (uint32_t)event->xmotion.time};
  case KeyPress: return key(self, &event->xkey, X11_KEY_DOWN);
  case KeyRelease: return key(self, &event->xkey, X11_KEY_UP);
  case FocusIn: result.kind = X11_FOCUS_IN; break;
  case FocusOut: result.kind = X11_FOCUS_OUT; break;
  case ClientMessage:
    if ((Atom)event->xclient.data.l[0] == self->deletion) result.kind = X11_CLOSED;
    break;
  default: break;
  }
  return result;
}

x11_event x11_window_wait(x11_window *self, int32_t descriptor) {
  for (;;) {
    if (self->isClosed) return (x11_event){.kind = X11_CLOSED};
    while (!self->isClosed && self->XPending(self->display) > 0) {
      XEvent event;
      self->XNextEvent(self->display, &event);
      x11_event result = translated(self, &event);
      if (result.kind != X11_NOTHING) return result;
    }
    if (self->isClosed) continue;
    struct pollfd waiting[2] = {
        {.fd = ConnectionNumber(self->display), .events = POLLIN}, {.fd = descriptor, .events = POLLIN}};
    if (poll(waiting, 2, -1) < 0 && errno != EINTR) return (x11_event){.kind = X11_CLOSED};
    if (waiting[1].revents) return (x11_event){.kind = X11_NOTHING};
  }
}

void x11_window_close(x11_window *self) {
  if (!self->isClosed) self->XCloseDisplay(self->display);
  free(self->pixels);
  // The library stays: it may have given others what they call when the program ends.
  free(self);
}
