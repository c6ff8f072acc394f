#define _GNU_SOURCE
#include "Section.h"

#include <dlfcn.h>
#include <elf.h>
#include <fcntl.h>
#include <link.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

typedef struct {
  const char *bytes;
  size_t size;
} file;

static file map_file(const char *path) {
  file mapped = {NULL, 0};
  int descriptor = open(path, O_RDONLY | O_CLOEXEC);
  if (descriptor < 0) return mapped;
  struct stat status;
  if (fstat(descriptor, &status) == 0 && status.st_size > 0) {
    void *bytes = mmap(NULL, (size_t)status.st_size, PROT_READ, MAP_PRIVATE, descriptor, 0);
    if (bytes != MAP_FAILED) mapped = (file){bytes, (size_t)status.st_size};
  }
  close(descriptor);
  return mapped;
}

static const void *at(file file, size_t offset, size_t size) {
  return offset <= file.size && size <= file.size - offset ? file.bytes + offset : NULL;
}

static const ElfW(Shdr) *find_header(file file, const char *name) {
  const ElfW(Ehdr) *elf = at(file, 0, sizeof *elf);
  if (!elf || memcmp(elf->e_ident, ELFMAG, SELFMAG) != 0 || elf->e_shentsize != sizeof(ElfW(Shdr))) {
    return NULL;
  }
  const ElfW(Shdr) *headers = at(file, elf->e_shoff, (size_t)elf->e_shnum * sizeof *headers);
  if (!headers || elf->e_shstrndx >= elf->e_shnum) return NULL;
  const ElfW(Shdr) *names = &headers[elf->e_shstrndx];
  for (size_t index = 0; index < elf->e_shnum; index++) {
    if (headers[index].sh_name >= names->sh_size) continue;
    size_t length = strlen(name) + 1;
    const char *found = at(file, names->sh_offset + headers[index].sh_name, length);
    if (found && memcmp(found, name, length) == 0) return &headers[index];
  }
  return NULL;
}

section find_section(void *library, const char *path, const char *name) {
  section found = {NULL, 0};
  struct link_map *map = NULL;
  if (dlinfo(library, RTLD_DI_LINKMAP, &map) != 0) return found;
  file file = map_file(path);
  const ElfW(Shdr) *header = file.bytes ? find_header(file, name) : NULL;
  if (header) found = (section){(const char *)map->l_addr + header->sh_addr, header->sh_size};
  if (file.bytes) munmap((void *)file.bytes, file.size);
  return found;
}
