import Synchronization

/// Something that is done again and again until it is cancelled.
final class Repetition: Cancellable, Sendable {
  private let isCancelled = Mutex(false)

  func cancel() {
    isCancelled.withLock { $0 = true }
  }

  /// Does the work now and asks for the next time, unless it was cancelled.
  func perform(_ action: () -> Void, next: () -> Void) {
    guard !isCancelled.withLock({ $0 }) else { return }
    action()
    next()
  }
}
