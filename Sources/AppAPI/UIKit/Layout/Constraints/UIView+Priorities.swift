import Foundation

extension UIView {
  /// How much it matters that the view is not larger than its content.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    layoutState?.hugging[axis] ?? usualHugging
  }

  /// Sets how much it matters that the view is not larger than its content.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    ensuredLayout.hugging[axis] = priority
    contentDidChangeForLayout()
  }

  /// How much it matters that the view is not smaller than its content.
  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    layoutState?.resistance[axis] ?? .defaultHigh
  }

  /// Sets how much it matters that the view is not smaller than its content.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    ensuredLayout.resistance[axis] = priority
    contentDidChangeForLayout()
  }
}
