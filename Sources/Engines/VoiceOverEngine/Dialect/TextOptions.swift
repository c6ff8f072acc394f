import AccessibilityModel

/// How texts are read whose context the app names.
///
/// - Source: Behaviour 1.12 (context)
public enum TextualContextReading: String, UncertainOption {
  /// Code, consoles and paths are read with all their punctuation.
  case punctuation = "code with its punctuation"
  /// All texts are read alike.
  case alike = "as other texts"

  /// The option's name.
  public static let ruleName = "text.context"
  /// What it decides.
  public static let summary = "whether code, consoles and paths are read with all their punctuation"
  /// Where it is discussed.
  public static let source = "Behaviour 1.12"

  /// The words of an element as their context wants them read, and the rules that this rests on.
  ///
  /// - Complexity: O(length of the words) where some are code.
  func reading(
    _ words: SpokenText, of element: AccessibilityElement
  ) -> (words: SpokenText, rules: [UncertainRule]) {
    let outer = TextFacts(context: element.hasAttributes ? element.textualContext : nil)
    guard outer.isCode || words.runs.contains(where: { $0.attributes.facts.isCode }) else {
      return (words, [])
    }
    guard self == .punctuation else { return (words, [rule]) }
    var result = SpokenText("")
    for (piece, attributes) in words.pieces {
      var own = attributes
      if own.facts.falling(backTo: outer).isCode {
        own.wishes.speaksPunctuation = own.wishes.speaksPunctuation ?? true
      }
      result.append(SpokenText(piece, own))
    }
    return (result, [rule])
  }
}

extension TextFacts {
  /// True where the words are code, a console's or a path.
  fileprivate var isCode: Bool {
    switch context {
    case .sourceCode, .console, .fileSystem: true
    case .wordProcessing, .narrative, .messaging, .spreadsheet, nil: false
    }
  }
}

/// Whether the headers that an app names for an element are said with it.
///
/// - Source: Behaviour 1.10.3 G6
public enum HeaderElements: String, UncertainOption {
  /// Ahead of the element, where they are others than before, as those of a cell.
  case spoken
  /// They are not.
  case silent

  /// The option's name.
  public static let ruleName = "header.elements"
  /// What it decides.
  public static let summary = "whether the headers that an app names for an element are said with it"
  /// Where it is discussed.
  public static let source = "Behaviour 1.10.3 G6"
}
