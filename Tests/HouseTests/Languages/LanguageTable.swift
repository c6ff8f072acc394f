import Foundation

/// The tables of a page about languages, and what they lack.
struct LanguageTable {
  /// The rows below a table's head, each with its cells.
  let rows: [[String]]

  /// Reads the table whose head begins with some cells; empty where there is none.
  init(in page: String, under head: String) {
    let lines = page.split(separator: "\n", omittingEmptySubsequences: false)
    guard let start = lines.firstIndex(where: { $0.hasPrefix(head) }) else {
      rows = []
      return
    }
    rows = lines[(start + 1)...].prefix { $0.hasPrefix("|") }.filter { !$0.hasPrefix("|--") }.map { line in
      line.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast()
        .map { $0.trimmingCharacters(in: .whitespaces) }
    }
  }

  /// Languages without a row, rows of others, and rows that stand there twice.
  func faults(for languages: Set<String>) -> [String] {
    let tags = rows.compactMap(\.first)
    let missing = languages.subtracting(tags).sorted().map { "\($0) has no row" }
    let others = tags.filter { !languages.contains($0) }.map { "\($0) is no language that is spoken" }
    let twice = Dictionary(grouping: tags, by: \.self).filter { $0.value.count > 1 }.keys.sorted()
    return missing + others + twice.map { "\($0) has several rows" }
  }

  /// Rows that name no source: neither words that are the same elsewhere, nor where they are attested.
  var withoutSource: [String] {
    rows.compactMap { row in
      let sources = row.dropFirst().filter { !$0.isEmpty && $0 != "–" && !$0.hasPrefix("none was found") }
      return row.count == 3 && !sources.isEmpty && !row.contains("") ? nil : row.first
    }
  }
}
