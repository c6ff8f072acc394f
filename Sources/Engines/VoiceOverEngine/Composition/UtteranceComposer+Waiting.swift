import AccessibilityModel

/// An action that is offered on an element: its own, or that of a group around it.
public struct OfferedAction: Hashable, Sendable {
  /// The element that carries the action out.
  public var element: ElementID
  /// What it does, and the name it is offered under.
  public var action: ElementAction
}

extension UtteranceComposer {
  /// What is heard, one after the other, in the element's More Content.
  ///
  /// Every fact is there, those of high importance too, in the app's order.
  /// - Source: Behaviour 1.6 M4, M5, M7
  public func moreContent(of element: AccessibilityElement) -> [Utterance] {
    element.customContent.enumerated().compactMap { index, content in
      guard !content.value.isBlank else { return emptyFact(content, at: index, of: element) }
      let texts =
        dialect.platform == .macOS ? [content.label, content.value] : [content.value, content.label]
      var builder = UtteranceBuilder(phrases: phrases)
      for text in texts { builder.add(text, from: .customContent(index), of: element) }
      return builder.utterance()
    }
  }

  private func emptyFact(
    _ content: CustomContent, at index: Int, of element: AccessibilityElement
  ) -> Utterance? {
    guard !content.label.isBlank, dialect.emptyContentValue == .label else { return nil }
    var builder = UtteranceBuilder(phrases: phrases)
    builder.add(
      content.label, from: .customContent(index), of: element, rules: [dialect.emptyContentValue.rule])
    return builder.utterance()
  }

  /// What is heard when More Content is opened: its name, and on a Mac how much waits.
  ///
  /// - Source: Behaviour 1.6 M4, M5
  public func moreContentHeading(of element: AccessibilityElement) -> Utterance {
    dialect.platform == .macOS
      ? moreContentMenuHeading(of: element) : phrase(.moreContentName, of: element.id)
  }

  /// The actions a person finds on an element, its own first; those without a name are not offered.
  ///
  /// - Source: Behaviour 1.7 A1, A4
  public func offeredActions(of id: ElementID, in tree: AccessibilityTree) -> [OfferedAction] {
    var result: [OfferedAction] = []
    if let element = tree[id] { result = ownActions(of: element) }
    for container in tree.ancestors(of: id) {
      guard let element = tree[container], element.containerType == .semanticGroup else { continue }
      result += ownActions(of: element)
    }
    return result
  }

  private func ownActions(of element: AccessibilityElement) -> [OfferedAction] {
    guard element.hasAttributes else { return [] }
    return element.actions.filter { !$0.name.isBlank }.map { OfferedAction(element: element.id, action: $0) }
  }

  /// What is heard when the actions are chosen: their name.
  public func actionsHeading(of element: AccessibilityElement) -> Utterance {
    phrase(.actionsName, of: element.id)
  }

  /// What is heard, one after the other, among the actions of an element.
  public func actions(of id: ElementID, in tree: AccessibilityTree) -> [Utterance] {
    offeredActions(of: id, in: tree).map(name)
  }
}
