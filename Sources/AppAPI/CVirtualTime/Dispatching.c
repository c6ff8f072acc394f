// Dispatch: work for the main queue goes to the clock's owner, other work runs where it was meant to,
// counted, and delays are the clock's.
#include "Background.h"

typedef void (*function)(void *context);

bool earshot_is_main(void *queue) {
  static _Atomic(void *) cache;
  return queue && queue == earshot_next("_dispatch_main_q", &cache);
}

static void nothing(void *context) { (void)context; }

static earshot_work function_work(function call, void *context) {
  return (earshot_work){call, nothing, context};
}

// The clock that takes what is put on the queue: any clock for the main queue, the thread's for others.
static earshot_clock *taker(void *queue) {
  return earshot_is_main(queue) ? earshot_main_owner() : earshot_here().clock;
}

#define TIME_FOREVER UINT64_MAX
#define TIME_WALL_NOW (UINT64_MAX - 1)
#define TIME_IS_NOT_UPTIME (1ULL << 63)
#define TIME_IS_WALL (1ULL << 62)

// Nanoseconds from now until a moment as Dispatch writes it down.
int64_t earshot_delay_until(uint64_t when, const earshot_clock *clock) {
  if (when == 0 || when == TIME_WALL_NOW) return 0;
  int64_t delay;
  if (!(when & TIME_IS_NOT_UPTIME)) {
    delay = (int64_t)when - earshot_uptime(clock);
  } else if (when & TIME_IS_WALL) {
    delay = -(int64_t)when - earshot_realtime(clock);
  } else {
    delay = (int64_t)(when & ~TIME_IS_NOT_UPTIME) - earshot_uptime(clock);
  }
  return delay > 0 ? delay : 0;
}

// A job of the Concurrency runtime, whose executor sleeps and goes on by way of a global queue. It needs no thread of
// its own: what resumes a sleeping task would otherwise wait, in real time, until some other thread is free.
static bool take_job(earshot_clock *clock, void *queue, function call, void *context, int64_t delay) {
  if (earshot_is_main(queue) || !earshot_runs_jobs(call)) return false;
  clock->calls->schedule_job(clock->owner, context, false, delay);
  return true;
}

static void put(earshot_clock *clock, void *queue, earshot_work work, int64_t delay) {
  if (earshot_is_main(queue)) {
    clock->calls->schedule(clock->owner, work, delay);
  } else {
    earshot_background_schedule(clock, queue, work, delay);
  }
}

void dispatch_after(uint64_t when, void *queue, const void *block) {
  earshot_clock *clock = taker(queue);
  if (clock) {
    if (when != TIME_FOREVER) put(clock, queue, earshot_block_work(block), earshot_delay_until(when, clock));
    return;
  }
  EARSHOT_NEXT(void (*)(uint64_t, void *, const void *), "dispatch_after");
  next(when, queue, block);
}

void dispatch_after_f(uint64_t when, void *queue, void *context, function call) {
  earshot_clock *clock = taker(queue);
  if (clock) {
    if (when == TIME_FOREVER) return;
    int64_t delay = earshot_delay_until(when, clock);
    if (!take_job(clock, queue, call, context, delay)) put(clock, queue, function_work(call, context), delay);
    return;
  }
  EARSHOT_NEXT(void (*)(uint64_t, void *, void *, function), "dispatch_after_f");
  next(when, queue, context, call);
}

static void put_at_once(earshot_clock *clock, void *queue, earshot_work work, const char *name) {
  if (earshot_is_main(queue)) return clock->calls->schedule(clock->owner, work, 0);
  _Atomic(void *) uncached = NULL;
  void (*next)(void *, void *, function) = earshot_next(name, &uncached);
  next(queue, earshot_background_make(clock, work), earshot_background_run);
}

void earshot_put(earshot_clock *clock, void *queue, earshot_work work) {
  put_at_once(clock, queue, work, "dispatch_async_f");
}

void dispatch_async(void *queue, const void *block) {
  earshot_clock *clock = taker(queue);
  if (clock) return earshot_put(clock, queue, earshot_block_work(block));
  EARSHOT_NEXT(void (*)(void *, const void *), "dispatch_async");
  next(queue, block);
}

void dispatch_async_f(void *queue, void *context, function call) {
  earshot_clock *clock = taker(queue);
  if (clock) {
    if (!take_job(clock, queue, call, context, 0)) earshot_put(clock, queue, function_work(call, context));
    return;
  }
  EARSHOT_NEXT(void (*)(void *, void *, function), "dispatch_async_f");
  next(queue, context, call);
}

void dispatch_barrier_async(void *queue, const void *block) {
  earshot_clock *clock = taker(queue);
  if (clock) return put_at_once(clock, queue, earshot_block_work(block), "dispatch_barrier_async_f");
  EARSHOT_NEXT(void (*)(void *, const void *), "dispatch_barrier_async");
  next(queue, block);
}
