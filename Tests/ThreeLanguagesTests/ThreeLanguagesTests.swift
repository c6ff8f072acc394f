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

  @Test("Z18: a pointer selects the words it comes to, in each language, where their letters are drawn")
  func pointing() async throws {
    try await hosting(ThreeLanguages()) { screen in
      try await screen.spokenContent.turnOn(Self.highlighting)
      try await screen.drive("select word 20 130\nexpect selected \"The\"")
      let text = ThreeLanguages.english + "\n\n" + ThreeLanguages.greek + "\n\n" + ThreeLanguages.arabic
      for words in ["The", "revolutionary", "επαναστατικό", "οθόνης.", "الثوري"] {
        try await screen.spokenContent.send(.selectText(words))
        let place = try await Self.place(of: words, on: screen)
        try await screen.spokenContent.send(.selectNothing)
        try await screen.spokenContent.send(.selectWord(at: place))
        try await screen.drive("expect selected \"\(words)\"")
      }
      try await screen.spokenContent.send(.selectText("equally"))
      let from = try await Self.place(of: "equally", on: screen)
      try await screen.spokenContent.send(.selectText("πρόγραμμα"))
      let to = try await Self.place(of: "πρόγραμμα", on: screen)
      try await screen.spokenContent.send(.selectWord(at: to))
      try await screen.spokenContent.send(.selectTo(from))
      let start = try #require(text.range(of: "equally"))
      let end = try #require(text.range(of: "πρόγραμμα"))
      let selected = text[start.lowerBound..<end.upperBound].split(whereSeparator: \.isWhitespace)
      try await screen.drive("expect selected \"\(selected.joined(separator: " "))\"")
    }
  }

  /// The middle of what a picture shows selected, in points: the pixels that are otherwise than without it.
  private static func place(of words: String, on screen: Screen) async throws -> Point {
    try await screen.spokenContent.send(.menu)
    let overlay = try #require(await screen.spokenContent.overlay, "\(words)")
    let plain = try await screen.picture(PictureRequest(scale: 1, former: 0))
    let shown = try await screen.picture(PictureRequest(scale: 1, overlays: [overlay], former: plain.number))
    let part = try #require(shown.part)
    return Point(x: Double(part.x) + Double(part.width) / 2, y: Double(part.y) + Double(part.height) / 2)
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
