/// One place that a rotor leads to.
struct RotorPlace {
  /// How the view is found that the rotor leads to.
  enum Target {
    /// The view that declares the rotor.
    case owner
    /// The view that has an id.
    case id(AnyHashable)
    /// The view that is named in a namespace.
    case named(AnyHashable, Namespace.ID)
  }

  var target: Target
  /// Characters of the view's text.
  var textRange: Range<String.Index>?
  /// Brings the view onto the screen.
  var prepare: () -> Void = {}
}
