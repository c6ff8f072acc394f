import AccessibilityModel

extension KeyboardAccess {
  /// The settings that it follows, by the names that they have behind its own in a file.
  ///
  /// - Source: Behaviour 5.1 Settings
  public static let settingKeys: [SettingKey<KeyboardAccessSettings>] = [
    .value(
      "auto-hide", "off or 1 to 60 seconds", \.ringFades, text: { $0?.secondsInDigits ?? "off" },
      part: { $0 == "off" ? .some(nil) : Duration($0, within: 1...60).map(Optional.some) })
  ]
}
