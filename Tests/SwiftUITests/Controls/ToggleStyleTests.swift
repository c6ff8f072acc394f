import AccessibilityModel
import SwiftUI
import Testing

@MainActor
@Suite("Toggles and their styles")
struct ToggleStyleTests {
  @Test("A toggle is a switch in every style, and its hint says how to turn it")
  func styles() throws {
    try HeardScreen.showing {
      Toggle("Automatic", isOn: .constant(true)).toggleStyle(.automatic)
      Toggle("Switch", isOn: .constant(false)).toggleStyle(.switch)
      Toggle("Button", isOn: .constant(true)).toggleStyle(.button)
      Toggle("Tinted", isOn: .constant(true)).toggleStyle(SwitchToggleStyle(tint: .red))
      Toggle("Wi-Fi", systemImage: "wifi", isOn: .constant(true))
    } _: { screen in
      #expect(
        screen.heard() == [
          "Automatic, switch button, on. Double tap to toggle setting.",
          "Switch, switch button, off. Double tap to toggle setting.",
          "Button, switch button, on. Double tap to toggle setting.",
          "Tinted, switch button, on. Double tap to toggle setting.",
          "Wi-Fi, switch button, on. Double tap to toggle setting.",
        ])
    }
  }

  @Test("A switch with a line beneath its title is heard by the title first")
  func titleAndLine() throws {
    try HeardScreen.showing {
      Toggle(isOn: .constant(false)) {
        Text("Stay signed in")
        Text("Only on devices that you own, and nobody else uses")
      }
    } _: { screen in
      #expect(
        screen.heard() == [
          "Stay signed in, Only on devices that you own, and nobody else uses, switch button, off. "
            + "Double tap to toggle setting."
        ])
    }
  }

  @Test("A style of the app's own with a button in it stays a switch, and its button is what turns it")
  func ownStyle() throws {
    let screen = Screen { Setting().toggleStyle(Checkmark()) }
    #expect(screen.element("Reachability")?.traits.contains(.toggleButton) == true)
    #expect(screen.element("Reachability")?.value == "0")
    screen.activate("Reachability")
    #expect(screen.element("Reachability")?.value == "1")
    #expect(screen.labels == ["Reachability"])
  }

  @Test("A style may build on the style further out")
  func nested() {
    let screen = Screen { Setting().toggleStyle(Wrapped()) }
    #expect(screen.labels == ["Reachability"])
    screen.activate("Reachability")
    #expect(screen.element("Reachability")?.value == "1")
  }

  @Test("A toggle for several values that differ is mixed, and turns all of them on")
  func sources() throws {
    let screen = Screen { Several() }
    #expect(screen.element("All")?.value == "2")
    screen.activate("All")
    #expect(screen.element("All")?.value == "1")
    #expect(screen.labels.contains("true true"))
  }

  @Test("A toggle whose label is out of sight is still named by it")
  func labelsHidden() {
    let screen = Screen { Toggle("Reachability", isOn: .constant(true)).labelsHidden() }
    #expect(screen.labels == ["Reachability"])
    #expect(screen.element("Reachability")?.frame.size.width == 51)
  }
}

private struct Checkmark: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      Label {
        configuration.label
      } icon: {
        Image(systemName: configuration.isOn ? "checkmark.circle" : "circle")
      }
    }
    .buttonStyle(.plain)
  }
}

private struct Wrapped: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Toggle(configuration).padding()
  }
}

private struct Setting: View {
  @State private var isOn = false

  var body: some View { Toggle("Reachability", isOn: $isOn) }
}

private struct Several: View {
  @State private var first = true
  @State private var second = false

  private struct Source {
    var isOn: Binding<Bool>
  }

  var body: some View {
    Toggle("All", sources: [Source(isOn: $first), Source(isOn: $second)], isOn: \.isOn)
    Text(verbatim: "\(first) \(second)")
  }
}
