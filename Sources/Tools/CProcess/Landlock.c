#define _GNU_SOURCE
#include "Confinement.h"

#include <fcntl.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

// As in linux/landlock.h, which older systems lack or have in part.
enum { CREATE_RULESET = 444, ADD_RULE = 445, RESTRICT_SELF = 446 };
enum { VERSION_FLAG = 1, RULE_PATH_BENEATH = 1 };
enum {
  EXECUTE = 1 << 0,
  WRITE_FILE = 1 << 1,
  READ_FILE = 1 << 2,
  READ_DIR = 1 << 3,
  ALL_OF_VERSION_1 = (1 << 13) - 1,
  REFER = 1 << 13,
  TRUNCATE = 1 << 14,
  IOCTL_DEV = 1 << 15,
  OF_FILES = EXECUTE | WRITE_FILE | READ_FILE | TRUNCATE | IOCTL_DEV,
  TCP = 3,
  SCOPES = 3,
};

typedef struct {
  uint64_t files, network, scopes;
} ruleset;

typedef struct __attribute__((packed)) {
  uint64_t access;
  int32_t parent;
} path_beneath;

int landlock_version(void) {
  long version = syscall(CREATE_RULESET, NULL, 0, VERSION_FLAG);
  return version < 0 ? 0 : (int)version;
}

static ruleset handled(int version, int allows_network) {
  ruleset rules = {ALL_OF_VERSION_1, 0, 0};
  if (version >= 2) rules.files |= REFER;
  if (version >= 3) rules.files |= TRUNCATE;
  if (version >= 4 && !allows_network) rules.network = TCP;
  if (version >= 5) rules.files |= IOCTL_DEV;
  if (version >= 6) rules.scopes = SCOPES;
  return rules;
}

static uint64_t access_of(uint32_t rights) {
  uint64_t access = 0;
  if (rights & PROCESS_LIST) access |= READ_DIR;
  if (rights & PROCESS_READ) access |= READ_FILE | READ_DIR;
  if (rights & PROCESS_EXECUTE) access |= EXECUTE;
  // All but running what was written.
  if (rights & PROCESS_WRITE) access |= ~(uint64_t)EXECUTE;
  return access;
}

static void allow(int rules, const char *path, uint32_t rights, uint64_t handled) {
  int place = open(path, O_PATH | O_CLOEXEC);
  if (place < 0) return;
  struct stat status;
  uint64_t access = access_of(rights) & handled;
  if (fstat(place, &status) == 0 && !S_ISDIR(status.st_mode)) access &= OF_FILES;
  path_beneath rule = {access, place};
  if (access) syscall(ADD_RULE, rules, RULE_PATH_BENEATH, &rule, 0);
  close(place);
}

int confine_by_landlock(const process_confinement *confinement, int has_own_proc) {
  int version = landlock_version();
  if (!version) return -1;
  ruleset attributes = handled(version, confinement->allows_network);
  size_t size = version >= 6 ? 24 : version >= 4 ? 16 : 8;
  int rules = (int)syscall(CREATE_RULESET, &attributes, size, 0);
  if (rules < 0) return -1;
  for (size_t i = 0; i < confinement->path_count; i++) {
    const process_path *path = &confinement->paths[i];
    if (path->rights & (PROCESS_MOUNTS_ONLY | PROCESS_MASK | PROCESS_LINK)) continue;
    allow(rules, path->source, path->rights, attributes.files);
  }
  allow(rules, has_own_proc || confinement->allows_processes ? "/proc" : "/proc/self", PROCESS_READ,
    attributes.files);
  int status = (int)syscall(RESTRICT_SELF, rules, 0);
  close(rules);
  return status;
}
