import AccessibilityModel

/// What becomes of announcements that wait once a person does something that makes VoiceOver speak.
///
/// - Source: Behaviour 1.11 N2, X7
public enum WaitingAnnouncements: String, UncertainOption {
  /// They are never heard, and the app is told so.
  case dropped
  /// They are heard afterwards.
  case kept

  /// The option's name.
  public static let ruleName = "announcement.waiting"
  /// What it decides.
  public static let summary = "whether announcements that wait are dropped when the person goes on"
  /// Where it is discussed.
  public static let source = "Behaviour 1.11 N2, X7"
}

/// What becomes of a patient announcement when another one comes while it waits.
///
/// - Source: Behaviour 1.11 N4, X7
public enum LowAnnouncements: String, UncertainOption {
  /// Only the newest is heard.
  case replaced
  /// All are heard, one after the other.
  case kept

  /// The option's name.
  public static let ruleName = "announcement.low"
  /// What it decides.
  public static let summary = "whether a newer announcement of low priority takes the place of one that waits"
  /// Where it is discussed.
  public static let source = "Behaviour 1.11 N4, X7"
}

/// What becomes of an announcement that an app posts before its first screen was met.
///
/// - Source: Behaviour 1.11 first screen, X7
public enum StartAnnouncements: String, UncertainOption {
  /// What is said of the screen cuts it.
  case cut
  /// What is said of the screen waits for it.
  case heard

  /// The option's name.
  public static let ruleName = "announcement.atStart"
  /// What it decides.
  public static let summary = "whether what is said of the first screen cuts what the app announced before"
  /// Where it is discussed.
  public static let source = "Behaviour 1.11 first screen, X7"
}

/// What becomes of an announcement that an app posts while it answers an activation.
///
/// - Source: Behaviour 1.11 N3
public enum HandlerAnnouncements: String, UncertainOption {
  /// What is said of the activated element cuts it.
  case cut
  /// What is said of the activated element waits for it.
  case heard

  /// The option's name.
  public static let ruleName = "announcement.inHandler"
  /// What it decides.
  public static let summary = "whether what is said of an activated element cuts what its handler announces"
  /// Where it is discussed.
  public static let source = "Behaviour 1.11 N3"
}
