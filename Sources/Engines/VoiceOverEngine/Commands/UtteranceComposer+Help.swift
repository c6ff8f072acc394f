import AccessibilityModel

extension UtteranceComposer {
  /// What a gesture or keys do: the gesture's name, and the command's.
  ///
  /// - Source: Behaviour 1.2
  func explanation(of gesture: Gesture?, _ command: Command?) -> Utterance {
    var segments: [Utterance.Segment] = []
    func add(_ key: String, _ arguments: [String: String] = [:]) {
      guard let words = phrases.words(named: key, arguments), !words.isEmpty else { return }
      let text = phrases.capitalizing(SpokenText(words))
      segments.append(
        Utterance.Segment(
          text, origin: .phrase(key), startsSentence: !segments.isEmpty, rules: phrases.rules))
    }
    if let gesture { add("gesture.\(gesture)") }
    guard let command else {
      add("help.unassigned")
      return Utterance(segments)
    }
    let name: PhraseKey?
    let arguments: [String: String]
    switch command {
    case .find(let search, _):
      (name, arguments) = (RotorEntry.search(search).phrase?.key, RotorEntry.search(search).arguments)
    case .speak(let unit), .walk(let unit, _): (name, arguments) = (RotorEntry.text(unit).phrase?.key, [:])
    default: (name, arguments) = (nil, [:])
    }
    let what = name.map { phrases.words($0, arguments) } ?? ""
    add("command.\(command.helpName)", ["name": what])
    return Utterance(segments)
  }
}

extension RotorEntry {
  fileprivate var arguments: [String: String] { phrase?.arguments ?? [:] }
}

extension Command {
  /// The part of its help's key behind `command.`; commands of a family share one.
  var helpName: String {
    switch self {
    case .find(_, let direction): "find.\(direction.rawValue)"
    case .walk(_, let direction): "walk.\(direction.rawValue)"
    case .speak: "speak"
    default:
      name.split(separator: " ").enumerated().map { index, word in
        index == 0 ? String(word) : word.prefix(1).uppercased() + word.dropFirst()
      }.joined()
    }
  }
}
