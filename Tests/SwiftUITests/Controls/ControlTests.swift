import AccessibilityModel
import SwiftUI
import Testing

@MainActor
@Suite("Controls")
struct ControlTests {
  @Test("A toggle is one element with its label, and says whether it is on")
  func toggle() throws {
    let screen = Screen { Settings() }
    let before = try #require(screen.element("Reachability"))
    #expect(before.traits.isSuperset(of: [.toggleButton, .button]))
    #expect(before.value == "0")
    screen.activate("Reachability")
    #expect(screen.element("Reachability")?.value == "1")
    #expect(screen.element("Reachability")?.id == before.id)
  }

  @Test("A label is heard by its title alone, also where only its picture is shown")
  func label() {
    let screen = Screen {
      Label("Favourites", systemImage: "star")
      Label("Trash", systemImage: "bin").labelStyle(.iconOnly)
      Label("Words", systemImage: "a").labelStyle(.titleOnly)
    }
    #expect(screen.labels == ["Favourites", "Trash", "Words"])
  }

  @Test("A button with a label of title and picture is named by the title")
  func labelledButton() {
    let screen = Screen {
      Button {
      } label: {
        Label("Share", systemImage: "square.and.arrow.up")
      }
    }
    #expect(screen.labels == ["Share"])
    #expect(screen.element("Share")?.traits.contains(.button) == true)
  }

  @Test("A link is a link and a button; opening it is told, for nothing else can open it here")
  func link() throws {
    let address = try #require(URL(string: "https://example.org"))
    let screen = Screen { Link("Read more", destination: address) }
    #expect(screen.element("Read more")?.traits.isSuperset(of: [.link, .button]) == true)
    screen.activate("Read more")
    #expect(screen.host.takeDiagnostics().count == 1)
  }

  @Test("An app opens its own addresses")
  func openURL() throws {
    let screen = Screen { Opening() }
    screen.activate("Go")
    #expect(screen.labels.contains("Opened example.org"))
    #expect(screen.host.takeDiagnostics().isEmpty)
  }

  @Test("A disclosure group says whether it is open, and shows its content")
  func disclosure() {
    let screen = Screen { DisclosureGroup("More") { Text("Inside") } }
    #expect(screen.labels == ["More"])
    #expect(screen.element("More")?.expanded == false)
    screen.activate("More")
    #expect(screen.labels == ["More", "Inside"])
    #expect(screen.element("More")?.expanded == true)
  }

  @Test("J2, J5: a slider speaks percent and moves by a tenth, or by its step")
  func slider() throws {
    let screen = Screen { Sliders() }
    let volume = try #require(screen.element("Volume"))
    #expect(volume.traits.contains(.adjustable))
    #expect(volume.value == "50%")
    screen.request(.increment(volume.id))
    #expect(screen.element("Volume")?.value == "60%")
    let age = try #require(screen.element("Age"))
    screen.request(.decrement(age.id))
    #expect(screen.element("Age")?.value == "36")
  }

  @Test("A slider stops at the ends of its range")
  func sliderEnds() throws {
    let screen = Screen { Sliders() }
    let id = try #require(screen.element("Volume")?.id)
    for _ in 0..<8 { screen.request(.increment(id)) }
    #expect(screen.element("Volume")?.value == "100%")
  }

  @Test("T5: what is disabled is dimmed and does nothing")
  func disabled() {
    let screen = Screen { Settings().disabled(true) }
    #expect(screen.element("Reachability")?.traits.contains(.notEnabled) == true)
    screen.activate("Reachability")
    #expect(screen.element("Reachability")?.value == "0")
  }

  @Test("The header of a section is a heading")
  func section() {
    let screen = Screen {
      Form {
        Section("General") { Text("Row") }
        Section {
          Text("Other row")
        } footer: {
          Text("Remark")
        }
      }
    }
    #expect(screen.labels == ["General", "Row", "Other row", "Remark"])
    #expect(screen.element("General")?.traits.contains(.header) == true)
    #expect(screen.element("Row")?.traits.contains(.header) == false)
  }
}

private struct Settings: View {
  @State private var isOn = false

  var body: some View { Toggle("Reachability", isOn: $isOn) }
}

private struct Sliders: View {
  @State private var volume = 0.5
  @State private var age = 37.0

  var body: some View {
    Slider(value: $volume) { Text("Volume") }
    Slider(value: $age, in: 18...120, step: 1) { Text("Age") }
  }
}

private struct Opening: View {
  @State private var opened = "Nothing"

  var body: some View {
    Text("Opened \(opened)")
    if let address = URL(string: "https://example.org") {
      Link("Go", destination: address)
        .environment(
          \.openURL,
          OpenURLAction { url in
            opened = url.host() ?? ""
            return .handled
          })
    }
  }
}
