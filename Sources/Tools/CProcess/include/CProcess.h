#ifndef EARSHOT_CPROCESS_H
#define EARSHOT_CPROCESS_H

#include <stdint.h>
#include <sys/types.h>

/// Opens a pipe whose ends no child inherits by accident; 0, or -1 with `errno`.
int process_pipe(int ends[2]);

/// Opens a pair of connected sockets that no child inherits by accident; 0, or -1 with `errno`.
int process_socket_pair(int ends[2]);

/// Lets a running process hold no more than so many bytes of data, and leave no core file; 0, or -1 with `errno`.
int process_limit_memory(pid_t process, uint64_t bytes);

#endif
