import AccessibilityModel

extension Zoom {
  /// The settings that it follows, by the names that they have behind its own in a file.
  ///
  /// - Source: Behaviour 7.2 Settings, 7.2 Maximum
  public static let settingKeys: [SettingKey<ZoomSettings>] = [
    .choice("region", \.region), .choice("filter", \.filter),
    .decimal("level", 1...ZoomSettings.levels.upperBound, \.level),
    .decimal("maximum", ZoomSettings.levels, \.maximumLevel), .flag("follows focus", \.followsFocus),
    .flag("keyboard shortcuts", \.hasKeyboardShortcuts), .flag("controller", \.showsController),
    .value(
      "lens", "its width and height in points, such as 300 180", \.lens,
      text: { "\($0.width.inDigits) \($0.height.inDigits)" },
      part: { text in
        let sides = text.split(separator: " ").map { Double(String($0), within: 1...10_000) }
        guard sides.count == 2, let width = sides[0], let height = sides[1] else { return nil }
        return Size(width: width, height: height)
      }),
  ]
}
