import UIKit

/// Holds a view of the UIKit kind among views, and hands their environment on to views that are hosted inside it.
final class RepresentableHolder: UIView {
  /// What the views around have set.
  private(set) var environment: EnvironmentValues?

  /// Takes in what the views around have set.
  ///
  /// - Complexity: O(views inside) where it changed, else O(1).
  func take(_ environment: EnvironmentValues) {
    if let known = self.environment, known.isIdentical(to: environment) { return }
    self.environment = environment
    tell(self)
  }

  private func tell(_ view: UIView) {
    for view in view.subviews {
      if let hosting = view as? HostingView { hosting.environmentDidChange() } else { tell(view) }
    }
  }

  /// The environment of the views around the nearest representable that holds a view.
  static func environment(around view: UIView) -> EnvironmentValues? {
    var outer = view.superview
    while let present = outer {
      if let holder = present as? RepresentableHolder { return holder.environment }
      outer = present.superview
    }
    return nil
  }
}
