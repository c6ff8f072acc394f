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

// The getter of a value that the region of the thread's app has, with the symbol that Foundation's own has.
#define EARSHOT_REGIONAL(name, symbol, value) \
  earshot_words name(void) __asm__(symbol); \
  earshot_words name(void) { \
    const earshot_region *here = region(); \
    if (here) return taken(here->value); \
    EARSHOT_NEXT(earshot_words(*)(void), symbol); \
    return next(); \
  }

EARSHOT_REGIONAL(earshot_current_locale, LOCALE "7currentACvgZ", locale)
EARSHOT_REGIONAL(earshot_updating_locale, LOCALE "19autoupdatingCurrentACvgZ", locale)
EARSHOT_REGIONAL(earshot_current_calendar, CALENDAR "7currentACvgZ", calendar)
EARSHOT_REGIONAL(earshot_updating_calendar, CALENDAR "19autoupdatingCurrentACvgZ", calendar)

const void *earshot_languages(void) __asm__(LOCALE "18preferredLanguagesSaySSGvgZ");

const void *earshot_languages(void) {
  const earshot_region *here = region();
  if (here) return swift_retain((void *)here->languages);
  EARSHOT_NEXT(const void *(*)(void), LOCALE "18preferredLanguagesSaySSGvgZ");
  return next();
}

void earshot_set_region(earshot_clock *clock, const earshot_region *region) {
  atomic_store(&clock->region, region);
}
