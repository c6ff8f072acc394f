import AccessibilityModel

extension DescribedElement {
  /// Gives a fact: it replaces the one under the same key; no content takes that one away.
  ///
  /// - Parameters:
  ///   - new: The fact, or `nil`.
  ///   - key: Under which later facts replace it.
  ///   - replaced: Where a fact stands that replaces another.
  /// - Source: Behaviour 3.3.2
  mutating func setContent(
    _ new: CustomContent?, key: String, replaced: CombinePolicy.ReplacedContent = .inPlace
  ) {
    guard let index = content.firstIndex(where: { $0.key == key }) else {
      if let new { content.append(KeyedContent(key: key, content: new)) }
      return
    }
    guard let new else {
      content.remove(at: index)
      return
    }
    content[index].content = new
    guard index < content.count - 1 else { return }
    note([replaced.rule])
    if replaced == .atEnd { content.append(content.remove(at: index)) }
  }

  /// Adds the facts of another element; what is already there under the same key is replaced.
  mutating func mergeContent(
    of other: DescribedElement, replaced: CombinePolicy.ReplacedContent = .inPlace
  ) {
    for entry in other.content { setContent(entry.content, key: entry.key, replaced: replaced) }
  }
}
