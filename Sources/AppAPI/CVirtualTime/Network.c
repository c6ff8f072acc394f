// Which network an app meets: in a process that says so, each configuration is shown to it before a session is made.
//
// The initialisers of `URLSession` are found under the symbols that the compiler gives them. Their type comes in the
// register of the context, which is handed on.
#include "Clock.h"

#define SWIFT __attribute__((swiftcall))
#define CONTEXT __attribute__((swift_context))
#define SESSION "$s20FoundationNetworking10URLSessionC13configuration"
#define PLAIN SESSION "AcA0C13ConfigurationC_tcfC"
#define DELEGATED \
  SESSION "8delegate0E5QueueAcA0C13ConfigurationC_AA0C8Delegate_pSg0A009OperationF0CSgtcfC"

static _Atomic(void (*)(void *)) session_hook;

static void show(void *configuration) {
  void (*hook)(void *) = atomic_load(&session_hook);
  if (hook) hook(configuration);
}

typedef SWIFT void *(*make_session)(void *configuration, CONTEXT void *type);
typedef SWIFT void *(*make_delegated_session)(
  void *configuration, void *delegate, void *table, void *queue, CONTEXT void *type);

SWIFT void *earshot_session(void *configuration, CONTEXT void *type) __asm__(PLAIN);

SWIFT void *earshot_session(void *configuration, CONTEXT void *type) {
  EARSHOT_NEXT(make_session, PLAIN);
  show(configuration);
  return next(configuration, type);
}

SWIFT void *earshot_delegated_session(
  void *configuration, void *delegate, void *table, void *queue, CONTEXT void *type) __asm__(DELEGATED);

SWIFT void *earshot_delegated_session(
  void *configuration, void *delegate, void *table, void *queue, CONTEXT void *type) {
  EARSHOT_NEXT(make_delegated_session, DELEGATED);
  show(configuration);
  return next(configuration, delegate, table, queue, type);
}

void earshot_set_session_hook(void (*hook)(void *configuration)) {
  atomic_store(&session_hook, hook);
}
