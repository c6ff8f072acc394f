import Foundation

extension Timer {
  /// Makes a timer that never calls anything, to stand in a variable until there is one that does.
  ///
  /// - Parameter nothing: Left out; without a runtime of Objective-C an extension cannot bring `init()`.
  public convenience init(_ nothing: Void = ()) {
    self.init(timeInterval: 0, repeats: false) { _ in }
    invalidate()
  }

  /// Starts a timer that calls a method of an object, which it keeps.
  ///
  /// - Parameters:
  ///   - interval: Seconds until the call, and between calls.
  ///   - target: The object.
  ///   - aSelector: The method; it may take the timer.
  ///   - userInfo: Not kept; the object knows what it wants.
  ///   - repeats: True where it calls again and again.
  /// - Returns: The timer.
  @MainActor @preconcurrency @discardableResult
  public static func scheduledTimer(
    timeInterval interval: TimeInterval, target: Any, selector aSelector: Selector, userInfo: Any?,
    repeats: Bool
  ) -> Timer {
    scheduledTimer(withTimeInterval: interval, repeats: repeats, block: block(target, aSelector))
  }

  /// Makes a timer that calls a method of an object once a run loop has it.
  ///
  /// - Parameters:
  ///   - interval: Seconds until the call, and between calls.
  ///   - target: The object, which the timer keeps.
  ///   - aSelector: The method; it may take the timer.
  ///   - userInfo: Not kept; the object knows what it wants.
  ///   - repeats: True where it calls again and again.
  @MainActor @preconcurrency
  public convenience init(
    timeInterval interval: TimeInterval, target: Any, selector aSelector: Selector, userInfo: Any?,
    repeats: Bool
  ) {
    self.init(timeInterval: interval, repeats: repeats, block: Self.block(target, aSelector))
  }

  @MainActor
  private static func block(_ target: Any, _ selector: Selector) -> @Sendable (Timer) -> Void {
    nonisolated(unsafe) let target = target as AnyObject
    return { timer in
      nonisolated(unsafe) let timer = timer
      MainActor.assumeIsolated { _ = selector.perform(on: target, sender: timer) }
    }
  }
}
