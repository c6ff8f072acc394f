/// What is spoken at one moment, part by part, each with where it comes from.
///
/// Parts of one sentence are joined by ", " and sentences by ". "; the text is made in one place, `text`.
public struct Utterance: Hashable, Sendable {
  /// What a segment was made from.
  public enum Origin: Hashable, Sendable {
    /// An attribute of the element.
    case attribute(Attribute)
    /// The element's fact at that position of its custom content.
    case customContent(Int)
    /// The element's action with that identity.
    case action(ElementAction.ID)
    /// A phrase of the technology's own, by its key.
    case phrase(String)
    /// Words of a notification.
    case notification
  }

  /// Why words are spoken.
  public enum Reason: Hashable, Sendable, CaseIterable {
    /// They answer what the person did, or tell where the cursor came to.
    case response
    /// A value that changes all the time has changed.
    case restlessValue
    /// They follow what was said of an element after a silence, such as a hint.
    case ending
    /// The app announces them.
    case announcement
    /// The app posted a notification that is about more than words.
    case notice
  }

  /// Who receives a segment.
  public enum Channel: UInt8, Hashable, Sendable, CaseIterable {
    /// Speech, captions and braille alike.
    case everywhere = 0
    /// The braille line alone.
    case brailleOnly = 1
  }

  /// One part that is spoken.
  public struct Segment: Hashable, Sendable {
    /// The words.
    public var text: SpokenText
    /// What the words were made from.
    public var origin: Origin
    /// The element they tell of, if any.
    public var element: ElementID?
    /// True where a new sentence begins with this segment.
    public var startsSentence: Bool
    /// Silence before it, beyond that of punctuation.
    public var pause: Duration
    /// Who receives it.
    public var channel: Channel
    /// The uncertain rules its place or wording rests on.
    public var rules: [UncertainRule]

    /// Makes a segment.
    public init(
      _ text: SpokenText, origin: Origin, element: ElementID? = nil, startsSentence: Bool = false,
      pause: Duration = .zero, channel: Channel = .everywhere, rules: [UncertainRule] = []
    ) {
      self.text = text
      self.origin = origin
      self.element = element
      self.startsSentence = startsSentence
      self.pause = pause
      self.channel = channel
      self.rules = rules
    }

    /// True where the segment has words for the ear.
    public var isSpoken: Bool { channel == .everywhere && !text.isBlank }
  }

  /// The parts in the order of speech.
  public var segments: [Segment]
  /// Why it is spoken, as the technology knows that speaks it.
  public var reason: Reason

  /// Makes an utterance of the given parts.
  public init(_ segments: [Segment], because reason: Reason = .response) {
    self.segments = segments
    self.reason = reason
  }

  /// True where there is nothing to say.
  public var isEmpty: Bool { !segments.contains(where: \.isSpoken) }

  /// The words as a caption shows them.
  ///
  ///     // "Bailey, beagle, Three years. More content available."
  ///
  /// A single sentence has no full stop of ours at its end; of several, each has one.
  public var text: String {
    var text = ""
    var sentences = 0
    for segment in segments where segment.isSpoken {
      if sentences == 0 {
        sentences = 1
      } else if segment.startsSentence {
        sentences += 1
        Self.close(&text)
        text += " "
      } else {
        text += ", "
      }
      text += segment.text.string
    }
    if sentences > 1 { Self.close(&text) }
    return text
  }

  /// Puts a full stop behind a sentence that has no mark at its end.
  private static func close(_ text: inout String) {
    // Most sentences end with a letter or a digit of ASCII, which need no closer look.
    if let byte = text.utf8.last, byte >= 0x30, byte < 0x3A || byte >= 0x41, byte < 0x80 {
      text += "."
    } else if let last = text.last, !".!?…。！？؟।".contains(last) {
      text += "."
    }
  }
}
