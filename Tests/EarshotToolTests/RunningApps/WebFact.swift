import Foundation

/// Something that a web page must convey, and where it is to be heard.
struct WebFact {
  /// Why a line of the table is none.
  struct Failure: Error {
    let line: String
  }

  /// The page it belongs to.
  let page: String
  /// What must be conveyed.
  let fact: String
  /// Words of the stop that tells it, `*` for all stops, or a line of a script behind which it is heard.
  let stop: String
  /// What must be told.
  let told: [String]
  /// What must not be told.
  let untold: [String]
  /// Why it is not told; `nil` where it is.
  let reason: String?

  /// True where it is heard while the page is used.
  var isUse: Bool { stop.hasPrefix("say ") }

  /// Where the pages and the table lie.
  static let folder = DevelopmentPrefix.root.appending(path: "Tests/Fixtures/WebPages")

  /// All facts, in the order of the table.
  static func all() throws -> [WebFact] {
    let text = try String(contentsOf: folder.appending(path: "facts.tsv"), encoding: .utf8)
    let rows = text.split(separator: "\n").filter { !$0.hasPrefix("#") }.dropFirst()
    return try rows.map { row in
      let cells = row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard cells.count == 5 else { throw Failure(line: String(row)) }
      let heard = cells[3].components(separatedBy: "; ")
      return WebFact(
        page: cells[0], fact: cells[1], stop: cells[2], told: heard.filter { !$0.hasPrefix("not ") },
        untold: heard.filter { $0.hasPrefix("not ") }.map { String($0.dropFirst(4)) },
        reason: cells[4] == "-" ? nil : cells[4])
    }
  }

  /// Whether it is conveyed by what is heard on its page, or behind its line of a script.
  func isHeard(in lines: [String]) -> Bool {
    let isForAll = stop == "*" || isUse
    let found = isForAll ? lines : lines.filter { $0.contains(stop) }
    guard !found.isEmpty else { return false }
    func isFree(_ lines: [String]) -> Bool { !lines.contains { line in untold.contains { line.tells($0) } } }
    if isForAll, !isFree(found) { return false }
    return found.contains { line in
      told.allSatisfy { line.tells($0) } && (isForAll || isFree([line]))
    }
  }
}

extension String {
  /// Whether words are in it that are no part of longer ones, capitals or not.
  fileprivate func tells(_ words: String) -> Bool {
    func isWord(_ character: Character?) -> Bool { character.map { $0.isLetter || $0.isNumber } ?? false }
    var rest = self[...]
    while let range = rest.range(of: words, options: .caseInsensitive) {
      let before = range.lowerBound == startIndex ? nil : self[index(before: range.lowerBound)]
      let after = range.upperBound == endIndex ? nil : self[range.upperBound]
      let isApart =
        !(isWord(words.first) && isWord(before)) && !(isWord(words.last) && isWord(after))
      if isApart { return true }
      rest = rest[index(after: range.lowerBound)...]
    }
    return false
  }
}
