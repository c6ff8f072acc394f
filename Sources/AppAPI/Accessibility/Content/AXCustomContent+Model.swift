package import AccessibilityModel
import Foundation

extension AXCustomContent {
  /// The fact as assistive technologies receive it.
  package var content: CustomContent {
    CustomContent(
      label: SpokenText(attributedLabel), value: SpokenText(attributedValue),
      importance: importance == .high ? .high : .onDemand)
  }
}

extension AXCustomContentProvider {
  /// The facts as assistive technologies receive them; a block wins over the stored ones.
  ///
  /// - Source: Behaviour 1.13
  package var content: [CustomContent] {
    let facts: [AXCustomContent]?
    if let block = accessibilityCustomContentBlock {
      facts = block()
    } else {
      facts = accessibilityCustomContent
    }
    return (facts ?? []).map(\.content)
  }
}
