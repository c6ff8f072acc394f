import Glibc
import Synchronization

/// A result that one thread waits for and another gives.
final class Waiting: @unchecked Sendable {
  // Guarded by the semaphore: written before it is raised, read after.
  private var result: Result<DBusBody, DBusError> = .failure(DBusError(.closed, ""))
  private let semaphore = UnsafeMutablePointer<sem_t>.allocate(capacity: 1)

  init() {
    sem_init(semaphore, 0, 0)
  }

  deinit {
    sem_destroy(semaphore)
    semaphore.deallocate()
  }

  /// Gives the result, once.
  func fulfill(_ result: Result<DBusBody, DBusError>) {
    self.result = result
    sem_post(semaphore)
  }

  /// Waits for the result.
  func wait() -> Result<DBusBody, DBusError> {
    while sem_wait(semaphore) != 0 && errno == EINTR {}
    return result
  }
}
