/// A stored property of a view that is kept up to date by the framework.
public protocol DynamicProperty {
  /// Called before each evaluation of the view's body.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing unless a property says otherwise.
  public mutating func update() {}
}
