import AccessibilityModel

/// Which of the entries a person ticked are in the rotor.
///
/// - Source: Behaviour 1.4.1 R2, R4
public enum RotorValidity: String, UncertainOption {
  /// All of them, on every screen.
  case ticked = "every ticked entry"
  /// Those that have something to go to here; characters and words are always there.
  case leading = "entries that lead somewhere"

  /// The option's name.
  public static let ruleName = "rotor.validity"
  /// What it decides.
  public static let summary = "whether the rotor offers headings, links or lines where there are none"
  /// Where it is discussed.
  public static let source = "Behaviour 1.4.1 R2, R4"
}

/// Where entries stand that are in the rotor because of the element under the cursor.
///
/// - Source: Behaviour 1.4.1 R5, X4
public enum ContextEntryPlace: String, UncertainOption {
  /// Ahead of the person's own.
  case first = "before the ticked entries"
  /// Behind the person's own.
  case last = "behind the ticked entries"

  /// The option's name.
  public static let ruleName = "rotor.contextPlace"
  /// What it decides.
  public static let summary = "where Actions, More Content and the app's rotors stand in the ring"
  /// Where it is discussed.
  public static let source = "Behaviour 1.4.1 R5, X4"
}

/// What the rotor is on where the entry that was dialled is not offered.
///
/// - Source: Behaviour 1.4.1 R6
public enum LostEntry: String, UncertainOption {
  /// The ordinary entry that was dialled before; the other one comes back where it is offered again.
  case previous = "the ordinary entry dialled before"
  /// The first ordinary entry; what was dialled is forgotten.
  case first = "the first ordinary entry"

  /// The option's name.
  public static let ruleName = "rotor.lostEntry"
  /// What it decides.
  public static let summary = "what the rotor is on where the entry that was dialled is not offered"
  /// Where it is discussed.
  public static let source = "Behaviour 1.4.1 R6"
}

/// Which entry an element selects by itself that can be adjusted and has actions too.
///
/// - Source: Behaviour 1.4.1 R6
public enum AutomaticEntry: String, UncertainOption {
  /// Flicks raise and lower it.
  case adjustValue = "Adjust Value"
  /// Flicks choose what else it can do.
  case actions = "Actions"

  /// The option's name.
  public static let ruleName = "rotor.automatic"
  /// What it decides.
  public static let summary = "what the rotor goes to on an adjustable element that has actions"
  /// Where it is discussed.
  public static let source = "Behaviour 1.4.1 R6"
}

/// What is heard where nothing on the whole screen is of the kind that the rotor is on.
///
/// - Source: Behaviour 1.4.1 R4
public enum NoMatch: String, UncertainOption {
  /// "No Headings found", and the knock.
  case words
  /// The knock alone.
  case sound

  /// The option's name.
  public static let ruleName = "rotor.noMatch"
  /// What it decides.
  public static let summary = "whether words tell that a screen has nothing of the kind looked for"
  /// Where it is discussed.
  public static let source = "Behaviour 1.4.1 R4"
}

/// By how much a flick changes the speaking rate and the volume.
///
/// - Source: Behaviour 1.4.2
public enum SettingStep: String, UncertainOption {
  /// Five points.
  case five = "5%"
  /// Ten points.
  case ten = "10%"

  /// The option's name.
  public static let ruleName = "rotor.step"
  /// What it decides.
  public static let summary = "by how much a flick changes the speaking rate and the volume"
  /// Where it is discussed.
  public static let source = "Behaviour 1.4.2"

  /// The points.
  var points: Int { self == .five ? 5 : 10 }
}

/// Which words are walked by character, word and line.
///
/// - Source: Behaviour 1.4.2
public enum NavigatedText: String, UncertainOption {
  /// Both, one behind the other; of a field its value alone.
  case labelAndValue = "the label and the value"
  /// The label alone; of a field its value.
  case label = "the label"

  /// The option's name.
  public static let ruleName = "rotor.text"
  /// What it decides.
  public static let summary = "which words of an element are walked by character, word and line"
  /// Where it is discussed.
  public static let source = "Behaviour 1.4.2"
}

/// Whether an adjustable element is adjusted although the rotor was turned to something else.
///
/// - Source: Behaviour 1.4.1 R6
public enum TurnedAway: String, UncertainOption {
  /// Flicks do what the rotor is on, until the element is focused anew.
  case stops = "the rotor decides"
  /// Flicks adjust it all the same.
  case adjusts = "it is adjusted regardless"

  /// The option's name.
  public static let ruleName = "adjust.turnedAway"
  /// What it decides.
  public static let summary = "what a flick does to an adjustable element once the rotor was turned away"
  /// Where it is discussed.
  public static let source = "Behaviour 1.4.1 R6"
}

/// Whether a word that stands for a letter follows it.
///
/// - Source: Behaviour 1.4.2 (characters), 1.5 U12
public enum PhoneticSpelling: String, UncertainOption {
  /// After a silence: "B", then "Bravo".
  case afterPause = "after a pause"
  /// Only when the letter is asked for twice.
  case onDemand = "on demand"

  /// The option's name.
  public static let ruleName = "text.phonetic"
  /// What it decides.
  public static let summary = "whether a word that stands for a letter is said after it"
  /// Where it is discussed.
  public static let source = "Behaviour 1.4.2, 1.5 U12"
}
