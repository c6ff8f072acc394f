// Shows what a library declares: host LIBEARSHOTUI LIBRARY DESCRIPTOR
//
// This executable is in C and links none of the app modules: they are in the one library that both it and
// the library to be shown use. It carries the virtual clock's functions, because symbols of the executable
// come before those of any library.
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>

#include "CVirtualTime.h"
#include "Section.h"
#include "Trap.h"

typedef int (*host_main)(
  int descriptor, const void *records, size_t size, const earshot_virtual_time *time);

enum { STATUS_USAGE = 2, STATUS_CANNOT_OPEN = 3 };

static void *open_library(const char *path) {
  void *library = dlopen(path, RTLD_NOW | RTLD_GLOBAL);
  if (!library) {
    fprintf(stderr, "The library %s cannot be opened: %s\n", path, dlerror());
    exit(STATUS_CANNOT_OPEN);
  }
  return library;
}

int main(int count, char **arguments) {
  if (count != 4) {
    fprintf(stderr, "Usage: host LIBEARSHOTUI LIBRARY DESCRIPTOR. Run earshot, which starts it.\n");
    return STATUS_USAGE;
  }
  // What the app printed before it crashed is to be seen.
  setvbuf(stdout, NULL, _IOLBF, 0);
  void *app_modules = open_library(arguments[1]);
  void *shown = open_library(arguments[2]);
  host_main run = (host_main)dlsym(app_modules, "earshot_host_main");
  if (!run) {
    fprintf(stderr, "%s has no earshot_host_main. Run make install again.\n", arguments[1]);
    return STATUS_CANNOT_OPEN;
  }
  tell_traps_in(arguments[2]);
  section records = find_section(shown, arguments[2], "earshot_previews");
  return run(atoi(arguments[3]), records.start, records.size, earshot_virtual_time_functions());
}
