// Starts a program behind a wall. Three processes take part: the caller; the keeper, forked from it, which watches over
// the program and ends everything that it left; and the program, forked from the keeper.
#define _GNU_SOURCE
#include "CProcess.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/capability.h>
#include <poll.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/signalfd.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include "Confinement.h"

enum { CLOSE_RANGE = 436, MOST_DESCRIPTORS = 65536, STATUS_FAILED = 127 };

// What is told of the beginning, over a pipe that the program's own beginning closes.
typedef struct {
  uint32_t mechanisms;
  int32_t error;
} beginning;

int process_is_confined(uint32_t mechanisms, int allows_network) {
  int files = (mechanisms & (PROCESS_LANDLOCK | PROCESS_ROOT)) != 0;
  int others = (mechanisms & (PROCESS_SECCOMP | PROCESS_NAMESPACES)) != 0;
  (void)allows_network;
  return files && others;
}

static void write_all(int file, const void *bytes, size_t size) {
  while (size > 0) {
    ssize_t count = write(file, bytes, size);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) return;
    bytes = (const char *)bytes + count;
    size -= (size_t)count;
  }
}

static void write_file(const char *path, const char *text) {
  int file = open(path, O_WRONLY | O_CLOEXEC);
  if (file < 0) return;
  write_all(file, text, strlen(text));
  close(file);
}

static void close_from(int first) {
  if (syscall(CLOSE_RANGE, first, ~0u, 0) == 0) return;
  for (int file = first; file < MOST_DESCRIPTORS; file++) close(file);
}

// Gives each descriptor its number: those of the program from 0, behind them the keeper's own.
static int place_descriptors(const process_request *request, int own[3]) {
  int count = request->descriptor_count, above = count + 3;
  int moved[16], kept[3];
  if (count > 13) return -1;
  // Moved out of the way first: a descriptor may bear a number that another is to get.
  for (int i = 0; i < 3; i++) kept[i] = fcntl(own[i], F_DUPFD, above);
  for (int i = 0; i < count; i++) moved[i] = fcntl(request->descriptors[i], F_DUPFD, above);
  for (int i = 0; i < count; i++) if (dup2(moved[i], i) < 0) return -1;
  for (int i = 0; i < 3; i++) {
    own[i] = dup3(kept[i], count + i, O_CLOEXEC);
    if (own[i] < 0) return -1;
  }
  close_from(above);
  return 0;
}

static void forget_privileges(void) {
  for (int capability = 0; capability < 64; capability++) prctl(PR_CAPBSET_DROP, capability, 0, 0, 0);
  prctl(PR_CAP_AMBIENT, PR_CAP_AMBIENT_CLEAR_ALL, 0, 0, 0);
  struct __user_cap_header_struct header = {_LINUX_CAPABILITY_VERSION_3, 0};
  struct __user_cap_data_struct none[2];
  memset(none, 0, sizeof none);
  syscall(SYS_capset, &header, none);
}

static void limit(__rlimit_resource_t resource, uint64_t bytes) {
  struct rlimit limit = {.rlim_cur = bytes, .rlim_max = bytes};
  setrlimit(resource, &limit);
}

static void reset_signals(void) {
  struct sigaction usual = {.sa_handler = SIG_DFL};
  for (int number = 1; number < NSIG; number++) sigaction(number, &usual, NULL);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
}

// Becomes the program.
static void become(const process_request *request, uint32_t mechanisms, int ready) {
  const process_confinement *wall = &request->confinement;
  reset_signals();
  setpgid(0, 0);
  limit(RLIMIT_CORE, 0);
  if (wall->file_size) limit(RLIMIT_FSIZE, wall->file_size);
  prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
  if (!(wall->without & PROCESS_LANDLOCK) &&
      confine_by_landlock(wall, (mechanisms & PROCESS_OWN_PROC) != 0) == 0) {
    mechanisms |= PROCESS_LANDLOCK;
  }
  forget_privileges();
  if (!(wall->without & PROCESS_SECCOMP) &&
      confine_by_seccomp(wall, (mechanisms & (PROCESS_READ_ONLY | PROCESS_ROOT)) != 0) == 0) {
    mechanisms |= PROCESS_SECCOMP;
  }
  beginning told = {mechanisms, 0};
  if (wall->is_required && !process_is_confined(mechanisms, wall->allows_network)) {
    told.error = EPERM;
    write_all(ready, &told, sizeof told);
    _exit(STATUS_FAILED);
  }
  write_all(ready, &told, sizeof told);
  if (wall->memory) limit(RLIMIT_DATA, wall->memory);
  execve(request->arguments[0], request->arguments, request->environment);
  told.error = errno;
  write_all(ready, &told, sizeof told);
  _exit(STATUS_FAILED);
}

// Ends every process whose parent is this one, until there is none: those of an ended parent come here.
static void end_children(void) {
  for (;;) {
    char path[64];
    snprintf(path, sizeof path, "/proc/self/task/%d/children", (int)syscall(SYS_gettid));
    int list = open(path, O_RDONLY | O_CLOEXEC);
    char text[4096];
    ssize_t length = list < 0 ? -1 : read(list, text, sizeof text - 1);
    if (list >= 0) close(list);
    if (length > 0) {
      text[length] = 0;
      // A number that is cut off is met whole the next time.
      char *next = text, *end;
      for (long child = strtol(next, &end, 10); end != next && *end == ' '; child = strtol(next, &end, 10)) {
        kill((pid_t)child, SIGKILL);
        next = end;
      }
    }
    pid_t ended = waitpid(-1, NULL, length > 0 ? 0 : WNOHANG);
    if (ended <= 0 && (errno != EINTR || ended == 0)) return;
    while (waitpid(-1, NULL, WNOHANG) > 0) {}
  }
}

// Watches over the program until it ends, or nobody wants it any more.
static void keep(pid_t program, int life, int report, int has_namespaces) {
  sigset_t ends;
  sigemptyset(&ends);
  sigaddset(&ends, SIGCHLD);
  int signals = signalfd(-1, &ends, SFD_CLOEXEC | SFD_NONBLOCK);
  process_ending ending = {0, 0};
  for (int is_wanted = 1, has_ended = 0; !has_ended;) {
    struct pollfd waiting[] = {{signals, POLLIN, 0}, {is_wanted ? life : -1, POLLIN, 0}};
    poll(waiting, 2, -1);
    if (waiting[1].revents) {
      is_wanted = 0;
      kill(program, SIGKILL);
    }
    struct signalfd_siginfo information;
    while (read(signals, &information, sizeof information) > 0) {}
    struct rusage usage;
    int status;
    for (pid_t ended; (ended = wait4(-1, &status, WNOHANG, &usage)) > 0;) {
      if (ended != program) continue;
      ending = (process_ending){status, usage.ru_maxrss};
      has_ended = 1;
    }
  }
  // The end of the first process of a namespace ends the others.
  if (!has_namespaces) end_children();
  write_all(report, &ending, sizeof ending);
}

static void begin_keeper(
  const process_request *request, int own[3], uint32_t mechanisms, const char *users, const char *groups
) {
  if (users) {
    write_file("/proc/self/setgroups", "deny");
    write_file("/proc/self/uid_map", users);
    write_file("/proc/self/gid_map", groups);
  }
  prctl(PR_SET_DUMPABLE, 0, 0, 0, 0);
  setsid();
  const process_confinement *wall = &request->confinement;
  beginning told = {0, 0};
  if (place_descriptors(request, own) != 0) _exit(STATUS_FAILED);
  int life = own[0], report = own[1], ready = own[2];
  if (mechanisms & PROCESS_NAMESPACES) {
    int has_landlock = !(wall->without & PROCESS_LANDLOCK) && landlock_version() > 0;
    uint32_t held = has_landlock ? confine_mounts(wall) : confine_to_own_root(wall);
    mechanisms |= held;
  } else {
    prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0);
  }
  // The keeper waits until the program has begun, so that its memory need not be copied.
  pid_t program = vfork();
  if (program == 0) become(request, mechanisms, ready);
  if (program < 0) {
    told.error = errno;
    write_all(ready, &told, sizeof told);
    _exit(STATUS_FAILED);
  }
  close(ready);
  for (int i = 0; i < request->descriptor_count; i++) close(i);
  keep(program, life, report, (mechanisms & PROCESS_NAMESPACES) != 0);
  _exit(0);
}

int process_start(const process_request *request, process_started *started) {
  int life[2], report[2], ready[2];
  if (process_pipe(life) != 0) return -1;
  if (process_pipe(report) != 0) return close(life[0]), close(life[1]), -1;
  if (process_pipe(ready) != 0) {
    for (int i = 0; i < 2; i++) close(life[i]), close(report[i]);
    return -1;
  }
  char users[64], groups[64];
  snprintf(users, sizeof users, "%u %u 1\n", geteuid(), geteuid());
  snprintf(groups, sizeof groups, "%u %u 1\n", getegid(), getegid());
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  unsigned long namespaces = CLONE_NEWPID | CLONE_NEWNS | CLONE_NEWIPC;
  // The filter of calls lets no socket be opened; a network of its own, which takes longer, is for where there is none.
  int has_filter = !(request->confinement.without & PROCESS_SECCOMP);
  if (!request->confinement.allows_network && !has_filter) namespaces |= CLONE_NEWNET;
  const unsigned long tries[] = {namespaces | CLONE_NEWUSER, namespaces, 0};
  int first = request->confinement.without & PROCESS_NAMESPACES ? 2 : 0;
  pid_t keeper = -1;
  for (int i = first; i < 3 && keeper < 0; i++) {
    keeper = (pid_t)syscall(SYS_clone, tries[i] | SIGCHLD, 0, 0, 0, 0);
    if (keeper != 0) continue;
    int own[] = {life[0], report[1], ready[1]};
    begin_keeper(
      request, own, tries[i] ? PROCESS_NAMESPACES : 0, tries[i] & CLONE_NEWUSER ? users : NULL, groups);
  }
  int error = errno;
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  close(life[0]), close(report[1]), close(ready[1]);
  beginning told = {0, keeper < 0 ? error : EIO}, next;
  ssize_t count;
  while (keeper > 0 && ((count = read(ready[0], &next, sizeof next)) > 0 || (count < 0 && errno == EINTR))) {
    if (count == sizeof next) told = next;
  }
  close(ready[0]);
  *started = (process_started){keeper, life[1], report[0], told.mechanisms};
  if (!told.error) return 0;
  close(life[1]), close(report[0]);
  if (keeper > 0) while (waitpid(keeper, NULL, 0) < 0 && errno == EINTR) {}
  errno = told.error;
  return -1;
}

int process_wait(const process_started *started, process_ending *ending) {
  size_t got = 0;
  while (got < sizeof *ending) {
    ssize_t count = read(started->report, (char *)ending + got, sizeof *ending - got);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) break;
    got += (size_t)count;
  }
  while (waitpid(started->keeper, NULL, 0) < 0 && errno == EINTR) {}
  return got == sizeof *ending ? 0 : -1;
}
