import AppHost

/// A method that will be called after a while, unless it is taken back.
@MainActor
final class DelayedCall: AppStateKey {
  let target: AnyObject
  let selector: Selector

  init(target: AnyObject, selector: Selector) {
    self.target = target
    self.selector = selector
  }

  static func initialValue(in host: RunningApp) -> [DelayedCall] { [] }

  /// Those that the current app waits for.
  static var waiting: [DelayedCall] {
    get { RunningApp.current[DelayedCall.self] }
    set { RunningApp.current[DelayedCall.self] = newValue }
  }

  /// Takes a call out of those that wait; false where it was taken back.
  static func take(_ call: DelayedCall) -> Bool {
    let isWaiting = waiting.contains { $0 === call }
    waiting.removeAll { $0 === call }
    return isWaiting
  }
}
