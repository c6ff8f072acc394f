/// What keys make Full Keyboard Access do, by the names that `Resources/KeyboardAccessKeys` gives commands.
///
/// - Source: Behaviour 5.1
public enum KeyCommand: String, Hashable, Sendable, CaseIterable {
  /// To the group behind the present one, or before it.
  case next, previous
  /// To what lies in a direction.
  case up, down, left, right
  /// Use what is focused.
  case activate
  /// To the first item and to the last.
  case first, last
  /// To the next item whatever its group, or the previous one.
  case nextItem = "next item"
  /// To the item before, whatever its group.
  case previousItem = "previous item"
  /// Look for a name.
  case find
  /// Show which keys do what.
  case help
  /// Leave what is open, else the screen.
  case back
  /// Open what a long press opens.
  case contextualMenu = "contextual menu"
  /// Show what can be done with what is focused.
  case actions
  /// Let keys stand for gestures, or no longer.
  case gestures
  /// Hand keys to the app, or no longer.
  case passThrough = "pass through"
  /// Parts of the device's own screen.
  case home
  /// Show switches for the device.
  case controlCenter = "control center"
  /// Show what was notified.
  case notificationCenter = "notification center"
  /// Show the apps that were used last.
  case appSwitcher = "app switcher"
  /// Listen to what is wanted.
  case assistant
  /// Turn chosen technologies on or off.
  case accessibilityShortcut = "accessibility shortcut"
  /// Turn the screen off.
  case lockScreen = "lock screen"
  /// Turn what is shown.
  case rotate
  /// Show how to pay.
  case wallet
  /// Begin anew.
  case restart
  /// Write down what the device is doing.
  case diagnostics
  /// Call for help.
  case emergencyCall = "emergency call"
  /// Gestures of one finger, in gestures mode.
  case tap
  /// One finger flicks up.
  case swipeUp = "swipe up"
  /// One finger flicks down.
  case swipeDown = "swipe down"
  /// One finger flicks left.
  case swipeLeft = "swipe left"
  /// One finger flicks right.
  case swipeRight = "swipe right"
  /// Two fingers flick up.
  case twoFingerSwipeUp = "two-finger swipe up"
  /// Two fingers flick down.
  case twoFingerSwipeDown = "two-finger swipe down"
  /// Two fingers flick left.
  case twoFingerSwipeLeft = "two-finger swipe left"
  /// Two fingers flick right.
  case twoFingerSwipeRight = "two-finger swipe right"
  /// Two fingers move apart.
  case pinchOut = "pinch out"
  /// Two fingers come together.
  case pinchIn = "pinch in"
  /// Two fingers turn to the left.
  case rotateLeft = "rotate left"
  /// Two fingers turn to the right.
  case rotateRight = "rotate right"
  /// A finger presses hard.
  case forceTouch = "force touch"
}
