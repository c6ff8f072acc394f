// Puts the code that a thread runs on a virtual clock: what it reads as time, what it schedules and
// what it sleeps goes to the clock's owner. Threads without a clock are untouched.
#pragma once

#include <stdbool.h>
#include <stdint.h>

/// Something to be run once, or discarded once.
typedef struct {
  void (*_Nonnull run)(void *_Nullable context);
  void (*_Nonnull discard)(void *_Nullable context);
  void *_Nullable context;
} earshot_work;

/// What a clock asks of its owner. All but `run_loop` may be called on any thread.
typedef struct {
  void (*_Nonnull retain)(void *_Nonnull owner);
  void (*_Nonnull release)(void *_Nonnull owner);
  /// Runs the work on the app's thread after a delay in nanoseconds.
  void (*_Nonnull schedule)(void *_Nonnull owner, earshot_work work, int64_t delay);
  /// Runs the job on the app's thread after a delay, as the main actor or as nobody.
  void (*_Nonnull schedule_job)(void *_Nonnull owner, void *_Nonnull job, bool on_main, int64_t delay);
  /// Counts the work that runs on other threads, by 1 or -1.
  void (*_Nonnull count_background)(void *_Nonnull owner, int64_t change);
  /// How much work runs on other threads.
  int64_t (*_Nonnull background)(void *_Nonnull owner);
  /// Waits on the app's thread until no more than so much work runs on others, but not for long.
  void (*_Nonnull await_background)(void *_Nonnull owner, int64_t most);
  /// Gives work that is put on another thread its place among such work.
  int64_t (*_Nonnull enter_turn)(void *_Nonnull owner);
  /// Waits on the thread of the work until it is its turn.
  void (*_Nonnull begin_turn)(void *_Nonnull owner, int64_t turn);
  /// The work has ended, or waits for something.
  void (*_Nonnull end_turn)(void *_Nonnull owner, int64_t turn);
  /// The app's thread begins to wait for something, or has waited for it: 1 or -1.
  void (*_Nonnull app_waits)(void *_Nonnull owner, int64_t change);
  /// The run loop's timers are to be looked at at a moment; a negative one means never.
  void (*_Nonnull timers_due)(void *_Nonnull owner, int64_t deadline);
  /// The app runs the run loop by itself for so many nanoseconds.
  void (*_Nonnull run_loop)(void *_Nonnull owner, int64_t duration);
} earshot_clock_calls;

/// A virtual clock; made and freed by its owner.
typedef struct earshot_clock earshot_clock;

/// A value of the runtime that is an object and what it conforms to.
typedef struct {
  const void *_Nonnull object;
  const void *_Nonnull table;
} earshot_words;

/// What app code finds as the person's language and region, and as its own arguments; kept alive by its owner.
typedef struct {
  earshot_words locale;
  earshot_words calendar;
  const void *_Nonnull languages;
  /// `NULL` where the app finds those of the process.
  const void *_Nullable arguments;
} earshot_region;

/// Where the functions of the copy that takes part in symbol lookup are found.
///
/// A process can hold two copies of this code, one in the executable and one in a library; only the
/// first one's interposed functions are ever called, so only its state counts.
typedef struct {
  earshot_clock *_Nullable (*_Nonnull make)(
    void *_Nonnull owner, const earshot_clock_calls *_Nonnull calls, int64_t epoch, int64_t uptime);
  /// Ends the clock: threads that still carry it read real time, timers are removed.
  void (*_Nonnull close)(earshot_clock *_Nonnull clock);
  void (*_Nonnull destroy)(earshot_clock *_Nonnull clock);
  int64_t (*_Nonnull now)(const earshot_clock *_Nonnull clock);
  void (*_Nonnull set_now)(earshot_clock *_Nonnull clock, int64_t now);
  /// Puts the calling thread on the clock and returns what to pass to `leave`.
  uintptr_t (*_Nonnull enter)(earshot_clock *_Nonnull clock);
  void (*_Nonnull leave)(uintptr_t token);
  /// Takes the calling thread off any clock and returns what to pass to `leave`.
  uintptr_t (*_Nonnull step_out)(void);
  /// Fires the run loop timers that are due; only between `enter` and `leave`.
  void (*_Nonnull fire_timers)(earshot_clock *_Nonnull clock);
  /// Runs a job of the Concurrency runtime on this thread.
  void (*_Nonnull run_job)(void *_Nonnull job, bool on_main);
  /// Takes all work for the main queue and the main actor, whichever thread it comes from.
  void (*_Nonnull own_process)(earshot_clock *_Nullable clock);
  /// Sets what the app's code finds as the person's language and region, for as long as the clock lives.
  void (*_Nonnull set_region)(earshot_clock *_Nonnull clock, const earshot_region *_Nonnull region);
  /// Sets what the process says of itself as a bundle, a dictionary and a string, both kept for ever.
  void (*_Nonnull set_information)(const void *_Nonnull dictionary, const void *_Nonnull name);
  /// Sets what is shown the configuration of every session of the network before the session is made.
  void (*_Nonnull set_session_hook)(void (*_Nullable hook)(void *_Nonnull configuration));
  /// Sets what words the errors of an app's code: given an `NSError`, it fills in a `String`, or returns false.
  void (*_Nonnull set_error_hook)(
    bool (*_Nullable hook)(void *_Nonnull error, void *_Nonnull words));
  /// The clock the calling thread is on.
  earshot_clock *_Nullable (*_Nonnull current)(void);
} earshot_virtual_time;

/// The functions of this copy.
const earshot_virtual_time *_Nonnull earshot_virtual_time_functions(void);
