import AppHost

/// What the entries of the menu of a text ask for; every responder can be asked.
public typealias UIResponderStandardEditActions = UIResponder

extension UIResponder {
  /// Shows what stands in the place of the keyboard anew.
  public func reloadInputViews() {
    if isFirstResponder { RunningApp.current[InputViews.self].update(for: self) }
    setNeedsDescription()
  }

  /// The nearest responder that does what an entry of a menu asks for, from this one outwards; `nil` for none.
  public func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    sequence(first: self, next: \.next).first { $0.canPerformAction(action, withSender: sender) }
  }
}
