import AccessibilityModel

/// What Voice Control does where no public document says so, a choice for each question.
///
/// - Source: Behaviour 4.1, X9
public struct VoiceControlOptions: UncertainOptions, Hashable {
  /// Whose Voice Control it is.
  public enum Platform: String, Hashable, Sendable, CaseIterable {
    /// Phones and tablets.
    case iOS
    /// Computers.
    case macOS
  }

  /// Whose Voice Control it is.
  public var platform = Platform.iOS
  /// BCP 47 tag of the language that is spoken to it.
  public var language = "en"
  /// Whether a label is understood where input labels are given.
  public var inputLabels = InputLabelUse.instead
  /// Which part of a name is enough.
  public var partialNames = PartialNames.anyWords
  /// What a tap is to the app.
  public var activation = VoiceActivation.handler
  /// Where Activate stands among the actions.
  public var activateEntry = ActivateEntry.first
  /// What is done where a command is also a name.
  public var collisions = NameCollision.command
  /// What becomes of numbers when the screen changes.
  public var numbering = Numbering.kept
  /// How long names, numbers and a grid are seen that are shown once.
  public var fading = Fading.five

  /// Makes options with the recommended choice for every open question.
  public init() {}

  /// Its open questions.
  public static let questions: [RuleOption<VoiceControlOptions>] = [
    .init(\.inputLabels), .init(\.partialNames), .init(\.activation), .init(\.activateEntry),
    .init(\.collisions), .init(\.numbering), .init(\.fading),
  ]
}

/// Whether the label of an element is understood where it has input labels.
public enum InputLabelUse: String, UncertainOption {
  /// Only the input labels are.
  case instead = "input labels alone"
  /// The label is too.
  case beside = "the label too"

  /// The option's name.
  public static let ruleName = "voiceControl.inputLabels"
  /// What it decides.
  public static let summary = "whether the label of an element with input labels is understood too"
  /// Where it is discussed.
  public static let source = "Behaviour 4.1 V2"
}

/// Which part of a name is enough.
public enum PartialNames: String, UncertainOption {
  /// Any whole words that follow one another in it.
  case anyWords = "any words of it"
  /// So many words from its beginning.
  case firstWords = "its first words"
  /// Nothing less than all of it.
  case none = "all of it"

  /// The option's name.
  public static let ruleName = "voiceControl.partialNames"
  /// What it decides.
  public static let summary = "which part of a name is enough to mean it"
  /// Where it is discussed.
  public static let source = "Behaviour 4.1 V5, X9"
}

/// What a tap by voice is to the app.
public enum VoiceActivation: String, UncertainOption {
  /// The app's own handler where it has one, else a tap at the activation point.
  case handler = "the handler, else a tap"
  /// A tap at the activation point, whatever handlers there are.
  case tap = "a tap"

  /// The option's name.
  public static let ruleName = "voiceControl.activation"
  /// What it decides.
  public static let summary =
    "whether a tap by voice asks the app's handler before it taps the activation point"
  /// Where it is discussed.
  public static let source = "Behaviour 4.1 V6"
}

/// Where Activate stands among the actions that are shown.
public enum ActivateEntry: String, UncertainOption {
  /// Before them.
  case first
  /// Behind them.
  case last
  /// Nowhere.
  case none

  /// The option's name.
  public static let ruleName = "voiceControl.activateEntry"
  /// What it decides.
  public static let summary = "where Activate stands among the actions that are shown"
  /// Where it is discussed.
  public static let source = "Behaviour 4.1 V7"
}

/// What is done where words are a command and the name of an element.
public enum NameCollision: String, UncertainOption {
  /// The command is carried out, and it is shown how to mean the element.
  case command
  /// The element is used.
  case name

  /// The option's name.
  public static let ruleName = "voiceControl.collisions"
  /// What it decides.
  public static let summary = "what words mean that are a command and the name of an element"
  /// Where it is discussed.
  public static let source = "Behaviour 4.1 V3, X9"
}

/// What becomes of numbers when the screen changes while they are shown.
public enum Numbering: String, UncertainOption {
  /// What had a number keeps it; what is new gets higher ones.
  case kept
  /// Everything is numbered anew in reading order.
  case anew

  /// The option's name.
  public static let ruleName = "voiceControl.numbering"
  /// What it decides.
  public static let summary = "whether elements keep their numbers when the screen changes"
  /// Where it is discussed.
  public static let source = "Behaviour 4.1 V8, X9"
}

/// How long what is shown once stays.
public enum Fading: String, UncertainOption {
  /// Five seconds.
  case five = "5 s"
  /// Ten seconds.
  case ten = "10 s"

  /// The option's name.
  public static let ruleName = "voiceControl.fading"
  /// What it decides.
  public static let summary = "how long names, numbers and a grid are seen that are shown once"
  /// Where it is discussed.
  public static let source = "Behaviour 4.1 V8"

  /// The time.
  public var duration: Duration { self == .five ? .seconds(5) : .seconds(10) }
}
