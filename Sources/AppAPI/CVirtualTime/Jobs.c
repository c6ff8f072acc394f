// Swift Concurrency: jobs that a thread on a clock enqueues go to the clock's owner.
#include "Clock.h"

#include <dlfcn.h>

#define SWIFT __attribute__((swiftcall))

typedef SWIFT void (*enqueue_job)(void *job);
typedef SWIFT void (*enqueue_hook)(void *job, enqueue_job original);
typedef SWIFT void (*enqueue_delayed)(unsigned long long delay, void *job);
typedef SWIFT void (*delay_hook)(unsigned long long delay, void *job, enqueue_delayed original);
typedef SWIFT void (*enqueue_deadline)(
  long long seconds, long long nanoseconds, long long tolerance_seconds,
  long long tolerance_nanoseconds, int clock, void *job);
typedef SWIFT void (*deadline_hook)(
  long long seconds, long long nanoseconds, long long tolerance_seconds,
  long long tolerance_nanoseconds, int clock, void *job, enqueue_deadline original);

typedef struct {
  void *identity;
  uintptr_t implementation;
} executor_reference;

static enqueue_hook earlier_global;
static enqueue_hook earlier_main;
static delay_hook earlier_delay;
static deadline_hook earlier_deadline;

static SWIFT void on_global(void *job, enqueue_job original) {
  earshot_clock *clock = earshot_here().clock;
  if (clock) return clock->calls->schedule_job(clock->owner, job, false, 0);
  if (earlier_global) return earlier_global(job, original);
  original(job);
}

static SWIFT void on_main(void *job, enqueue_job original) {
  earshot_clock *clock = earshot_main_owner();
  if (clock) return clock->calls->schedule_job(clock->owner, job, true, 0);
  if (earlier_main) return earlier_main(job, original);
  original(job);
}

static SWIFT void on_delay(unsigned long long delay, void *job, enqueue_delayed original) {
  earshot_clock *clock = earshot_here().clock;
  if (clock) return clock->calls->schedule_job(clock->owner, job, false, (int64_t)delay);
  if (earlier_delay) return earlier_delay(delay, job, original);
  original(delay, job);
}

// The clocks as the runtime numbers them.
enum { SYSTEM_CLOCK_CONTINUOUS = 1, SYSTEM_CLOCK_SUSPENDING = 2, SYSTEM_CLOCK_WALL = 3 };

static SWIFT void on_deadline(
  long long seconds, long long nanoseconds, long long tolerance_seconds,
  long long tolerance_nanoseconds, int which, void *job, enqueue_deadline original) {
  earshot_clock *clock = earshot_here().clock;
  if (clock) {
    int64_t now = which == SYSTEM_CLOCK_WALL ? earshot_realtime(clock) : earshot_uptime(clock);
    int64_t delay = seconds * EARSHOT_SECOND + nanoseconds - now;
    return clock->calls->schedule_job(clock->owner, job, false, delay > 0 ? delay : 0);
  }
  if (earlier_deadline) {
    return earlier_deadline(
      seconds, nanoseconds, tolerance_seconds, tolerance_nanoseconds, which, job, original);
  }
  original(seconds, nanoseconds, tolerance_seconds, tolerance_nanoseconds, which, job);
}

static void hook(const char *name, void *function, void *earlier) {
  void **place = dlsym(RTLD_DEFAULT, name);
  if (!place || *place == function) return;
  *(void **)earlier = *place;
  *place = function;
}

static void install(void) {
  hook("swift_task_enqueueGlobal_hook", (void *)on_global, &earlier_global);
  hook("swift_task_enqueueMainExecutor_hook", (void *)on_main, &earlier_main);
  hook("swift_task_enqueueGlobalWithDelay_hook", (void *)on_delay, &earlier_delay);
  hook("swift_task_enqueueGlobalWithDeadline_hook", (void *)on_deadline, &earlier_deadline);
}

void earshot_install_hooks(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, install);
}

static void *library_of(void *function) {
  Dl_info information;
  return function && dladdr(function, &information) ? information.dli_fbase : NULL;
}

bool earshot_runs_jobs(void (*call)(void *context)) {
  static _Atomic(void *) run_cache;
  static _Atomic(void *) known;
  void *function = (void *)call;
  if (atomic_load_explicit(&known, memory_order_relaxed) == function) return true;
  void *runtime = library_of(earshot_next("swift_job_run", &run_cache));
  // A runtime that is part of this executable cannot be told from the app's own functions.
  if (!runtime || runtime == library_of((void *)earshot_run_job)) return false;
  if (library_of(function) != runtime) return false;
  atomic_store_explicit(&known, function, memory_order_relaxed);
  return true;
}

void earshot_run_job(void *job, bool on_main) {
  static _Atomic(void *) run_cache;
  static _Atomic(void *) main_cache;
  SWIFT void (*run)(void *, executor_reference) = earshot_next("swift_job_run", &run_cache);
  SWIFT executor_reference (*main_executor)(void) =
    earshot_next("swift_task_getMainExecutor", &main_cache);
  if (!run || !main_executor) return;
  executor_reference nobody = {NULL, 0};
  run(job, on_main ? main_executor() : nobody);
}
