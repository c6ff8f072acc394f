#define _GNU_SOURCE
#include "CProcess.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

// Empties a folder but for folders that are not empty, which move up into the uppermost: no depth is too deep.
static int empty(int top, int folder, unsigned long *number) {
  DIR *list = fdopendir(folder);
  if (!list) return close(folder), -1;
  int moved = 0;
  for (struct dirent *entry; (entry = readdir(list));) {
    const char *name = entry->d_name;
    if (strcmp(name, ".") == 0 || strcmp(name, "..") == 0) continue;
    struct stat status;
    if (fstatat(dirfd(list), name, &status, AT_SYMLINK_NOFOLLOW) != 0) continue;
    if (!S_ISDIR(status.st_mode)) {
      unlinkat(dirfd(list), name, 0);
    } else if (unlinkat(dirfd(list), name, AT_REMOVEDIR) != 0) {
      fchmodat(dirfd(list), name, 0700, 0);
      char place[64];
      snprintf(place, sizeof place, ".earshot-%lu", ++*number);
      if (renameat(dirfd(list), name, top, place) == 0) moved = 1;
    }
  }
  closedir(list);
  return moved;
}

int process_remove_folder(const char *path) {
  chmod(path, 0700);
  int top = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
  if (top < 0) return -1;
  unsigned long number = 0;
  // Each round takes what lies in the uppermost folder; what it moves up is the next round's.
  for (int rounds = 0, rest = 1; rest && rounds < 1000000; rounds++) {
    rest = 0;
    int copy = openat(top, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    DIR *list = copy < 0 ? NULL : fdopendir(copy);
    if (!list) break;
    for (struct dirent *entry; (entry = readdir(list));) {
      const char *name = entry->d_name;
      if (strcmp(name, ".") == 0 || strcmp(name, "..") == 0) continue;
      struct stat status;
      if (fstatat(top, name, &status, AT_SYMLINK_NOFOLLOW) != 0) continue;
      if (!S_ISDIR(status.st_mode)) {
        unlinkat(top, name, 0);
        continue;
      }
      fchmodat(top, name, 0700, 0);
      int folder = openat(top, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
      if (folder >= 0 && empty(top, folder, &number) > 0) rest = 1;
      unlinkat(top, name, AT_REMOVEDIR);
    }
    closedir(list);
  }
  close(top);
  return rmdir(path);
}
