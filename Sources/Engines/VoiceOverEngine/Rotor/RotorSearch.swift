import AccessibilityModel

/// Kinds of element that a person can jump to.
///
/// - Source: Behaviour 1.4.2, 1.4.3 C2
public enum RotorSearch: String, Hashable, Sendable, CaseIterable {
  /// Headings of any level.
  case headings
  /// Headings of one level.
  case headingLevel1, headingLevel2, headingLevel3, headingLevel4, headingLevel5, headingLevel6
  /// What leads somewhere else.
  case links
  /// Whatever takes input: buttons, fields, switches, sliders, pickers.
  case formControls
  /// Single kinds of control.
  case buttons, textFields, searchFields, switches
  /// What is only looked at or read.
  case images, staticText
  /// The first element of a table, a list, a landmark, or of any of them and of groups and bars.
  case tables, lists, landmarks, containers
  /// Elements that are what the one under the cursor is, or that are something else.
  case sameItems, differentItems
  /// Headings of the level that the one under the cursor has.
  case sameLevelHeadings
  /// What only a rotor of the app's own can find.
  case visitedLinks, boldText, italicText, underlinedText, misspelledWords

  /// The level of the headings that are looked for, where one level is.
  var level: Int? {
    switch self {
    case .headingLevel1: 1
    case .headingLevel2: 2
    case .headingLevel3: 3
    case .headingLevel4: 4
    case .headingLevel5: 5
    case .headingLevel6: 6
    default: nil
    }
  }

  /// The search that a rotor of the app takes the place of.
  init(_ kind: RotorDescriptor.SystemKind) {
    switch kind {
    case .link: self = .links
    case .heading: self = .headings
    case .headingLevel1: self = .headingLevel1
    case .headingLevel2: self = .headingLevel2
    case .headingLevel3: self = .headingLevel3
    case .headingLevel4: self = .headingLevel4
    case .headingLevel5: self = .headingLevel5
    case .headingLevel6: self = .headingLevel6
    case .image: self = .images
    case .textField: self = .textFields
    case .table: self = .tables
    case .list: self = .lists
    case .landmark: self = .landmarks
    case .visitedLink: self = .visitedLinks
    case .boldText: self = .boldText
    case .italicText: self = .italicText
    case .underlineText: self = .underlinedText
    case .misspelledWord: self = .misspelledWords
    }
  }

  /// True for a stop that the search leads to.
  ///
  /// - Parameters:
  ///   - id: the stop.
  ///   - tree: the screen.
  ///   - start: the element under the cursor, which `sameItems` compares with.
  /// - Returns: false where the stop is not in the tree.
  /// - Complexity: O(1), O(depth) for kinds of container.
  func matches(_ id: ElementID, in tree: AccessibilityTree, from start: ElementID?) -> Bool {
    guard let element = tree[id] else { return false }
    let traits = element.traits
    switch self {
    case .headings: return traits.contains(.header)
    case .headingLevel1, .headingLevel2, .headingLevel3, .headingLevel4, .headingLevel5, .headingLevel6:
      return traits.contains(.header) && element.headingLevel == level
    case .links: return traits.contains(.link) || element.hasLinks
    case .formControls: return !traits.isDisjoint(with: Self.controls)
    case .buttons: return !traits.isDisjoint(with: [.button, .backButton]) && !traits.contains(.toggleButton)
    case .textFields: return !traits.isDisjoint(with: [.textEntry, .secureTextEntry, .textArea])
    case .searchFields: return traits.contains(.searchField)
    case .switches: return traits.contains(.toggleButton)
    case .images: return traits.contains(.image)
    case .staticText:
      return traits.isDisjoint(with: Self.controls.union([.link, .image, .header]))
    case .tables: return tree.starts(id) { $0.containerType == .dataTable }
    case .lists: return tree.starts(id) { $0.containerType == .list }
    case .landmarks: return tree.starts(id) { $0.containerType == .landmark }
    case .containers: return tree.starts(id) { $0.containerType != .none || $0.traits.contains(.tabBar) }
    case .sameItems:
      guard let start, let same = tree[start] else { return false }
      return traits.intersection(Self.kinds) == same.traits.intersection(Self.kinds)
    case .differentItems:
      guard let start, let other = tree[start] else { return false }
      return traits.intersection(Self.kinds) != other.traits.intersection(Self.kinds)
    case .sameLevelHeadings:
      guard let start, let same = tree[start], same.traits.contains(.header) else { return false }
      return traits.contains(.header) && element.headingLevel == same.headingLevel
    case .visitedLinks, .boldText, .italicText, .underlinedText, .misspelledWords: return false
    }
  }

  private static let controls: Traits = [
    .button, .backButton, .textEntry, .secureTextEntry, .textArea, .searchField, .toggleButton, .adjustable,
    .popUpButton, .pickerItem,
  ]

  /// True for what depends on the element under the cursor.
  var comparesWithCursor: Bool {
    switch self {
    case .sameItems, .differentItems, .sameLevelHeadings: true
    default: false
    }
  }

  /// The traits that make an element what it is.
  static let kinds = controls.union([.link, .image, .header, .tabBarItem])
}

extension AccessibilityElement {
  /// True where some of its words are links.
  fileprivate var hasLinks: Bool { hasAttributes && rotors.contains { $0.isLinks(of: id) } }
}

extension AccessibilityTree {
  /// True where the stop is the first one inside a container of the given kind.
  fileprivate func starts(_ id: ElementID, _ isWanted: (AccessibilityElement) -> Bool) -> Bool {
    let before = stop(before: id)
    let known = Set(before.map { Array(ancestors(of: $0)) } ?? [])
    for container in ancestors(of: id) where !known.contains(container) {
      if let element = self[container], isWanted(element) { return true }
    }
    return false
  }
}
