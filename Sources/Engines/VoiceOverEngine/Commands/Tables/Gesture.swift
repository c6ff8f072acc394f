/// What fingers do on a screen or a trackpad; the names stand in `Resources/Commands`.
///
/// - Source: Behaviour 1.2
public enum Gesture: String, Hashable, Sendable, CaseIterable {
  /// One finger flicks.
  case flickRight = "flick right"
  /// One finger moves quickly: left.
  case flickLeft = "flick left"
  /// One finger moves quickly: down.
  case flickDown = "flick down"
  /// One finger moves quickly: up.
  case flickUp = "flick up"
  /// One finger taps so many times.
  case doubleTap = "double tap"
  /// One finger taps three times.
  case tripleTap = "triple tap"
  /// One finger taps four times.
  case quadrupleTap = "quadruple tap"
  /// One finger taps twice and stays.
  case doubleTapAndHold = "double tap and hold"
  /// One finger stays on an element while another one taps.
  case splitTap = "split tap"
  /// Two fingers turn.
  case rotateRight = "rotate right"
  /// Two fingers turn to the left.
  case rotateLeft = "rotate left"
  /// Two fingers tap so many times.
  case twoFingerTap = "two-finger tap"
  /// Two fingers tap twice.
  case twoFingerDoubleTap = "two-finger double tap"
  /// Two fingers tap three times.
  case twoFingerTripleTap = "two-finger triple tap"
  /// Two fingers tap four times.
  case twoFingerQuadrupleTap = "two-finger quadruple tap"
  /// Two fingers tap and stay.
  case twoFingerTapAndHold = "two-finger tap and hold"
  /// Two fingers flick.
  case twoFingerFlickUp = "two-finger flick up"
  /// Two fingers move quickly: down.
  case twoFingerFlickDown = "two-finger flick down"
  /// Two fingers move quickly: left.
  case twoFingerFlickLeft = "two-finger flick left"
  /// Two fingers move quickly: right.
  case twoFingerFlickRight = "two-finger flick right"
  /// Two fingers move to and fro, as though to rub something out.
  case twoFingerScrub = "two-finger scrub"
  /// Two fingers move apart or together.
  case pinchOut = "pinch out"
  /// Two fingers come together.
  case pinchIn = "pinch in"
  /// Three fingers tap so many times.
  case threeFingerTap = "three-finger tap"
  /// Three fingers tap twice.
  case threeFingerDoubleTap = "three-finger double tap"
  /// Three fingers tap three times.
  case threeFingerTripleTap = "three-finger triple tap"
  /// Three fingers tap four times.
  case threeFingerQuadrupleTap = "three-finger quadruple tap"
  /// Three fingers flick.
  case threeFingerFlickUp = "three-finger flick up"
  /// Three fingers move quickly: down.
  case threeFingerFlickDown = "three-finger flick down"
  /// Three fingers move quickly: left.
  case threeFingerFlickLeft = "three-finger flick left"
  /// Three fingers move quickly: right.
  case threeFingerFlickRight = "three-finger flick right"
  /// Three fingers tap twice, stay, and flick.
  case threeFingerHoldFlickLeft = "three-finger hold and flick left"
  /// Three fingers tap twice, stay, and move to the right.
  case threeFingerHoldFlickRight = "three-finger hold and flick right"
  /// Four fingers tap in a half of the screen.
  case fourFingerTapTop = "four-finger tap top"
  /// Four fingers tap in the lower half of the screen.
  case fourFingerTapBottom = "four-finger tap bottom"
  /// Four fingers tap twice.
  case fourFingerDoubleTap = "four-finger double tap"
  /// Four fingers flick.
  case fourFingerFlickLeft = "four-finger flick left"
  /// Four fingers move quickly: right.
  case fourFingerFlickRight = "four-finger flick right"
  /// One finger slides in from an edge, up to the first haptic or to the second.
  case slideFromBottom = "slide from bottom"
  /// One finger slides up from the lower edge, up to the second haptic.
  case slideFarFromBottom = "slide far from bottom"
  /// One finger slides down from the upper edge, up to the first haptic.
  case slideFromTop = "slide from top"
  /// One finger slides down from the upper edge, up to the second haptic.
  case slideFarFromTop = "slide far from top"
  /// A finger taps the back of the device.
  case backDoubleTap = "back double tap"
  /// A finger taps the back of the device three times.
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
