#include "CProcess.h"

#include <linux/magic.h>
#include <stddef.h>
#include <sys/vfs.h>

int process_is_kernel_folder(int folder) {
  static const unsigned long kernel[] = {
      PROC_SUPER_MAGIC, SYSFS_MAGIC, DEVPTS_SUPER_MAGIC, CGROUP_SUPER_MAGIC, CGROUP2_SUPER_MAGIC,
      SECURITYFS_MAGIC, DEBUGFS_MAGIC, TRACEFS_MAGIC, BPF_FS_MAGIC};
  struct statfs system;
  if (fstatfs(folder, &system) != 0) return 0;
  for (size_t i = 0; i < sizeof kernel / sizeof *kernel; i++) {
    if ((unsigned long)system.f_type == kernel[i]) return 1;
  }
  return 0;
}
