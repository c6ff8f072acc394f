// Work of the app that runs on other threads.
#pragma once

#include "Clock.h"

// Work that carries the clock to the thread that runs it, and is counted until it has ended.
// It is run with `earshot_background_run`, a `dispatch_function_t`, exactly once.
void *earshot_background_make(earshot_clock *clock, earshot_work work);
void earshot_background_run(void *background);
void earshot_background_discard(void *background);

// The calling thread waits for something in real time: others have their turns meanwhile.
earshot_place earshot_begin_wait(void);
void earshot_end_wait(earshot_place place);

// Puts the work on the queue after a delay on the clock.
void earshot_background_schedule(earshot_clock *clock, void *queue, earshot_work work, int64_t delay);

bool earshot_is_main(void *queue);
// Nanoseconds on the clock from now until a moment as Dispatch writes it down.
int64_t earshot_delay_until(uint64_t when, const earshot_clock *clock);
// Puts the work on the queue: the app's thread for the main queue, else counted in the background.
void earshot_put(earshot_clock *clock, void *queue, earshot_work work);
