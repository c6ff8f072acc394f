import AppHost
import Foundation

/// The words of a date picker that open wheels: a button with the date or the time as its value.
///
/// - Source: Behaviour 3.4
final class DateButton: UIAccessibilityElement {
  /// The size of a button, in points.
  static let size = CGSize(width: 128, height: 34)

  private let group: DatePart.Group
  private weak var picker: UIDatePicker?

  init(of picker: UIDatePicker, group: DatePart.Group) {
    self.group = group
    self.picker = picker
    super.init(accessibilityContainer: picker)
  }

  override var accessibilityLabel: String? {
    get {
      // Beside a month the label is the word before the button.
      let stands = picker?.hasMonth == true
      return super.accessibilityLabel
        ?? (stands ? nil : picker?.accessibilityLabel ?? String(system: group.name))
    }
    set { super.accessibilityLabel = newValue }
  }

  override var accessibilityValue: String? {
    get { super.accessibilityValue ?? picker.map { group.words(for: $0.date, $0.setting) } }
    set { super.accessibilityValue = newValue }
  }

  override var accessibilityTraits: UIAccessibilityTraits {
    get { picker?.isEnabled == false ? [.button, .notEnabled] : .button }
    set { super.accessibilityTraits = newValue }
  }

  override var accessibilityExpandedStatus: UIAccessibilityExpandedStatus {
    get { picker?.opened == group ? .expanded : .collapsed }
    set { super.accessibilityExpandedStatus = newValue }
  }

  override func accessibilityActivate() -> Bool {
    picker?.toggle(group)
    return true
  }
}
