import AccessibilityModel
import SwiftUI
import Testing

@MainActor
@Suite("Buttons and their styles")
struct ButtonStyleTests {
  @Test("A button is heard alike in every built-in style")
  func builtIn() throws {
    try HeardScreen.showing {
      Button("Plain") {}.buttonStyle(.plain)
      Button("Bordered") {}.buttonStyle(.bordered)
      Button("Prominent") {}.buttonStyle(.borderedProminent)
      Button("Borderless") {}.buttonStyle(.borderless)
      Button("Automatic") {}.buttonStyle(.automatic)
      Button("Glass") {}.buttonStyle(.glass)
    } _: { screen in
      #expect(
        screen.heard() == [
          "Plain, button", "Bordered, button", "Prominent, button", "Borderless, button",
          "Automatic, button", "Glass, button",
        ])
    }
  }

  @Test("A button with a symbol is named by its words; a role is not spoken")
  func roles() throws {
    try HeardScreen.showing {
      Button("Share", systemImage: "square.and.arrow.up") {}
      Button("Delete dog", systemImage: "trash", role: .destructive) {}
      Button(role: .cancel) {
      } label: {
        Text("Stop")
      }
      Button(role: .close) {}
    } _: { screen in
      #expect(
        screen.heard() == ["Share, button", "Delete dog, button", "Stop, button", "Close, button"])
    }
  }

  @Test("T5: a disabled button is dimmed in the app's own style too")
  func disabled() throws {
    try HeardScreen.showing {
      Button("Pay") {}.buttonStyle(Framed()).disabled(true)
    } _: { screen in
      #expect(screen.heard() == ["Pay, Now, dimmed, button"])
    }
  }

  @Test("What a style adds to a label is part of the name, and the action stays")
  func ownStyle() throws {
    let screen = Screen { Counter().buttonStyle(Framed()) }
    #expect(screen.labels == ["0 taps, Now"])
    screen.activate("0 taps, Now")
    #expect(screen.labels == ["1 taps, Now"])
  }

  @Test("A style that operates the button itself still makes one button")
  func primitive() throws {
    let screen = Screen { Counter().buttonStyle(Twice()) }
    #expect(screen.element("0 taps")?.traits.contains(.button) == true)
    screen.activate("0 taps")
    #expect(screen.labels == ["2 taps"])
  }

  @Test("A style may read the environment")
  func styleEnvironment() {
    let screen = Screen { Button("Go") {}.buttonStyle(Telling()).disabled(true) }
    #expect(screen.labels == ["Go, not now"])
  }

  @Test("The size of controls decides how high a bordered button is")
  func sizes() {
    let screen = Screen {
      Button("Small") {}.buttonStyle(.bordered).controlSize(.small)
      Button("Large") {}.buttonStyle(.bordered).controlSize(.large)
    }
    #expect(screen.element("Small")?.frame.size.height == 28)
    #expect(screen.element("Large")?.frame.size.height == 50)
  }

  @Test("An edit button begins and ends changing, and says what it does next")
  func edit() {
    let screen = Screen { Editing() }
    #expect(screen.labels == ["Edit", "Looking"])
    screen.activate("Edit")
    #expect(screen.labels == ["Done", "Changing"])
  }

  @Test("A rename button is dimmed where nothing can be renamed; a screen can always be edited")
  func editNothing() {
    let screen = Screen {
      EditButton()
      RenameButton()
    }
    #expect(screen.element("Edit")?.traits.contains(.notEnabled) == false)
    #expect(screen.element("Rename")?.traits.contains(.notEnabled) == true)
  }

  @Test("A share link is a button; what it would share is told")
  func share() throws {
    let address = try #require(URL(string: "https://example.org"))
    let screen = Screen {
      ShareLink(item: address)
      ShareLink("Send recipe", item: "Soup")
    }
    #expect(screen.labels == ["Share…", "Send recipe"])
    screen.activate("Send recipe")
    #expect(screen.host.takeDiagnostics().map(\.message).contains { $0.contains("Soup") })
  }
}

private struct Framed: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label
      Text("Now")
    }
    .opacity(configuration.isPressed ? 0.5 : 1)
  }
}

private struct Twice: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.trigger()
      configuration.trigger()
    } label: {
      configuration.label
    }
  }
}

private struct Telling: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      if !isEnabled { Text("not now") }
    }
  }
}

private struct Counter: View {
  @State private var count = 0

  var body: some View { Button("\(count) taps") { count += 1 } }
}

private struct Editing: View {
  @State private var mode = EditMode.inactive

  var body: some View {
    VStack {
      EditButton()
      Text(mode.isEditing ? "Changing" : "Looking")
    }
    .environment(\.editMode, $mode)
  }
}
