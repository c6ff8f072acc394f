import AccessibilityModel
import SwiftUI
import Testing

@MainActor
@Suite("Choosing rows of a list")
struct SelectionTests {
  @Test("One row at most: activating a row chooses it, and it says so")
  func one() throws {
    try HeardScreen.showing {
      ChoosingOne()
    } _: { screen in
      #expect(screen.heard() == ["Anna", "Bert", "Carl", "none"])
      screen.ask(.activate(try screen.stop("Bert").id))
      #expect(screen.heard() == ["Anna", "Selected, Bert", "Carl", "Bert"])
      screen.ask(.activate(try screen.stop("Carl").id))
      #expect(screen.heard() == ["Anna", "Bert", "Selected, Carl", "Carl"])
    }
  }

  @Test("One row always: the list begins with it, and rows are named by their tags")
  func always() throws {
    try HeardScreen.showing {
      ChoosingAlways()
    } _: { screen in
      #expect(screen.heard() == ["Small", "Selected, Large"])
      screen.ask(.activate(try screen.stop("Small").id))
      #expect(screen.heard() == ["Selected, Small", "Large"])
    }
  }

  @Test("Several rows are chosen while the list is edited, and left by activating them again")
  func several() throws {
    try HeardScreen.showing {
      ChoosingSeveral()
    } _: { screen in
      screen.ask(.activate(try screen.stop("Bert").id))
      #expect(screen.labels.last == "0 chosen")
      screen.ask(.activate(try screen.stop("Edit").id))
      screen.ask(.activate(try screen.stop("Bert").id))
      screen.ask(.activate(try screen.stop("Anna").id))
      #expect(
        screen.heard() == ["Done, button", "Selected, Anna", "Selected, Bert", "Carl", "2 chosen"])
      screen.ask(.activate(try screen.stop("Bert").id))
      #expect(screen.labels.last == "1 chosen")
      screen.ask(.activate(try screen.stop("Carl").id))
      #expect(screen.labels.last == "1 chosen")
    }
  }
}

private struct ChoosingOne: View {
  @State private var chosen: String?

  var body: some View {
    List(Hound.all, selection: $chosen) { Text($0.name) }
    Text(chosen ?? "none")
  }
}

private struct ChoosingAlways: View {
  @State private var size = 2

  var body: some View {
    List(selection: $size) {
      Text("Small").tag(1)
      Text("Large").tag(2)
    }
  }
}

private struct ChoosingSeveral: View {
  @State private var chosen: Set<Hound.ID> = []

  var body: some View {
    EditButton()
    List(selection: $chosen) {
      ForEach(Hound.all) { pet in Text(pet.name).selectionDisabled(pet.name == "Carl") }
    }
    Text("\(chosen.count) chosen")
  }
}
