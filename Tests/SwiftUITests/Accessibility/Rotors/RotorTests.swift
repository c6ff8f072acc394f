import EarshotTesting
import SwiftUI
import Testing

@MainActor
@Suite("Rotors that views declare", .timeLimit(.minutes(10)))
struct RotorTests {
  @Test("1.4.3 C1: entries lead to the views that have their ids, on and back, and end at a boundary")
  func ids() async throws {
    try await hosting(Kennel()) { screen in
      try await screen.drive(
        """
        select "Bailey"
        rotor "Puppies"
        down
        expect "Cooper"
        down
        expect "Maya"
        down
        expect sound boundary
        up
        expect "Cooper"
        """)
    }
  }

  @Test("1.4.3 C1: what is not on the screen yet is brought there, by the app or by scrolling to its id")
  func prepared() async throws {
    let prepared = Noted<[Int]>([])
    try await hosting(LongList(prepared: prepared)) { screen in
      try await screen.drive(
        """
        select "Row 1"
        rotor "Hundreds"
        down
        expect "Row 100"
        down
        expect "Row 200"
        up
        expect "Row 100"
        """)
    }
    #expect(prepared.value == [100, 200, 100])
  }

  @Test("1.4.3 C1: a row within a section of a collection is found by its id, on screen or not")
  func nested() async throws {
    try await hosting(Sections()) { screen in
      try await screen.drive(
        """
        select "s0 r0"
        rotor "Eights"
        down
        expect "s0 r8"
        down
        expect "s9 r8"
        up
        expect "s0 r8"
        """)
      try await screen.activate("Go to section 5")
      try await screen.advance(by: .seconds(1))
      #expect(try screen.element(named: "s5 r0").frame.maxY <= 852)
    }
  }

  @Test("1.4.3 C4: stretches of a text are spoken alone")
  func ranges() async throws {
    try await hosting(Story()) { screen in
      try await screen.drive(
        """
        select "Bailey met Maya and Cooper"
        rotor "Names"
        down
        expect "Bailey"
        down
        expect "Maya"
        down
        expect "Cooper"
        up
        expect "Maya"
        """)
    }
  }

  @Test("1.4.3 C2: a rotor of the system is filled by the app, and headings beside it are not met")
  func system() async throws {
    try await hosting(Chapters()) { screen in
      try await screen.drive(
        """
        select "Title"
        rotor "Headings"
        down
        expect "Chapter two"
        down
        expect sound boundary
        """)
    }
  }

  @Test("3.2: entries find views that are named in a namespace, and conditions and loops choose among them")
  func namespaces() async throws {
    try await hosting(Named()) { screen in
      try await screen.drive(
        """
        select "One"
        rotor "Odd"
        down
        expect "Three"
        down
        expect "Five"
        """)
    }
  }

  @Test("3.2: a rotor of things with ids and names leads to their views")
  func models() async throws {
    try await hosting(Models()) { screen in
      try await screen.drive(
        """
        select "Bailey"
        rotor "Dogs"
        down
        expect "Maya"
        """)
    }
  }
}

private struct Pup: Identifiable {
  let id: Int
  let name: String
  var isPuppy = false

  static let all = [
    Pup(id: 1, name: "Bailey"), Pup(id: 2, name: "Cooper", isPuppy: true), Pup(id: 3, name: "Rex"),
    Pup(id: 4, name: "Maya", isPuppy: true),
  ]
}

private struct Kennel: View {
  var body: some View {
    VStack {
      ForEach(Pup.all) { Text($0.name) }
    }
    .accessibilityRotor("Puppies") {
      ForEach(Pup.all.filter(\.isPuppy)) { AccessibilityRotorEntry($0.name, id: $0.id) }
    }
  }
}

private struct LongList: View {
  let prepared: Noted<[Int]>

  var body: some View {
    List(1..<1000, id: \.self) { Text("Row \($0)") }
      .accessibilityRotor("Hundreds") {
        AccessibilityRotorEntry("Row 100", id: 100) { prepared.value.append(100) }
        AccessibilityRotorEntry("Row 200", id: 200, prepare: { prepared.value.append(200) })
      }
  }
}

private struct Story: View {
  private let text = "Bailey met Maya and Cooper"

  private var names: [Range<String.Index>] {
    ["Bailey", "Maya", "Cooper"].compactMap { text.range(of: $0) }
  }

  var body: some View {
    Text(text).accessibilityRotor("Names", textRanges: names)
  }
}

private struct Chapters: View {
  var body: some View {
    VStack {
      Text("Title").accessibilityAddTraits(.isHeader)
      Text("Chapter one").accessibilityAddTraits(.isHeader)
      Text("Chapter two").id("two")
    }
    .accessibilityRotor(.headings) { AccessibilityRotorEntry("Two", id: "two") }
  }
}

private struct Named: View {
  @Namespace private var space
  private let numbers = ["One", "Two", "Three", "Four", "Five"]
  var showsFive = true

  var body: some View {
    VStack {
      ForEach(0..<5) { index in
        Text(numbers[index]).accessibilityRotorEntry(id: index, in: space)
      }
    }
    .accessibilityRotor("Odd") {
      AccessibilityRotorEntry("Three", id: 2, in: space)
      if showsFive { AccessibilityRotorEntry(id: 4, in: space) }
    }
  }
}

private struct Models: View {
  var body: some View {
    VStack {
      ForEach(Pup.all) { Text($0.name) }
    }
    .accessibilityRotor("Dogs", entries: [Pup.all[0], Pup.all[3]], entryLabel: \.name)
  }
}

/// Sections of rows, each of a collection in a collection.
private struct Sections: View {
  var body: some View {
    ScrollViewReader { scroll in
      Button("Go to section 5") { scroll.scrollTo("s5", anchor: .top) }
      List {
        ForEach((0..<10).map { "s\($0)" }, id: \.self) { section in
          Section(section) {
            ForEach((0..<10).map { "\(section) r\($0)" }, id: \.self, content: Text.init)
          }
        }
      }
      .accessibilityRotor("Eights") {
        AccessibilityRotorEntry("First", id: "s0 r8")
        AccessibilityRotorEntry("Last", id: "s9 r8")
      }
    }
  }
}
