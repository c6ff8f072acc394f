// What the interposed functions share.
#pragma once

#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif

#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <time.h>

#include "CVirtualTime.h"

#define EARSHOT_SECOND 1000000000LL
// Foundation counts timers in seconds since 2001 as a double: its instants are off by up to a fifth of a
// microsecond. They are taken to the nearest microsecond, and while timers fire the uptime is ahead by this.
#define EARSHOT_TIMER_SLACK 1000LL

typedef struct earshot_run_loop earshot_run_loop;

struct earshot_clock {
  void *owner;
  const earshot_clock_calls *calls;
  int64_t epoch;
  int64_t uptime;
  _Atomic int64_t now;
  _Atomic int64_t reads;
  _Atomic int64_t slack;
  atomic_bool closed;
  _Atomic(const earshot_region *) region;
  earshot_run_loop *loop;
};

typedef enum { ROLE_NONE, ROLE_APP, ROLE_BACKGROUND } earshot_role;

typedef struct {
  earshot_clock *clock;
  earshot_role role;
} earshot_place;

// The calling thread's clock; none once it is closed.
earshot_place earshot_here(void);
earshot_place earshot_swap(earshot_place place);
// Whom work for the main thread goes to: the thread's clock, or the one that owns the process.
earshot_clock *earshot_main_owner(void);

int64_t earshot_uptime(const earshot_clock *clock);
int64_t earshot_realtime(const earshot_clock *clock);

// The function that would have been called without us.
void *earshot_next(const char *name, _Atomic(void *) *cache);
#define EARSHOT_NEXT(type, name) \
  static _Atomic(void *) next_cache; \
  __typeof__(type) next = (__typeof__(type))earshot_next(name, &next_cache)

void earshot_set_region(earshot_clock *clock, const earshot_region *region);
void earshot_set_information(const void *dictionary, const void *name);
void earshot_set_session_hook(void (*hook)(void *configuration));
void earshot_set_error_hook(bool (*hook)(void *error, void *words));
void earshot_install_hooks(void);
void earshot_run_job(void *job, bool on_main);
// True for the function by which the Concurrency runtime runs a job, its context, on a queue.
bool earshot_runs_jobs(void (*call)(void *context));

earshot_run_loop *earshot_run_loop_take(void);
void earshot_run_loop_give_back(earshot_run_loop *loop);
void earshot_fire_timers(earshot_clock *clock);

// Blocks, without the block runtime's headers.
void *earshot_block_copy(const void *block);
void earshot_block_call(void *block);
earshot_work earshot_block_work(const void *block);
