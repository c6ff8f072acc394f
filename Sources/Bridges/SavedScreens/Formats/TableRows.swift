/// The tables of `Resources/SavedScreens`, row by row.
enum TableRows {
  /// The cells of each row of a table, without comments and the head.
  static func rows(of name: String) -> [[String]] {
    (GeneratedScreenTables.byName[name] ?? "").split(separator: "\n").dropFirst()
      .filter { !$0.hasPrefix("#") }
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
  }
}
