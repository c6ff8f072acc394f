import AccessibilityModel

extension SwitchControl: ListedTechnology {
  /// What people call it.
  public static let name = "Switch Control"

  /// How switches are pressed.
  public static let commandForms = [
    ScriptForm(
      "switch", does: "press the switch of Switch Control; switch on, switch off turn it on and off"),
    ScriptForm("switch next", does: "move its scan on, or back with switch previous"),
  ]

  /// First word of its commands.
  public static let keywords: Set = ["switch"]
  /// Its uncertain rules with their usual choices.
  public static var openRules: [UncertainRule] { SwitchControlOptions().rules }
  /// Its settings by name, as a person changes them.
  public static var namedSettings: [SettingKey<SettingChoices>] { kept.keys }
  private static let kept = TechnologySettings(
    settingKeys, on: SwitchControlSettings(), prefix: "switch control ")

  /// Reads which switch is pressed; `switch on` presses none.
  public static func command(_ words: [ScriptWord]) -> TechnologyCommand<SwitchControl>? {
    guard words.first?.name == "switch", words.count <= 2 else { return nil }
    guard words.count == 2 else { return TechnologyCommand(.select) }
    guard let name = words.last?.name else { return nil }
    switch name {
    case "on": return TechnologyCommand()
    case "off": return .turningOff
    default: return Input(rawValue: name).map { TechnologyCommand($0) }
    }
  }

  /// What the scan is on is one line, and so are the lines that cross the screen.
  public static func lines(of overlay: Overlay) -> [String] {
    switch overlay.kind {
    case .scanner: overlay.lines(framedBy: "scan")
    case .crosshair: ["(scan: lines over the screen)"]
    default: overlay.lines
    }
  }

  /// Apps find Switch Control running.
  public var settingsOfApps: Set<String> { ["switchControl"] }

  /// Makes a Switch Control that follows what was chosen for its rules, and its settings.
  public init(on device: TechnologyDevice) {
    self.init(SwitchControlOptions().following(device.rules), settings: Self.kept.following(device.settings))
  }
}
