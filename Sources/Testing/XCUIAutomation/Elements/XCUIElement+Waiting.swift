import Foundation

extension XCUIElement {
  /// Lets the app's time pass until the element is there.
  ///
  /// - Parameter timeout: How long at most, in seconds of the app's time; nothing waits in real time.
  /// - Returns: True where it is there.
  public func waitForExistence(timeout: TimeInterval) -> Bool { wait(timeout) { self.exists } }

  /// Lets the app's time pass until the element is gone.
  ///
  /// - Parameter timeout: How long at most, in seconds of the app's time.
  /// - Returns: True where it is gone.
  public func waitForNonExistence(timeout: TimeInterval) -> Bool { wait(timeout) { !self.exists } }

  /// Lets the app's time pass until an attribute of the element has a value.
  ///
  /// - Parameters:
  ///   - keyPath: The attribute.
  ///   - expectedValue: The value.
  ///   - timeout: How long at most, in seconds of the app's time.
  /// - Returns: True where it has the value.
  public func wait<V: Equatable>(
    for keyPath: KeyPath<XCUIElement, V>, toEqual expectedValue: V, timeout: TimeInterval
  ) -> Bool {
    wait(timeout) { self.exists && self[keyPath: keyPath] == expectedValue }
  }

  private func wait(_ timeout: TimeInterval, until holds: () -> Bool) -> Bool {
    let step = 0.1
    var rest = max(timeout, 0)
    while !holds() {
      guard rest > 0, app.launched?.isRunning == true else { return false }
      let next = min(step, rest)
      rest -= next
      app.use(at: nil) { try await $0.advance(by: .seconds(next)) }
    }
    return true
  }
}
