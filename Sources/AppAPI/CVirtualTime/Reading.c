// What time it is: on a clock, time stands still while code runs.
#include <sys/time.h>

#include "Clock.h"

// Code that waits by reading the clock in a loop would wait for ever. From so many reads in one step on,
// each read takes a microsecond.
#define READS_BEFORE_CREEP 1000000
#define CREEP 1000

static int64_t read_now(const earshot_clock *constant) {
  earshot_clock *clock = (earshot_clock *)constant;
  if (atomic_fetch_add(&clock->reads, 1) >= READS_BEFORE_CREEP) atomic_fetch_add(&clock->now, CREEP);
  return atomic_load(&clock->now);
}

int64_t earshot_uptime(const earshot_clock *clock) {
  return clock->uptime + read_now(clock) + atomic_load(&clock->slack);
}

int64_t earshot_realtime(const earshot_clock *clock) { return clock->epoch + read_now(clock); }

int clock_gettime(clockid_t which, struct timespec *result) {
  earshot_clock *clock = earshot_here().clock;
  if (clock) {
    int64_t nanoseconds = -1;
    switch (which) {
      case CLOCK_REALTIME:
      case CLOCK_REALTIME_COARSE:
        nanoseconds = earshot_realtime(clock);
        break;
      case CLOCK_MONOTONIC:
      case CLOCK_MONOTONIC_RAW:
      case CLOCK_MONOTONIC_COARSE:
      case CLOCK_BOOTTIME:
        nanoseconds = earshot_uptime(clock);
        break;
      default:
        break;
    }
    if (nanoseconds >= 0) {
      result->tv_sec = nanoseconds / EARSHOT_SECOND;
      result->tv_nsec = nanoseconds % EARSHOT_SECOND;
      return 0;
    }
  }
  EARSHOT_NEXT(int (*)(clockid_t, struct timespec *), "clock_gettime");
  return next(which, result);
}

int gettimeofday(struct timeval *restrict result, void *restrict zone) {
  earshot_clock *clock = earshot_here().clock;
  if (clock) {
    int64_t nanoseconds = earshot_realtime(clock);
    result->tv_sec = nanoseconds / EARSHOT_SECOND;
    result->tv_usec = nanoseconds % EARSHOT_SECOND / 1000;
    return 0;
  }
  EARSHOT_NEXT(int (*)(struct timeval *, void *), "gettimeofday");
  return next(result, zone);
}

time_t time(time_t *result) {
  earshot_clock *clock = earshot_here().clock;
  if (clock) {
    time_t seconds = (time_t)(earshot_realtime(clock) / EARSHOT_SECOND);
    if (result) *result = seconds;
    return seconds;
  }
  EARSHOT_NEXT(time_t(*)(time_t *), "time");
  return next(result);
}
