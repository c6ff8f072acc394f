import AccessibilityModel

extension AssistiveTouch {
  /// Its settings by name, as scripts write them, and files behind its own name.
  public static let settingKeys: [SettingKey<AssistiveTouchSettings>] = [menu, gestures] + others + places

  private static let menu = SettingKey<AssistiveTouchSettings>.list(
    "menu", "one to eight functions with commas between them, such as home, device, siri",
    { $0.menu?.map(\.name) ?? [] },
    { names, settings in
      let actions = names.compactMap { AssistiveAction(named: $0) }
      guard actions.count == names.count, AssistiveTouchSettings.menuSizes.contains(names.count) else {
        return false
      }
      settings.menu = actions
      return true
    })

  private static let gestures = SettingKey<AssistiveTouchSettings>.list(
    "gestures", "recorded gestures with commas between them, each with semicolons between its parts",
    { $0.gestures.map(\.line) },
    { lines, settings in
      let gestures = lines.compactMap(RecordedGesture.init(line:))
      guard gestures.count == lines.count else { return false }
      settings.keepAlone(gestures)
      return true
    })

  private static let others: [SettingKey<AssistiveTouchSettings>] = [
    .action("single tap", { $0.singleTap }, { $0.singleTap = $1 ?? .function(.openMenu) }),
    .action("double tap", { $0.doubleTap }, { $0.doubleTap = $1 }),
    .action("long press", { $0.longPress }, { $0.longPress = $1 }),
    .seconds("double tap time", 0.1...4, \.doubleTapTime),
    .seconds("long press time", 0.1...4, \.longPressTime),
    .number("idle opacity", AssistiveTouchSettings.opacities, \.idleOpacity),
    .flag("button", \.showsButton), .flag("dwell", \.dwell.isOn), dwellTime,
    .number("dwell tolerance", DwellSettings.tolerances, \.dwell.tolerance),
    .flag("falls back", \.dwell.fallsBack),
    .action("fallback", { $0.dwell.fallback }, { $0.dwell.fallback = $1 ?? .function(.tap) }),
  ]

  /// Corners of the screen and buttons of a mouse.
  private static let places: [SettingKey<AssistiveTouchSettings>] =
    DwellSettings.Corner.allCases.map { corner in
      .action(
        "\(corner.rawValue) corner", { $0.dwell.corners[corner] }, { $0.dwell.corners[corner] = $1 })
    }
    + AssistiveTouchSettings.mouseButtons.map { number in
      .action("mouse button \(number)", { $0.mouseButtons[number] }, { $0.mouseButtons[number] = $1 })
    }

  /// Changes a setting; false where there is none by that name, or it takes something else.
  static func set(_ name: String, to value: String, in settings: inout AssistiveTouchSettings) -> Bool {
    settingKeys.first { $0.name == name.lowercased() }?.read(value, &settings) ?? false
  }

  /// Seconds in steps of a quarter.
  private static let dwellTime = SettingKey<AssistiveTouchSettings>.value(
    "dwell time", "0.25 to 8 seconds in steps of 0.25", \.dwell.quarters,
    text: { (Double($0) / 4).inDigits },
    part: { text in Double(text, within: 0.25...8).flatMap { Int(exactly: $0 * 4) } })
}

extension SettingKey where Value == AssistiveTouchSettings {
  /// A function or a recorded gesture, or none.
  fileprivate static func action(
    _ name: String, _ get: @escaping @Sendable (AssistiveTouchSettings) -> AssistiveAction?,
    _ set: @escaping @Sendable (inout AssistiveTouchSettings, AssistiveAction?) -> Void
  ) -> SettingKey {
    SettingKey(
      name: name, choices: "none, a function such as home, or gesture NAME",
      write: { get($0)?.name ?? "none" },
      read: { text, settings in
        if text.lowercased() == "none" {
          set(&settings, nil)
          return true
        }
        guard let action = AssistiveAction(named: text) else { return false }
        set(&settings, action)
        return true
      })
  }
}
