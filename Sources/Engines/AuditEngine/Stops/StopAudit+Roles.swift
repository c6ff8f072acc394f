import AccessibilityModel
import VoiceOverEngine

extension StopAudit {
  /// What is wrong with what the element is said to be.
  ///
  /// - Source: Behaviour 8.1, 8.2
  func roleFindings(at element: AccessibilityElement, hearing utterance: Utterance) -> [StopFinding] {
    var findings: [StopFinding] = []
    if let word = Self.roleInLabel(of: element, hearing: utterance) {
      let location = element.origins[.label] ?? element.sourceLocation
      findings.append(StopFinding(.roleInLabel(word), element: element.id, at: location))
    }
    let location = element.origins[.traits] ?? element.sourceLocation
    for (first, second) in Self.conflicts where first.isIn(element) && second.isIn(element) {
      findings.append(StopFinding(.conflict(first.word, second.word), element: element.id, at: location))
    }
    if let role = Self.usedRoles.first(where: { $0.isIn(element) }), !element.traits.contains(.notEnabled),
      !element.respondsToUserInteraction
    {
      findings.append(StopFinding(.unusable(role.word), element: element.id, at: location))
    }
    return findings
  }

  /// The word for what the element is, where its label ends in it as a word of its own.
  private static func roleInLabel(of element: AccessibilityElement, hearing utterance: Utterance) -> String? {
    guard let label = element.label?.string.lowercased() else { return nil }
    let words = utterance.segments.compactMap { segment -> String? in
      guard case .phrase(let key) = segment.origin, roleKeys.contains(key) else { return nil }
      return segment.text.string
    }
    return words.first { !$0.isEmpty && " \(label)".hasSuffix(" \($0.lowercased())") }
  }

  /// Keys of the words for what elements are that people use, and for pictures.
  private static let roleKeys: Set<String> = [
    "trait.button", "trait.backButton", "trait.switchButton", "trait.tab", "trait.textField",
    "trait.secureTextField", "trait.link", "trait.image", "trait.searchField", "trait.popUpButton",
  ]

  /// A kind of element, with a word for it.
  private struct Role {
    let word: String
    let traits: Traits

    func isIn(_ element: AccessibilityElement) -> Bool { !element.traits.isDisjoint(with: traits) }
  }

  private static let field = Role(
    word: "text field", traits: [.textEntry, .secureTextEntry, .textArea, .searchField])
  private static let button = Role(word: "button", traits: [.button, .backButton, .popUpButton])
  private static let link = Role(word: "link", traits: .link)
  private static let slider = Role(word: "value to adjust", traits: .adjustable)
  private static let toggle = Role(word: "switch", traits: .toggleButton)

  private static let usedRoles = [button, link, toggle]

  /// What no element is at once; views of the system are buttons and links, and switches and buttons.
  private static let conflicts = [
    (field, button), (field, link), (field, slider), (field, toggle), (slider, link), (slider, toggle),
  ]
}
