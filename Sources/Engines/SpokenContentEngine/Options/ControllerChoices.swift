import AccessibilityModel

/// What of typing is spoken on a new device.
public enum TypingDefaults: String, UncertainOption {
  /// Every kind of feedback is off.
  case nothing
  /// Predictions that are held, and what is filled in by itself.
  case predictions

  /// The option's name.
  public static let ruleName = "spokenContent.typing"
  /// What it decides.
  public static let summary = "what of typing is spoken on a new device"
  /// Where it is discussed.
  public static let source = "Behaviour 7.1 SC7"
}

/// After which pause the word for a letter follows.
public enum TypingPause: String, UncertainOption {
  /// Half a second.
  case half = "0.5 seconds"
  /// A second.
  case whole = "1 second"

  /// The option's name.
  public static let ruleName = "spokenContent.typingPause"
  /// What it decides.
  public static let summary =
    "after which pause the word for a letter follows, and a held prediction is spoken"
  /// Where it is discussed.
  public static let source = "Behaviour 7.1 SC7"

  /// The time itself.
  var duration: Duration { self == .half ? .milliseconds(500) : .seconds(1) }
}

/// Which touch of the Speech Controller lets taps speak.
public enum ControllerPress: String, UncertainOption {
  /// A finger that is held on it.
  case longPress = "a long press"
  /// Two taps in quick succession.
  case doubleTap = "a double tap"

  /// The option's name.
  public static let ruleName = "spokenContent.controllerTouch"
  /// What it decides.
  public static let summary = "which touch of the Speech Controller lets taps speak on a new device"
  /// Where it is discussed.
  public static let source = "Behaviour 7.1 SC8"
}

/// How opaque the Speech Controller is while nobody touches it.
public enum IdleOpacity: String, UncertainOption {
  /// 20 percent, barely seen.
  case fifth = "20 percent"
  /// 40 percent, as the button of AssistiveTouch.
  case twoFifths = "40 percent"

  /// The option's name.
  public static let ruleName = "spokenContent.idleOpacity"
  /// What it decides.
  public static let summary = "how opaque the Speech Controller is while nobody touches it"
  /// Where it is discussed.
  public static let source = "Behaviour 7.1 SC8"

  /// Percent.
  var percent: Int { self == .fifth ? 20 : 40 }
}

/// After how long the Speech Controller fades.
public enum IdleDelay: String, UncertainOption {
  /// Three seconds.
  case three = "3 seconds"
  /// Ten seconds.
  case ten = "10 seconds"

  /// The option's name.
  public static let ruleName = "spokenContent.idleDelay"
  /// What it decides.
  public static let summary = "after how long the Speech Controller fades"
  /// Where it is discussed.
  public static let source = "Behaviour 7.1 SC8"

  /// The time itself.
  var duration: Duration { self == .three ? .seconds(3) : .seconds(10) }
}
