import AccessibilityModel

/// Names what AssistiveTouch itself shows beside its functions, whatever the language.
package enum AssistiveTouchPhrase: String, Hashable, Sendable, CaseIterable {
  /// The menu, and the entries that lead through it.
  case menu = "menu.title"
  case back = "menu.back"
  case nextPage = "menu.nextPage"
  case noEntry = "menu.noEntry"
  /// A gesture that is recorded without a name, and what came of a recording.
  case newGesture = "gesture.new"
  case recording = "gesture.recording"
  case recorded = "gesture.recorded"
  case removed = "gesture.removed"
  case nothingRecorded = "gesture.empty"
  case notRecording = "gesture.notRecording"
  case notDown = "gesture.notDown"
  case tooManyFingers = "gesture.fingers"
  case unknownGesture = "gesture.unknown"
  /// Where the pointer is, and what it finds there.
  case offScreen = "pointer.offScreen"
  case noPlace = "pointer.noPlace"
  case nothingHere = "pointer.nothingHere"
  case nothingToScroll = "pointer.nothingToScroll"
  case noAction = "pointer.noAction"
  case covers = "button.covers"
  /// What is set.
  case dwellPaused = "dwell.paused"
  case dwellResumed = "dwell.resumed"
  case wrongSetting = "setting.wrong"
}

/// What AssistiveTouch itself shows in one language, beside its functions.
package typealias AssistiveTouchPhrases = TechnologyPhrases<AssistiveTouchPhrase>
/// What the functions of AssistiveTouch are called in one language.
package typealias FunctionPhrases = TechnologyPhrases<AssistiveFunction>

extension AssistiveTouchPhrases {
  /// Reads the phrases of a language; English where the language is not there.
  package init(language: String) { self.init(language: language, among: tables) }

  /// Tags of the languages there are phrases for.
  package static var languages: [String] { tables.keys.sorted() }
}

extension FunctionPhrases {
  /// Reads the names of a language; English where the language is not there.
  package init(language: String) { self.init(language: language, among: tables) }
}

private let tables = GeneratedPhrases.byLanguage.mapValues(\.phraseTable)
