#include "Background.h"

#include <stdlib.h>

typedef struct {
  earshot_clock *clock;
  earshot_work work;
} background;

void *earshot_background_make(earshot_clock *clock, earshot_work work) {
  background *made = malloc(sizeof *made);
  if (!made) abort();
  *made = (background){clock, work};
  clock->calls->retain(clock->owner);
  clock->calls->count_background(clock->owner, 1);
  return made;
}

static void end(background *made) {
  earshot_clock *clock = made->clock;
  free(made);
  void *owner = clock->owner;
  const earshot_clock_calls *calls = clock->calls;
  calls->count_background(owner, -1);
  calls->release(owner);
}

void earshot_background_run(void *context) {
  background *made = context;
  earshot_place old = earshot_swap((earshot_place){made->clock, ROLE_BACKGROUND});
  made->work.run(made->work.context);
  earshot_swap(old);
  end(made);
}

void earshot_background_discard(void *context) {
  background *made = context;
  made->work.discard(made->work.context);
  end(made);
}

typedef struct {
  earshot_clock *clock;
  void *queue;
  earshot_work work;
} delayed;

static void release_queue(void *queue) {
  static _Atomic(void *) cache;
  void (*next)(void *) = earshot_next("dispatch_release", &cache);
  if (next) next(queue);
}

// Work that becomes due at one instant runs in the order in which it was put there, also on a queue of many threads:
// each piece has ended, or waits for something, before the next one begins.
static void start(void *context) {
  delayed *waiting = context;
  earshot_clock *clock = waiting->clock;
  int64_t others = clock->calls->background(clock->owner);
  static _Atomic(void *) cache;
  void (*async)(void *, void *, void (*)(void *)) = earshot_next("dispatch_async_f", &cache);
  async(waiting->queue, earshot_background_make(waiting->clock, waiting->work), earshot_background_run);
  release_queue(waiting->queue);
  free(waiting);
  clock->calls->await_background(clock->owner, others);
}

static void forget(void *context) {
  delayed *waiting = context;
  waiting->work.discard(waiting->work.context);
  release_queue(waiting->queue);
  free(waiting);
}

void earshot_background_schedule(earshot_clock *clock, void *queue, earshot_work work, int64_t delay) {
  delayed *waiting = malloc(sizeof *waiting);
  if (!waiting) abort();
  static _Atomic(void *) cache;
  void (*retain)(void *) = earshot_next("dispatch_retain", &cache);
  retain(queue);
  *waiting = (delayed){clock, queue, work};
  clock->calls->schedule(clock->owner, (earshot_work){start, forget, waiting}, delay);
}
