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

  /// True where the element's words are read with all punctuation; `nil` where the person's setting decides.
  func speaksPunctuation(of element: AccessibilityElement) -> Bool? {
    self == .punctuation && element.isCode ? true : nil
  }

  /// The rule, for an element that it concerns.
  func rules(for element: AccessibilityElement) -> [UncertainRule] { element.isCode ? [rule] : [] }
}

extension AccessibilityElement {
  /// True where its words are code, a console's or a path.
  fileprivate var isCode: Bool {
    guard hasAttributes else { return false }
    return switch textualContext {
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
