import UIKit

/// The meter as one element, with its caption as the name and the memory in use as the value.
final class DescribedZombieMeter: ZombieMeter {
  override var isAccessibilityElement: Bool {
    get { true }
    set {}
  }

  override var accessibilityLabel: String? {
    get { caption.text }
    set {}
  }

  override var accessibilityValue: String? {
    get { String(format: "%.0f%%", level * 100) }
    set {}
  }

  override var accessibilityTraits: UIAccessibilityTraits {
    get { .updatesFrequently }
    set {}
  }
}
