import Foundation

/// The options for open questions, as the text of the sources declares them.
struct OptionSources {
  /// The names of the rules that are declared, whatever declares them, in order.
  private(set) var ruleNames: [String] = []
  /// What would be a second way of declaring an option: enumerations that are no `UncertainOption` and tell what one
  /// tells, other protocols for choices, and rules that are made of something else.
  private(set) var faults: [String] = []

  /// Reads every file below the folder of the sources.
  init() throws {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Sources")
    guard let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil) else {
      return
    }
    for case let file as URL in files where file.pathExtension == "swift" {
      read(try String(contentsOf: file, encoding: .utf8), of: file.lastPathComponent)
    }
    ruleNames.sort()
  }

  /// Reads one text.
  init(_ text: String, of file: String) {
    read(text, of: file)
  }

  /// Words that every declaration of an option, or of a way to declare one, has somewhere.
  private static let marks = ["ruleName", "UncertainRule", "RawRepresentable<String>"]

  /// A type, with what it conforms to.
  private static var head: Regex<(Substring, Substring, Substring?)> {
    #/\b(?:enum|struct|class|extension|protocol)\s+(\w[\w.]*)\s*(?::\s*([^{]+))?\{/#
  }

  /// What an option tells of itself: its rule's name, what it decides, where it is discussed.
  private static var told: Regex<(Substring, Substring, Substring)> {
    #/static (?:let|var) (ruleName|summary|source)\b[^"{]*(?:\{[^"}]*)?"([^"]*)"/#
  }

  private static var protocols: Regex<(Substring, Substring, Substring)> {
    #/(?m)^ *(?:public |package |internal |fileprivate |private )?protocol (\w+)([^{]*\{(?:[^{}]|\{[^{}]*\})*\})/#
  }

  private mutating func read(_ text: String, of file: String) {
    guard Self.marks.contains(where: { text.contains($0) }) else { return }
    let heads = text.matches(of: Self.head)
    for match in text.matches(of: Self.told) {
      let type = heads.last { $0.range.lowerBound < match.range.lowerBound }
      if match.1 == "ruleName" { ruleNames.append(String(match.2)) }
      let conforms = type?.2?.split { !$0.isLetter }.contains("UncertainOption") == true
      if !conforms { faults.append("\(file): \(type?.1 ?? "a \(match.1)") is no UncertainOption") }
    }
    for match in text.matches(of: Self.protocols) where match.1 != "UncertainOption" {
      // A list of rules is no choice of one.
      let body = match.2.replacing("[UncertainRule]", with: "")
      if Self.marks.contains(where: { body.contains($0) }) {
        faults.append("\(file): \(match.1) is a second protocol for options")
      }
    }
    let makers = ["UncertainOption.swift", "UncertainRule+Phrases.swift"]
    if text.contains("UncertainRule("), !makers.contains(file) {
      faults.append("\(file): a rule is made of something else than an option")
    }
  }
}
