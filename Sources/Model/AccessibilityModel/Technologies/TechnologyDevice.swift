/// What a technology finds on the device when it is turned on.
public struct TechnologyDevice: Hashable, Sendable {
  /// What was chosen for open questions.
  public var rules: RuleChoices
  /// True on a Mac, false on a phone or a tablet.
  public var isMac: Bool
  /// BCP 47 tag of the language that the device speaks.
  public var language: String
  /// BCP 47 tags of the languages that the person reads, the first the preferred one.
  public var languages: [String]
  /// Tells languages apart that share a script; `nil` where the device cannot.
  public var identifier: LanguageIdentifier?
  /// What the person set about technologies, by the names of the settings.
  public var settings: SettingChoices
  /// Name of the app on the screen; `nil` where nobody knows it.
  public var app: String?
  /// Name of the text size, such as `accessibility3`; `nil` where the app alone knows it.
  public var textSize: String?

  /// Makes a device; what is left out is as on a new phone in English.
  public init(
    rules: RuleChoices = RuleChoices(), isMac: Bool = false, language: String = "en", textSize: String? = nil,
    languages: [String] = [], identifier: LanguageIdentifier? = nil,
    settings: SettingChoices = SettingChoices(), app: String? = nil
  ) {
    self.rules = rules
    self.isMac = isMac
    self.language = language
    self.textSize = textSize
    self.languages = languages
    self.identifier = identifier
    self.settings = settings
    self.app = app
  }
}
