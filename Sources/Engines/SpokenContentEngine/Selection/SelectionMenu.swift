import AccessibilityModel

/// What can be done with a selection.
///
/// - Source: Behaviour 7.1 SC1, SC5
public struct SelectionMenu: Hashable, Sendable {
  /// What an entry does.
  enum Action: Hashable, Sendable {
    case speak
    case languages
    case speakIn(String)
    case pause
    case resume
    case stop
  }

  /// One line of the list.
  struct Entry: Hashable, Sendable {
    let words: String
    let action: Action
  }

  /// What stands above the list; empty where nothing does.
  public let title: String
  let entries: [Entry]
  /// The uncertain rules that shaped it.
  let rules: [UncertainRule]

  /// What can be chosen.
  public var words: [String] { entries.map(\.words) }
}

extension SpokenContent {
  /// What can be done with the selection now; `nil` where that is nothing.
  ///
  /// - Complexity: O(n) in the length of the selection.
  func selectionMenu(in tree: AccessibilityTree) -> SelectionMenu? {
    guard settings.speaksSelection else { return nil }
    if let reading {
      let entries =
        reading.isPaused
        ? [
          SelectionMenu.Entry(words: phrases(.resume), action: .resume),
          SelectionMenu.Entry(words: phrases(.stop), action: .stop),
        ] : [SelectionMenu.Entry(words: phrases(.pause), action: .pause)]
      return SelectionMenu(title: "", entries: entries, rules: [])
    }
    guard let selection = selected(in: tree), !selection.range.isEmpty else { return nil }
    var entries = [SelectionMenu.Entry(words: phrases(.speak), action: .speak)]
    let choice = languageChoice(of: selection)
    var rules: [UncertainRule] = []
    if let title = title(of: choice) {
      entries.append(
        .init(words: title, action: options.languageEntry == .opens ? .languages : .speak))
      rules = [options.languageEntry.rule, options.leadingLanguage.rule]
    }
    return SelectionMenu(title: "", entries: entries, rules: rules)
  }

  /// The languages of the selection to choose among.
  private func languageMenu(in tree: AccessibilityTree) -> SelectionMenu? {
    guard let selection = selected(in: tree) else { return nil }
    let choice = languageChoice(of: selection)
    guard let title = title(of: choice) else { return nil }
    let entries =
      [SelectionMenu.Entry(words: phrases(.detected), action: .speak)]
      + (choice.languages + choice.candidates).map {
        SelectionMenu.Entry(words: names[$0], action: .speakIn($0))
      }
    return SelectionMenu(title: title, entries: entries, rules: [options.oneLanguage.rule])
  }

  /// The languages of a selection.
  struct LanguageChoice: Hashable, Sendable {
    /// Those that it has, in the order in which they appear.
    var languages: [String] = []
    /// Those that parts of it may be in that nothing decides.
    var candidates: [String] = []
  }

  func languageChoice(of selection: Selection) -> LanguageChoice {
    var choice = LanguageChoice()
    guard settings.detectsLanguages else { return choice }
    var seen: Set<String> = []
    for run in runs(of: selection.text, in: selection.range) {
      for candidate in run.candidates where !choice.candidates.contains(candidate) {
        choice.candidates.append(candidate)
      }
      guard let language = run.language, run.basis != .undecided, seen.insert(language.primary).inserted
      else {
        continue
      }
      choice.languages.append(language)
    }
    choice.candidates.removeAll { seen.contains($0.primary) }
    return choice
  }

  /// The words that tell of several languages, or of one that is not known; `nil` where there is one alone.
  private func title(of choice: LanguageChoice) -> String? {
    guard choice.languages.count > 1 else {
      return choice.candidates.isEmpty ? nil : phrases(.choose)
    }
    let own = person.lazy.compactMap { tag in choice.languages.first { $0.primary == tag.primary } }.first
    let first = options.leadingLanguage == .person ? own ?? choice.languages[0] : choice.languages[0]
    return phrases(
      .languages, ["language": names[first], "count": "\(choice.languages.count - 1)"])
  }

  /// Does what an entry of the open menu says; nothing where it has no such entry.
  mutating func choose(_ words: String, in tree: AccessibilityTree) -> [Effect] {
    let wanted = words.lowercased()
    guard let entry = menu?.entries.first(where: { $0.words.lowercased() == wanted }) else { return [] }
    menu = nil
    switch entry.action {
    case .speak: return speakSelection(in: tree)
    case .languages:
      menu = languageMenu(in: tree)
      return shown(in: tree)
    case .speakIn(let language): return speakSelection(as: language, in: tree)
    case .pause: return pause(in: tree)
    case .resume: return resume(in: tree)
    case .stop: return stop(in: tree)
    }
  }
}
