import AccessibilityModel
import TreeFormat

/// What a type or role of a saved screen is to people who use assistive technologies.
struct RoleEntry: Sendable {
  /// What an element of a type is.
  enum Kind: String, Sendable {
    /// The cursor rests on it, and what lies inside is part of it.
    case stop
    /// Words that stand by themselves.
    case text
    /// A container that people notice.
    case container
    /// A stop where it has words of its own, else what lies inside is.
    case cell
    /// It only arranges what lies inside.
    case view
    /// It is no part of what people meet, nor is what lies inside.
    case nothing
  }

  /// How its value is to be taken.
  enum Value: String, Sendable {
    /// As words.
    case words
    /// `1` or `0`: on or off.
    case toggle
    /// `1` means that it is selected.
    case selected
    /// It says nothing of its own.
    case none
  }

  /// What it is.
  var kind: Kind
  /// What VoiceOver takes it for.
  var traits: Traits
  /// Which kind of container.
  var container: ContainerType
  /// True where what lies beside it is out of reach.
  var isModal = false
  /// How its value is to be taken.
  var value: Value

  /// What is taken for a type that no table knows.
  static let unknown = RoleEntry(kind: .view, traits: [], container: .none, value: .words)
}

/// Types or roles and what they are, from one table of `Resources/SavedScreens`.
struct RoleTable: Sendable {
  private let entries: [String: RoleEntry]

  private init(_ name: String) {
    var entries: [String: RoleEntry] = [:]
    for row in TableRows.rows(of: name) where row.count == 5 {
      guard let kind = RoleEntry.Kind(rawValue: row[1]), let value = RoleEntry.Value(rawValue: row[4]) else {
        continue
      }
      let traits = row[2].split(separator: ",").compactMap { Traits(name: String($0)) }
      entries[row[0]] = RoleEntry(
        kind: kind, traits: traits.reduce(into: []) { $0.formUnion($1) },
        container: Self.containers[row[3]] ?? .none, isModal: row[3] == "modal", value: value)
    }
    self.entries = entries
  }

  /// What a type or role is; `nil` where the table does not know it.
  subscript(name: String) -> RoleEntry? { entries[name] }

  private static let containers: [String: ContainerType] = [
    "list": .list, "dataTable": .dataTable, "landmark": .landmark, "semanticGroup": .semanticGroup,
    "tabBar": .tabBar,
  ]

  /// The element types of XCUITest.
  static let ios = RoleTable("ios")
  /// The class names of Android's views, without their packages.
  static let android = RoleTable("android")
  /// The roles of ARIA and of Chrome.
  static let web = RoleTable("web")
}
