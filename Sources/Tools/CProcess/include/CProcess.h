#ifndef EARSHOT_CPROCESS_H
#define EARSHOT_CPROCESS_H

#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/// Opens a pipe whose ends no child inherits by accident; 0, or -1 with `errno`.
int process_pipe(int ends[2]);

/// Opens a pair of connected sockets that no child inherits by accident; 0, or -1 with `errno`.
int process_socket_pair(int ends[2]);

/// What a confined process may do with a path, and which mechanism an entry is for.
enum process_right {
  PROCESS_READ = 1,
  PROCESS_EXECUTE = 2,
  PROCESS_WRITE = 4,
  /// The names in a folder, and nothing in the files.
  PROCESS_LIST = 8,
  /// Nothing is there: an empty folder, or an empty file, lies over it.
  PROCESS_MASK = 16,
  /// A symbolic link; its source is where it leads.
  PROCESS_LINK = 32,
  /// For Landlock alone, which knows no exceptions below a folder.
  PROCESS_LANDLOCK_ONLY = 64,
  /// For a root folder made of mounts alone.
  PROCESS_MOUNTS_ONLY = 128,
};

/// A path, where it really is, and what may be done with it.
typedef struct {
  const char *path;
  const char *source;
  uint32_t rights;
} process_path;

/// What the system is asked to confine a process by, and what of it was there.
enum process_mechanism {
  PROCESS_LANDLOCK = 1,
  PROCESS_SECCOMP = 2,
  /// Namespaces of processes, mounts, the network and System V objects.
  PROCESS_NAMESPACES = 4,
  /// A root folder that holds nothing but the paths.
  PROCESS_ROOT = 8,
  /// A `/proc` that shows the processes of the namespace alone.
  PROCESS_OWN_PROC = 16,
  /// Mounts that are read-only, so that no call changes a file by its path.
  PROCESS_READ_ONLY = 32,
};

/// What a process is confined to.
typedef struct {
  const process_path *paths;
  size_t path_count;
  /// Mechanisms that are left alone although the system has them.
  uint32_t without;
  /// Whether nothing is run unless files, network and processes are confined.
  int is_required;
  int allows_network;
  int allows_processes;
  /// Bytes of data that it may hold; 0 where there is no limit.
  uint64_t memory;
  /// Bytes that a file may have which it writes; 0 where there is no limit.
  uint64_t file_size;
} process_confinement;

/// What is started.
typedef struct {
  /// The path of the program, then its arguments, then NULL.
  char *const *arguments;
  char *const *environment;
  /// What it gets as descriptors 0, 1, 2 and so on; it inherits no other.
  const int *descriptors;
  int descriptor_count;
  process_confinement confinement;
} process_request;

/// A confined program that was started, by way of a process that ends all of its processes.
typedef struct {
  /// The process that watches over it, a child of the caller.
  pid_t keeper;
  /// Closing it, or writing to it, ends the program and everything that it started.
  int life;
  /// Where the end of the program is read from.
  int report;
  /// The mechanisms that confine it.
  uint32_t mechanisms;
} process_started;

/// How a confined program ended.
typedef struct {
  /// As `wait4` tells it.
  int32_t status;
  /// Kilobytes of memory at the highest.
  int64_t peak;
} process_ending;

/// Starts a program behind a wall; 0, or -1 with `errno`: EPERM where the system cannot confine it as is required.
int process_start(const process_request *request, process_started *started);

/// Waits for the end of a program and of everything that it started; 0, or -1 where nothing is told of it.
int process_wait(const process_started *started, process_ending *ending);

/// Whether files, network and processes are confined by these mechanisms.
int process_is_confined(uint32_t mechanisms, int allows_network);

/// Removes a folder and everything in it, of any depth and whatever its permissions; 0, or -1 with `errno`.
int process_remove_folder(const char *path);

/// Whether an open folder is of a file system that the kernel makes up, such as `/proc`: its names are no files.
int process_is_kernel_folder(int folder);

/// When a process began, in the system's ticks since it started; 0 where there is no such process.
uint64_t process_start_time(pid_t process);

#endif
