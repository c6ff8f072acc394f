extension Selector {
  /// Calls a method of the target that takes the sender and the event.
  @preconcurrency
  public init<Target: AnyObject, Sender>(
    _ method: @escaping @MainActor (Target) -> @MainActor (Sender, UIEvent) -> Void, _ name: String? = nil
  ) {
    self.init(name, of: Target.self) { target, sender, event in
      guard let target = target as? Target, let sender = sender as? Sender,
        let event = event as? UIEvent
      else { return false }
      method(target)(sender, event)
      return true
    }
  }
}
