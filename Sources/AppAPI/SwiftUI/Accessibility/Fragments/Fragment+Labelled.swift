import AccessibilityModel
import AppHost

extension Fragment {
  /// An element named by the texts of a control's label, or by its pictures where it has no text.
  @MainActor
  static func labelled(
    by parts: [Fragment], order: ReadingOrder, _ identity: ElementIdentity, frame: Rect
  ) -> Fragment {
    let ordered = inReadingOrder(parts, order)
    let words = ordered.filter { !$0.element.traits.contains(.image) }
    let named = words.contains { $0.element.label?.isBlank == false } ? words : ordered
    var fragment = Fragment(identity, AccessibilityElement(frame: frame))
    let label = SpokenText.joined(named.compactMap(\.element.label))
    if !label.isBlank { fragment.element.label = label }
    let fileNames = named.flatMap(\.element.fileNames)
    if !fileNames.isEmpty { fragment.element.fileNames = fileNames }
    let value = SpokenText.joined(ordered.compactMap(\.element.value))
    if !value.isBlank { fragment.element.value = value }
    let hint = SpokenText.joined(ordered.compactMap(\.element.hint))
    if !hint.isBlank { fragment.element.hint = hint }
    for part in ordered {
      fragment.handlers.actions += part.handlers.actions
      fragment.handlers.marks += part.handlers.marks
      fragment.mergeContent(of: part)
      fragment.adoptOrigins(of: part)
      if part.element.traits.contains(.selected) { fragment.element.traits.insert(.selected) }
      if part.isTurnedOff { fragment.isTurnedOff = true }
    }
    return fragment
  }
}
