import AccessibilityModel

/// What should be spoken, highlighted, selected or offered.
public enum SpokenContentExpectation: Hashable, Sendable {
  /// Words that are being spoken, in a language where one is named; `nil` for nothing.
  case speaking(String?, language: String?)
  /// A pause is made.
  case paused
  /// A word or a sentence that is highlighted; `nil` for nothing.
  case highlighted(String?)
  /// Words that are selected; `nil` for nothing.
  case selected(String?)
  /// An entry or the title of the open menu; `nil` for no menu.
  case menu(String?)

  /// Reads what follows `expect`; `nil` where it is something else.
  init?(_ words: ArraySlice<ScriptWord>) {
    let rest = words.dropFirst()
    let isNothing = rest.count == 1 && rest.first?.name == "nothing"
    let text = rest.count == 1 ? rest.first?.quotation : nil
    switch words.first?.name {
    case "speaking":
      if isNothing {
        self = .speaking(nil, language: nil)
      } else if rest.whole == "paused" {
        self = .paused
      } else if let text {
        self = .speaking(text, language: nil)
      } else if rest.count > 2, let words = rest.first?.quotation, rest.dropFirst().first?.name == "in" {
        self = .speaking(words, language: rest.dropFirst(2).map(\.text).joined(separator: " "))
      } else {
        return nil
      }
    case "highlighted" where isNothing || text != nil: self = .highlighted(text)
    case "selected" where isNothing || text != nil: self = .selected(text)
    case "speak":
      guard rest.first?.name == "menu", rest.count == 2, let last = rest.last else { return nil }
      guard last.name == "nothing" || last.isQuoted else { return nil }
      self = .menu(last.quotation)
    default: return nil
    }
  }

  /// As it is written.
  fileprivate var words: String {
    func quoted(_ words: String?) -> String { words.map { "\"\($0)\"" } ?? "nothing" }
    switch self {
    case .speaking(let words, let language):
      return "speaking \(quoted(words))" + (language.map { " in \($0)" } ?? "")
    case .paused: return "speaking paused"
    case .highlighted(let words): return "highlighted \(quoted(words))"
    case .selected(let words): return "selected \(quoted(words))"
    case .menu(let words): return "speak menu \(quoted(words))"
    }
  }
}

extension SpokenContent {
  /// Reads what should be spoken, highlighted, selected or offered.
  public static func expectation(_ words: ArraySlice<ScriptWord>) -> SpokenContentExpectation? {
    SpokenContentExpectation(words)
  }

  /// Tells what is the case in place of what was expected.
  public func mismatch(
    with expectation: SpokenContentExpectation, in tree: AccessibilityTree
  ) -> ExpectationMismatch? {
    let found: [String]
    let holds: Bool
    switch expectation {
    case .speaking(let words, let language):
      let present = isSpeaking ? present : nil
      let isRight = language.map { self.isRight($0, for: present?.language) } ?? true
      holds = present?.words.inOneLine == words?.inOneLine && isRight
      found = [
        present.map { "\"\($0.words.inOneLine)\" in \($0.language ?? "the person's language")" } ?? "nothing"
      ]
    case .paused:
      holds = reading?.isPaused == true
      found = [reading == nil ? "nothing" : "speaking"]
    case .highlighted(let words):
      let shown = highlights.map(\.words.inOneLine)
      holds = words.map { shown.contains($0.inOneLine) } ?? shown.isEmpty
      found = shown.isEmpty ? ["nothing"] : shown
    case .selected(let words):
      let selected = selectedWords(in: tree)
      holds = selected?.inOneLine == words?.inOneLine
      found = [selected?.inOneLine ?? "nothing"]
    case .menu(let words):
      let shown = menu.map { [$0.title].filter { !$0.isEmpty } + $0.words } ?? []
      holds = words.map(shown.contains) ?? (menu == nil)
      found = menu == nil ? ["nothing"] : shown
    }
    return holds ? nil : .otherwise(expected: expectation.words, found: found)
  }

  /// True where a name or a tag means the language that is spoken.
  private func isRight(_ name: String, for language: String?) -> Bool {
    guard let language else { return false }
    let tag = names.tag(named: name) ?? name
    return tag.lowercased() == language.lowercased() || tag == language.primary
  }
}
