/// The rows of a data file whose columns tabs divide; its first line names them.
struct TabSeparated {
  /// The names of the columns.
  let header: [String]
  /// The rows below the header, each with as many cells as it has.
  let rows: [[String]]

  init(_ text: String) {
    let lines = text.split(separator: "\n").map { line in
      line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
    header = lines.first ?? []
    rows = Array(lines.dropFirst())
  }

  /// Rows with another number of cells than the header, or with an empty one.
  var unevenRows: [[String]] {
    rows.filter { $0.count != header.count || $0.contains("") }
  }
}
