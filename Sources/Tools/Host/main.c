// Shows what a library declares: host LIBEARSHOTUI LIBRARY DESCRIPTOR [ARGUMENT]...
//
// This executable is in C and links none of the app modules: they are in the one library that both it and
// the library to be shown use. It carries the virtual clock's functions, because symbols of the executable
// come before those of any library.
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "CVirtualTime.h"
#include "Section.h"
#include "Trap.h"

typedef int (*host_main)(
  int descriptor, const void *records, size_t size, const earshot_virtual_time *time);

// The last is that of a host whose channel was closed, which an app that ends by itself does not have.
enum { STATUS_USAGE = 2, STATUS_CANNOT_OPEN = 3, STATUS_CLOSED = 86 };

static void *open_library(const char *path) {
  // What a library of the system lacks stops an app where it is called, and not before.
  void *library = dlopen(path, RTLD_LAZY | RTLD_GLOBAL);
  if (!library) {
    fprintf(stderr, "The library %s cannot be opened: %s\n", path, dlerror());
    exit(STATUS_CANNOT_OPEN);
  }
  return library;
}

// What the host is started with, kept while it starts itself anew.
static const char *const parameters[] = {"EARSHOT_HOST_MODULES", "EARSHOT_HOST_LIBRARY", "EARSHOT_HOST_DESCRIPTOR"};
enum { PARAMETERS = sizeof parameters / sizeof *parameters };

// Starts the host anew with the arguments of the app alone: the app's code reads those of the process.
static int start_as_app(char **arguments) {
  for (int i = 0; i < PARAMETERS; i++) setenv(parameters[i], arguments[i + 1], 1);
  arguments[PARAMETERS] = arguments[0];
  execv("/proc/self/exe", arguments + PARAMETERS);
  perror("The host cannot be started anew");
  return STATUS_CANNOT_OPEN;
}

// Takes one of the parameters from the environment, which the app's code then finds without it.
static char *take(const char *name) {
  const char *value = getenv(name);
  char *taken = value ? strdup(value) : NULL;
  unsetenv(name);
  return taken;
}

int main(int count, char **arguments) {
  char *own[PARAMETERS];
  for (int i = 0; i < PARAMETERS; i++) own[i] = take(parameters[i]);
  if (!own[PARAMETERS - 1]) {
    if (count > PARAMETERS) return start_as_app(arguments);
    fprintf(stderr, "Usage: host LIBEARSHOTUI LIBRARY DESCRIPTOR [ARGUMENT]... Run earshot, which starts it.\n");
    return STATUS_USAGE;
  }
  // What the app printed before it crashed is to be seen.
  setvbuf(stdout, NULL, _IOLBF, 0);
  void *app_modules = open_library(own[0]);
  void *shown = open_library(own[1]);
  host_main run = (host_main)dlsym(app_modules, "earshot_host_main");
  if (!run) {
    fprintf(stderr, "%s has no earshot_host_main. Run make install again.\n", own[0]);
    return STATUS_CANNOT_OPEN;
  }
  tell_traps_in(own[1]);
  section records = find_section(shown, own[1], "earshot_previews");
  int status = run(atoi(own[2]), records.start, records.size, earshot_virtual_time_functions());
  return status == 0 ? STATUS_CLOSED : status;
}
