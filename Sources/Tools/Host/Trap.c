// Tells the places of the shown library that lead to a trap, from a signal handler: nothing here allocates or locks.
#define _GNU_SOURCE
#include "Trap.h"

#include <link.h>
#include <signal.h>
#include <stdint.h>
#include <string.h>
#include <sys/uio.h>
#include <ucontext.h>
#include <unistd.h>

enum { MOST_FRAMES = 512, MOST_PLACES = 24, SPARE_STACK = 64 * 1024 };

static uintptr_t base, end;
static char spare_stack[SPARE_STACK];

static int note_range(struct dl_phdr_info *info, size_t size, void *path) {
  (void)size;
  if (!info->dlpi_name || strcmp(info->dlpi_name, path) != 0) return 0;
  base = info->dlpi_addr;
  for (int i = 0; i < info->dlpi_phnum; i++) {
    uintptr_t last = base + info->dlpi_phdr[i].p_vaddr + info->dlpi_phdr[i].p_memsz;
    if (info->dlpi_phdr[i].p_type == PT_LOAD && last > end) end = last;
  }
  return 1;
}

// Writes an address if it lies in the library; true if it does.
static int tell(uintptr_t address) {
  if (address < base || address >= end) return 0;
  char line[] = "earshot-trap-place 0x0000000000000000\n";
  uintptr_t rest = address - base;
  for (size_t i = sizeof line - 3; rest; i--, rest >>= 4) line[i] = "0123456789abcdef"[rest & 15];
  return write(STDERR_FILENO, line, sizeof line - 1) > 0;
}

// Reads a frame's link and return address; false where that is no memory.
static int read_frame(uintptr_t frame, uintptr_t words[2]) {
  struct iovec to = {words, 2 * sizeof(uintptr_t)}, from = {(void *)frame, 2 * sizeof(uintptr_t)};
  return process_vm_readv(getpid(), &to, 1, &from, 1, 0) == (ssize_t)(2 * sizeof(uintptr_t));
}

static void trapped(int signal, siginfo_t *information, void *context) {
  (void)signal;
  (void)information;
  const ucontext_t *state = context;
#if defined(__x86_64__)
  uintptr_t place = (uintptr_t)state->uc_mcontext.gregs[REG_RIP];
  uintptr_t frame = (uintptr_t)state->uc_mcontext.gregs[REG_RBP];
#elif defined(__aarch64__)
  uintptr_t place = state->uc_mcontext.pc, frame = state->uc_mcontext.regs[29];
#else
  uintptr_t place = 0, frame = 0;
#endif
  int told = tell(place);
  uintptr_t words[2];
  for (int i = 0; i < MOST_FRAMES && told < MOST_PLACES && frame && read_frame(frame, words); i++) {
    // A return address is behind the call.
    told += tell(words[1] - 1);
    // An asynchronous function marks its frame in the upper bits.
    uintptr_t next = words[0] & ~((uintptr_t)0xf << 60);
    if (next <= frame) break;
    frame = next;
  }
}

void tell_traps_in(const char *library) {
  dl_iterate_phdr(note_range, (void *)library);
  stack_t spare = {.ss_sp = spare_stack, .ss_size = sizeof spare_stack};
  sigaltstack(&spare, NULL);
  // The default comes back at once, so that the process ends by the same signal.
  struct sigaction action = {.sa_sigaction = trapped, .sa_flags = SA_SIGINFO | SA_ONSTACK | SA_RESETHAND};
  const int signals[] = {SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT};
  for (size_t i = 0; i < sizeof signals / sizeof *signals; i++) sigaction(signals[i], &action, NULL);
}
