import Drawing
import Foundation

/// The button in a field that takes away all text.
final class ClearButton: UIControl {
  var clear: (() -> Void)?

  override var takesTaps: Bool { isEnabled }

  override func change(byTapAt point: CGPoint?) -> [UIControl.Event] {
    clear?()
    return []
  }

  override func drawContent(into list: inout DisplayList) { renderingEffect(into: &list) }

  override var isOwnElement: Bool { true }
  override var ownLabel: String? { String(system: .clearText) }
  override var ownTraits: UIAccessibilityTraits { .button }
}
