#define _GNU_SOURCE
#include "CProcess.h"

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

int process_pipe(int ends[2]) { return pipe2(ends, O_CLOEXEC); }

int process_socket_pair(int ends[2]) { return socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends); }

uint64_t process_start_time(pid_t process) {
  char path[64], text[1024];
  snprintf(path, sizeof path, "/proc/%d/stat", (int)process);
  int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return 0;
  ssize_t length = read(file, text, sizeof text - 1);
  close(file);
  if (length <= 0) return 0;
  text[length] = 0;
  // Behind the name, which may hold anything, come the state and then the numbers.
  char *rest = strrchr(text, ')');
  for (int field = 0; rest && field < 20; field++) rest = strchr(rest + 1, ' ');
  return rest ? strtoull(rest + 1, NULL, 10) : 0;
}
