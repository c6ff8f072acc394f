// Blocks as work, by the published layout of a block.
#include <dlfcn.h>

#include "Clock.h"

struct block {
  void *class;
  int flags;
  int reserved;
  void (*invoke)(void *self);
};

void *earshot_block_copy(const void *block) {
  static _Atomic(void *) cache;
  void *(*copy)(const void *) = earshot_next("_Block_copy", &cache);
  return copy ? copy(block) : NULL;
}

static void release(void *block) {
  static _Atomic(void *) cache;
  void (*next)(const void *) = earshot_next("_Block_release", &cache);
  if (next && block) next(block);
}

void earshot_block_call(void *block) {
  if (block) ((struct block *)block)->invoke(block);
}

static void run(void *block) {
  earshot_block_call(block);
  release(block);
}

earshot_work earshot_block_work(const void *block) {
  return (earshot_work){run, release, earshot_block_copy(block)};
}
