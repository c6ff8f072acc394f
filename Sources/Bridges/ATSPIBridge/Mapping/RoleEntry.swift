import AccessibilityModel
import RoleDescriptions

/// What a role of AT-SPI is to people who use assistive technologies, and what is asked of objects that have it.
@dynamicMemberLookup
struct RoleEntry: Sendable {
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
  /// What an object of the role is.
  let description: RoleDescription
  /// What is asked of it.
  let reads: Reads

  /// A part of the description.
  subscript<Part>(dynamicMember part: KeyPath<RoleDescription, Part>) -> Part { description[keyPath: part] }

  /// What the number of a role is taken for; a role that is not known only arranges what lies inside.
  static subscript(role: Int) -> RoleEntry { table[role] ?? unknown }

  private static let unknown = RoleEntry(
    name: "unknown", description: RoleDescription(unknownWith: .none), reads: [])

  private static let table: [Int: RoleEntry] = {
    var entries: [Int: RoleEntry] = [:]
    let rows = (GeneratedRoles.byName["roles"] ?? "").split(separator: "\n").filter { !$0.hasPrefix("#") }
    for row in rows.map({ $0.split(separator: "\t").map(String.init) }) where row.count == 7 {
      guard let number = Int(row[0]),
        let description = RoleDescription(kind: row[2], traits: row[3], container: row[4], value: row[5])
      else { continue }
      entries[number] = RoleEntry(name: row[1], description: description, reads: Reads(row[6]))
    }
    return entries
  }()
}

/// Roles that are more than a row of the table tells.
enum Role {
  static let alert = 2
  static let columnHeader = 10
  static let rowHeader = 47
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
  static let comboBox = 11
  static let dateEditor = 12
  static let menu = 33
  static let listBox = 98
  static let progressBar = 42
  static let separator = 50
  static let section = 85
  static let link = 88
  static let treeItem = 91
  static let blockQuote = 105
  static let timer = 115
  static let statics = 116
  static let fraction = 117
  static let root = 118
  static let deletion = 125
  static let insertion = 126

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
