import RoleDescriptions

/// Types or roles and what they are, from one table of `Resources/SavedScreens`.
struct RoleTable: Sendable {
  private let entries: [String: RoleDescription]

  private init(_ name: String) {
    var entries: [String: RoleDescription] = [:]
    for row in TableRows.rows(of: name) where row.count == 5 {
      entries[row[0]] = RoleDescription(kind: row[1], traits: row[2], container: row[3], value: row[4])
    }
    self.entries = entries
  }

  /// What a type or role is; `nil` where the table does not know it.
  subscript(name: String) -> RoleDescription? { entries[name] }

  /// What is taken for a type that no table knows.
  static let unknown = RoleDescription(unknownWith: .words)

  /// The element types of XCUITest.
  static let ios = RoleTable("ios")
  /// The class names of Android's views, without their packages.
  static let android = RoleTable("android")
  /// The roles of ARIA and of Chrome.
  static let web = RoleTable("web")
}
