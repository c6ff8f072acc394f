import Foundation

/// The pages on behaviour: every rule there is, and what a citation leads to.
struct BehaviourPages {
  /// The folder of the pages.
  static let folder = "Documentation/Behaviour"

  /// The repository's own pages.
  static let ours = BehaviourPages(House.files(below: folder))

  /// How sure a rule can be; a percentage is the other way to tell it.
  private static let certainties = ["documented", "observed", "inferred", "recalled", "by row"]

  /// The pages themselves.
  let files: [SourceFile]
  /// The rules in the order of the pages.
  let rules: [BehaviourRule]
  /// Rows that begin as a rule does and are none.
  let faults: [Violation]

  private let named: [String: BehaviourRule]
  private let numbered: [String: [BehaviourRule]]
  private let sections: [String: [BehaviourRule]]

  init(_ files: [SourceFile]) {
    var rules: [BehaviourRule] = []
    var faults: [Violation] = []
    var named: [String: BehaviourRule] = [:]
    for file in files {
      let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
      for (index, line) in lines.enumerated() where line.hasPrefix("| `") {
        let (rule, fault) = Self.row(line, path: file.path, line: index + 1)
        if let fault { faults.append(fault) }
        guard let rule else { continue }
        if let other = named.updateValue(rule, forKey: Self.key(rule.section, rule.name)) {
          faults.append(
            Violation(
              rule.path, line: rule.line, "has the id of line \(other.line) of \(other.path); rename it"))
        }
        rules.append(rule)
      }
    }
    self.files = files
    self.rules = rules
    self.faults = faults
    self.named = named
    numbered = Dictionary(grouping: rules.filter { CitationParser.isShortName($0.name) }, by: \.name)
    sections = Dictionary(grouping: rules, by: \.section)
  }

  /// The rules that a citation cites, or nil where it leads nowhere.
  func rules(for cited: CitedRule) -> [BehaviourRule]? {
    switch cited {
    case .section(let section):
      guard let entry = named[Self.key(section, "")] else { return nil }
      return [entry] + (sections[section] ?? []).filter(\.isNamedRow)
    case .rule(let name, let section):
      let found = (numbered[name] ?? []).filter { rule in section.map { rule.isIn($0) } ?? true }
      return found.isEmpty ? nil : found
    case .row(let name, let section):
      if let rule = named[Self.key(section, name)] { return [rule] }
      let parts = Self.parts(of: name)
      return parts.count > 1 || Self.isList(name) ? all(parts, in: section) : nil
    case .listed(let name, let section):
      if let rule = named[Self.key(section, name)] { return [rule] }
      if let all = sections[section], all.count == 1, all[0].name.isEmpty { return all }
      let parts = Self.parts(of: name)
      guard let first = parts.first, let found = all([first], in: section) else { return nil }
      let others = parts.dropFirst().map { part in
        Self.isList(part) ? all([part], in: section) : named[Self.key(section, part)].map { [$0] } ?? []
      }
      guard !others.contains(nil) else { return nil }
      return found + others.compactMap { $0 }.flatMap { $0 }
    }
  }

  /// The rules that nothing among these cites; the entry of a section is cited with what lies below it.
  func uncited(by cited: Set<BehaviourRule>) -> [BehaviourRule] {
    rules.filter { rule in
      if cited.contains(rule) { return false }
      return !rule.name.isEmpty || !cited.contains { $0.isIn(rule.section) }
    }
  }

  private func all(_ parts: [String], in section: String) -> [BehaviourRule]? {
    var found: [BehaviourRule] = []
    for part in parts {
      let cited =
        Self.isList(part)
        ? CitationParser.rules(in: "\(section) \(part)") : [.row(part, section: section)]
      for rule in cited {
        guard let rules = rules(for: rule) else { return nil }
        found += rules
      }
    }
    return found
  }

  /// True for short names of rules, alone or with what is between two of them.
  private static func isList(_ text: String) -> Bool { CitationParser.shortName(text[...]) != nil }

  private static func parts(of name: String) -> [String] {
    name.split(separator: ",").map { part in String(part.drop { $0 == " " }) }
  }

  /// What tells two rules apart: neither case nor spaces.
  private static func key(_ section: String, _ name: String) -> String {
    "\(section) \(name.lowercased().filter { $0 != " " })"
  }

  private static func row(
    _ line: Substring, path: String, line number: Int
  ) -> (BehaviourRule?, Violation?) {
    let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    guard let first = cells.first, first.hasPrefix("`"), first.hasSuffix("`"), first.count > 2 else {
      return (nil, Violation(path, line: number, "begins with no id in backticks; write one"))
    }
    let rule = BehaviourRule(String(first.dropFirst().dropLast()), path: path, line: number)
    guard cells.count == 4, !cells.contains("") else {
      return (
        rule, Violation(path, line: number, "has \(cells.count) cells; write id, rule, source, certainty")
      )
    }
    guard cells[3].contains("%") || certainties.contains(where: { cells[3].contains($0) }) else {
      return (rule, Violation(path, line: number, "does not say how sure it is; the index has the words"))
    }
    return (rule, nil)
  }
}
