// Dispatch sources that are timers: on a clock, such a source is one that counts, and the clock's ticks are
// added to it. So Dispatch itself still sees to it being suspended, cancelled and released.
#include <stdlib.h>

#include "Background.h"

typedef struct timer_source {
  void *source;
  void *queue;
  earshot_clock *clock;
  bool on_main;
  bool alive;
  uint64_t setting;
  int64_t interval;
  void *handler;
  void *cancel_handler;
  int references;
  struct timer_source *next;
} timer_source;

typedef struct {
  timer_source *timer;
  uint64_t setting;
  int64_t deadline;
} tick;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static timer_source *timers;
static atomic_int timer_count;

static void *next_function(const char *name) {
  _Atomic(void *) uncached = NULL;
  return earshot_next(name, &uncached);
}

static timer_source *find(void *source) {
  if (atomic_load(&timer_count) == 0) return NULL;
  pthread_mutex_lock(&lock);
  timer_source *timer = timers;
  while (timer && timer->source != source) timer = timer->next;
  pthread_mutex_unlock(&lock);
  return timer;
}

static void release_block(void *block) {
  if (block) ((void (*)(const void *))next_function("_Block_release"))(block);
}

static void release(timer_source *timer) {
  pthread_mutex_lock(&lock);
  bool last = --timer->references == 0;
  pthread_mutex_unlock(&lock);
  if (!last) return;
  release_block(timer->handler);
  release_block(timer->cancel_handler);
  ((void (*)(void *))next_function("dispatch_release"))(timer->queue);
  timer->clock->calls->release(timer->clock->owner);
  free(timer);
}

static timer_source *retain(timer_source *timer) {
  pthread_mutex_lock(&lock);
  timer->references++;
  pthread_mutex_unlock(&lock);
  return timer;
}

// Dispatch has let go of the source.
static void finalize(void *context) {
  timer_source *timer = context;
  pthread_mutex_lock(&lock);
  timer_source **place = &timers;
  while (*place && *place != timer) place = &(*place)->next;
  if (*place) *place = timer->next;
  timer->alive = false;
  pthread_mutex_unlock(&lock);
  atomic_fetch_sub(&timer_count, 1);
  release(timer);
}

void *dispatch_source_create(const void *type, uintptr_t handle, uintptr_t mask, void *queue) {
  EARSHOT_NEXT(void *(*)(const void *, uintptr_t, uintptr_t, void *), "dispatch_source_create");
  earshot_clock *clock = earshot_here().clock;
  timer_source *timer = NULL;
  if (clock && type == next_function("_dispatch_source_type_timer")) timer = calloc(1, sizeof *timer);
  if (!timer) return next(type, handle, mask, queue);
  void *(*make_queue)(const char *, void *, void *) = next_function("dispatch_queue_create_with_target");
  timer->on_main = earshot_is_main(queue);
  timer->queue = make_queue("earshot.timer", NULL, timer->on_main ? NULL : queue);
  timer->source = next(next_function("_dispatch_source_type_data_add"), 0, 0, timer->queue);
  timer->clock = clock;
  timer->alive = true;
  timer->references = 1;
  clock->calls->retain(clock->owner);
  ((void (*)(void *, void *))next_function("dispatch_set_context"))(timer->source, timer);
  ((void (*)(void *, void (*)(void *)))next_function("dispatch_set_finalizer_f"))(timer->source, finalize);
  pthread_mutex_lock(&lock);
  timer->next = timers;
  timers = timer;
  pthread_mutex_unlock(&lock);
  atomic_fetch_add(&timer_count, 1);
  return timer->source;
}

static void forget(void *context) {
  tick *ticking = context;
  release(ticking->timer);
  free(ticking);
}

static void count_down(void *context) {
  timer_source *timer = context;
  timer->clock->calls->count_background(timer->clock->owner, -1);
  release(timer);
}

// Does something that may make the source call a handler, and counts as work until it has.
static void with_handlers(timer_source *timer, void (*act)(void *source)) {
  earshot_clock *clock = timer->clock;
  clock->calls->count_background(clock->owner, 1);
  act(timer->source);
  void (*async)(void *, void *, void (*)(void *)) = next_function("dispatch_async_f");
  async(timer->queue, retain(timer), count_down);
}

static void merge(void *source) {
  ((void (*)(void *, uintptr_t))next_function("dispatch_source_merge_data"))(source, 1);
}

static void fire(void *context);

static void schedule(tick *ticking) {
  earshot_clock *clock = ticking->timer->clock;
  int64_t delay = ticking->deadline - atomic_load(&clock->now);
  clock->calls->schedule(clock->owner, (earshot_work){fire, forget, ticking}, delay > 0 ? delay : 0);
}

static void fire(void *context) {
  tick *ticking = context;
  timer_source *timer = ticking->timer;
  pthread_mutex_lock(&lock);
  bool current = timer->alive && timer->setting == ticking->setting;
  int64_t interval = timer->interval;
  pthread_mutex_unlock(&lock);
  intptr_t (*is_cancelled)(void *) = next_function("dispatch_source_testcancel");
  if (!current || is_cancelled(timer->source)) return forget(ticking);
  with_handlers(timer, merge);
  if (interval <= 0) return forget(ticking);
  int64_t now = atomic_load(&timer->clock->now);
  do ticking->deadline += interval;
  while (ticking->deadline <= now);
  schedule(ticking);
}

void dispatch_source_set_timer(void *source, uint64_t start, uint64_t interval, uint64_t leeway) {
  timer_source *timer = find(source);
  if (!timer) {
    EARSHOT_NEXT(void (*)(void *, uint64_t, uint64_t, uint64_t), "dispatch_source_set_timer");
    return next(source, start, interval, leeway);
  }
  pthread_mutex_lock(&lock);
  uint64_t setting = ++timer->setting;
  timer->interval = interval < INT64_MAX ? (int64_t)interval : 0;
  pthread_mutex_unlock(&lock);
  tick *ticking = start == UINT64_MAX ? NULL : malloc(sizeof *ticking);
  if (!ticking) return;
  int64_t delay = earshot_delay_until(start, timer->clock);
  *ticking = (tick){retain(timer), setting, atomic_load(&timer->clock->now) + delay};
  schedule(ticking);
}

// Runs a handler where the app wants it: on its thread, or here with its clock.
static void call(timer_source *timer, void *handler) {
  if (!handler) return;
  earshot_work work = earshot_block_work(handler);
  if (timer->on_main) return timer->clock->calls->schedule(timer->clock->owner, work, 0);
  earshot_place old = earshot_swap((earshot_place){timer->clock, ROLE_BACKGROUND});
  work.run(work.context);
  earshot_swap(old);
}

static void on_event(void *context) { call(context, ((timer_source *)context)->handler); }
static void on_cancel(void *context) { call(context, ((timer_source *)context)->cancel_handler); }

static void replace(void **place, const void *block) {
  void *copy = block ? earshot_block_copy(block) : NULL;
  pthread_mutex_lock(&lock);
  void *old = *place;
  *place = copy;
  pthread_mutex_unlock(&lock);
  release_block(old);
}

void dispatch_source_set_event_handler(void *source, const void *block) {
  timer_source *timer = find(source);
  if (!timer) {
    EARSHOT_NEXT(void (*)(void *, const void *), "dispatch_source_set_event_handler");
    return next(source, block);
  }
  replace(&timer->handler, block);
  ((void (*)(void *, void (*)(void *)))next_function("dispatch_source_set_event_handler_f"))(
    source, on_event);
}

void dispatch_source_set_cancel_handler(void *source, const void *block) {
  timer_source *timer = find(source);
  if (!timer) {
    EARSHOT_NEXT(void (*)(void *, const void *), "dispatch_source_set_cancel_handler");
    return next(source, block);
  }
  replace(&timer->cancel_handler, block);
  ((void (*)(void *, void (*)(void *)))next_function("dispatch_source_set_cancel_handler_f"))(
    source, on_cancel);
}

void dispatch_source_cancel(void *source) {
  EARSHOT_NEXT(void (*)(void *), "dispatch_source_cancel");
  timer_source *timer = find(source);
  if (timer) return with_handlers(timer, next);
  next(source);
}

void dispatch_resume(void *object) {
  EARSHOT_NEXT(void (*)(void *), "dispatch_resume");
  timer_source *timer = find(object);
  if (timer) return with_handlers(timer, next);
  next(object);
}

void dispatch_activate(void *object) {
  EARSHOT_NEXT(void (*)(void *), "dispatch_activate");
  timer_source *timer = find(object);
  if (timer) return with_handlers(timer, next);
  next(object);
}
