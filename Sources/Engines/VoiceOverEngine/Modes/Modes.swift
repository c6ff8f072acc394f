/// What of VoiceOver is on and off for the moment.
///
/// - Source: Behaviour 1.2, 1.3, 2
public struct Modes: Hashable, Sendable {
  /// True while VoiceOver runs.
  public var isOn = true
  /// True while nothing is spoken.
  public var isMuted = false
  /// True while the screen shows nothing.
  public var hasCurtain = false
  /// True while gestures and keys are explained and not obeyed.
  public var isHelping = false
  /// True while arrow keys alone move the cursor.
  public var usesArrows = false
  /// True while single letters jump.
  public var usesLetters = false
  /// True while keys count as though VO were held.
  public var locksKeys = false
  /// True while Zoom is on too: muting and the curtain take a tap more.
  public var isBesideZoom = false
  /// True where areas that take touches themselves do so.
  public var touchesDirectly = true
}
