import Foundation

/// A wheel of choices without a view, as people who listen meet it.
///
/// - Source: Behaviour 1.5.2, 1.5.3
final class PickerColumn: UIAccessibilityElement {
  private let label: () -> String?
  private let value: () -> String?
  private let hint: () -> String?
  private let move: (Int) -> Void
  private let isEnabled: () -> Bool

  /// Makes a wheel.
  ///
  /// - Parameters:
  ///   - view: The view it is a part of.
  ///   - label: What it is called.
  ///   - value: What is chosen.
  ///   - hint: What happens when it is used.
  ///   - isEnabled: Whether it can be used.
  ///   - move: Chooses what lies so many places further.
  init(
    of view: UIView, label: @escaping () -> String? = { nil }, value: @escaping () -> String?,
    hint: @escaping () -> String? = { nil }, isEnabled: @escaping () -> Bool = { true },
    move: @escaping (Int) -> Void
  ) {
    self.label = label
    self.value = value
    self.hint = hint
    self.isEnabled = isEnabled
    self.move = move
    super.init(accessibilityContainer: view)
  }

  override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? label() }
    set { super.accessibilityLabel = newValue }
  }

  override var accessibilityValue: String? {
    get { super.accessibilityValue ?? value() }
    set { super.accessibilityValue = newValue }
  }

  override var accessibilityHint: String? {
    get { super.accessibilityHint ?? hint() }
    set { super.accessibilityHint = newValue }
  }

  override var accessibilityTraits: UIAccessibilityTraits {
    get {
      let wheel: UIAccessibilityTraits = [UIAccessibilityTraits(.pickerItem), .adjustable]
      return isEnabled() ? wheel : wheel.union(.notEnabled)
    }
    set { super.accessibilityTraits = newValue }
  }

  override func accessibilityIncrement() { if isEnabled() { move(1) } }
  override func accessibilityDecrement() { if isEnabled() { move(-1) } }
}
