#include "Background.h"

#include <stdlib.h>

typedef struct {
  earshot_clock *clock;
  int64_t turn;
  earshot_work work;
} background;

static _Thread_local background *running;

void *earshot_background_make(earshot_clock *clock, earshot_work work) {
  background *made = malloc(sizeof *made);
  if (!made) abort();
  clock->calls->retain(clock->owner);
  clock->calls->count_background(clock->owner, 1);
  *made = (background){clock, clock->calls->enter_turn(clock->owner), work};
  return made;
}

static void end(background *made) {
  earshot_clock *clock = made->clock;
  int64_t turn = made->turn;
  free(made);
  void *owner = clock->owner;
  const earshot_clock_calls *calls = clock->calls;
  calls->count_background(owner, -1);
  calls->end_turn(owner, turn);
  calls->release(owner);
}

void earshot_background_run(void *context) {
  background *made = context;
  made->clock->calls->begin_turn(made->clock->owner, made->turn);
  background *outer = running;
  running = made;
  earshot_place old = earshot_swap((earshot_place){made->clock, ROLE_BACKGROUND});
  made->work.run(made->work.context);
  earshot_swap(old);
  running = outer;
  end(made);
}

earshot_place earshot_begin_wait(void) {
  earshot_place here = earshot_here();
  if (!here.clock) return here;
  if (here.role == ROLE_APP) here.clock->calls->app_waits(here.clock->owner, 1);
  if (here.role == ROLE_BACKGROUND && running) here.clock->calls->end_turn(here.clock->owner, running->turn);
  return here;
}

void earshot_end_wait(earshot_place place) {
  if (place.clock && place.role == ROLE_APP) place.clock->calls->app_waits(place.clock->owner, -1);
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

// Work that becomes due at one instant has its turns in the order in which it was put there.
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
