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

#define ARGUMENTS "$s20FoundationEssentials11ProcessInfoC9argumentsSaySSGvg"
#define COMMAND_LINE "$ss11CommandLineO9argumentsSaySSGvgZ"
#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context))

// The arguments of the thread's app, where it was given any.
static const void *arguments(void) {
  const earshot_region *here = region();
  return here && here->arguments ? swift_retain((void *)here->arguments) : NULL;
}

SWIFT const void *earshot_arguments(SELF const void *process) __asm__(ARGUMENTS);

SWIFT const void *earshot_arguments(SELF const void *process) {
  const void *own = arguments();
  if (own) return own;
  EARSHOT_NEXT(SWIFT const void *(*)(SELF const void *), ARGUMENTS);
  return next(process);
}

SWIFT const void *earshot_command_line(void) __asm__(COMMAND_LINE);

SWIFT const void *earshot_command_line(void) {
  const void *own = arguments();
  if (own) return own;
  EARSHOT_NEXT(SWIFT const void *(*)(void), COMMAND_LINE);
  return next();
}

void earshot_set_region(earshot_clock *clock, const earshot_region *region) {
  atomic_store(&clock->region, region);
}
