import Testing

@testable import VoiceOverEngine

@Suite("VoiceOver's own words")
struct PhrasesTests {
  @Test("Every language has every phrase, on every platform")
  func complete() {
    for platform in Dialect.Platform.allCases {
      for language in Phrases.languages {
        let phrases = Phrases(language: language, platform: platform)
        for key in PhraseKey.allCases {
          #expect(phrases.knows(key), "\(language) on \(platform) lacks \(key.rawValue)")
        }
      }
    }
  }

  @Test("Every language has a name for every gesture and an explanation of every command")
  func help() {
    for language in Phrases.languages {
      let phrases = Phrases(language: language, platform: .iOS)
      for gesture in Gesture.allCases {
        #expect(phrases.words(named: "gesture.\(gesture)") != nil, "\(language) lacks \(gesture)")
      }
      for (name, command) in Command.all {
        #expect(phrases.words(named: "command.\(command.helpName)") != nil, "\(language) lacks \(name)")
      }
    }
  }

  @Test("Arguments are filled in, and a count chooses its plural")
  func arguments() {
    let phrases = Phrases(language: "en", platform: .macOS)
    #expect(phrases.words(.position, ["index": "2", "count": "3"]) == "2 of 3")
    #expect(phrases.words(.moreContentCount, ["count": "1"]) == "1 item")
    #expect(phrases.words(.moreContentCount, ["count": "5"]) == "5 items")
  }

  @Test("A region falls back to its language, an unknown language to English")
  func fallback() {
    #expect(Phrases(language: "en-GB", platform: .iOS).words(.button) == "button")
    #expect(Phrases(language: "tlh", platform: .iOS).words(.button) == "button")
  }

  @Test("K10: a Mac has words of its own where it differs")
  func platforms() {
    #expect(Phrases(language: "en", platform: .iOS).words(.adjustable) == "adjustable")
    #expect(Phrases(language: "en", platform: .macOS).words(.adjustable) == "slider")
    #expect(Phrases(language: "en", platform: .iOS).words(.hintPress).isEmpty)
  }
}
