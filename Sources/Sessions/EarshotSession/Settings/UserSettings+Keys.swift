import AccessibilityModel
import VoiceOverEngine

extension UserSettings {
  /// Every setting that is written, in the order of the file: VoiceOver's, with the voice among them, then the rest.
  static let keys: [SettingKey<UserSettings>] = {
    var keys = VoiceOver.settingKeys.map { $0.part(of: \UserSettings.voiceOver) }
    let place = keys.firstIndex { $0.name == "language" } ?? keys.endIndex
    keys.insert(.text("voice", "a language such as en-GB, or a voice's name", \.voice), at: place)
    return keys + [
      .number("braille cells", 2...200, \.brailleCells),
      .text("braille language", "a language such as en", \.braille),
      .flag("contracted braille", \.contracted), .text("activity", "an activity's name", \.activity),
    ] + TechnologyList.all.flatMap { $0.namedSettings.map { $0.part(of: \UserSettings.technologies) } }
  }()

  private var braille: String? {
    get { brailleLanguage }
    set { brailleLanguage = newValue ?? "en" }
  }

  private var contracted: Bool? {
    get { isContracted }
    set { isContracted = newValue ?? false }
  }
}

extension StringProtocol {
  /// Without white space at either end.
  var trimmingSpaces: String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}
