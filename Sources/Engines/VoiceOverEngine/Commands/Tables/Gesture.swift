/// What fingers do on a screen or a trackpad; the names stand in `Resources/Commands`.
///
/// - Source: at-behaviour 1.2
public enum Gesture: String, Hashable, Sendable, CaseIterable {
  /// One finger flicks.
  case flickRight = "flick right"
  case flickLeft = "flick left"
  case flickDown = "flick down"
  case flickUp = "flick up"
  /// One finger taps so many times.
  case doubleTap = "double tap"
  case tripleTap = "triple tap"
  case quadrupleTap = "quadruple tap"
  /// One finger taps twice and stays.
  case doubleTapAndHold = "double tap and hold"
  /// One finger stays on an element while another one taps.
  case splitTap = "split tap"
  /// Two fingers turn.
  case rotateRight = "rotate right"
  case rotateLeft = "rotate left"
  /// Two fingers tap so many times.
  case twoFingerTap = "two-finger tap"
  case twoFingerDoubleTap = "two-finger double tap"
  case twoFingerTripleTap = "two-finger triple tap"
  case twoFingerQuadrupleTap = "two-finger quadruple tap"
  /// Two fingers tap and stay.
  case twoFingerTapAndHold = "two-finger tap and hold"
  /// Two fingers flick.
  case twoFingerFlickUp = "two-finger flick up"
  case twoFingerFlickDown = "two-finger flick down"
  case twoFingerFlickLeft = "two-finger flick left"
  case twoFingerFlickRight = "two-finger flick right"
  /// Two fingers move to and fro, as though to rub something out.
  case twoFingerScrub = "two-finger scrub"
  /// Two fingers move apart or together.
  case pinchOut = "pinch out"
  case pinchIn = "pinch in"
  /// Three fingers tap so many times.
  case threeFingerTap = "three-finger tap"
  case threeFingerDoubleTap = "three-finger double tap"
  case threeFingerTripleTap = "three-finger triple tap"
  case threeFingerQuadrupleTap = "three-finger quadruple tap"
  /// Three fingers flick.
  case threeFingerFlickUp = "three-finger flick up"
  case threeFingerFlickDown = "three-finger flick down"
  case threeFingerFlickLeft = "three-finger flick left"
  case threeFingerFlickRight = "three-finger flick right"
  /// Three fingers tap twice, stay, and flick.
  case threeFingerHoldFlickLeft = "three-finger hold and flick left"
  case threeFingerHoldFlickRight = "three-finger hold and flick right"
  /// Four fingers tap in a half of the screen.
  case fourFingerTapTop = "four-finger tap top"
  case fourFingerTapBottom = "four-finger tap bottom"
  /// Four fingers tap twice.
  case fourFingerDoubleTap = "four-finger double tap"
  /// Four fingers flick.
  case fourFingerFlickLeft = "four-finger flick left"
  case fourFingerFlickRight = "four-finger flick right"
  /// One finger slides in from an edge, up to the first haptic or to the second.
  case slideFromBottom = "slide from bottom"
  case slideFarFromBottom = "slide far from bottom"
  case slideFromTop = "slide from top"
  case slideFarFromTop = "slide far from top"
  /// A finger taps the back of the device.
  case backDoubleTap = "back double tap"
  case backTripleTap = "back triple tap"
  /// The side button is pressed three times.
  case tripleClick = "triple click"
}

extension VoiceOver.Input {
  /// The gesture that the input is; `nil` for keys, touches and what says itself what it wants.
  var gesture: Gesture? {
    switch self {
    case .flickRight: .flickRight
    case .flickLeft: .flickLeft
    case .flickDown: .flickDown
    case .flickUp: .flickUp
    case .doubleTap: .doubleTap
    case .rotate(.next): .rotateRight
    case .rotate(.previous): .rotateLeft
    case .firstElement: .fourFingerTapTop
    case .lastElement: .fourFingerTapBottom
    case .gesture(let gesture): gesture
    case .key, .touch, .tap, .select, .drag, .lift, .type: nil
    }
  }

  /// What the table knows the input by; `nil` where the input says itself what it wants.
  var trigger: CommandTable.Trigger? {
    if let gesture { return .gesture(gesture) }
    if case .key(let chord) = self { return .keys(chord) }
    return nil
  }
}
