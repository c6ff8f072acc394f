import Foundation

// What the overridable members of the class do by themselves.
extension UIView {
  func hugging(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    layoutState?.hugging[axis] ?? usualHugging
  }

  func setHugging(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
    ensuredLayout.hugging[axis] = priority
    contentDidChangeForLayout()
  }

  func resistance(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    layoutState?.resistance[axis] ?? .defaultHigh
  }

  func setResistance(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
    ensuredLayout.resistance[axis] = priority
    contentDidChangeForLayout()
  }
}
