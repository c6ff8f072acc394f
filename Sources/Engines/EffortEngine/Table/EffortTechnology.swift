/// A technology that has prices.
public enum EffortTechnology: String, Hashable, Sendable, CaseIterable {
  /// VoiceOver, in gestures.
  case voiceOver = "VoiceOver"
  /// Voice Control, in words.
  case voiceControl = "Voice Control"
  /// Full Keyboard Access, in keys.
  case keyboard = "Full Keyboard Access"
  /// Switch Control, in presses of a switch.
  case switchControl = "Switch Control"
  /// AssistiveTouch, in moves and presses of one pointer.
  case assistiveTouch = "AssistiveTouch"

  /// Those that every table has; the others are asked for.
  public static let usual: [EffortTechnology] = [.voiceOver, .voiceControl, .keyboard, .switchControl]

  /// What is counted, one of it and several.
  var unit: (one: String, several: String) {
    switch self {
    case .voiceOver: ("gesture", "gestures")
    case .voiceControl: ("word", "words")
    case .keyboard: ("key", "keys")
    case .switchControl: ("press", "presses")
    case .assistiveTouch: ("step", "steps")
    }
  }

  /// True where time counts too.
  var takesTime: Bool { self == .voiceOver || self == .switchControl }
}
