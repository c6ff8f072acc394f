import AccessibilityModel
import SwiftUI
import Testing

@MainActor
@Suite("Pickers and their styles")
struct PickerTests {
  private static let adjust = "Swipe up or down with one finger to adjust the value."

  @Test("A picker with a list says its name and what is chosen")
  func menu() throws {
    try HeardScreen.showing {
      Sizes()
    } _: { screen in
      #expect(
        screen.heard() == ["Size, Medium, pop up button. Double tap to activate the picker."])
      try #expect(screen.only().rules.map(\.name) == ["control.menuPicker"])
    }
  }

  @Test("Choosing from the list of a picker closes it and changes the value")
  func choosing() throws {
    let screen = Screen { Sizes() }
    screen.activate("Size")
    #expect(screen.labels == ["Small", "Medium", "Large", "Dismiss context menu"])
    #expect(screen.element("Medium")?.traits.contains(.selected) == true)
    screen.activate("Large")
    #expect(screen.labels == ["Size"])
    #expect(screen.element("Size")?.value == "Large")
  }

  @Test("The segments of a picker are buttons that say their places")
  func segmented() throws {
    try HeardScreen.showing {
      Sizes().pickerStyle(.segmented)
    } _: { screen in
      #expect(
        screen.heard() == [
          "Small, button, 1 of 3", "Selected, Medium, button, 2 of 3", "Large, button, 3 of 3",
        ])
    }
  }

  @Test("A wheel is adjustable and says what is chosen, not its name")
  func wheel() throws {
    try HeardScreen.showing {
      Sizes().pickerStyle(.wheel)
    } _: { screen in
      #expect(screen.heard() == ["Medium, picker item, adjustable. \(Self.adjust)"])
      try screen.ask(.increment(screen.only().id))
      try #expect(screen.only().value == "Large")
      try screen.ask(.increment(screen.only().id))
      try #expect(screen.only().value == "Large")
    }
  }

  @Test("An inline picker is its name and a button for each option")
  func inline() throws {
    try HeardScreen.showing {
      VStack { Sizes().pickerStyle(.inline) }
    } _: { screen in
      #expect(
        screen.heard() == ["Size", "Small, button", "Selected, Medium, button", "Large, button"])
      screen.ask(.activate(try screen.stop("Small").id))
      try #expect(screen.stop("Small").traits.contains(.selected))
      try #expect(!screen.stop("Medium").traits.contains(.selected))
    }
  }

  @Test("A picker of round buttons is its name and a button for each option")
  func radioGroup() throws {
    try HeardScreen.showing {
      Sizes().pickerStyle(.radioGroup)
    } _: { screen in
      #expect(
        screen.heard() == ["Size", "Small, button", "Selected, Medium, button", "Large, button"])
    }
  }

  @Test("A picker that leads to a screen goes back once something is chosen")
  func navigationLink() throws {
    let screen = Screen { Leading() }
    #expect(screen.element("Size")?.value == "Medium")
    screen.activate("Size")
    #expect(screen.labels.suffix(4) == ["Size", "Small", "Medium", "Large"])
    screen.activate("Large")
    #expect(screen.element("Size")?.value == "Large")
  }

  @Test("The elements of a collection are chosen by their ids; what has no value is only seen")
  func collection() throws {
    let screen = Screen { Dogs().pickerStyle(.inline) }
    #expect(screen.labels == ["Dog", "Bailey", "Rex", "Nobody"])
    #expect(screen.element("Nobody")?.traits.contains(.selected) == true)
    screen.activate("Rex")
    #expect(screen.element("Rex")?.traits.contains(.selected) == true)
    screen.activate("Nobody")
    #expect(screen.element("Nobody")?.traits.contains(.selected) == true)
  }

  @Test("Options in sections keep their headers")
  func sections() {
    let screen = Screen {
      VStack {
        Picker("Fruit", selection: .constant(1)) {
          Section("Red") { Text("Apple").tag(1) }
          Section("Yellow") { Text("Lemon").tag(2) }
        }
        .pickerStyle(.inline)
      }
    }
    #expect(screen.labels == ["Fruit", "Red", "Apple", "Yellow", "Lemon"])
    #expect(screen.element("Apple")?.traits.contains(.selected) == true)
    #expect(screen.element("Red")?.traits.contains(.button) == false)
  }

  @Test("A picker in a form shows its name beside what is chosen")
  func form() throws {
    let screen = Screen { Form { Sizes() } }
    let row = try #require(screen.element("Size"))
    #expect(row.frame.size.width == 321)
  }

  @Test("More options make a longer list")
  func changing() {
    let screen = Screen { Growing() }
    screen.activate("Add")
    #expect(screen.labels == ["Add", "0", "1", "2"])
  }

  @Test("A colour picker says its name and the colour")
  func color() throws {
    let screen = Screen { Paint() }
    #expect(screen.element("Tint")?.value == "red")
    screen.activate("Tint")
    #expect(screen.element("red")?.traits.contains(.selected) == true)
    screen.activate("blue")
    #expect(screen.element("Tint")?.value == "blue")
  }
}

private enum Size: CaseIterable { case small, medium, large }

private struct Sizes: View {
  @State private var size = Size.medium

  var body: some View {
    Picker("Size", selection: $size) {
      Text("Small").tag(Size.small)
      Text("Medium").tag(Size.medium)
      Text("Large").tag(Size.large)
    }
  }
}

private struct Leading: View {
  @State private var size = Size.medium

  var body: some View {
    NavigationStack {
      Picker("Size", selection: $size) {
        Text("Small").tag(Size.small)
        Text("Medium").tag(Size.medium)
        Text("Large").tag(Size.large)
      }
      .pickerStyle(.navigationLink)
    }
  }
}

private struct Dogs: View {
  @State private var dog: String?

  var body: some View {
    VStack {
      Picker("Dog", selection: $dog) {
        ForEach(["Bailey", "Rex"], id: \.self) { Text($0) }
        Text("Nobody").tag(String?.none)
      }
    }
  }
}

private struct Growing: View {
  @State private var count = 2

  var body: some View {
    Button("Add") { count += 1 }
    Picker("Number", selection: .constant(0)) {
      ForEach(Array(0..<count), id: \.self) { Text(verbatim: "\($0)").tag($0) }
    }
    .pickerStyle(.segmented)
  }
}

private struct Paint: View {
  @State private var color = Color.red

  var body: some View { ColorPicker("Tint", selection: $color) }
}
