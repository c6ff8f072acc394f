// Sleeping: the app's thread lets virtual time pass; other threads wait until the clock gets there.
#include <errno.h>
#include <semaphore.h>
#include <unistd.h>

#include "Background.h"

typedef struct {
  earshot_clock *clock;
  sem_t awake;
} sleeper;

static void wake(void *context) {
  sleeper *sleeping = context;
  sleeping->clock->calls->count_background(sleeping->clock->owner, 1);
  sem_post(&sleeping->awake);
}

// Threads that wake at one instant go on in the order in which they fell asleep.
static void wake_in_turn(void *context) {
  earshot_clock *clock = ((sleeper *)context)->clock;
  int64_t others = clock->calls->background(clock->owner);
  wake(context);
  clock->calls->await_background(clock->owner, others);
}

static bool sleep_virtually(int64_t nanoseconds) {
  earshot_place here = earshot_here();
  if (!here.clock) return false;
  if (nanoseconds <= 0) return true;
  if (here.role == ROLE_APP) {
    atomic_fetch_add(&here.clock->now, nanoseconds);
    return true;
  }
  sleeper sleeping = {.clock = here.clock};
  sem_init(&sleeping.awake, 0, 0);
  earshot_work work = {wake_in_turn, wake, &sleeping};
  here.clock->calls->schedule(here.clock->owner, work, nanoseconds);
  here.clock->calls->count_background(here.clock->owner, -1);
  earshot_begin_wait();
  while (sem_wait(&sleeping.awake) != 0 && errno == EINTR) {
  }
  sem_destroy(&sleeping.awake);
  return true;
}

int nanosleep(const struct timespec *duration, struct timespec *rest) {
  if (duration && sleep_virtually(duration->tv_sec * EARSHOT_SECOND + duration->tv_nsec)) {
    if (rest) *rest = (struct timespec){0, 0};
    return 0;
  }
  EARSHOT_NEXT(int (*)(const struct timespec *, struct timespec *), "nanosleep");
  return next(duration, rest);
}

int usleep(useconds_t microseconds) {
  if (sleep_virtually((int64_t)microseconds * 1000)) return 0;
  EARSHOT_NEXT(int (*)(useconds_t), "usleep");
  return next(microseconds);
}

unsigned int sleep(unsigned int seconds) {
  if (sleep_virtually(seconds * EARSHOT_SECOND)) return 0;
  EARSHOT_NEXT(unsigned int (*)(unsigned int), "sleep");
  return next(seconds);
}
