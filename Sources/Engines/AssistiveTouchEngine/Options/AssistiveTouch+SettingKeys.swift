import AccessibilityModel

extension AssistiveTouch {
  /// Its settings by name, as scripts write and read them.
  public static let settingKeys: [SettingKey<AssistiveTouchSettings>] =
    [
      .list(
        "menu", "one to eight functions with commas between them, such as home, device, siri",
        { $0.menu?.map(\.name) ?? [] },
        { names, settings in
          let actions = names.compactMap { AssistiveAction(named: $0) }
          guard actions.count == names.count, AssistiveTouchSettings.menuSizes.contains(names.count) else {
            return false
          }
          settings.menu = actions
          return true
        }),
      .action("single tap", { $0.singleTap }, { $0.singleTap = $1 ?? .function(.openMenu) }),
      .action("double tap", { $0.doubleTap }, { $0.doubleTap = $1 }),
      .action("long press", { $0.longPress }, { $0.longPress = $1 }),
      .time("double tap time", \.doubleTapTime), .time("long press time", \.longPressTime),
      .number("idle opacity", AssistiveTouchSettings.opacities, \.idleOpacity),
      .flag("button", \.button), .flag("dwell", \.dwells), dwellTime,
      .number("dwell tolerance", DwellSettings.tolerances, \.tolerance),
      .flag("falls back", \.fallsBack),
      .action("fallback", { $0.dwell.fallback }, { $0.dwell.fallback = $1 ?? .function(.tap) }),
    ]
    + DwellSettings.Corner.allCases.map { corner in
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
  private static let dwellTime = SettingKey<AssistiveTouchSettings>(
    name: "dwell time", choices: "0.25 to 8 seconds in steps of 0.25",
    write: { RecordedGesture.text(Double($0.dwell.quarters) / 4) },
    read: { text, settings in
      guard let seconds = Double(text), seconds.isFinite, (0.25...8).contains(seconds),
        (seconds * 4).rounded() == seconds * 4
      else { return false }
      settings.dwell.quarters = Int(seconds * 4)
      return true
    })
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

  /// Seconds from 0.1 to 4.
  fileprivate static func time(
    _ name: String, _ path: WritableKeyPath<AssistiveTouchSettings, Duration?> & Sendable
  ) -> SettingKey {
    SettingKey(
      name: name, choices: "0.1 to 4 seconds",
      write: { $0[keyPath: path].map { RecordedGesture.text($0 / .seconds(1)) } },
      read: { text, settings in
        guard let seconds = Double(text), (0.1...4).contains(seconds) else { return false }
        settings[keyPath: path] = .milliseconds(Int64((seconds * 1_000).rounded()))
        return true
      })
  }
}

/// Each setting with `nil` for what a line of a file does not say.
extension AssistiveTouchSettings {
  fileprivate var button: Bool? {
    get { showsButton }
    set { showsButton = newValue ?? true }
  }

  fileprivate var dwells: Bool? {
    get { dwell.isOn }
    set { dwell.isOn = newValue ?? false }
  }

  fileprivate var tolerance: Int? {
    get { dwell.tolerance }
    set { dwell.tolerance = newValue ?? 3 }
  }

  fileprivate var fallsBack: Bool? {
    get { dwell.fallsBack }
    set { dwell.fallsBack = newValue ?? true }
  }
}
