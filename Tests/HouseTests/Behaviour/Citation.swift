/// A place that cites a rule of behaviour.
struct Citation: Equatable {
  /// The words that begin a citation.
  static let words = ["Behaviour"]

  /// What is cited.
  let rule: CitedRule
  /// The file, from the repository's root.
  let path: String
  /// The line, counted from one.
  let line: Int

  /// Every citation of the repository: in what people read, in resources, in names of tests and in coverage tables.
  static let ours: [Citation] = {
    let files = House.published + House.files(below: "Resources")
    let others = files.filter { !$0.path.hasPrefix("\(BehaviourPages.folder)/") }
    let tables = others.filter { $0.folders == ["Documentation"] && $0.name.hasSuffix("-rules.tsv") }
    let missions = Set(
      TabSeparated(House.file("Documentation/rows.tsv")?.text ?? "").rows.map { $0[1] })
    return citations(in: others) + tests(in: others.filter(\.isSwift), missions: missions) + rows(of: tables)
  }()

  /// What is cited behind one of the words; a list may go on in the next line.
  static func citations(in files: [SourceFile]) -> [Citation] {
    files.flatMap { file -> [Citation] in
      guard words.contains(where: { file.text.contains($0) }) else { return [] }
      let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
      return lines.indices.flatMap { index in
        lists(in: lines[index]).flatMap { list in
          CitationParser.rules(in: list + continuation(of: list, lines.dropFirst(index + 1).first))
            .map { Citation(rule: $0, path: file.path, line: index + 1) }
        }
      }
    }
  }

  /// What names of tests begin with, ahead of a colon; the rows of the mission are none of it.
  static func tests(in files: [SourceFile], missions: Set<String>) -> [Citation] {
    files.flatMap { file -> [Citation] in
      guard file.text.contains("@Test(") else { return [] }
      let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
      return lines.indices.flatMap { index -> [Citation] in
        guard let list = testPrefix(lines[index], behind: index > 0 ? lines[index - 1] : "") else {
          return []
        }
        let names = list.split(separator: ",").map { name in String(name.drop { $0 == " " }) }
        guard names.allSatisfy(isWholeCitation) else { return [] }
        return names.filter { !missions.contains($0) }.flatMap(CitationParser.rules)
          .map { Citation(rule: $0, path: file.path, line: index + 1) }
      }
    }
  }

  /// The rows of coverage tables.
  static func rows(of tables: [SourceFile]) -> [Citation] {
    tables.flatMap { file in
      TabSeparated(file.text).rows.enumerated().filter { $0.element.count > 1 }.map { index, row in
        Citation(rule: .listed(row[1], section: row[0]), path: file.path, line: index + 2)
      }
    }
  }

  /// What stands behind each of the words in a line, where a number or an uncertain point does.
  private static func lists(in line: Substring) -> [String] {
    words.flatMap { word in
      line.ranges(of: "\(word) ").compactMap { range in
        let before = line[..<range.lowerBound].last
        guard before.map({ !$0.isLetter && $0 != "-" && $0 != "/" }) ?? true else { return nil }
        let list = line[range.upperBound...]
        return list.first?.isNumber == true || list.hasPrefix("X") ? String(list) : nil
      }
    }
  }

  /// The part of the next line that goes on with a list: what follows a comma, or the rule of a section at the end.
  private static func continuation(of list: String, _ next: Substring?) -> String {
    guard let next, let last = list.last(where: { $0 != " " }), last == "," || last.isNumber else {
      return ""
    }
    let text = next.drop { $0 == " " || $0 == "/" || $0 == "#" }
    let isRule = CitationParser.shortName(text) != nil
    let isSection = last == "," && CitationParser.sectionNumber(text) != nil
    guard isRule || isSection else { return "" }
    return list.hasSuffix(" ") ? String(text) : " \(text)"
  }

  /// The words ahead of the colon in the name of a test, which stands behind `@Test(` or in the line below it.
  private static func testPrefix(_ line: Substring, behind before: Substring) -> Substring? {
    let mark = "@Test(\""
    let text: Substring
    if let range = line.ranges(of: mark).first {
      text = line[range.upperBound...]
    } else {
      let start = line.drop { $0 == " " }
      guard before.hasSuffix("@Test("), start.hasPrefix("\"") else { return nil }
      text = start.dropFirst()
    }
    guard let colon = text.firstIndex(of: ":") else { return nil }
    return text[..<colon]
  }

  private static func isWholeCitation(_ name: String) -> Bool {
    let number = CitationParser.sectionNumber(name[...])
    let rest = name[(number?.endIndex ?? name.startIndex)...].drop { $0 == " " }
    return rest.isEmpty ? number != nil : CitationParser.isShortName(String(rest))
  }
}
