// A clock, and which one the calling thread is on.
#include "Clock.h"

#include <dlfcn.h>
#include <stdlib.h>

static _Thread_local earshot_place place;
static _Atomic(earshot_clock *) process_clock;

earshot_place earshot_here(void) {
  if (!place.clock || atomic_load(&place.clock->closed)) return (earshot_place){NULL, ROLE_NONE};
  return place;
}

earshot_place earshot_swap(earshot_place new_place) {
  earshot_place old = place;
  place = new_place;
  return old;
}

earshot_clock *earshot_main_owner(void) {
  earshot_clock *clock = earshot_here().clock;
  return clock ? clock : atomic_load(&process_clock);
}

void *earshot_next(const char *name, _Atomic(void *) *cache) {
  void *function = atomic_load_explicit(cache, memory_order_relaxed);
  if (function) return function;
  function = dlsym(RTLD_NEXT, name);
  atomic_store_explicit(cache, function, memory_order_relaxed);
  return function;
}

static earshot_clock *make(
  void *owner, const earshot_clock_calls *calls, int64_t epoch, int64_t uptime) {
  earshot_clock *clock = calloc(1, sizeof *clock);
  if (!clock) return NULL;
  earshot_install_hooks();
  clock->owner = owner;
  clock->calls = calls;
  clock->epoch = epoch;
  clock->uptime = uptime;
  clock->loop = earshot_run_loop_take();
  return clock;
}

static void own_process(earshot_clock *clock) { atomic_store(&process_clock, clock); }

static void close_clock(earshot_clock *clock) {
  if (atomic_exchange(&clock->closed, true)) return;
  earshot_clock *expected = clock;
  atomic_compare_exchange_strong(&process_clock, &expected, NULL);
  if (clock->loop) earshot_run_loop_give_back(clock->loop);
  clock->loop = NULL;
}

static void destroy(earshot_clock *clock) {
  close_clock(clock);
  free(clock);
}

static int64_t now(const earshot_clock *clock) { return atomic_load(&clock->now); }

static void set_now(earshot_clock *clock, int64_t instant) { atomic_store(&clock->now, instant); }

// The token is the place before, packed: clocks are aligned, so the low bits are free for the role.
static uintptr_t enter(earshot_clock *clock) {
  earshot_place old = earshot_swap((earshot_place){clock, ROLE_APP});
  atomic_store(&clock->reads, 0);
  return (uintptr_t)old.clock | (uintptr_t)old.role;
}

static void leave(uintptr_t token) {
  earshot_swap((earshot_place){(earshot_clock *)(token & ~(uintptr_t)3), (earshot_role)(token & 3)});
}

static uintptr_t step_out(void) {
  earshot_place old = earshot_swap((earshot_place){NULL, ROLE_NONE});
  return (uintptr_t)old.clock | (uintptr_t)old.role;
}

static earshot_clock *current(void) { return earshot_here().clock; }

const earshot_virtual_time *earshot_virtual_time_functions(void) {
  static const earshot_virtual_time functions = {
    .make = make,
    .close = close_clock,
    .destroy = destroy,
    .now = now,
    .set_now = set_now,
    .enter = enter,
    .leave = leave,
    .step_out = step_out,
    .fire_timers = earshot_fire_timers,
    .run_job = earshot_run_job,
    .own_process = own_process,
    .set_region = earshot_set_region,
    .set_information = earshot_set_information,
    .set_session_hook = earshot_set_session_hook,
    .set_error_hook = earshot_set_error_hook,
    .current = current,
  };
  return &functions;
}
