import AccessibilityModel
import EarshotSession

/// What can be said to Voice Control on a screen, for a recogniser that has to choose among it.
struct SpokenPhrases: Sendable {
  /// What can be said whatever is on the screen.
  private static let always = [
    "show names", "hide names", "show numbers", "hide numbers", "show grid", "hide grid", "scroll down",
    "scroll up",
    "scroll left", "scroll right", "swipe left", "swipe right", "swipe up", "swipe down", "go back",
    "go home",
    "show commands", "cancel", "scroll to bottom", "scroll to top",
  ]
  private static let verbs = ["tap", "long press", "double tap", "show actions for"]
  private static let digits = [
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
    "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen", "twenty",
  ]
  /// How improbable each sound is of what is no command.
  private static let refusal = "1e-20"
  /// How many names are listened for.
  private static let mostNames = 400

  /// The phrases by their words as a dictionary has them.
  private let phrases: [String: String]
  /// Every word, once.
  let words: [String]

  /// Takes names that are on the screen.
  init(names: [String]) {
    var phrases: [String: String] = [:]
    for phrase in Self.always { phrases[phrase] = phrase }
    for (number, word) in Self.digits.enumerated().dropFirst() {
      phrases["tap \(word)"] = "tap \(number)"
      phrases[word] = "\(number)"
    }
    for name in names.prefix(Self.mostNames) {
      let said = Self.words(of: name).joined(separator: " ")
      guard !said.isEmpty else { continue }
      for verb in Self.verbs { phrases["\(verb) \(said)"] = "\(verb) \(name)" }
    }
    self.phrases = phrases
    words = Set(phrases.keys.flatMap { $0.split(separator: " ").map(String.init) }).sorted()
  }

  /// Takes what a session shows by now.
  init(_ session: Session, shown: [Overlay]) async {
    let names = await session.overlay(.names)?.marks.map(\.text) ?? []
    let chosen = shown.filter { $0.kind != .cursor }.flatMap(\.marks).flatMap { [$0.text, $0.label] }
    var seen: Set<String> = []
    self.init(names: (names + chosen).filter { !$0.isEmpty && seen.insert($0).inserted })
  }

  /// The grammar in JSGF: one of the phrases, or sounds that are none of them.
  var grammar: String {
    let choices = phrases.keys.sorted().joined(separator: " | ")
    let sounds = PronouncingDictionary.sounds.map { "/\(Self.refusal)/ ph_\($0.lowercased())" }
    return """
      #JSGF V1.0;
      grammar commands;
      public <said> = <command> | <other>;
      <other> = <sound>+;
      <sound> = \(sounds.joined(separator: " | "));
      <command> = \(choices);

      """
  }

  /// The phrase of some words; `nil` where they are none.
  func phrase(heard: String) -> String? { phrases[heard.trimmingPrefix(while: { $0 == " " }).description] }

  /// The words of a name as they are said: letters and digits, at capitals within a word too.
  static func words(of name: String) -> [String] {
    var words: [String] = []
    var word = ""
    var wasLower = false
    func isPart(_ character: Character) -> Bool {
      character.isLetter || character == "'" || character == "’"
    }
    for character in name {
      if isPart(character) {
        if character.isUppercase, wasLower {
          words.append(word)
          word = ""
        }
        word += character == "’" ? "'" : character.lowercased()
        wasLower = character.isLowercase
      } else {
        if !word.isEmpty { words.append(word) }
        word = ""
        wasLower = false
        if let digit = character.wholeNumberValue, digits.indices.contains(digit) {
          words.append(digits[digit])
        }
      }
    }
    if !word.isEmpty { words.append(word) }
    return words.filter { $0.contains(where: \.isLetter) }
  }
}
