import AccessibilityModel
import AppHost

extension DescribedElement {
  /// An element named by the texts of a control's label, or by its pictures where it has no text.
  @MainActor
  static func labelled(
    by parts: [DescribedElement], order: ReadingOrder, _ identity: ElementIdentity, frame: Rect
  ) -> DescribedElement {
    let ordered = inReadingOrder(parts, order)
    let words = ordered.filter { !$0.element.traits.contains(.image) }
    let named = words.contains { $0.element.label?.isBlank == false } ? words : ordered
    var described = DescribedElement(identity, AccessibilityElement(frame: frame))
    let label = SpokenText.joined(named.compactMap(\.element.label))
    if !label.isBlank { described.element.label = label }
    let fileNames = named.flatMap(\.element.fileNames)
    if !fileNames.isEmpty { described.element.fileNames = fileNames }
    let value = SpokenText.joined(ordered.compactMap(\.element.value))
    if !value.isBlank { described.element.value = value }
    let hint = SpokenText.joined(ordered.compactMap(\.element.hint))
    if !hint.isBlank { described.element.hint = hint }
    for part in ordered {
      described.handlers.actions += part.handlers.actions
      described.handlers.marks += part.handlers.marks
      described.mergeContent(of: part)
      described.adoptOrigins(of: part)
      if part.element.traits.contains(.selected) { described.element.traits.insert(.selected) }
      if part.isTurnedOff { described.isTurnedOff = true }
    }
    return described
  }
}
