import AccessibilityModel

/// Where speech goes on after a pause.
public enum Resumption: String, UncertainOption {
  /// At the word that was being spoken.
  case word = "at the word"
  /// At the beginning of its sentence.
  case sentence = "at the sentence"

  /// The option's name.
  public static let ruleName = "spokenContent.resuming"
  /// What it decides.
  public static let summary = "where speech goes on after a pause"
  /// Where it is discussed.
  public static let source = "Behaviour 7.1 SC1"
}

/// What becomes of words that the app changes while they are spoken.
public enum ChangedText: String, UncertainOption {
  /// They are spoken to their end, as they were.
  case spoken = "spoken to their end"
  /// Speech ends with the word that is being spoken.
  case cut

  /// The option's name.
  public static let ruleName = "spokenContent.changedText"
  /// What it decides.
  public static let summary =
    "what becomes of words that are being spoken when the app changes or removes them"
  /// Where it is discussed.
  public static let source = "Behaviour 7.1 SC1"
}

/// Whether a screen is read on that made place for another one.
public enum LeftScreen: String, UncertainOption {
  /// What was on it is read to its end.
  case readsOn = "is read on"
  /// Reading ends.
  case stops

  /// The option's name.
  public static let ruleName = "spokenContent.leftScreen"
  /// What it decides.
  public static let summary = "whether a screen is read on after it made place for another one"
  /// Where it is discussed.
  public static let source = "Behaviour 7.1 SC2"
}

/// Whether reading a screen names its images.
public enum ReadImages: String, UncertainOption {
  /// They are left out.
  case skipped = "left out"
  /// Their names are read.
  case named

  /// The option's name.
  public static let ruleName = "spokenContent.images"
  /// What it decides.
  public static let summary = "whether reading a screen names its images"
  /// Where it is discussed.
  public static let source = "Behaviour 7.1 SC2"
}

/// How far the panel goes forward and back.
public enum SkipUnit: String, UncertainOption {
  /// To the next sentence, or the one before.
  case sentence = "a sentence"
  /// To the next text, or the one before.
  case paragraph = "a paragraph"

  /// The option's name.
  public static let ruleName = "spokenContent.skipping"
  /// What it decides.
  public static let summary = "how far the panel goes forward and back"
  /// Where it is discussed.
  public static let source = "Behaviour 7.1 SC2"
}

/// How much faster or slower the panel makes speech.
public enum RateStep: String, UncertainOption {
  /// By a tenth of all rates.
  case tenth = "a tenth"
  /// By a quarter of all rates.
  case quarter = "a quarter"

  /// The option's name.
  public static let ruleName = "spokenContent.rateStep"
  /// What it decides.
  public static let summary = "how much faster or slower the panel makes speech"
  /// Where it is discussed.
  public static let source = "Behaviour 7.1 SC2, SC6"

  /// Percent of the rate.
  var percent: Int { self == .tenth ? 10 : 25 }
}
