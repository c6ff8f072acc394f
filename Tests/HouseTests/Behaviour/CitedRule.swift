/// What a citation names, before it is looked up.
enum CitedRule: Hashable, CustomStringConvertible {
  /// A section as a whole.
  case section(String)
  /// A rule by its short name, in a section where one is told.
  case rule(String, section: String?)
  /// A row by its name, or several divided by commas.
  case row(String, section: String)
  /// What a coverage table lists: a row or a rule, then others, or words for an aspect of the first.
  case listed(String, section: String)

  var description: String {
    switch self {
    case .section(let section): section
    case .rule(let name, let section): section.map { "\($0) \(name)" } ?? name
    case .row(let name, let section): "\(section) (\(name))"
    case .listed(let name, let section): "\(section) \(name)"
    }
  }
}
