// Where a section of a loaded library lies.
#pragma once

#include <stddef.h>

typedef struct {
  const void *start;
  size_t size;
} section;

// The section by its name, from the section headers of the library's file; empty where there is none.
// The linker's own symbols for it are of no use: they are not exported.
section find_section(void *library, const char *path, const char *name);
