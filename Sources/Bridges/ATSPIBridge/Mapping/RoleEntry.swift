import AccessibilityModel
import TreeFormat

/// What a role of AT-SPI is to people who use assistive technologies.
struct RoleEntry: Sendable {
  /// What an object of a role is.
  enum Kind: String, Sendable {
    /// The cursor rests on it, and what lies inside is part of it.
    case stop
    /// Words that stand by themselves.
    case text
    /// A container that people notice.
    case container
    /// A stop where it has words and nothing that people use, else what lies inside is.
    case cell
    /// It only arranges what lies inside.
    case view
    /// It is no part of what people meet, nor is what lies inside.
    case nothing
  }

  /// What its value is.
  enum Value: String, Sendable {
    /// Its number, its text or what is chosen in it.
    case words
    /// The text in it.
    case text
    /// On or off.
    case toggle
    /// Chosen or not, which is a trait.
    case selected
    /// Nothing.
    case none
  }

  /// What is asked of objects beyond what the cache of an application tells.
  struct Reads: OptionSet, Sendable {
    let rawValue: UInt8
    static let attributes = Reads(rawValue: 1)
    static let value = Reads(rawValue: 2)
    static let text = Reads(rawValue: 4)
    static let actions = Reads(rawValue: 8)
    static let frame = Reads(rawValue: 16)

    init(rawValue: UInt8) { self.rawValue = rawValue }

    init(_ cell: String) {
      let names: [Substring: Reads] = [
        "attributes": .attributes, "value": .value, "text": .text, "actions": .actions, "frame": .frame,
      ]
      self = cell.split(separator: ",").reduce(into: []) { $0.formUnion(names[$1] ?? []) }
    }
  }

  /// The name of the role.
  let name: String
  /// What it is.
  let kind: Kind
  /// What VoiceOver takes it for.
  let traits: Traits
  /// Which kind of container.
  let container: ContainerType
  /// True where what lies beside it is out of reach.
  let isModal: Bool
  /// What its value is.
  let value: Value
  /// What is asked of it.
  let reads: Reads

  /// What the number of a role is taken for; a role that is not known only arranges what lies inside.
  static subscript(role: Int) -> RoleEntry { table[role] ?? unknown }

  private static let unknown = RoleEntry(
    name: "unknown", kind: .view, traits: [], container: .none, isModal: false, value: .none, reads: [])

  private static let table: [Int: RoleEntry] = {
    var entries: [Int: RoleEntry] = [:]
    let rows = (GeneratedRoles.byName["roles"] ?? "").split(separator: "\n").filter { !$0.hasPrefix("#") }
    for row in rows.map({ $0.split(separator: "\t").map(String.init) }) where row.count == 7 {
      guard let number = Int(row[0]), let kind = Kind(rawValue: row[2]), let value = Value(rawValue: row[5])
      else { continue }
      let traits = row[3].split(separator: ",").compactMap { Traits(name: String($0)) }
      entries[number] = RoleEntry(
        name: row[1], kind: kind, traits: traits.reduce(into: []) { $0.formUnion($1) },
        container: containers[row[4]] ?? .none, isModal: row[4] == "modal", value: value,
        reads: Reads(row[6]))
    }
    return entries
  }()

  private static let containers: [String: ContainerType] = [
    "list": .list, "dataTable": .dataTable, "landmark": .landmark, "semanticGroup": .semanticGroup,
    "tabBar": .tabBar,
  ]
}

/// Roles that are more than a row of the table tells.
enum Role {
  static let columnHeader = 10
  static let dialog = 16
  static let frame = 23
  static let passwordText = 40
  static let tableColumnHeader = 57
  static let tableRowHeader = 58
  static let documentFrame = 82
  static let heading = 83
  static let tableRow = 90
  static let documentWeb = 95
  static let listItem = 32
  static let application = 75

  /// Documents, in which what is not on the screen is read as well.
  static let documents: Set<Int> = [documentFrame, 92, 93, 94, documentWeb, 96]
  /// Windows.
  static let windows: Set<Int> = [2, dialog, 19, 9, 22, frame, 69, 41]
}

/// Kinds of relations between objects.
enum Relation {
  static let labelledBy = 2
  static let describedBy = 18
  static let details = 19
  static let errorMessage = 21
}
