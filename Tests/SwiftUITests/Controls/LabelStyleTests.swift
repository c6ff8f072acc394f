import AccessibilityModel
import SwiftUI
import Testing

@MainActor
@Suite("Labels and their styles")
struct LabelStyleTests {
  @Test("A label is heard by its title in every style")
  func styles() throws {
    try HeardScreen.showing {
      Label("Automatic", systemImage: "star")
      Label("Both", systemImage: "star").labelStyle(.titleAndIcon)
      Label("Title", systemImage: "star").labelStyle(.titleOnly)
      Label("Icon", systemImage: "star").labelStyle(IconOnlyLabelStyle())
    } _: { screen in
      #expect(screen.labels == ["Automatic", "Both", "Title", "Icon"])
    }
  }

  @Test("In a style of the app's own the picture is heard only where the title is not seen")
  func ownStyles() {
    let screen = Screen {
      Label("Star", systemImage: "star.fill").labelStyle(Column(showsTitle: true))
      Label("Moon", systemImage: "moon.fill").labelStyle(Column(showsTitle: false))
    }
    #expect(screen.labels == ["Star", "Moon"])
    #expect(screen.element("Star")?.traits.contains(.staticText) == true)
  }

  @Test("A label and the words that it names are one element")
  func labeledContent() throws {
    try HeardScreen.showing {
      LabeledContent("Version", value: "1.4")
      LabeledContent("Price", value: 3, format: .number)
      LabeledContent("Author") { Text("Ada") }
    } _: { screen in
      #expect(screen.heard() == ["Version, 1.4", "Price, 3", "Author, Ada"])
    }
  }

  @Test("A label names the control beside it")
  func labeledControl() throws {
    let screen = Screen { LabeledContent("Volume") { Slider(value: .constant(0.5)) } }
    #expect(screen.labels == ["Volume"])
    #expect(screen.element("Volume")?.value == "50%")
  }

  @Test("A style of the app's own puts a label elsewhere")
  func labeledStyle() {
    let screen = Screen { LabeledContent("Version", value: "1.4").labeledContentStyle(Stacked()) }
    #expect(screen.labels == ["1.4", "Version"])
  }
}

private struct Column: LabelStyle {
  let showsTitle: Bool

  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.icon
      if showsTitle { configuration.title }
    }
  }
}

private struct Stacked: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.content
      configuration.label
    }
  }
}
