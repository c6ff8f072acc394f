/// What a person changes in the settings of the device while an app runs.
///
///     EnvironmentChange(textSize: "accessibility3")
public struct EnvironmentChange: Hashable, Sendable {
  /// Name of the new text size, one of `LaunchOptions.textSizes`; `nil` leaves it.
  public var textSize: String?
  /// The new appearance; `nil` leaves it.
  public var colorScheme: LaunchOptions.ColorScheme?
  /// Settings that apps can ask about, by their names in `UIAccessibility` such as `assistiveTouch`; true turns one on.
  public var settings: [String: Bool]

  /// Makes a change; what is left out stays as it is.
  public init(
    textSize: String? = nil, colorScheme: LaunchOptions.ColorScheme? = nil, settings: [String: Bool] = [:]
  ) {
    self.textSize = textSize
    self.colorScheme = colorScheme
    self.settings = settings
  }
}

extension LaunchOptions {
  /// The names of the text sizes, small to large; the last five are those for accessibility.
  public static let textSizes = [
    "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1", "accessibility2",
    "accessibility3", "accessibility4", "accessibility5",
  ]

  /// The names of the settings that apps can ask about, as in `UIAccessibility`.
  public static let settingNames = [
    "voiceOver", "switchControl", "assistiveTouch", "guidedAccess", "boldText", "grayscale", "invertColors",
    "reduceTransparency", "reduceMotion", "prefersCrossFadeTransitions", "darkerSystemColors",
    "differentiateWithoutColor", "onOffSwitchLabels", "buttonShapes", "videoAutoplay", "monoAudio",
    "closedCaptioning", "speakSelection", "speakScreen", "shakeToUndo",
  ]

  /// The options of a device on which technologies are on, and of which apps find these settings on.
  ///
  /// VoiceOver is off where it is not among them: somebody uses the screen without it.
  public func found(on settings: Set<String>) -> LaunchOptions {
    var options = self
    options.settings["voiceOver"] = false
    for name in settings { options.settings[name] = true }
    return options
  }

  /// The options after a change; a text size that does not exist changes nothing.
  public func applying(_ change: EnvironmentChange) -> LaunchOptions {
    var options = self
    if let size = change.textSize, Self.textSizes.contains(size) { options.textSize = size }
    options.colorScheme = change.colorScheme ?? colorScheme
    return options
  }
}
