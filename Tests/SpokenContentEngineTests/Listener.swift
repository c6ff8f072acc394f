import AccessibilityModel
@_exported import TestSupport

@testable import SpokenContentEngine

/// A person who has text spoken, and an app that answers at once.
typealias Listener = Driver<SpokenContent>

extension Listener {
  static var screen: Rect { Rect(x: 0, y: 0, width: 400, height: 800) }

  /// A screen of texts, 100 points high, one below the other.
  static func screen(_ texts: [String], _ change: (Int, inout AccessibilityElement) -> Void = { _, _ in })
    -> AccessibilityNode
  {
    let children = texts.enumerated().map { index, text in
      var element = AccessibilityElement(
        id: ElementID(slot: UInt32(index + 1)), label: SpokenText(text), traits: .staticText,
        frame: Rect(x: 0, y: Double(index) * 100, width: 400, height: 20))
      change(index, &element)
      return AccessibilityNode(element)
    }
    return AccessibilityNode(
      AccessibilityElement(id: ElementID(slot: 0), isStop: false, frame: Self.screen), children: children)
  }

  init(
    _ node: AccessibilityNode, _ options: SpokenContentOptions = SpokenContentOptions(),
    highlighting: SpokenContentSettings.Highlighting = .off, languages: [String] = ["en"],
    identifier: LanguageIdentifier? = nil, _ set: (inout SpokenContentSettings) -> Void = { _ in },
    app: @escaping App = { _, _ in .declined }
  ) {
    var settings = SpokenContentSettings()
    settings.speaksSelection = true
    settings.speaksScreen = true
    settings.highlights = highlighting != .off
    if highlighting != .off { settings.highlighting = highlighting }
    set(&settings)
    let spoken = SpokenContent(options, settings: settings, languages: languages, identifier: identifier)
    self.init(spoken, AccessibilityTree(node), app: app)
    start()
  }

  /// Spoken Content itself.
  var spoken: SpokenContent {
    get { technology }
    set { technology = newValue }
  }

  /// Does things, one after the other; answers what was said because of them.
  @discardableResult
  mutating func callAsFunction(_ inputs: SpokenContent.Input...) -> [String] { send(inputs).words }

  /// Lets time pass; answers what was said meanwhile.
  @discardableResult
  mutating func wait(seconds: Double) -> [String] { wait(.milliseconds(Int64(seconds * 1_000))).words }

  /// Lets time pass until nothing more is spoken; answers what was said meanwhile.
  mutating func waitForEnd() -> [String] { wait(seconds: 100_000) }

  /// Everything that was said, with the languages of its voices: `el: Γειά`.
  var said: [String] {
    effects.flatMap { effect -> [String] in
      guard case .speak(let utterance, interrupts: _) = effect else { return [] }
      return utterance.segments.flatMap { segment in
        segment.text.pieces.map { "\($0.attributes.facts.language ?? "-"): \($0.text)" }
      }
    }
  }

  /// The words that are highlighted, the sentence before the word.
  var highlighted: [String] { spoken.highlights.map(\.words) }

  /// What can be chosen in the open menu.
  var menu: [String] { spoken.menu?.words ?? [] }

  /// Lets the app change an element.
  mutating func change(_ slot: UInt32, _ change: (inout AccessibilityElement) -> Void) {
    guard var element = tree[ElementID(slot: slot)] else { return }
    change(&element)
    self.change { $0.update([element]) }
  }
}

/// One sentence in three languages, as it was shown when languages were first told apart.
enum ThreeLanguages {
  static let english = "The revolutionary iPhone also includes an equally revolutionary screen reader."
  static let greek =
    "Το επαναστατικό τηλέφωνο περιλαμβάνει επίσης ένα εξίσου επαναστατικό πρόγραμμα ανάγνωσης οθόνης."
  static let arabic = "يتضمن الهاتف الثوري أيضا قارئ شاشة ثوري على حد سواء."
  static let all = [english, greek, arabic].joined(separator: "\n")
}
