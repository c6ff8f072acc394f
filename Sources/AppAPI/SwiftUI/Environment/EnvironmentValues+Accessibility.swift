private enum AccessibilityReduceMotionKey: EnvironmentKey {
  static let defaultValue = false
}

private enum AccessibilityReduceTransparencyKey: EnvironmentKey {
  static let defaultValue = false
}

private enum AccessibilityDifferentiateWithoutColorKey: EnvironmentKey {
  static let defaultValue = false
}

private enum AccessibilityInvertColorsKey: EnvironmentKey {
  static let defaultValue = false
}

private enum AccessibilityDimFlashingLightsKey: EnvironmentKey {
  static let defaultValue = false
}

private enum AccessibilityShowButtonShapesKey: EnvironmentKey {
  static let defaultValue = false
}

private enum LargeContentViewerEnabledKey: EnvironmentKey {
  static let defaultValue = false
}

private enum AccessibilitySwitchControlEnabledKey: EnvironmentKey {
  static let defaultValue = false
}

private enum AccessibilityAssistiveAccessEnabledKey: EnvironmentKey {
  static let defaultValue = false
}

private enum AccessibilityQuickActionsEnabledKey: EnvironmentKey {
  static let defaultValue = false
}

private enum AccessibilityPrefersHeadAnchorAlternativeKey: EnvironmentKey {
  static let defaultValue = false
}

private enum AccessibilityVoiceOverEnabledKey: EnvironmentKey {
  static let defaultValue = true
}

private enum AccessibilityPlayAnimatedImagesKey: EnvironmentKey {
  static let defaultValue = true
}

extension EnvironmentValues {
  /// True where the person wants less movement.
  public var accessibilityReduceMotion: Bool {
    get { self[AccessibilityReduceMotionKey.self] }
    set { self[AccessibilityReduceMotionKey.self] = newValue }
  }

  /// True where the person wants no see-through surfaces.
  public var accessibilityReduceTransparency: Bool {
    get { self[AccessibilityReduceTransparencyKey.self] }
    set { self[AccessibilityReduceTransparencyKey.self] = newValue }
  }

  /// True where colour alone is not to tell things apart.
  public var accessibilityDifferentiateWithoutColor: Bool {
    get { self[AccessibilityDifferentiateWithoutColorKey.self] }
    set { self[AccessibilityDifferentiateWithoutColorKey.self] = newValue }
  }

  /// True where colours are inverted.
  public var accessibilityInvertColors: Bool {
    get { self[AccessibilityInvertColorsKey.self] }
    set { self[AccessibilityInvertColorsKey.self] = newValue }
  }

  /// True where flashing pictures are to be dimmed.
  public var accessibilityDimFlashingLights: Bool {
    get { self[AccessibilityDimFlashingLightsKey.self] }
    set { self[AccessibilityDimFlashingLightsKey.self] = newValue }
  }

  /// True where buttons are to show their shapes.
  public var accessibilityShowButtonShapes: Bool {
    get { self[AccessibilityShowButtonShapesKey.self] }
    set { self[AccessibilityShowButtonShapesKey.self] = newValue }
  }

  /// True where the person uses switches.
  public var accessibilitySwitchControlEnabled: Bool {
    get { self[AccessibilitySwitchControlEnabledKey.self] }
    set { self[AccessibilitySwitchControlEnabledKey.self] = newValue }
  }

  /// True where the device shows its simplest form.
  public var accessibilityAssistiveAccessEnabled: Bool {
    get { self[AccessibilityAssistiveAccessEnabledKey.self] }
    set { self[AccessibilityAssistiveAccessEnabledKey.self] = newValue }
  }

  /// True where gestures of the hand do the first thing on the screen.
  public var accessibilityQuickActionsEnabled: Bool {
    get { self[AccessibilityQuickActionsEnabledKey.self] }
    set { self[AccessibilityQuickActionsEnabledKey.self] = newValue }
  }

  /// True where content is not to follow the head.
  public var accessibilityPrefersHeadAnchorAlternative: Bool {
    get { self[AccessibilityPrefersHeadAnchorAlternativeKey.self] }
    set { self[AccessibilityPrefersHeadAnchorAlternativeKey.self] = newValue }
  }
}

extension EnvironmentValues {
  /// True where the screen is heard, as every screen is here.
  public var accessibilityVoiceOverEnabled: Bool {
    get { self[AccessibilityVoiceOverEnabledKey.self] }
    set { self[AccessibilityVoiceOverEnabledKey.self] = newValue }
  }

  /// True where moving pictures move by themselves.
  public var accessibilityPlayAnimatedImages: Bool {
    get { self[AccessibilityPlayAnimatedImagesKey.self] }
    set { self[AccessibilityPlayAnimatedImagesKey.self] = newValue }
  }

  /// True where bars show their items large when they are held, whatever size the text of a view is kept to.
  ///
  /// - Source: Behaviour 6.1 LC1, LC11
  public var accessibilityLargeContentViewerEnabled: Bool { isLargeContentViewerEnabled }

  var isLargeContentViewerEnabled: Bool {
    get { self[LargeContentViewerEnabledKey.self] }
    set { self[LargeContentViewerEnabledKey.self] = newValue }
  }
}
