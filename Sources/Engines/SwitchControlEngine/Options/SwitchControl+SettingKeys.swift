import AccessibilityModel

extension SwitchControl {
  /// The settings that it follows, by the names that they have behind its own in a file.
  public static let settingKeys: [SettingKey<SwitchControlSettings>] = [
    .choice("style", \.style), .seconds("interval", 0.1...60, \.interval), .number("loops", 1...10, \.loops),
    .decimal("point speed", 1...1_000, \.pointSpeed),
  ]
}
