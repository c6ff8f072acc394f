import AppResources

extension String {
  /// Words of the system in the person's language: that of the app on the screen, that of what speaks elsewhere.
  ///
  ///     String(system: .page, ["index": "1", "count": "3"])   // "Page 1 of 3"
  ///
  /// - Source: Behaviour 10.24
  package init(system key: SystemPhrase, _ arguments: [String: String] = [:]) {
    let settings = RunningApp.settings
    let environment = settings.environment
    let language = key.isSpoken ? environment.speechLanguage : environment.locale
    let phrases = SystemPhrases.kept(for: language)
    self = phrases.words(key, arguments)
    if phrases.language != "en" { settings.systemWords.note(self, of: phrases.language) }
  }
}
