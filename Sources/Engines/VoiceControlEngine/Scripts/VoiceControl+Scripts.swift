import AccessibilityModel

extension VoiceControl: ListedTechnology {
  /// What people call it.
  public static let name = "Voice Control"
  /// How words are said to it.
  public static let commandForms = [ScriptForm("say \"WORDS\"", does: "say that to Voice Control")]
  /// First word of its command.
  public static let keywords: Set = ["say"]
  /// Its uncertain rules with their usual choices.
  public static var openRules: [UncertainRule] { VoiceControlOptions().rules }
  /// Its settings by name, as a person changes them.
  public static var namedSettings: [SettingKey<SettingChoices>] { kept.keys }
  private static let kept = TechnologySettings(
    settingKeys, on: VoiceControlSettings(), prefix: "voice control ")

  /// Reads words that are said.
  public static func command(_ words: [ScriptWord]) -> TechnologyCommand<VoiceControl>? {
    guard words.count == 2, words.first?.name == "say" else { return nil }
    return words.last?.quotation.map { TechnologyCommand(.say($0)) }
  }

  /// Makes a Voice Control for the language and the kind of the device, as the person set it.
  public init(on device: TechnologyDevice) {
    var options = VoiceControlOptions().following(device.rules)
    options.platform = device.isMac ? .macOS : .iOS
    options.language = device.language
    self.init(options, settings: Self.kept.following(device.settings))
  }
}
