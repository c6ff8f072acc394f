import Glibc

/// What one thread leaves for another, in order.
final class Mailbox<Element: Sendable>: @unchecked Sendable {
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let arrival = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private var elements: [Element] = []

  init() {
    pthread_mutex_init(lock, nil)
    pthread_cond_init(arrival, nil)
  }

  deinit {
    pthread_cond_destroy(arrival)
    pthread_mutex_destroy(lock)
    arrival.deallocate()
    lock.deallocate()
  }

  /// Leaves something.
  func put(_ element: Element) {
    pthread_mutex_lock(lock)
    elements.append(element)
    pthread_cond_signal(arrival)
    pthread_mutex_unlock(lock)
  }

  /// Takes what came first, and waits for it.
  func take() -> Element {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    while elements.isEmpty { pthread_cond_wait(arrival, lock) }
    return elements.removeFirst()
  }

  /// Throws away what has not been taken yet.
  func removeAll(where isUnwanted: (Element) -> Bool) {
    pthread_mutex_lock(lock)
    elements.removeAll(where: isUnwanted)
    pthread_mutex_unlock(lock)
  }
}

/// Threads beside the first one.
enum Worker {
  private final class Task {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  /// Runs something that never comes to its end.
  static func start(_ body: @escaping @Sendable () -> Void) {
    var thread = pthread_t()
    let task = Unmanaged.passRetained(Task(body)).toOpaque()
    let status = pthread_create(
      &thread, nil,
      { task in
        guard let task else { return nil }
        Unmanaged<Task>.fromOpaque(task).takeRetainedValue().body()
        return nil
      }, task)
    if status != 0 { _exit(2) }
  }
}
