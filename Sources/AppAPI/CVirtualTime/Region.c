// Which language and region the person has set: on a clock, those of its app.
//
// `Locale`, `Calendar` and an array are one or two words for the runtime, which are handed on as they are.
#include "Clock.h"

extern void *swift_retain(void *object);

static earshot_words taken(earshot_words words) {
  swift_retain((void *)words.object);
  return words;
}

// The region of the thread's app, where it has one.
static const earshot_region *region(void) {
  earshot_clock *clock = earshot_main_owner();
  return clock ? atomic_load(&clock->region) : NULL;
}

#define LOCALE "$s20FoundationEssentials6LocaleV"
#define CALENDAR "$s20FoundationEssentials8CalendarV"

earshot_words earshot_current_locale(void) __asm__(LOCALE "7currentACvgZ");
earshot_words earshot_updating_locale(void) __asm__(LOCALE "19autoupdatingCurrentACvgZ");
earshot_words earshot_current_calendar(void) __asm__(CALENDAR "7currentACvgZ");
earshot_words earshot_updating_calendar(void) __asm__(CALENDAR "19autoupdatingCurrentACvgZ");
const void *earshot_languages(void) __asm__(LOCALE "18preferredLanguagesSaySSGvgZ");

earshot_words earshot_current_locale(void) {
  const earshot_region *here = region();
  if (here) return taken(here->locale);
  EARSHOT_NEXT(earshot_words(*)(void), LOCALE "7currentACvgZ");
  return next();
}

earshot_words earshot_updating_locale(void) {
  const earshot_region *here = region();
  if (here) return taken(here->locale);
  EARSHOT_NEXT(earshot_words(*)(void), LOCALE "19autoupdatingCurrentACvgZ");
  return next();
}

earshot_words earshot_current_calendar(void) {
  const earshot_region *here = region();
  if (here) return taken(here->calendar);
  EARSHOT_NEXT(earshot_words(*)(void), CALENDAR "7currentACvgZ");
  return next();
}

earshot_words earshot_updating_calendar(void) {
  const earshot_region *here = region();
  if (here) return taken(here->calendar);
  EARSHOT_NEXT(earshot_words(*)(void), CALENDAR "19autoupdatingCurrentACvgZ");
  return next();
}

const void *earshot_languages(void) {
  const earshot_region *here = region();
  if (here) return swift_retain((void *)here->languages);
  EARSHOT_NEXT(const void *(*)(void), LOCALE "18preferredLanguagesSaySSGvgZ");
  return next();
}

void earshot_set_region(earshot_clock *clock, const earshot_region *region) {
  atomic_store(&clock->region, region);
}
