/// A method that is called later, on a target or on the object it was taken from.
///
///     button.addTarget(self, action: Selector(ViewController.save), for: .touchUpInside)
///
/// It stands for what `#selector` names where there is no Objective-C runtime.
public struct Selector {
  private let call: @MainActor (_ target: AnyObject?, _ sender: AnyObject?, _ event: UIEvent?) -> Bool

  /// Calls a method of the target that takes nothing.
  @preconcurrency
  public init<Target: AnyObject>(_ method: @escaping @MainActor (Target) -> @MainActor () -> Void) {
    call = { target, _, _ in
      guard let target = target as? Target else { return false }
      method(target)()
      return true
    }
  }

  /// Calls a method of the target that takes the sender.
  @preconcurrency
  public init<Target: AnyObject, Sender>(
    _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
  ) {
    call = { target, sender, _ in
      guard let target = target as? Target, let sender = sender as? Sender else { return false }
      method(target)(sender)
      return true
    }
  }

  /// Calls a method of the target that takes the sender and the event.
  @preconcurrency
  public init<Target: AnyObject, Sender>(
    _ method: @escaping @MainActor (Target) -> @MainActor (Sender, UIEvent) -> Void
  ) {
    call = { target, sender, event in
      guard let target = target as? Target, let sender = sender as? Sender, let event else { return false }
      method(target)(sender, event)
      return true
    }
  }

  /// Calls a method of the target that takes the sender and answers whether it did something.
  @preconcurrency
  public init<Target: AnyObject, Sender>(
    _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Bool
  ) {
    call = { target, sender, _ in
      guard let target = target as? Target, let sender = sender as? Sender else { return false }
      return method(target)(sender)
    }
  }

  /// Calls a method that is already bound to an object and takes nothing.
  @preconcurrency
  public init(_ method: @escaping @MainActor () -> Void) {
    call = { _, _, _ in
      method()
      return true
    }
  }

  /// Calls a method that is already bound to an object and takes the sender.
  @preconcurrency
  public init<Sender>(_ method: @escaping @MainActor (Sender) -> Void) {
    call = { _, sender, _ in
      guard let sender = sender as? Sender else { return false }
      method(sender)
      return true
    }
  }

  /// Calls the method; false where the target or the sender is not what it takes, or it answers so.
  @MainActor
  func perform(on target: AnyObject?, sender: AnyObject?, event: UIEvent? = nil) -> Bool {
    call(target, sender, event)
  }
}
