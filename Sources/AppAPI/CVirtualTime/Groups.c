// Dispatch groups, and work that waits: what the app waits for in real time, it waits for off its clock.
#include <errno.h>
#include <semaphore.h>
#include <stdlib.h>

#include "Background.h"

typedef struct {
  void *group;
  earshot_work work;
} member;

static void *next_function(const char *name) {
  _Atomic(void *) uncached = NULL;
  return earshot_next(name, &uncached);
}

// A group's notifications go through one serial queue. Whatever can empty a group counts as work in the
// background until that queue has passed on the notifications this caused.
static void *passing_queue;

static void make_passing_queue(void) {
  void *(*make)(const char *, void *) = next_function("dispatch_queue_create");
  passing_queue = make("earshot.notifications", NULL);
}

static void count_down(void *context) {
  earshot_clock *clock = context;
  void *owner = clock->owner;
  const earshot_clock_calls *calls = clock->calls;
  calls->count_background(owner, -1);
  calls->release(owner);
}

static void begin_passing(earshot_clock *clock) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, make_passing_queue);
  clock->calls->retain(clock->owner);
  clock->calls->count_background(clock->owner, 1);
}

static void end_passing(earshot_clock *clock) {
  void (*next)(void *, void *, void (*)(void *)) = next_function("dispatch_async_f");
  next(passing_queue, clock, count_down);
}

void dispatch_group_leave(void *group) {
  earshot_clock *clock = earshot_here().clock;
  if (clock) begin_passing(clock);
  EARSHOT_NEXT(void (*)(void *), "dispatch_group_leave");
  next(group);
  if (clock) end_passing(clock);
}

static void leave(member *member) {
  dispatch_group_leave(member->group);
  ((void (*)(void *))next_function("dispatch_release"))(member->group);
  free(member);
}

static void run_member(void *context) {
  member *member = context;
  member->work.run(member->work.context);
  leave(member);
}

static void discard_member(void *context) {
  member *member = context;
  member->work.discard(member->work.context);
  leave(member);
}

void dispatch_group_async(void *group, void *queue, const void *block) {
  earshot_clock *clock = earshot_here().clock;
  if (!clock) {
    EARSHOT_NEXT(void (*)(void *, void *, const void *), "dispatch_group_async");
    return next(group, queue, block);
  }
  member *made = malloc(sizeof *made);
  if (!made) abort();
  ((void (*)(void *))next_function("dispatch_retain"))(group);
  ((void (*)(void *))next_function("dispatch_group_enter"))(group);
  *made = (member){group, earshot_block_work(block)};
  earshot_put(clock, queue, (earshot_work){run_member, discard_member, made});
}

// When the group is empty, on whichever thread that is, the work is put where the app wants it.
typedef struct {
  void *queue;
  earshot_clock *clock;
  earshot_work work;
} notification;

static void notify(void *context) {
  notification *made = context;
  earshot_put(made->clock, made->queue, made->work);
  ((void (*)(void *))next_function("dispatch_release"))(made->queue);
  made->clock->calls->release(made->clock->owner);
  free(made);
}

void dispatch_group_notify(void *group, void *queue, const void *block) {
  earshot_clock *clock = earshot_here().clock;
  if (!clock) {
    EARSHOT_NEXT(void (*)(void *, void *, const void *), "dispatch_group_notify");
    return next(group, queue, block);
  }
  notification *made = malloc(sizeof *made);
  if (!made) abort();
  ((void (*)(void *))next_function("dispatch_retain"))(queue);
  clock->calls->retain(clock->owner);
  *made = (notification){queue, clock, earshot_block_work(block)};
  begin_passing(clock);
  void (*next)(void *, void *, void *, void (*)(void *)) = next_function("dispatch_group_notify_f");
  next(group, passing_queue, made, notify);
  end_passing(clock);
}

typedef struct {
  earshot_clock *clock;
  void *block;
  sem_t done;
} synchronous;

static void end(void *context) {
  synchronous *made = context;
  made->clock->calls->count_background(made->clock->owner, 1);
  sem_post(&made->done);
}

static void run_synchronous(void *context) {
  synchronous *made = context;
  earshot_work work = earshot_block_work(made->block);
  work.run(work.context);
  end(made);
}

typedef struct {
  earshot_place place;
  void *block;
} awaited;

// The wait ends where the block begins.
static void run_awaited(void *context) {
  awaited *made = context;
  earshot_end_wait(made->place);
  earshot_block_call(made->block);
}

// Waits until the queue runs the block, behind what was put there before.
static void run_in_queue(void *queue, void *block, const char *name) {
  void (*next)(void *, void *, void (*)(void *)) = next_function(name);
  awaited made = {earshot_begin_wait(), block};
  next(queue, &made, run_awaited);
}

// From another thread, the main queue is the app's thread.
void dispatch_sync(void *queue, void *block) {
  earshot_place here = earshot_here();
  if (here.role == ROLE_BACKGROUND && earshot_is_main(queue)) {
    synchronous made = {.clock = here.clock, .block = block};
    sem_init(&made.done, 0, 0);
    here.clock->calls->schedule(here.clock->owner, (earshot_work){run_synchronous, end, &made}, 0);
    // Meanwhile it does nothing that others would have to wait for.
    here.clock->calls->count_background(here.clock->owner, -1);
    earshot_begin_wait();
    while (sem_wait(&made.done) != 0 && errno == EINTR) {
    }
    sem_destroy(&made.done);
    return;
  }
  if (here.role == ROLE_APP) return run_in_queue(queue, block, "dispatch_sync_f");
  EARSHOT_NEXT(void (*)(void *, void *), "dispatch_sync");
  next(queue, block);
}

void dispatch_barrier_sync(void *queue, void *block) {
  if (earshot_here().role == ROLE_APP) return run_in_queue(queue, block, "dispatch_barrier_sync_f");
  EARSHOT_NEXT(void (*)(void *, void *), "dispatch_barrier_sync");
  next(queue, block);
}

// A timeout is taken in real time: the thread stands still, so its clock would never get there.
static intptr_t wait_off_clock(void *object, uint64_t when, const char *name) {
  intptr_t (*next)(void *, uint64_t) = next_function(name);
  earshot_clock *clock = earshot_here().clock;
  if (!clock || when == 0) return next(object, when);
  intptr_t ready = next(object, 0);
  if (ready == 0) return ready;
  earshot_place waiting = earshot_begin_wait();
  earshot_place old = earshot_swap((earshot_place){NULL, ROLE_NONE});
  uint64_t (*moment)(uint64_t, int64_t) = next_function("dispatch_time");
  intptr_t result =
    next(object, when == UINT64_MAX ? when : moment(0, earshot_delay_until(when, clock)));
  earshot_swap(old);
  earshot_end_wait(waiting);
  return result;
}

intptr_t dispatch_semaphore_wait(void *semaphore, uint64_t when) {
  return wait_off_clock(semaphore, when, "dispatch_semaphore_wait");
}

intptr_t dispatch_group_wait(void *group, uint64_t when) {
  return wait_off_clock(group, when, "dispatch_group_wait");
}
