import Foundation

/// A lock that guards a state; copies share both.
///
///     let names = OSAllocatedUnfairLock(initialState: ["Bailey"])
///     names.withLock { $0.append("Rex") }
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private final class Storage {
    let lock = NSLock()
    var state: State

    init(_ state: State) {
      self.state = state
    }
  }

  private let storage: Storage

  /// Makes a lock that guards a state which may be no `Sendable`.
  public init(uncheckedState initialState: State) {
    storage = Storage(initialState)
  }

  /// Runs a closure with the state while the lock is held.
  ///
  /// - Returns: What the closure returns, which may be no `Sendable`.
  /// - Throws: What the closure throws.
  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
    storage.lock.lock()
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }

  /// Runs a closure with the state while the lock is held.
  ///
  /// - Returns: What the closure returns.
  /// - Throws: What the closure throws.
  public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
    try withLockUnchecked(body)
  }

  /// Runs a closure with the state where the lock is free.
  ///
  /// - Returns: What the closure returns, which may be no `Sendable`; `nil` where somebody holds the lock.
  /// - Throws: What the closure throws.
  public func withLockIfAvailableUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R? {
    guard storage.lock.try() else { return nil }
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }

  /// Runs a closure with the state where the lock is free.
  ///
  /// - Returns: What the closure returns; `nil` where somebody holds the lock.
  /// - Throws: What the closure throws.
  public func withLockIfAvailable<R: Sendable>(
    _ body: @Sendable (inout State) throws -> R
  ) rethrows -> R? {
    try withLockIfAvailableUnchecked(body)
  }
}

extension OSAllocatedUnfairLock where State: Sendable {
  /// Makes a lock that guards a state.
  public init(initialState: State) {
    self.init(uncheckedState: initialState)
  }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Makes a lock that guards nothing of its own.
  public init() {
    self.init(uncheckedState: ())
  }

  /// Waits until the lock is free, and holds it.
  @available(*, noasync, message: "Use withLock.")
  public func lock() { storage.lock.lock() }

  /// Lets go of the lock.
  @available(*, noasync, message: "Use withLock.")
  public func unlock() { storage.lock.unlock() }

  /// Holds the lock where it is free.
  ///
  /// - Returns: False where somebody holds it.
  @available(*, noasync, message: "Use withLock.")
  public func lockIfAvailable() -> Bool { storage.lock.try() }

  /// Runs a closure while the lock is held.
  ///
  /// - Returns: What the closure returns, which may be no `Sendable`.
  /// - Throws: What the closure throws.
  public func withLockUnchecked<R>(_ body: () throws -> R) rethrows -> R {
    try withLockUnchecked { _ in try body() }
  }

  /// Runs a closure while the lock is held.
  ///
  /// - Returns: What the closure returns.
  /// - Throws: What the closure throws.
  public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
    try withLockUnchecked { _ in try body() }
  }
}
