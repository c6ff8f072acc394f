import Glibc

// swift-format-ignore: TypeNamesShouldBeCapitalized
/// A lock in the memory of whoever uses it; functions take its address.
///
///     let lock = os_unfair_lock_t.allocate(capacity: 1)
///     lock.initialize(to: os_unfair_lock())
///     os_unfair_lock_lock(lock)
public struct os_unfair_lock: @unchecked Sendable {
  // It stands first, so that its address is that of the lock.
  private var mutex = pthread_mutex_t()
  /// The thread that holds the lock; 0 for none.
  fileprivate var holder: pthread_t = 0

  /// Makes a lock that nobody holds.
  public init() {}
}

// swift-format-ignore: TypeNamesShouldBeCapitalized
/// A lock by the name that its structure has in C.
public typealias os_unfair_lock_s = os_unfair_lock
// swift-format-ignore: TypeNamesShouldBeCapitalized
/// The address of a lock.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock>

/// The mutex at the beginning of a lock.
private func mutex(of lock: os_unfair_lock_t) -> UnsafeMutablePointer<pthread_mutex_t> {
  UnsafeMutableRawPointer(lock).assumingMemoryBound(to: pthread_mutex_t.self)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Waits until the lock is free, and holds it; a thread that holds it already ends the app.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
  os_unfair_lock_assert_not_owner(lock)
  pthread_mutex_lock(mutex(of: lock))
  lock.pointee.holder = pthread_self()
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Holds the lock where it is free.
///
/// - Returns: False where somebody holds it.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
  guard pthread_mutex_trylock(mutex(of: lock)) == 0 else { return false }
  lock.pointee.holder = pthread_self()
  return true
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Lets go of the lock; a thread that does not hold it ends the app.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
  os_unfair_lock_assert_owner(lock)
  lock.pointee.holder = 0
  pthread_mutex_unlock(mutex(of: lock))
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Ends the app where another thread than the present one holds the lock, or none.
public func os_unfair_lock_assert_owner(_ lock: UnsafePointer<os_unfair_lock>) {
  guard lock.pointee.holder != pthread_self() else { return }
  fatalError("This thread does not hold the unfair lock. Lock it on the thread that unlocks it.")
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Ends the app where the present thread holds the lock.
public func os_unfair_lock_assert_not_owner(_ lock: UnsafePointer<os_unfair_lock>) {
  guard lock.pointee.holder == pthread_self() else { return }
  fatalError("This thread holds the unfair lock already. Unlock it first.")
}
