import AccessibilityModel
import SwiftUI
import Testing

@MainActor
@Suite("Symbols of the system")
struct SymbolTests {
  @Test(
    "A symbol is heard by what the system calls it",
    arguments: [
      ("xmark", "Close"), ("heart", "Love"), ("square.and.arrow.up", "Share"), ("plus", "Add"),
      ("trash", "Delete"), ("magnifyingglass", "Search"), ("gearshape", "Settings"), ("star", "Favorite"),
    ])
  func names(_ name: String, _ words: String) throws {
    try HeardScreen.showing {
      Image(systemName: name)
    } _: { screen in
      #expect(screen.heard() == ["\(words), image"])
    }
  }

  @Test("Frames and fillings change nothing; badges and lines through a symbol are heard")
  func variants() throws {
    let names = [
      "xmark.circle.fill", "heart.fill", "star.circle", "bell.slash.fill", "cloud.slash",
      "folder.fill.badge.plus",
      "car.badge.xmark", "1.circle", "a.square.fill", "50.circle", "person.crop.circle.fill",
      "no.such.symbol",
      "heart.no.such", "",
    ]
    try HeardScreen.showing {
      ForEach(names.dropLast(), id: \.self) { Image(systemName: $0) }
    } _: { screen in
      #expect(
        screen.labels == [
          "Close", "Love", "Favorite", "Silence", "Cloud, Off", "Folder, Add", "Car, Failed", "1", "A", "50",
          "Account", "no.such.symbol", "heart.no.such",
        ])
    }
  }

  @Test("A variant set from outside is heard as the symbol that it makes")
  func variantModifier() throws {
    try HeardScreen.showing {
      VStack {
        Image(systemName: "bell")
        Image(systemName: "eye")
        Image(systemName: "xyz")
      }
      .symbolVariant(.slash).symbolVariant(.fill)
      Image(systemName: "heart").symbolVariant(.circle.fill)
    } _: { screen in
      #expect(screen.labels == ["Silence", "Hide", "xyz", "Love"])
    }
  }

  @Test("What moves or colours a symbol leaves its name; its extent follows the scale")
  func looks() throws {
    let screen = Screen.availableSpace(300, 300) {
      Image(systemName: "bell", variableValue: 0.3).symbolRenderingMode(.hierarchical)
        .symbolEffect(.pulse).symbolEffect(.bounce.up, options: .repeating, value: 1)
      Image(systemName: "gear").imageScale(.small)
      Image(systemName: "plus").imageScale(.large)
    }
    #expect(
      screen.frames.map { $0.split(separator: " ").dropFirst(3).joined(separator: " ") } == [
        "20 20", "16 16", "26 26",
      ])
    #expect(screen.labels == ["Notifications", "Settings", "Add"])
  }

  @Test("A button with a symbol alone is named by it, and a label by its words")
  func controls() throws {
    try HeardScreen.showing {
      Button {
      } label: {
        Image(systemName: "xmark")
      }
      Label("Dogs", systemImage: "pawprint").labelStyle(.iconOnly)
      Button("Send", systemImage: "paperplane") {}
    } _: { screen in
      #expect(screen.heard() == ["Close, button", "Dogs, image", "Send, button"])
    }
  }
}
