#define _GNU_SOURCE
#include "CProcess.h"

#include <fcntl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <unistd.h>

int process_pipe(int ends[2]) { return pipe2(ends, O_CLOEXEC); }

int process_socket_pair(int ends[2]) { return socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends); }

int process_limit_memory(pid_t process, uint64_t bytes) {
  struct rlimit data = {.rlim_cur = bytes, .rlim_max = bytes};
  struct rlimit core = {.rlim_cur = 0, .rlim_max = 0};
  if (prlimit(process, RLIMIT_CORE, &core, NULL) != 0) return -1;
  return prlimit(process, RLIMIT_DATA, &data, NULL);
}
