// What a bundle says of itself: in a process that is one app, one without words of its own says what every
// app can say.
//
// The main bundle is not asked for: who asks may hold the lock under which it is made.
#include "Clock.h"

extern long CFDictionaryGetCount(const void *dictionary);

static _Atomic(const void *) information;
static _Atomic(const void *) identifier;

const void *CFBundleGetInfoDictionary(const void *bundle) {
  EARSHOT_NEXT(const void *(*)(const void *), "CFBundleGetInfoDictionary");
  const void *found = next(bundle);
  const void *own = atomic_load(&information);
  return own && (!found || CFDictionaryGetCount(found) == 0) ? own : found;
}

const void *CFBundleGetIdentifier(const void *bundle) {
  EARSHOT_NEXT(const void *(*)(const void *), "CFBundleGetIdentifier");
  const void *found = next(bundle);
  return found ? found : atomic_load(&identifier);
}

void earshot_set_information(const void *dictionary, const void *name) {
  atomic_store(&information, dictionary);
  atomic_store(&identifier, name);
}
