import Foundation

extension Selector {
  /// Calls a method of the target that takes the sender and what a person did.
  @preconcurrency
  public init<Target: AnyObject, Sender, Event>(
    _ method: @escaping @MainActor (Target) -> @MainActor (Sender, Event) -> Void, _ name: String? = nil
  ) {
    self.init(name, of: Target.self) { target, sender, event in
      guard let target = target as? Target, let sender = sender as? Sender,
        let event = (event as Any) as? Event
      else { return false }
      method(target)(sender, event)
      return true
    }
  }

  /// Calls a method of the target that is told how something ended: of what, the error, and a place in memory.
  ///
  ///     #selector(image(_:didFinishSavingWithError:contextInfo:))
  @preconcurrency
  public init<Target: AnyObject, Sender, Problem, Context>(
    _ method: @escaping @MainActor (Target) -> @MainActor (Sender, Problem, Context) -> Void,
    _ name: String? = nil
  ) {
    self.init(name, of: Target.self) { target, sender, error in
      guard let target = target as? Target, let sender = sender as? Sender,
        let error = (error as Any) as? Problem, let context: Context = Self.noPlace()
      else { return false }
      method(target)(sender, error, context)
      return true
    }
  }

  /// A place in memory at which there is nothing, as methods take it: none, or the one that they cannot be without.
  private static func noPlace<Context>() -> Context? {
    let none: Any? = nil
    return none as? Context ?? UnsafeRawPointer(bitPattern: 8) as? Context
      ?? UnsafeMutableRawPointer(bitPattern: 8) as? Context
  }
}
