import AccessibilityModel

/// How the Speech Controller is touched.
///
/// - Source: Behaviour 7.1 SC8
public enum ControllerTouch: String, Hashable, Sendable, CaseIterable {
  /// A tap: the screen is read, or the reading pauses and goes on.
  case tap
  /// Two taps.
  case doubleTap
  /// A finger stays on it.
  case longPress
}

extension SpokenContent {
  /// Lets the Speech Controller be seen in full until it fades.
  mutating func wakeController() {
    if settings.showsController { controllerFades = now.advanced(by: options.idleDelay.duration) }
  }

  /// Does what a touch of the Speech Controller is set to do; nothing where it does not float over the screen.
  mutating func touchController(_ touch: ControllerTouch, in tree: AccessibilityTree) -> [Effect] {
    guard settings.showsController else { return [] }
    let action: SpokenContentSettings.ControllerAction
    switch touch {
    case .tap: action = .speakScreen
    case .longPress:
      action = settings.longPress ?? (options.controllerTap == .longPress ? .tapToSpeak : .none)
    case .doubleTap:
      action = settings.doubleTap ?? (options.controllerTap == .doubleTap ? .tapToSpeak : .none)
    }
    switch action {
    case .none: return shown(in: tree)
    case .speakScreen:
      guard let reading else { return speakScreen(in: tree) }
      return reading.isPaused ? resume(in: tree) : pause(in: tree)
    case .tapToSpeak:
      tapsSpeak.toggle()
      return shown(in: tree)
    }
  }

  /// How opaque the button is now, 0 to 1.
  var controllerOpacity: Double {
    controllerFades != nil ? 1 : Double(settings.idleOpacity ?? options.idleOpacity.percent) / 100
  }
}
