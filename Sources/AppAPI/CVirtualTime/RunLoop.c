// The run loop: on a clock, code meets the clock's own loop, whose timers are armed in virtual time.
#include <poll.h>
#include <stdlib.h>
#include <sys/timerfd.h>

#include "Clock.h"

// A run loop arms one timer descriptor for each mode that has timers.
#define MODES 16
#define RUN_LOOP_TIMED_OUT 3

typedef struct {
  int descriptor;
  bool armed;
  int64_t deadline;
} mode_timer;

// Foundation never lets go of a run loop, so a closed clock's loop serves the next one.
struct earshot_run_loop {
  void *loop;
  void **timers;
  size_t timer_count;
  size_t timer_capacity;
  mode_timer modes[MODES];
  int mode_count;
  earshot_run_loop *next_free;
};

static pthread_mutex_t free_loops_lock = PTHREAD_MUTEX_INITIALIZER;
static earshot_run_loop *free_loops;

earshot_run_loop *earshot_run_loop_take(void) {
  pthread_mutex_lock(&free_loops_lock);
  earshot_run_loop *taken = free_loops;
  if (taken) free_loops = taken->next_free;
  pthread_mutex_unlock(&free_loops_lock);
  return taken ? taken : calloc(1, sizeof(earshot_run_loop));
}

static bool is_valid(void *timer) {
  EARSHOT_NEXT(unsigned char (*)(void *), "CFRunLoopTimerIsValid");
  return next && next(timer);
}

static void release(void *object) {
  EARSHOT_NEXT(void (*)(void *), "CFRelease");
  if (next) next(object);
}

static void invalidate(void *timer) {
  EARSHOT_NEXT(void (*)(void *), "CFRunLoopTimerInvalidate");
  if (next) next(timer);
}

void earshot_run_loop_give_back(earshot_run_loop *loop) {
  for (size_t index = 0; index < loop->timer_count; index++) {
    invalidate(loop->timers[index]);
    release(loop->timers[index]);
  }
  loop->timer_count = 0;
  for (int index = 0; index < loop->mode_count; index++) loop->modes[index].armed = false;
  pthread_mutex_lock(&free_loops_lock);
  loop->next_free = free_loops;
  free_loops = loop;
  pthread_mutex_unlock(&free_loops_lock);
}

static void *core_loop(earshot_clock *clock) {
  if (!clock->loop) return NULL;
  if (!clock->loop->loop) {
    // The process's main run loop comes first: it would be made along with ours, and count its timers here.
    static _Atomic(void *) main_cache;
    void *(*main_loop)(void) = earshot_next("CFRunLoopGetMain", &main_cache);
    // Run loops are told apart by their thread; the address of ours is no thread's.
    EARSHOT_NEXT(void *(*)(uintptr_t), "_CFRunLoopGet0");
    if (!main_loop || !next) return NULL;
    earshot_place here = earshot_swap((earshot_place){NULL, ROLE_NONE});
    main_loop();
    earshot_swap(here);
    clock->loop->loop = next((uintptr_t)clock->loop);
  }
  return clock->loop->loop;
}

void *CFRunLoopGetCurrent(void) {
  earshot_place here = earshot_here();
  void *loop = here.role == ROLE_APP ? core_loop(here.clock) : NULL;
  if (loop) return loop;
  EARSHOT_NEXT(void *(*)(void), "CFRunLoopGetCurrent");
  return next();
}

// What an app on a clock takes for the main thread is the thread that runs it.
unsigned char _CFIsMainThread(void) {
  earshot_place here = earshot_here();
  if (here.clock) return here.role == ROLE_APP;
  EARSHOT_NEXT(unsigned char (*)(void), "_CFIsMainThread");
  return next();
}

static void remember_timer(earshot_run_loop *loop, void *timer) {
  size_t kept = 0;
  bool known = false;
  if (loop->timer_count == loop->timer_capacity) {
    for (size_t index = 0; index < loop->timer_count; index++) {
      void *old = loop->timers[index];
      if (is_valid(old)) {
        loop->timers[kept++] = old;
      } else {
        release(old);
      }
    }
    loop->timer_count = kept;
  }
  for (size_t index = 0; index < loop->timer_count; index++) known |= loop->timers[index] == timer;
  if (known) return;
  if (loop->timer_count == loop->timer_capacity) {
    size_t capacity = loop->timer_capacity ? loop->timer_capacity * 2 : 16;
    void **timers = realloc(loop->timers, capacity * sizeof *timers);
    if (!timers) return;
    loop->timers = timers;
    loop->timer_capacity = capacity;
  }
  EARSHOT_NEXT(void *(*)(void *), "CFRetain");
  if (!next) return;
  loop->timers[loop->timer_count++] = next(timer);
}

void CFRunLoopAddTimer(void *loop, void *timer, const void *mode) {
  earshot_place here = earshot_here();
  void *ours = here.role == ROLE_APP ? core_loop(here.clock) : NULL;
  if (ours) {
    remember_timer(here.clock->loop, timer);
    loop = ours;
  }
  EARSHOT_NEXT(void (*)(void *, void *, const void *), "CFRunLoopAddTimer");
  next(loop, timer, mode);
}

void CFRunLoopRemoveTimer(void *loop, void *timer, const void *mode) {
  earshot_place here = earshot_here();
  void *ours = here.role == ROLE_APP ? core_loop(here.clock) : NULL;
  EARSHOT_NEXT(void (*)(void *, void *, const void *), "CFRunLoopRemoveTimer");
  next(ours ? ours : loop, timer, mode);
}

void CFRunLoopPerformBlock(void *loop, const void *mode, const void *block) {
  earshot_clock *clock = earshot_here().clock;
  if (clock) return clock->calls->schedule(clock->owner, earshot_block_work(block), 0);
  EARSHOT_NEXT(void (*)(void *, const void *, const void *), "CFRunLoopPerformBlock");
  next(loop, mode, block);
}

int32_t CFRunLoopRunInMode(const void *mode, double seconds, unsigned char return_after_source) {
  earshot_place here = earshot_here();
  if (here.role == ROLE_APP && seconds > 0) {
    int64_t duration = seconds < 1e9 ? (int64_t)(seconds * 1e6 + 0.5) * 1000 : INT64_MAX / 2;
    here.clock->calls->run_loop(here.clock->owner, duration);
    return RUN_LOOP_TIMED_OUT;
  }
  EARSHOT_NEXT(int32_t (*)(const void *, double, unsigned char), "CFRunLoopRunInMode");
  return next(mode, seconds, return_after_source);
}

static void tell_earliest(earshot_clock *clock) {
  int64_t earliest = -1;
  for (int index = 0; index < clock->loop->mode_count; index++) {
    mode_timer *timer = &clock->loop->modes[index];
    if (timer->armed && (earliest < 0 || timer->deadline < earliest)) earliest = timer->deadline;
  }
  clock->calls->timers_due(clock->owner, earliest);
}

typedef void (*timer_callout)(void *timer, void *info);

// Foundation makes all its timers with one function to be called.
static _Atomic(timer_callout) foundation_callout;

// The code of a timer reads the time without the slack.
static void call_out(void *timer, void *info) {
  earshot_clock *clock = earshot_here().clock;
  int64_t slack = clock ? atomic_exchange(&clock->slack, 0) : 0;
  atomic_load(&foundation_callout)(timer, info);
  if (clock) atomic_store(&clock->slack, slack);
}

void *CFRunLoopTimerCreate(
  void *allocator, double date, double interval, unsigned long flags, long order,
  timer_callout callout, void *context) {
  timer_callout known = NULL;
  bool first = atomic_compare_exchange_strong(&foundation_callout, &known, callout);
  if (first || known == callout) callout = call_out;
  EARSHOT_NEXT(
    void *(*)(void *, double, double, unsigned long, long, timer_callout, void *),
    "CFRunLoopTimerCreate");
  return next(allocator, date, interval, flags, order, callout, context);
}

int timerfd_create(int which, int flags) {
  EARSHOT_NEXT(int (*)(int, int), "timerfd_create");
  int descriptor = next(which, flags);
  earshot_place here = earshot_here();
  earshot_run_loop *loop = here.role == ROLE_APP ? here.clock->loop : NULL;
  if (loop && descriptor >= 0 && loop->mode_count < MODES) {
    loop->modes[loop->mode_count++] = (mode_timer){.descriptor = descriptor};
  }
  return descriptor;
}

int timerfd_settime(
  int descriptor, int flags, const struct itimerspec *value, struct itimerspec *old) {
  EARSHOT_NEXT(int (*)(int, int, const struct itimerspec *, struct itimerspec *), "timerfd_settime");
  earshot_place here = earshot_here();
  earshot_run_loop *loop = here.role == ROLE_APP ? here.clock->loop : NULL;
  for (int index = 0; loop && value && index < loop->mode_count; index++) {
    mode_timer *timer = &loop->modes[index];
    if (timer->descriptor != descriptor) continue;
    int64_t at = value->it_value.tv_sec * EARSHOT_SECOND + value->it_value.tv_nsec;
    timer->armed = at != 0;
    if (flags & TFD_TIMER_ABSTIME) {
      at -= here.clock->uptime;
    } else {
      at += atomic_load(&here.clock->now);
    }
    timer->deadline = at > 0 ? (at + 500) / 1000 * 1000 : 0;
    struct itimerspec never = {{0, 0}, {0, 0}};
    tell_earliest(here.clock);
    return next(descriptor, 0, &never, old);
  }
  return next(descriptor, flags, value, old);
}

void earshot_fire_timers(earshot_clock *clock) {
  EARSHOT_NEXT(int (*)(int, int, const struct itimerspec *, struct itimerspec *), "timerfd_settime");
  int64_t now = atomic_load(&clock->now);
  bool due = false;
  for (int index = 0; clock->loop && index < clock->loop->mode_count; index++) {
    mode_timer *timer = &clock->loop->modes[index];
    if (!timer->armed || timer->deadline > now) continue;
    struct itimerspec past = {{0, 0}, {0, 1}};
    next(timer->descriptor, TFD_TIMER_ABSTIME, &past, NULL);
    struct pollfd readable = {.fd = timer->descriptor, .events = POLLIN};
    poll(&readable, 1, 1000);
    timer->armed = false;
    due = true;
  }
  if (!due) return;
  static _Atomic(void *) run_cache;
  static _Atomic(void *) mode_cache;
  int32_t (*run)(void *, const void *, double, unsigned char) =
    earshot_next("CFRunLoopRunSpecific", &run_cache);
  const void **mode = earshot_next("kCFRunLoopDefaultMode", &mode_cache);
  if (!run || !mode) return;
  atomic_fetch_add(&clock->slack, EARSHOT_TIMER_SLACK);
  run(clock->loop->loop, *mode, 0, false);
  atomic_fetch_sub(&clock->slack, EARSHOT_TIMER_SLACK);
  tell_earliest(clock);
}
