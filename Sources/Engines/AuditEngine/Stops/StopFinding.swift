import AccessibilityModel

/// Something a person would want changed about what is heard at one stop.
public struct StopFinding: Hashable, Sendable {
  /// What is wrong.
  public enum Kind: Hashable, Sendable {
    /// More is said at once than the limits allow.
    case tooMuch(seconds: Double, facts: Int, limits: StopLimits)
    /// Nothing is said.
    case silent
    /// Only what the element is, and not which one: these words.
    case nameless(String)
    /// These words are seen there, and hidden, and neither spoken nor waiting.
    case hiding([String])
    /// The name of a picture's file is read, because nobody named the picture: these names.
    case fileName([String])
    /// The label ends in what VoiceOver says by itself: this word.
    case roleInLabel(String)
    /// It is said to be two things that no element is at once: the words for both.
    case conflict(String, String)
    /// It is said to be a button or a link, and to answer nobody.
    case unusable(String)
  }

  /// What is wrong.
  public var kind: Kind
  /// The element the stop is at.
  public var element: ElementID
  /// Where the app's code describes it, if known.
  public var location: SourceLocation?
  /// How to say it in portions, where that can be told from what is said.
  public var proposal: ContentProposal?

  /// Makes a finding.
  public init(
    _ kind: Kind, element: ElementID, at location: SourceLocation? = nil, proposal: ContentProposal? = nil
  ) {
    self.kind = kind
    self.element = element
    self.location = location
    self.proposal = proposal
  }

  /// Name of the finding, for lists of them.
  public var code: String {
    switch kind {
    case .tooMuch: "stop.tooMuch"
    case .silent: "stop.silent"
    case .nameless: "stop.nameless"
    case .hiding: "stop.hiding"
    case .fileName: "stop.fileName"
    case .roleInLabel: "stop.roleInLabel"
    case .conflict: "stop.conflict"
    case .unusable: "stop.unusable"
    }
  }

  /// What is wrong and what to do, in one line.
  public var message: String {
    switch kind {
    case .tooMuch(let seconds, let facts, let limits):
      // Both are told, and the limit only of what passes it.
      let time = "\(Self.tenths(seconds)) s"
      let count = "\(facts) \(facts == 1 ? "fact" : "facts")"
      let longest = "\(time) (at most \(Self.tenths(limits.seconds)))"
      let most = "\(count) (at most \(limits.facts))"
      let numbers =
        switch (seconds > limits.seconds, facts > limits.facts) {
        case (true, true): "\(longest), \(most)"
        case (false, _): "\(most) in \(time)"
        case (true, false): "\(longest) for \(count)"
        }
      let advice = proposal == nil ? "Say less at once." : "Move facts into custom content."
      return "Too much at once: \(numbers). \(advice)"
    case .silent: return "Too little: nothing is said. Give it a label, or hide it."
    case .nameless(let words): return "Too little: only \"\(words)\". Give it a label that says which one."
    case .hiding(let words):
      let shown = words.prefix(3).map { "\"\($0)\"" }.joined(separator: ", ")
      let others = words.count > 3 ? " and \(words.count - 3) more" : ""
      return
        "Too little: \(shown)\(others) can be seen and not heard. Give custom content for what is hidden."
    case .fileName(let names):
      let shown = names.map { "\"\($0)\"" }.joined(separator: ", ")
      let subject = names.count == 1 ? "a file name is being read" : "file names are being read"
      return "Not a name: \(subject): \(shown). Give the picture a label, or make it decorative."
    case .roleInLabel(let word):
      return "Said twice: the label ends in \"\(word)\", which is said anyway. Leave it out of the label."
    case .conflict(let first, let second):
      return "Contradicting traits: it is a \(first) and a \(second). Leave one of the traits out."
    case .unusable(let word):
      return
        "Nothing to use: it is said to be a \(word), and not to respond. Give it an action, or other traits."
    }
  }

  private static func tenths(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }
}
