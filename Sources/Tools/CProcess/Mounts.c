#define _GNU_SOURCE
#include "Confinement.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/mount.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <sys/syscall.h>
#include <unistd.h>

enum { SET_ATTRIBUTES = 442, RECURSIVE = 0x8000, READ_ONLY = 1, NO_SETUID = 2, LONGEST = 4096 };

typedef struct {
  uint64_t set, clear, propagation, user_namespace;
} attributes;

static int set_attributes(const char *path, uint64_t set, uint64_t clear) {
  attributes wanted = {set, clear, 0, 0};
  return (int)syscall(SET_ATTRIBUTES, AT_FDCWD, path, RECURSIVE, &wanted, sizeof wanted);
}

// What a kernel without recursive attributes takes: the mount itself, with the options that it has.
static int remount_read_only(const char *path) {
  if (set_attributes(path, READ_ONLY | NO_SETUID, 0) == 0) return 0;
  struct statvfs status;
  if (statvfs(path, &status) != 0) return -1;
  unsigned long kept = 0;
  if (status.f_flag & ST_NODEV) kept |= MS_NODEV;
  if (status.f_flag & ST_NOEXEC) kept |= MS_NOEXEC;
  if (status.f_flag & ST_NOATIME) kept |= MS_NOATIME;
  if (status.f_flag & ST_RELATIME) kept |= MS_RELATIME;
  return mount(NULL, path, NULL, MS_REMOUNT | MS_BIND | MS_RDONLY | MS_NOSUID | kept, NULL);
}

static uint32_t mount_proc(void) {
  int status = mount("proc", "/proc", "proc", MS_NOSUID | MS_NODEV | MS_NOEXEC, NULL);
  return status == 0 ? PROCESS_OWN_PROC : 0;
}

uint32_t confine_mounts(const process_confinement *confinement) {
  if (mount(NULL, "/", NULL, MS_REC | MS_PRIVATE, NULL) != 0) return 0;
  for (size_t i = 0; i < confinement->path_count; i++) {
    const process_path *path = &confinement->paths[i];
    if (!(path->rights & PROCESS_WRITE)) continue;
    mount(path->source, path->source, NULL, MS_BIND | MS_REC, NULL);
  }
  uint32_t held = 0;
  if (set_attributes("/", READ_ONLY | NO_SETUID, 0) == 0) {
    held = PROCESS_READ_ONLY;
    for (size_t i = 0; i < confinement->path_count; i++) {
      const process_path *path = &confinement->paths[i];
      if (path->rights & PROCESS_WRITE) set_attributes(path->source, 0, READ_ONLY);
    }
  }
  return held | mount_proc();
}

// Makes the folders that lead to a path.
static void make_parents(const char *path) {
  char folder[LONGEST];
  size_t length = strlen(path);
  if (length >= sizeof folder) return;
  for (size_t i = 1; i < length; i++) {
    if (path[i] != '/') continue;
    memcpy(folder, path, i);
    folder[i] = 0;
    mkdir(folder, 0755);
  }
}

// Lets a path of the old root appear in the new one.
static void show(const char *path, const char *source, uint32_t rights) {
  char old[LONGEST] = "/old";
  if (strlen(source) + 5 > sizeof old) return;
  strcpy(old + 4, source);
  struct stat status;
  if (stat(old, &status) != 0) return;
  make_parents(path);
  if (S_ISDIR(status.st_mode)) {
    mkdir(path, 0755);
  } else {
    int file = open(path, O_CREAT | O_RDONLY | O_CLOEXEC, 0644);
    if (file >= 0) close(file);
  }
  if (mount(old, path, NULL, MS_BIND | MS_REC, NULL) != 0) return;
  if (!(rights & PROCESS_WRITE)) remount_read_only(path);
}

static void mask(const char *path) {
  struct stat status;
  if (lstat(path, &status) != 0) return;
  if (S_ISDIR(status.st_mode)) {
    mount("none", path, "tmpfs", MS_RDONLY | MS_NOSUID | MS_NODEV, "size=4k,mode=555");
  } else if (S_ISREG(status.st_mode)) {
    mount("/old/dev/null", path, NULL, MS_BIND, NULL);
  }
}

uint32_t confine_to_own_root(const process_confinement *confinement) {
  char current[LONGEST];
  int has_current = getcwd(current, sizeof current) != NULL;
  if (mount(NULL, "/", NULL, MS_REC | MS_PRIVATE, NULL) != 0) return 0;
  if (mount("none", "/tmp", "tmpfs", MS_NOSUID | MS_NODEV, "mode=755") != 0) return 0;
  if (mkdir("/tmp/old", 0755) != 0 || syscall(SYS_pivot_root, "/tmp", "/tmp/old") != 0) return 0;
  if (chdir("/") != 0) return 0;
  mkdir("/tmp", 0755);
  mkdir("/proc", 0755);
  for (size_t i = 0; i < confinement->path_count; i++) {
    const process_path *path = &confinement->paths[i];
    if (path->rights & PROCESS_LANDLOCK_ONLY) continue;
    if (path->rights & PROCESS_LINK) {
      if (symlink(path->source, path->path) != 0) continue;
    } else if (path->rights & PROCESS_MASK) {
      mask(path->source);
    } else {
      show(path->source, path->source, path->rights);
      if (strcmp(path->path, path->source) != 0) show(path->path, path->source, path->rights);
    }
  }
  uint32_t held = mount_proc();
  if (umount2("/old", MNT_DETACH) != 0) return 0;
  rmdir("/old");
  mount(NULL, "/", NULL, MS_REMOUNT | MS_BIND | MS_RDONLY | MS_NOSUID | MS_NODEV, NULL);
  if ((!has_current || chdir(current) != 0) && chdir("/") != 0) return 0;
  return held | PROCESS_ROOT;
}
