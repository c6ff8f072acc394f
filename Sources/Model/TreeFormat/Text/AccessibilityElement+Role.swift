import AccessibilityModel

extension AccessibilityElement {
  /// What the element is, in words: kind of container, being modal, and every trait.
  package var roleWords: [String] {
    var words: [String] = []
    if !isStop { words.append(containerType.word) }
    if isModal { words.append("modal") }
    words += traits.words
    if isStop, traits.isDisjoint(with: Traits.roles) { words.insert("element", at: 0) }
    return words
  }
}

extension ContainerType {
  fileprivate var word: String {
    switch self {
    case .none: "group"
    case .dataTable: "table"
    case .list: "list"
    case .landmark: "landmark"
    case .semanticGroup: "semantic-group"
    case .tabBar: "tab-bar"
    }
  }
}

extension Traits {
  /// Traits that say what something is, not how it behaves or in which state it is.
  fileprivate static let roles: Traits = [
    .button, .link, .image, .keyboardKey, .staticText, .searchField, .adjustable, .tabBar, .header,
    .textEntry, .secureTextEntry, .backButton, .tabBarItem, .textArea, .toggleButton, .popUpButton,
    .pickerItem,
  ]

  /// One word for each trait in the set, in the order of their bits.
  fileprivate var words: [String] {
    names.map { name in
      switch name {
      case "staticText": "text"
      case "header": "heading"
      case "notEnabled": "dimmed"
      case "tabBarItem": "tab"
      case "toggleButton": "switch"
      default: Self.hyphenated(name)
      }
    }
  }

  private static func hyphenated(_ name: String) -> String {
    name.reduce(into: "") { word, letter in
      if letter.isUppercase { word += "-" }
      word += letter.lowercased()
    }
  }
}
