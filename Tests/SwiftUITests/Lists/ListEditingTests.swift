import AccessibilityModel
import AppHost
import SwiftUI
import Testing

@MainActor
@Suite("Deleting and moving rows of a list")
struct ListEditingTests {
  @Test("A row that can be deleted offers that among its actions, whether or not the list is edited")
  func deletion() throws {
    try HeardScreen.showing {
      Editable()
    } _: { screen in
      #expect(screen.actions(of: "Bert") == ["Delete"])
      #expect(screen.actions(of: "Carl") == [])
      try screen.perform("Delete", of: screen.stop("Bert"))
      #expect(screen.labels == ["Edit", "Anna", "Carl"])
    }
  }

  @Test("While the list is edited each row has a handle, which says whose neighbour the row is now")
  func reordering() {
    let screen = Screen { Editable() }
    screen.activate("Edit")
    #expect(screen.labels == ["Done", "Anna", "Reorder Anna", "Bert", "Reorder Bert", "Carl"])
    guard let handle = screen.element("Reorder Anna") else { return }
    #expect(handle.hint == "draggable, Double tap and hold, wait for the sound, then drag to rearrange")
    #expect(handle.traits.contains(.button))
    let (x, y) = (handle.frame.center.x, handle.frame.center.y)
    #expect(screen.request(.touch(.began, Point(x: x, y: y))) == .handled(by: nil))
    #expect(
      screen.announced { screen.request(.touch(.moved, Point(x: x, y: y + 44))) } == ["Moved below Bert"])
    #expect(
      screen.announced { screen.request(.touch(.moved, Point(x: x, y: y + 88))) } == ["Moved below Carl"])
    #expect(
      screen.announced { screen.request(.touch(.moved, Point(x: x, y: y + 44))) } == ["Moved above Carl"])
    screen.request(.touch(.ended, Point(x: x, y: y + 44)))
    #expect(screen.labels.filter { !$0.hasPrefix("Reorder") } == ["Done", "Bert", "Anna", "Carl"])
    screen.activate("Done")
    #expect(screen.labels == ["Edit", "Bert", "Anna", "Carl"])
  }

  @Test("A list that changes its collection by itself offers what it was told to")
  func editActions() throws {
    try HeardScreen.showing {
      SelfEditing()
    } _: { screen in
      #expect(screen.actions(of: "Anna") == ["Delete"])
      try screen.perform("Delete", of: screen.stop("Anna"))
      #expect(screen.labels == ["Bert", "Carl", "2 pets"])
    }
  }

  @Test("Elements are moved and removed by their offsets as on the platform")
  func offsets() {
    var letters = ["a", "b", "c", "d"]
    letters.move(fromOffsets: [0, 2], toOffset: 4)
    #expect(letters == ["b", "d", "a", "c"])
    letters.move(fromOffsets: [3], toOffset: 0)
    #expect(letters == ["c", "b", "d", "a"])
    letters.move(fromOffsets: [1], toOffset: 2)
    #expect(letters == ["c", "b", "d", "a"])
    letters.move(fromOffsets: [0, 1], toOffset: 1)
    #expect(letters == ["c", "b", "d", "a"])
    letters.remove(atOffsets: [0, 3])
    #expect(letters == ["b", "d"])
  }

  @Test("The views of a collection tell which collection it is")
  func data() {
    func count(_ content: some DynamicViewContent) -> Int { content.data.count }
    #expect(count(ForEach(Hound.all) { Text($0.name) }.onDelete { _ in }.onMove { _, _ in }) == 3)
  }
}

extension Screen {
  /// What is announced while a body runs.
  func announced(_ body: () -> Void) -> [String] {
    _ = host.takeEvents()
    events = []
    body()
    return events.compactMap { event in
      guard case .notification(.announcement(let text, _, _)) = event else { return nil }
      return text.string
    }
  }
}

private struct Editable: View {
  @State private var pets = Hound.all

  var body: some View {
    EditButton()
    List {
      ForEach(pets) { pet in
        Text(pet.name).deleteDisabled(pet.name == "Carl").moveDisabled(pet.name == "Carl")
      }
      .onDelete { pets.remove(atOffsets: $0) }
      .onMove { pets.move(fromOffsets: $0, toOffset: $1) }
    }
  }
}

private struct SelfEditing: View {
  @State private var pets = Hound.all

  var body: some View {
    List($pets, editActions: .all) { $pet in Text(pet.name) }
    Text("\(pets.count) pets")
  }
}
