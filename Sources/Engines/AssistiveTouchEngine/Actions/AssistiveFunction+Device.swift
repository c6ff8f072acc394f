import AccessibilityModel

extension AssistiveFunction {
  /// What the device does at once; `nil` where it does something else, or turns something on and off.
  var systemAction: SystemAction? {
    switch self {
    case .home: .home
    case .appSwitcher: .appSwitcher
    case .notificationCenter: .notificationCenter
    case .controlCenter: .controlCenter
    case .siri: .assistant
    case .typeToSiri: .typeToAssistant
    case .spotlight: .spotlight
    case .applePay: .wallet
    case .lockScreen: .lockScreen
    case .volumeUp: .volume(isUp: true)
    case .volumeDown: .volume(isUp: false)
    case .shake: .shake
    case .screenshot: .screenshot
    case .actionButton: .press("action")
    case .camera: .press("camera")
    case .emergencySOS: .emergencyCall
    case .restart: .restart
    case .analytics: .diagnostics
    case .reachability: .reachability
    case .accessibilityShortcut: .accessibilityShortcut
    default: nil
    }
  }

  /// What the device does where it turns something on or off; `nil` for everything else.
  ///
  /// - Parameters:
  ///   - isOn: True where it is turned on.
  ///   - name: What the feature is called.
  /// - Returns: The action of the device.
  func systemAction(turningOn isOn: Bool, called name: String) -> SystemAction? {
    switch self {
    case .mute: .sound(isOn: !isOn)
    case .rotateScreen: .orientation(isLandscape: isOn)
    case .lockRotation, .appleWatchMirroring, .backgroundSounds, .controlNearbyDevices, .dimFlashingLights,
      .hoverTyping, .liveCaptions, .detectionMode, .liveSpeech, .musicHaptics, .speakScreen, .motionCues:
      .feature(name, isOn: isOn)
    default: nil
    }
  }

  /// Where content moves that it scrolls; `nil` where it scrolls nothing.
  var scrollDirection: Request.ScrollDirection? {
    switch self {
    case .scrollUp, .scrollToTop: .up
    case .scrollDown, .scrollToBottom, .scrollVertically: .down
    case .scrollLeft: .left
    case .scrollRight, .scrollHorizontally: .right
    default: nil
    }
  }

  /// How many fingers it lays beside each other; `nil` where it lays none.
  var fingerCount: Int? {
    switch self {
    case .twoFingers: 2
    case .threeFingers: 3
    case .fourFingers: 4
    case .fiveFingers: 5
    default: nil
    }
  }

  /// True where the next press does it, in place of a tap.
  var isTouch: Bool {
    switch self {
    case .tap, .doubleTap, .longPress, .holdAndDrag, .twoFingers, .threeFingers, .fourFingers, .fiveFingers,
      .pinch, .rotate, .pinchAndRotate, .moveMenu:
      true
    default: false
    }
  }
}
