/// What the menu, the floating button, a corner of the screen or a button of a mouse can do.
///
/// - Source: Behaviour 7.3 Functions
public enum AssistiveFunction: String, Hashable, Sendable, CaseIterable {
  /// The menu and its parts, and a new place for the floating button.
  case openMenu, moveMenu, device, more, custom, gestures, scrolling
  /// Screens that the device brings up over every app.
  case home, appSwitcher, notificationCenter, controlCenter, siri, typeToSiri, spotlight, applePay
  /// Presses of a button of the device, and what hands do with a device.
  case lockScreen, volumeUp, volumeDown, mute, lockRotation, rotateScreen, shake, screenshot
  /// More of these that are needed less often.
  case actionButton, camera, emergencySOS, restart, analytics, reachability, accessibilityShortcut
  /// Features of the device that are on or off.
  case appleWatchMirroring, backgroundSounds, controlNearbyDevices, dimFlashingLights, hoverTyping
  /// More features of the device that are on or off.
  case liveCaptions, detectionMode, liveSpeech, musicHaptics, speakScreen, motionCues
  /// What the next press does with one finger.
  case tap, doubleTap, longPress, holdAndDrag
  /// What the next press does with several fingers.
  case twoFingers, threeFingers, fourFingers, fiveFingers, pinch, rotate, pinchAndRotate
  /// Scrolls what is under the pointer by a page.
  case scrollUp, scrollDown, scrollLeft, scrollRight
  /// Scrolls what is under the pointer page by page, until the pointer is used or an end is reached.
  case scrollVertically, scrollHorizontally, scrollToTop, scrollToBottom
  /// Magnifies what is under the pointer, in the app itself.
  case zoomIn, zoomOut
  /// Lets the pointer act by itself no longer, or again.
  case pauseDwell

  /// How settings and scripts write it: `notification center`.
  public var name: String {
    if self == .emergencySOS { return "emergency sos" }
    return rawValue.reduce(into: "") { $0 += $1.isUppercase ? " \($1.lowercased())" : "\($1)" }
  }

  private static let byName = Dictionary(uniqueKeysWithValues: allCases.map { ($0.name, $0) })

  /// Finds what settings and scripts write.
  public init?(named name: String) {
    guard let function = Self.byName[name.lowercased()] else { return nil }
    self = function
  }
}

/// Something that can be assigned: a function, or a gesture that was recorded.
///
/// - Source: Behaviour 7.3 Functions
public enum AssistiveAction: Hashable, Sendable {
  /// What every device can do.
  case function(AssistiveFunction)
  /// A recorded gesture, by its name.
  case gesture(String)

  private static let prefix = "gesture "

  /// Finds what settings write: `notification center`, or `gesture Swipe left`.
  public init?(named name: String) {
    if let function = AssistiveFunction(named: name) {
      self = .function(function)
    } else if name.lowercased().hasPrefix(Self.prefix), name.count > Self.prefix.count {
      self = .gesture(String(name.dropFirst(Self.prefix.count)))
    } else {
      return nil
    }
  }

  /// How settings write it.
  public var name: String {
    switch self {
    case .function(let function): function.name
    case .gesture(let name): Self.prefix + name
    }
  }
}
