import AppHost

// What the person set; a test sets it.
@MainActor
extension UIAccessibility {
  private static var status: AccessibilityStatus { RunningApp.current[AccessibilityStatus.self] }

  /// True where VoiceOver is on.
  public static var isVoiceOverRunning: Bool { status[.voiceOver] }

  /// True where Switch Control is on.
  public static var isSwitchControlRunning: Bool { status[.switchControl] }

  /// True where AssistiveTouch is on.
  public static var isAssistiveTouchRunning: Bool { status[.assistiveTouch] }

  /// True where the device is held to one app.
  public static var isGuidedAccessEnabled: Bool { status[.guidedAccess] }

  /// True where text is wanted bold.
  public static var isBoldTextEnabled: Bool { status[.boldText] }

  /// True where the screen shows no colours.
  public static var isGrayscaleEnabled: Bool { status[.grayscale] }

  /// True where colours are inverted.
  public static var isInvertColorsEnabled: Bool { status[.invertColors] }

  /// True where less is wanted to show through.
  public static var isReduceTransparencyEnabled: Bool { status[.reduceTransparency] }

  /// True where less is wanted to move.
  public static var isReduceMotionEnabled: Bool { status[.reduceMotion] }

  /// True where screens are wanted to fade into each other.
  public static var prefersCrossFadeTransitions: Bool { status[.prefersCrossFadeTransitions] }

  /// True where more contrast is wanted.
  public static var isDarkerSystemColorsEnabled: Bool { status[.darkerSystemColors] }

  /// True where colour alone must not tell things apart.
  public static var shouldDifferentiateWithoutColor: Bool { status[.differentiateWithoutColor] }

  /// True where switches show their state as marks.
  public static var isOnOffSwitchLabelsEnabled: Bool { status[.onOffSwitchLabels] }

  /// True where buttons show their shapes.
  public static var buttonShapesEnabled: Bool { status[.buttonShapes] }

  /// True where videos may play by themselves.
  public static var isVideoAutoplayEnabled: Bool { status[.videoAutoplay] }

  /// True where both ears hear the same.
  public static var isMonoAudioEnabled: Bool { status[.monoAudio] }

  /// True where captions are wanted.
  public static var isClosedCaptioningEnabled: Bool { status[.closedCaptioning] }

  /// True where selected text can be spoken.
  public static var isSpeakSelectionEnabled: Bool { status[.speakSelection] }

  /// True where the screen can be spoken.
  public static var isSpeakScreenEnabled: Bool { status[.speakScreen] }

  /// True where shaking undoes.
  public static var isShakeToUndoEnabled: Bool { status[.shakeToUndo] }
}
