#define _GNU_SOURCE
#include "Confinement.h"

#include <errno.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <stddef.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

#if defined(__x86_64__)
#define MACHINE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define MACHINE AUDIT_ARCH_AARCH64
#endif

enum { MOST_STEPS = 512, OTHER_CALLS = 0x40000000, NONE = -1 };

// Calls that no app and no compiler needs, by which a process reaches others, the kernel, or what is mounted.
static const int refused[] = {
  __NR_ptrace, __NR_process_vm_writev, __NR_mount, __NR_umount2, __NR_pivot_root, __NR_chroot, __NR_unshare,
  __NR_setns, __NR_bpf, __NR_perf_event_open, __NR_userfaultfd, __NR_keyctl, __NR_add_key, __NR_request_key,
  __NR_kexec_load, __NR_init_module, __NR_finit_module, __NR_delete_module, __NR_reboot, __NR_swapon,
  __NR_swapoff, __NR_sethostname, __NR_setdomainname, __NR_settimeofday, __NR_clock_settime, __NR_clock_adjtime,
  __NR_adjtimex, __NR_open_by_handle_at, __NR_name_to_handle_at, __NR_quotactl, __NR_acct, __NR_kcmp,
  __NR_move_pages, __NR_migrate_pages, __NR_fanotify_init, __NR_syslog, __NR_vhangup, __NR_personality,
  __NR_mknodat,
#ifdef __NR_mknod
  __NR_mknod,
#endif
#ifdef __NR_iopl
  __NR_iopl, __NR_ioperm, __NR_modify_ldt,
#endif
  // Newer than some headers, and the same on every machine: pidfd_send_signal, pidfd_open, open_tree, move_mount,
  // fsopen, fsconfig, fsmount, fspick, pidfd_getfd, process_madvise, mount_setattr, process_mrelease.
  424, 434, 428, 429, 430, 431, 432, 433, 438, 440, 442, 448,
};

// Calls that are said not to exist, so that whoever tries them does without: io_uring, which no filter sees.
static const int absent[] = {425, 426, 427};

// What only the app has to do without: its memory is counted, and it is one process.
static const int absent_for_apps[] = {435 /* clone3 */, __NR_memfd_create, __NR_shmget, __NR_mq_open};
static const int refused_for_apps[] = {
#ifdef __NR_fork
  __NR_fork, __NR_vfork,
#endif
  __NR_tkill,
};

// What changes a file by its path without opening it, which Landlock leaves alone.
static const int metadata[] = {
#ifdef __NR_chmod
  __NR_chmod, __NR_chown, __NR_lchown, __NR_utime, __NR_utimes, __NR_futimesat,
#endif
  __NR_fchmodat, 452 /* fchmodat2 */, __NR_fchownat, __NR_setxattr, __NR_lsetxattr, __NR_removexattr,
  __NR_lremovexattr,
};

typedef struct {
  struct sock_filter steps[MOST_STEPS];
  unsigned short count;
} filter;

static void add(filter *filter, uint16_t code, uint32_t k, uint8_t yes, uint8_t no) {
  if (filter->count < MOST_STEPS) filter->steps[filter->count++] = (struct sock_filter){code, yes, no, k};
}

static void load(filter *filter, size_t offset) { add(filter, BPF_LD | BPF_W | BPF_ABS, (uint32_t)offset, 0, 0); }
static void load_call(filter *filter) { load(filter, offsetof(struct seccomp_data, nr)); }
static void answer(filter *filter, uint32_t action) { add(filter, BPF_RET | BPF_K, action, 0, 0); }
static uint32_t failing(int error) { return SECCOMP_RET_ERRNO | (uint32_t)error; }

// The lower half of an argument: both machines have the low bytes first.
static void load_argument(filter *filter, int index) {
  load(filter, offsetof(struct seccomp_data, args) + 8 * (size_t)index);
}

static void fail(filter *filter, int call, int error) {
  add(filter, BPF_JMP | BPF_JEQ | BPF_K, (uint32_t)call, 0, 1);
  answer(filter, failing(error));
}

static void fail_all(filter *filter, const int *calls, size_t count, int error) {
  for (size_t i = 0; i < count; i++) fail(filter, calls[i], error);
}

// Refuses a call unless an argument is one of two values.
static void only(filter *filter, int call, int argument, uint32_t first, uint32_t second, int error) {
  add(filter, BPF_JMP | BPF_JEQ | BPF_K, (uint32_t)call, 0, 5);
  load_argument(filter, argument);
  add(filter, BPF_JMP | BPF_JEQ | BPF_K, first, 2, 0);
  add(filter, BPF_JMP | BPF_JEQ | BPF_K, second, 1, 0);
  answer(filter, failing(error));
  load_call(filter);
}

// Refuses a call where all of these bits of an argument are set, or where none is.
static void where(filter *filter, int call, int argument, uint32_t bits, int are_set, int error) {
  add(filter, BPF_JMP | BPF_JEQ | BPF_K, (uint32_t)call, 0, 5);
  load_argument(filter, argument);
  add(filter, BPF_ALU | BPF_AND | BPF_K, bits, 0, 0);
  add(filter, BPF_JMP | BPF_JEQ | BPF_K, are_set ? bits : 0, 0, 1);
  answer(filter, failing(error));
  load_call(filter);
}

// Refuses a call where an argument has a value.
static void not_with(filter *filter, int call, int argument, uint32_t value, int error) {
  add(filter, BPF_JMP | BPF_JEQ | BPF_K, (uint32_t)call, 0, 4);
  load_argument(filter, argument);
  add(filter, BPF_JMP | BPF_JEQ | BPF_K, value, 0, 1);
  answer(filter, failing(error));
  load_call(filter);
}

#define ALL(list) list, sizeof(list) / sizeof *(list)

static void add_limits_of_apps(filter *filter, int is_read_only) {
  uint32_t own = (uint32_t)getpid();
  fail_all(filter, ALL(absent_for_apps), ENOSYS);
  fail_all(filter, ALL(refused_for_apps), EPERM);
  where(filter, __NR_clone, 0, CLONE_THREAD, 0, EPERM);
  only(filter, __NR_kill, 0, own, own, EPERM);
  only(filter, __NR_tgkill, 0, own, own, EPERM);
  only(filter, __NR_rt_sigqueueinfo, 0, own, own, EPERM);
  only(filter, __NR_rt_tgsigqueueinfo, 0, own, own, EPERM);
  only(filter, __NR_process_vm_readv, 0, own, own, EPERM);
  // Memory that is shared is not counted by the limit of data.
  where(filter, __NR_mmap, 3, MAP_SHARED | MAP_ANONYMOUS, 1, ENOMEM);
  if (is_read_only) return;
  fail_all(filter, ALL(metadata), EPERM);
  only(filter, __NR_utimensat, 1, 0, 0, EPERM);
}

int confine_by_seccomp(const process_confinement *confinement, int is_read_only) {
#ifndef MACHINE
  (void)confinement;
  (void)is_read_only;
  return -1;
#else
  filter filter = {.count = 0};
  load(&filter, offsetof(struct seccomp_data, arch));
  add(&filter, BPF_JMP | BPF_JEQ | BPF_K, MACHINE, 1, 0);
  answer(&filter, SECCOMP_RET_KILL_PROCESS);
  load_call(&filter);
  add(&filter, BPF_JMP | BPF_JGE | BPF_K, OTHER_CALLS, 0, 1);
  answer(&filter, failing(ENOSYS));
  fail_all(&filter, ALL(refused), EPERM);
  fail_all(&filter, ALL(absent), ENOSYS);
  if (confinement->allows_network) {
    // Not to the sockets of other programs of the machine.
    not_with(&filter, __NR_socket, 0, AF_UNIX, EACCES);
    not_with(&filter, __NR_socket, 0, AF_PACKET, EACCES);
  } else {
    fail(&filter, __NR_socket, EACCES);
  }
  // What would be typed into the person's terminal.
  not_with(&filter, __NR_ioctl, 1, 0x5412, EPERM);
  not_with(&filter, __NR_ioctl, 1, 0x541c, EPERM);
  only(&filter, __NR_prlimit64, 0, 0, (uint32_t)getpid(), EPERM);
  if (!confinement->allows_processes) add_limits_of_apps(&filter, is_read_only);
  answer(&filter, SECCOMP_RET_ALLOW);
  struct sock_fprog program = {filter.count, filter.steps};
  return prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program);
#endif
}
