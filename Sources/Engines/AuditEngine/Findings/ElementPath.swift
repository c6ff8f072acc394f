import AccessibilityModel

extension AccessibilityTree {
  /// What an element is called among those around it, by identifiers, names and roles: no place and no number.
  ///
  ///     // Bailey > "Adopt" (button)
  ///
  /// Digits are folded, so that another count is the same element; what has no name is told by what is read before.
  /// - Complexity: O(depth).
  package func likeness(of id: ElementID) -> String {
    guard let element = self[id] else { return "" }
    let around = ancestors(of: id).compactMap { self[$0]?.nameOfContainer }
    return (around.reversed() + [ownName(of: id, element)]).joined(separator: " > ")
  }

  private func ownName(of id: ElementID, _ element: AccessibilityElement) -> String {
    let role = "(\(element.roleWord))"
    if let identifier = element.identifier, !identifier.isEmpty { return "\(identifier) \(role)" }
    if let label = element.label, !label.isBlank { return "\"\(label.string.withoutNumbers)\" \(role)" }
    if let value = element.value, !value.isBlank { return "= \"\(value.string.withoutNumbers)\" \(role)" }
    guard let before = stop(before: id).flatMap({ self[$0] }), let label = before.label, !label.isBlank else {
      return "\(role) without a name"
    }
    return "\(role) after \"\(label.string.withoutNumbers)\""
  }
}

extension AccessibilityElement {
  /// What it is, in a word.
  package var roleWord: String {
    if !traits.isDisjoint(with: [.textEntry, .secureTextEntry, .textArea, .searchField]) {
      return "text field"
    }
    let words: [(Traits, String)] = [
      (.toggleButton, "switch"), (.tabBarItem, "tab"), (.backButton, "back button"), (.link, "link"),
      (.popUpButton, "menu"), (.button, "button"), (.adjustable, "slider"), (.header, "heading"),
      (.image, "image"),
      (.staticText, "text"),
    ]
    if let word = words.first(where: { traits.contains($0.0) })?.1 { return word }
    return isStop ? "element" : "container"
  }

  fileprivate var nameOfContainer: String? {
    if let identifier, !identifier.isEmpty { return identifier }
    guard let label, !label.isBlank else { return nil }
    return label.string.withoutNumbers
  }
}

extension String {
  /// The text with every run of digits as one sign, and in one line.
  package var withoutNumbers: String {
    var result = ""
    var isNumber = false
    for character in self {
      if character.unicodeScalars.allSatisfy({ $0.properties.numericType == .decimal }) {
        if !isNumber { result.append("#") }
        isNumber = true
      } else {
        isNumber = false
        result.append(character.isNewline ? " " : character)
      }
    }
    return result
  }
}
