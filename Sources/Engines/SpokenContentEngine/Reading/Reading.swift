import AccessibilityModel

/// A text that is to be spoken, as far as it is selected.
struct Passage: Hashable, Sendable {
  /// The text, as it was when it was taken in.
  var text: ReadableText
  /// Bytes of it, as UTF-8 offsets.
  var range: Range<Int>
  /// The language that all of it is spoken in; `nil` where languages are told apart.
  var language: String?
  /// The language whose parts alone are spoken; `nil` for all of it.
  var only: String?

  /// Makes a passage of a whole text.
  init(_ text: ReadableText) {
    self.text = text
    range = text.all
  }
}

/// What is being spoken, and how far it has come.
struct Reading: Hashable, Sendable {
  /// What began it.
  enum Kind: Hashable, Sendable {
    /// Speak Selection.
    case selection
    /// Speak Screen.
    case screen
    /// A tap of the Speech Controller.
    case item
  }

  /// What began it.
  let kind: Kind
  /// The texts, in order.
  var passages: [Passage]
  /// Which of them is spoken.
  var passage = 0
  /// What is spoken of it, in order.
  var parts: [SpokenPart] = []
  /// Which of these is spoken.
  var part = 0
  /// The words of the part.
  var words: [SpokenWord] = []
  /// Which of them is spoken.
  var word = 0
  /// When the part began, or would have begun that goes on within.
  var began = VirtualInstant.start
  /// True while the text that is spoken is on the screen as it was taken in.
  var isOnScreen = false
  /// True while it makes a pause.
  var isPaused = false
  /// The elements whose text was spoken, in order.
  var spoken: [ElementID] = []
  /// True where the screen has come to its end, and was asked for more.
  var asksForMore = false
  /// The uncertain rules that what is spoken next rests on.
  var rules: [UncertainRule] = []

  /// The text that is spoken.
  var current: Passage? { passages.indices.contains(passage) ? passages[passage] : nil }
  /// The part that is spoken.
  var currentPart: SpokenPart? { parts.indices.contains(part) ? parts[part] : nil }
  /// The word that is spoken.
  var currentWord: SpokenWord? { words.indices.contains(word) ? words[word] : nil }

  /// When a word of the part begins; when the part ends, for the one behind the last.
  func start(ofWord index: Int) -> VirtualInstant {
    let seconds =
      words.indices.contains(index) ? words[index].start : words.last.map { $0.start + $0.seconds }
    return began.advanced(by: .nanoseconds(Int64(((seconds ?? 0) * 1e9).rounded())))
  }

  /// When the part has been spoken to its end.
  var end: VirtualInstant { start(ofWord: words.count) }
}
