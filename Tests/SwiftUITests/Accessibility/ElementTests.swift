import AccessibilityModel
import SwiftUI
import Testing

@Suite("Elements of views")
@MainActor
struct ElementTests {
  @Test("A modifier changes the one element of a view, makes one where there is none, and each of several")
  func reach() throws {
    try HeardScreen.showing {
      Text("Title").padding().accessibilityLabel("Name")
      Image(decorative: "photo").frame(width: 30, height: 20).accessibilityLabel("Photo")
      HStack {
        Text("One")
        Text("Two")
      }
      .accessibilityLabel("Both")
      Color.red.frame(width: 10, height: 10).accessibilityIdentifier("nothing to hear")
    } _: { screen in
      #expect(screen.labels == ["Name", "Photo", "Both", "Both"])
      let name = try screen.stop("Name")
      #expect(name.traits == .staticText)
      let photo = try screen.stop("Photo")
      #expect(photo.traits == [])
      #expect(photo.frame.size == Size(width: 30, height: 20))
    }
  }

  @Test("The outer of two names, values, hints and identifiers wins")
  func outerWins() throws {
    try HeardScreen.showing {
      Text("Title")
        .accessibilityLabel("a").accessibilityLabel("A")
        .accessibilityValue("b").accessibilityValue("B")
        .accessibilityHint("c").accessibilityHint("C")
        .accessibilityIdentifier("d").accessibilityIdentifier("D")
        .accessibilityInputLabels(["e"]).accessibilityInputLabels(["E", "F"])
        .accessibilitySortPriority(1).accessibilitySortPriority(2)
    } _: { screen in
      let element = try screen.only()
      #expect(element.label == "A")
      #expect(element.value == "B")
      #expect(element.hint == "C")
      #expect(element.identifier == "D")
      #expect(element.inputLabels == ["E", "F"])
      #expect(element.sortPriority == 2)
    }
  }

  @Test("Traits are added and taken away in order; actions add up")
  func order() throws {
    try HeardScreen.showing {
      Text("Title")
        .accessibilityAddTraits([.isHeader, .isButton]).accessibilityRemoveTraits(.isButton)
        .accessibilityRemoveTraits([.isSelected, .isStaticText]).accessibilityAddTraits(.isSelected)
        .accessibilityAction(named: "First") {}.accessibilityAction(named: "Second") {}
    } _: { screen in
      let element = try screen.only()
      #expect(element.traits == [.header, .selected])
      #expect(screen.actions(element) == ["First", "Second"])
    }
  }

  @Test("A disabled control is dimmed and cannot be activated")
  func disabled() throws {
    let pressed = Noted(0)
    try HeardScreen.showing {
      VStack {
        Button("Pay") { pressed.value += 1 }
        Text("Vote").accessibilityAddTraits(.isButton).accessibilityAction { pressed.value += 1 }
        Text("Volume").accessibilityAdjustableAction { _ in pressed.value += 1 }
      }
      .disabled(true)
    } _: { screen in
      #expect(
        screen.heard().map { $0.split(separator: ".")[0] }.prefix(2) == [
          "Pay, dimmed, button", "Vote, dimmed, button",
        ])
      for stop in screen.stops {
        #expect(stop.traits.contains(.notEnabled))
        #expect(!stop.respondsToUserInteraction)
        #expect(screen.ask(.activate(stop.id)) == .declined)
        #expect(screen.ask(.increment(stop.id)) == .declined)
      }
      #expect(pressed.value == 0)
    }
  }

  @Test("T6: what is hidden stays hidden, whatever is said about it inside or outside")
  func hidden() throws {
    try HeardScreen.showing {
      VStack {
        Text("a").accessibilityHidden(false)
        Button("b") {}
      }
      .accessibilityHidden(true)
      Text("c").hidden().accessibilityLabel("C")
      Text("d").opacity(0).accessibilityLabel("D")
      Text("e").accessibilityHidden(true).accessibilityHidden(false).accessibilityLabel("E")
      Text("f").accessibilityHidden(false)
      Text("g").accessibilityHidden(true, isEnabled: false)
      Text("h").accessibilityHidden(true, isEnabled: true)
    } _: { screen in
      #expect(screen.labels == ["f", "g"])
    }
  }

  @Test("An element that ignores its children is new and has nothing of theirs")
  func ignore() throws {
    try HeardScreen.showing {
      Button("Pay") {}.accessibilityValue("1").accessibilityElement()
    } _: { screen in
      let element = try screen.only()
      #expect(element.label == nil)
      #expect(element.value == nil)
      #expect(element.traits == [])
      #expect(element.actions == [])
      #expect(element.frame.size.width > 0)
    }
  }

  @Test("A group holds its elements together, and is named on entering where it has a label")
  func contain() throws {
    try HeardScreen.showing {
      HStack(alignment: .top) {
        VStack {
          Text("a")
          Text("b")
        }
        .accessibilityElement(children: .contain)
        .accessibilityLabel("Left")
        VStack {
          Text("c")
          Text("d")
        }
      }
    } _: { screen in
      #expect(screen.heard() == ["Left, a", "b", "c", "d"])
      let first = try screen.stop("a")
      let group = try #require(screen.tree.parent(of: first.id).flatMap { screen.tree[$0] })
      #expect(group.containerType == .semanticGroup)
      #expect(!group.isStop)
      #expect(group.sourceLocation != nil)
    }
  }

  @Test("10.9: what a container of no size holds is not there")
  func noSize() throws {
    func labels(_ size: CGFloat) throws -> [String] {
      try HeardScreen.showing {
        VStack {
          Text("Above")
          VStack { Text("Inside") }.frame(width: size, height: size).accessibilityElement(children: .contain)
        }
      } _: {
        $0.labels
      }
    }
    #expect(try labels(0) == ["Above"])
    #expect(try labels(60) == ["Above", "Inside"])
  }

  @Test("G3: what has no size is no stop, unless code named it")
  func noExtent() throws {
    try HeardScreen.showing {
      Text("Row")
      NavigationLink(destination: Text("Detail")) { EmptyView() }
      Button {
      } label: {
        EmptyView()
      }
      Text("").accessibilityAddTraits(.isHeader)
      Button {
      } label: {
        EmptyView()
      }
      .accessibilityLabel("Named")
    } _: { screen in
      #expect(screen.labels == ["Row", "Named"])
      #expect(screen.stops.count == 2)
    }
    try HeardScreen.showing {
      List {
        Section {
          Text("One")
        } header: {
          Text("")
        }
      }
    } _: { screen in
      #expect(screen.stops.count == 1)
    }
  }

  private struct Growing: View {
    @State private var title = ""

    var body: some View {
      Text(title).accessibilityAddTraits(.isHeader)
      Button("Name") { title = title.isEmpty ? "Bailey" : "" }
    }
  }

  @Test("G3: what gets a size becomes a stop, and what loses it none")
  func growing() throws {
    let screen = Screen { Growing() }
    #expect(screen.labels == ["Name"])
    screen.activate("Name")
    #expect(screen.labels == ["Bailey", "Name"])
    screen.activate("Name")
    #expect(screen.labels == ["Name"])
  }

  @Test("A group around one group is that group; around one element it is new")
  func containOnce() throws {
    @MainActor func depth(_ screen: HeardScreen) throws -> Int {
      screen.tree.ancestors(of: try #require(screen.stops.first).id).count(where: { _ in true })
    }
    let plain = try HeardScreen.showing {
      Text("a")
    } _: {
      try depth($0)
    }
    let one = try HeardScreen.showing {
      Text("a").accessibilityElement(children: .contain)
    } _: {
      try depth($0)
    }
    let twice = try HeardScreen.showing {
      Text("a").accessibilityElement(children: .contain).accessibilityElement(children: .contain)
    } _: {
      try depth($0)
    }
    #expect(one == plain + 1)
    #expect(twice == one)
  }

  @Test("Every modifier leaves the line of the code that set it")
  func origins() throws {
    try HeardScreen.showing {
      Text("Title")
        .accessibilityLabel("Name", file: "Cell.swift", line: 3)
        .accessibilityAction(named: "Open", {}, file: "Cell.swift", line: 4)
        .accessibilityCustomContent("Age", "3", file: "Cell.swift", line: 5)
      Text("Other").accessibilityHint("Opens it")
      Text("Own").accessibilityElement(file: "Cell.swift", line: 6)
    } _: { screen in
      let element = try screen.stop("Name")
      #expect(element.origins[.label] == SourceLocation(file: "Cell.swift", line: 3))
      #expect(element.origins[.actions] == SourceLocation(file: "Cell.swift", line: 4))
      #expect(element.origins[.customContent] == SourceLocation(file: "Cell.swift", line: 5))
      let other = try screen.stop("Other")
      #expect(other.origins[.hint]?.file == #filePath)
      #expect(screen.stops.last?.sourceLocation == SourceLocation(file: "Cell.swift", line: 6))
    }
  }
}
