import AccessibilityModel
import Testing

@testable import SpokenContentEngine

@Suite("Settings and words of Spoken Content")
struct OptionTests {
  @Test("Z18: every setting is read as it is written, and what makes no sense changes nothing")
  func settings() {
    let written: SettingChoices = [
      "spoken selection": "on", "spoken screen": "on", "spoken highlighting": "words",
      "spoken sentence style": "background", "spoken word color": "green", "spoken sentence color": "purple",
      "spoken language detection": "off", "spoken languages": "el, en", "spoken voices": "en en-GB, pt pt-BR",
      "spoken rate": "70", "spoken rates": "el 40, en 60",
      "spoken pronunciations":
        "GIF > jif [en fr] [voice en-GB] [app My Notes] [app Mail] exact, NASA > nassa",
      "spoken characters": "on",
      "spoken phonetics": "on", "spoken words": "off", "spoken auto-text": "on",
      "spoken predictions": "on", "speech controller": "on", "speech controller opacity": "55",
      "speech controller long press": "speak screen", "speech controller double tap": "tap to speak",
    ]
    #expect(Set(written.byName.keys) == Set(SpokenContentSettings.settingKeys.map(\.name)))
    let kept = TechnologySettings(SpokenContentSettings.settingKeys, on: SpokenContentSettings())
    let settings = kept.following(written)
    for key in SpokenContentSettings.settingKeys {
      #expect(key.write(settings) == written.byName[key.name], "\(key.name)")
      #expect(key.write(SpokenContentSettings()) == nil, "\(key.name)")
      var choices = SettingChoices()
      let named = SpokenContent.namedSettings.first { $0.name == key.name }
      #expect(named?.read(written.byName[key.name] ?? "", &choices) == true)
      #expect(choices.byName[key.name] == written.byName[key.name])
    }
    #expect(
      settings.pronunciations == [
        Pronunciation(
          "GIF", as: "jif", in: ["en", "fr"], voices: ["en-GB"], apps: ["My Notes", "Mail"],
          ignoresCase: false),
        Pronunciation("NASA", as: "nassa"),
      ])
    let nonsense: SettingChoices = [
      "spoken rate": "700", "spoken rates": "el fast", "spoken voices": "en", "spoken pronunciations": "GIF",
      "spoken highlighting": "letters", "unknown": "on",
    ]
    #expect(kept.following(nonsense) == SpokenContentSettings())
  }

  @Test("Z18: whoever turns it on has Speak in the menu and the gesture, as the device's settings say")
  func device() {
    let spoken = SpokenContent(on: TechnologyDevice(language: "el", settings: ["spoken screen": "off"]))
    #expect(spoken.settings.speaksSelection && !spoken.settings.speaksScreen)
    #expect(spoken.person == ["el"])
  }

  @Test("Z18: every language has all phrases and no others")
  func phrases() {
    #expect(SpokenContentPhrases.languages == SpellingAlphabet.languages)
    for language in SpokenContentPhrases.languages {
      let keys = GeneratedPhrases.byLanguage[language]?.keyedLines.map { String($0.key) } ?? []
      let wanted = SpokenContentPhrase.allCases.map(\.rawValue) + ["menu.languages.one"]
      #expect(keys.sorted() == wanted.sorted(), "\(language)")
      let phrases = SpokenContentPhrases(language: language)
      #expect(SpokenContentPhrase.allCases.filter { !phrases.knows($0) } == [], "\(language)")
      let several = phrases(.languages, ["language": "X", "count": "2"])
      #expect(several.contains("X") && several.contains("2"), "\(language)")
      #expect(phrases(.languages, ["language": "X", "count": "1"]).contains("X"), "\(language)")
    }
    #expect(SpokenContentPhrases(language: "zh-TW")(.speak) == "朗讀")
    #expect(LanguageNames(language: "en")["el"] == "Greek")
    #expect(LanguageNames(language: "de").tag(named: "griechisch") == "el")
    #expect(LanguageNames(language: "de").tag(named: "Greek") == "el")
    #expect(LanguageNames(language: "en").tag(named: "pt-BR") == "pt-BR")
  }
}
