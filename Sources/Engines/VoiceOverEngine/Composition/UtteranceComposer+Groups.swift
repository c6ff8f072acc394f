import AccessibilityModel

extension UtteranceComposer {
  /// What is said of a group that counts as one item: its name, else what kind it is.
  ///
  /// - Source: Behaviour 1.14, 2
  func group(_ id: ElementID, in tree: AccessibilityTree) -> Utterance {
    guard let element = tree[id].map(labels.naming) else { return Utterance([]) }
    var builder = UtteranceBuilder(phrases: phrases)
    builder.add(element.label, from: .attribute(.label), of: element)
    builder.add(element.value, from: .attribute(.value), of: element)
    builder.add(kind(of: element), of: id)
    return builder.utterance()
  }

  /// What is said on the way into a group, or out of it.
  ///
  /// - Source: Behaviour 2 (interact)
  func passage(_ key: PhraseKey, _ id: ElementID, in tree: AccessibilityTree) -> Utterance {
    guard let element = tree[id].map(labels.naming) else { return Utterance([]) }
    let name = element.label?.string ?? ""
    let kind = phrases.words(self.kind(of: element))
    let isNameless = name.allSatisfy(\.isWhitespace)
    let words = isNameless ? kind : phrases.words(.namedGroup, ["name": name, "kind": kind])
    return phrase(key, ["name": words], of: id)
  }

  private func kind(of element: AccessibilityElement) -> PhraseKey {
    if element.traits.contains(.tabBar) { return .tabBar }
    switch element.containerType {
    case .dataTable: return .table
    case .list: return .list
    case .landmark: return .landmark
    case .tabBar: return .tabBar
    case .none, .semanticGroup: return .group
    }
  }
}
