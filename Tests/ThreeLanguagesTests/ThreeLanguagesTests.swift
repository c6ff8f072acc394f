import EarshotTesting
import SwiftUI
import Testing

@testable import ThreeLanguages

@Suite("One sentence in three languages", .timeLimit(.minutes(10)))
struct ThreeLanguagesTests {
  private static var highlighting: SpokenContentSettings {
    var settings = SpokenContentSettings()
    settings.speaksSelection = true
    settings.speaksScreen = true
    settings.highlights = true
    return settings
  }

  @Test("Z18: the languages of the selection are offered, and each is spoken in its voice, word by word")
  func selection() async throws {
    try await hosting(ThreeLanguages()) { screen in
      try await screen.spokenContent.turnOn(Self.highlighting)
      try await screen.drive(
        """
        select text "sentences"
        expect speak menu "English, 2 other languages available"
        speak choose "English, 2 other languages available"
        speak choose "Speak Each Language"
        expect speaking "\(ThreeLanguages.english)" in English
        expect highlighted "The"
        wait 700ms
        expect highlighted "revolutionary"
        speak next
        expect speaking "\(ThreeLanguages.greek)" in Greek
        speak next
        expect speaking "\(ThreeLanguages.arabic)" in Arabic
        wait
        expect speaking nothing
        """)
    }
  }

  @Test("Z18: the screen is read without its button")
  func screen() async throws {
    try await hosting(ThreeLanguages()) { screen in
      try await screen.spokenContent.turnOn(Self.highlighting)
      try await screen.spokenContent.send(.speakScreen)
      #expect(await screen.spokenContent.speaking?.words == "Screen readers")
      try await screen.advance(by: .seconds(60))
      #expect(
        screen.heard.suffix(4) == [
          "Screen readers", ThreeLanguages.english, ThreeLanguages.greek, ThreeLanguages.arabic,
        ])
    }
  }

  @Test("Z18: the highlight is drawn behind the word, where the word stands")
  func picture() async throws {
    try await hosting(ThreeLanguages()) { screen in
      try await screen.spokenContent.turnOn(Self.highlighting)
      try await screen.spokenContent.send(.selectText("revolutionary screen reader"))
      let plain = try await screen.picture(PictureRequest())
      try await screen.spokenContent.send(.speakSelection)
      #expect(await screen.spokenContent.highlighted == ["revolutionary screen reader", "revolutionary"])
      let overlay = try #require(await screen.spokenContent.overlay)
      let seen = try await screen.picture(PictureRequest(overlays: [overlay]))
      #expect(seen.png != plain.png)
    }
  }
}
