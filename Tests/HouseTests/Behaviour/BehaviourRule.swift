/// A rule of the pages on behaviour: a row of a table that begins with an id.
struct BehaviourRule: Hashable {
  /// The section, for example `1.6`; empty for an uncertain point.
  let section: String
  /// What it is called in its section, for example `M3` or `Toggle`; empty for the entry of a section.
  let name: String
  /// The page, from the repository's root.
  let path: String
  /// The line of the row, counted from one.
  let line: Int

  /// Makes a rule with an id as it stands in the first column, without its backticks.
  init(_ id: String, path: String = "", line: Int = 0) {
    let words = id.split(separator: " ", maxSplits: 1).map(String.init)
    if id.hasPrefix("X") {
      section = ""
      name = id
    } else {
      section = words.first ?? ""
      name = words.count > 1 ? words[1] : ""
    }
    self.path = path
    self.line = line
  }

  /// Section and name, as a citation has them.
  var id: String { [section, name].filter { !$0.isEmpty }.joined(separator: " ") }

  /// Whether it is one of the named rows, which a citation of the whole section cites too.
  var isNamedRow: Bool { !section.isEmpty && !name.isEmpty && !CitationParser.isShortName(name) }

  /// Whether it lies in a section or below it.
  func isIn(_ outer: String) -> Bool { section == outer || section.hasPrefix("\(outer).") }
}
