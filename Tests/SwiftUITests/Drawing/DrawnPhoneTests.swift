import AccessibilityModel
import Drawing
import EarshotTesting
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite("Screens as a telephone draws them", .timeLimit(.minutes(10)))
struct DrawnPhoneTests {
  private func symbols(_ screen: Screen) -> [String] {
    screen.drawn.commands.compactMap { command in
      guard case .image(let image) = command, case .symbol(let name, _) = image.source else { return nil }
      return name
    }
  }

  @Test("Labels in bars are seen as their picture alone, and heard by their title")
  func toolbar() throws {
    let screen = Screen {
      NavigationStack {
        Text("Letters").toolbar {
          ToolbarItem(placement: .topBarTrailing) { Button("Share", systemImage: "square.and.arrow.up") {} }
          ToolbarItem(placement: .topBarLeading) {
            Button("Write", systemImage: "square.and.pencil") {}.labelStyle(.titleAndIcon)
          }
          ToolbarItem(placement: .bottomBar) { Button("Trash", systemImage: "trash") {} }
          ToolbarItem(placement: .principal) { Label("All", systemImage: "tray") }
        }
      }
    }
    #expect(Set(symbols(screen)) == ["square.and.arrow.up", "square.and.pencil", "trash", "tray"])
    #expect(Set(screen.drawnWords) == ["Write", "All", "Letters"])
    for name in ["Share", "Trash"] {
      let element = try #require(screen.element(name))
      #expect(element.traits == .button)
    }
  }

  @Test("Tabs of the new style have their symbols above their titles")
  func tabs() {
    let screen = Screen {
      TabView {
        Tab("Inbox", systemImage: "tray") { Text("Letters") }
        Tab("Found", systemImage: "star") { Text("Nothing") }
        Tab(role: .search) { Text("Here") }
      }
    }
    #expect(Set(symbols(screen)) == ["tray", "star", "magnifyingglass"])
    #expect(screen.labels == ["Letters", "Inbox", "Found", "Search"])
  }

  @Test("A tab without a label is drawn without anything, and not as the way to more tabs")
  func bareTab() {
    let screen = Screen {
      TabView {
        Text("Letters").tabItem { Label("Inbox", systemImage: "tray") }
        Text("Nothing")
      }
    }
    #expect(symbols(screen) == ["tray"])
    #expect(Set(screen.drawnWords) == ["Letters", "Inbox"])
  }

  @Test("A tab with a long title is as high as the others")
  func longTab() throws {
    let screen = Screen {
      TabView {
        Tab("Inbox", systemImage: "tray") { Text("Letters") }
        Tab("Assets/Debts", systemImage: "house") { Text("Houses") }
        Tab("Found", systemImage: "star") { Text("Nothing") }
        Tab("Sent", systemImage: "paperplane") { Text("Sent") }
        Tab("Trash", systemImage: "trash") { Text("Gone") }
      }
    }
    let heights = ["Inbox", "Assets/Debts", "Trash"].compactMap { screen.element($0)?.frame.size.height }
    #expect(heights == [49, 49, 49])
  }

  @Test("Between sections without headers lies a gap, as wide as the app asks for")
  func gaps() throws {
    func distance(_ spacing: ListSectionSpacing?) throws -> Double {
      let screen = Screen {
        List {
          Section { Text("One") }
          Section { Text("Two") }
          Section {
            Text("Three")
          } header: {
            Text("Head")
          }
        }
        .listSectionSpacing(spacing ?? .default)
      }
      let (one, two) = (try #require(screen.element("One")), try #require(screen.element("Two")))
      return two.frame.center.y - one.frame.center.y
    }
    #expect(try distance(nil) == 79)
    #expect(try distance(.compact) == 61)
    #expect(try distance(.custom(10)) == 54)
    let plain = Screen {
      List {
        Section { Text("One") }
        Section { Text("Two") }
      }
      .listStyle(.plain)
    }
    let rows = try ["One", "Two"].map { try #require(plain.element($0)).frame.center.y }
    #expect(rows[1] - rows[0] == 44)
  }

  @Test("In rows, pictures of labels have the tint, and a mark that leads on stands behind the value")
  func forms() throws {
    let screen = Screen {
      NavigationStack {
        Form {
          Toggle("Flight", systemImage: "airplane", isOn: .constant(true))
          Picker("Colour", selection: .constant("Red")) { Text("Red").tag("Red") }.pickerStyle(
            .navigationLink)
          NavigationLink("More") { Text("There") }
        }
      }
    }
    let airplane = screen.drawn.commands.compactMap { command -> DrawnImage? in
      guard case .image(let image) = command, case .symbol("airplane", _) = image.source else { return nil }
      return image
    }
    #expect(airplane.first?.chooser == .accent)
    let chevrons = screen.drawn.commands.compactMap { command -> Rect? in
      guard case .image(let image) = command, case .symbol("chevron.right", _) = image.source else {
        return nil
      }
      return image.rect
    }
    #expect(chevrons.count == 2)
    let value = screen.drawn.commands.compactMap { command -> Rect? in
      guard case .text(let text) = command, text.runs.map(\.text.text).joined() == "Red" else { return nil }
      return text.rect
    }
    #expect(try #require(value.first).maxX <= #require(chevrons.first).minX)
  }

  @Test("A list that is edited has a mark before each row that can go, and a grip behind each that moves")
  func editing() throws {
    let screen = Screen { EditedDogs() }
    let before = try #require(screen.element("Rex")).frame.minX
    screen.activate("Edit")
    let after = try #require(screen.element("Rex")).frame.minX
    #expect(after == before + 38)
    #expect(try #require(screen.element("Fixed")).frame.minX == before)
  }

  @Test(
    "While somebody types, the keyboard lies over the screen, and the views make way for it in the picture")
  func keyboard() async throws {
    try await hosting(Typing()) { screen in
      let request = PictureRequest(scale: 1)
      func pixel(_ picture: Picture, _ y: Int) -> PaintColor {
        Bitmap(png: picture.png, width: picture.width, height: picture.height).color(x: 2, y: y)
      }
      let before = try await screen.picture(request)
      #expect(pixel(before, 840).red == 1)
      try await screen.activate("Name")
      let tree = screen.tree
      let picture = try await screen.picture(request)
      #expect(abs(pixel(picture, 840).red - 0.82) < 0.02)
      #expect(abs(pixel(picture, 852 - 330).red - 0.82) < 0.02)
      #expect(pixel(picture, 852 - 345).red != pixel(picture, 852 - 330).red)
      #expect(tree.diff(to: screen.tree).isEmpty)
    }
  }
}

/// Rows that can be deleted and moved, and one that cannot.
struct EditedDogs: View {
  @State private var dogs = ["Bailey", "Rex"]

  var body: some View {
    NavigationStack {
      List {
        ForEach(dogs, id: \.self) { Text($0) }
          .onDelete { dogs.remove(atOffsets: $0) }
          .onMove { dogs.move(fromOffsets: $0, toOffset: $1) }
        Text("Fixed")
      }
      .toolbar { EditButton() }
    }
  }
}

private struct Typing: View {
  @State private var name = ""

  var body: some View {
    VStack {
      TextField("Name", text: $name).keyboardType(.numberPad)
      Spacer()
      Button("Send") {}
    }
  }
}
