import AccessibilityModel
import EarshotTesting
import SwiftUI
import Testing

@Suite("Actions of views", .timeLimit(.minutes(10)))
@MainActor
struct ActionTests {
  private struct Counter: View {
    @State private var count = 0
    @State private var isShown = true

    var body: some View {
      VStack {
        if isShown { Text("Panel").accessibilityAction(.escape) { isShown = false } }
        Text("Count").accessibilityValue("\(count)")
          .accessibilityAction { count += 1 }
          .accessibilityAction(named: "Double") { count *= 2 }
          .accessibilityAdjustableAction { count += $0 == .increment ? 10 : -10 }
      }
      .accessibilityAction(.magicTap) { count = 100 }
    }
  }

  @Test("Actions run and change the app's state, each at its own request")
  func state() throws {
    try HeardScreen.showing {
      Counter()
    } _: { screen in
      let id = try screen.stop("Count").id
      @MainActor func value() -> String? { screen.tree[id]?.value?.string }
      #expect(screen.ask(.activate(id)) == .handled(by: id))
      #expect(value() == "1")
      screen.ask(.increment(id))
      #expect(value() == "11")
      try screen.perform("Double", of: try screen.stop("Count"))
      #expect(value() == "22")
      screen.ask(.decrement(id))
      #expect(value() == "12")
      screen.ask(.magicTap(id))
      #expect(value() == "100")
      #expect(screen.ask(.escape(id)) == .declined)
      let panel = try screen.stop("Panel").id
      #expect(screen.ask(.escape(panel)) == .handled(by: panel))
      #expect(screen.labels == ["Count"])
    }
  }

  @Test("An outer default action takes the place of the button's own")
  func outerAction() throws {
    let pressed = Noted<[String]>([])
    try HeardScreen.showing {
      Button("Pay") { pressed.value.append("inner") }.accessibilityAction { pressed.value.append("outer") }
    } _: { screen in
      screen.ask(.activate(try screen.only().id))
      #expect(pressed.value == ["outer"])
    }
  }

  @Test("Actions are named by texts, keys, strings, kinds and views")
  func names() throws {
    let name = "c"
    try HeardScreen.showing {
      Text("x")
        .accessibilityAction(named: Text("a")) {}
        .accessibilityAction(named: "b") {}
        .accessibilityAction(named: name) {}
        .accessibilityAction(AccessibilityActionKind(named: Text("d"))) {}
        .accessibilityAction {
        } label: {
          Text("e")
          Text("f")
        }
    } _: { screen in
      let element = try screen.only()
      #expect(screen.actions(element) == ["a", "b", "c", "d", "e, f"])
      #expect(element.respondsToUserInteraction)
      #expect(screen.heard() == ["x. Actions available."])
    }
  }

  @Test("Buttons among views become actions of their category, and follow the app's state")
  func views() throws {
    struct Message: View {
      @State private var isFlagged = false

      var body: some View {
        Text("Hello").accessibilityActions {
          if isFlagged {
            Button("Unflag") { isFlagged = false }
          } else {
            Button("Flag") { isFlagged = true }
          }
          Text("no action")
          Button("Reply") {}.disabled(true)
        }
        .accessibilityActions(category: .edit) { Button("Cut") {} }
        .accessibilityActions(category: AccessibilityActionCategory("Share")) {
          Button("Mail") {}
          Button("Print") {}
        }
      }
    }
    try HeardScreen.showing {
      Message()
    } _: { screen in
      let message = try screen.only()
      #expect(screen.actions(message) == ["Flag", "Cut", "Mail", "Print"])
      #expect(message.actions.map(\.category) == [.standard, .edit, .named("Share"), .named("Share")])
      try screen.perform("Flag", of: message)
      let flagged = try screen.only()
      #expect(screen.actions(flagged) == ["Unflag", "Cut", "Mail", "Print"])
      try screen.perform("Unflag", of: flagged)
      #expect(screen.stops.map(screen.actions) == [["Flag", "Cut", "Mail", "Print"]])
    }
  }

  @Test("Views that are only heard with others are never shown: they take no room and no touch")
  func unseen() throws {
    try HeardScreen.showing {
      Group {
        Text("a")
        Text("b")
      }
      .accessibilityActions { Button("Open") {} }
    } _: { screen in
      #expect(screen.labels == ["a", "b"])
      for stop in screen.stops {
        #expect(screen.actions(stop) == ["Open"])
        #expect(screen.ask(.tap(stop.frame.center)) == .declined)
      }
    }
  }

  @Test("J1: an adjustable action makes a view adjustable, and is told the way of each flick")
  func adjusting() async throws {
    struct Meter: View {
      @State private var count = 5

      var body: some View {
        VStack {
          Text("Plain")
          Text("Meter").accessibilityValue("\(count)")
            .accessibilityAdjustableAction { count += $0 == .increment ? 10 : -1 }
        }
      }
    }
    try await hosting(Meter()) { screen in
      try await screen.drive(
        """
        up
        right
        expect "Meter, 5, adjustable"
        up
        expect "15"
        down
        expect "14"
        """)
      #expect(try screen.element(named: "Plain").traits.contains(.adjustable) == false)
    }
  }

  @Test("8.3 2.4.1: headings and containers lead past what lies between, by the rotor")
  func passedOver() async throws {
    struct Page: View {
      var body: some View {
        VStack {
          Text("Dogs").accessibilityAddTraits(.isHeader)
          Text("Bailey")
          Text("Rex")
          Text("Cats").accessibilityAddTraits(.isHeader)
          VStack {
            Text("Tom")
            Text("Kitty")
          }
          .accessibilityElement(children: .contain).accessibilityLabel("Shelter")
          Text("Imprint")
        }
      }
    }
    try await hosting(Page()) { screen in
      try await screen.drive(
        """
        expect "Dogs, heading"
        rotor "Headings"
        down
        expect "Cats, heading"
        up
        expect "Dogs, heading"
        rotor "Containers"
        down
        expect "Shelter, Tom"
        """)
    }
  }

  @Test("Scrolling asks the view for an edge")
  func scrolling() throws {
    let edges = Noted<[Edge]>([])
    try HeardScreen.showing {
      Text("Page").accessibilityScrollAction { edges.value.append($0) }
    } _: { screen in
      let id = try screen.only().id
      for direction in [Request.ScrollDirection.left, .right, .up, .down] {
        screen.ask(.scroll(id, direction))
      }
      #expect(edges.value == [.leading, .trailing, .top, .bottom])
    }
  }

  @Test("The point of activation is measured in the view, from the edge at which reading begins")
  func activationPoint() throws {
    let taps = Noted<[String]>([])
    @MainActor func card() -> some View {
      HStack(spacing: 0) {
        Color.red.frame(width: 50, height: 50).onTapGesture { taps.value.append("first") }
        Color.blue.frame(width: 50, height: 50).onTapGesture { taps.value.append("second") }
      }
      .accessibilityElement().accessibilityLabel("Card")
    }
    for direction in [ReadingOrder.Direction.leftToRight, .rightToLeft] {
      taps.value = []
      try HeardScreen.showing(direction: direction) {
        card().accessibilityActivationPoint(UnitPoint(x: 0.9, y: 0.5))
        card().accessibilityActivationPoint(UnitPoint(x: 0.1, y: 0.1))
        card().accessibilityActivationPoint(CGPoint(x: 70, y: 10))
      } _: { screen in
        for stop in screen.stops { screen.ask(.activate(stop.id)) }
      }
      #expect(taps.value == ["second", "first", "second"])
    }
  }

  @Test("A view says whether a person can use it, or it follows from what it does")
  func interaction() throws {
    try HeardScreen.showing {
      Text("a")
      Text("b").accessibilityRespondsToUserInteraction()
      Button("c") {}
      Button("d") {}.accessibilityRespondsToUserInteraction(false)
      Text("e").onTapGesture {}
      Text("f").accessibilityAction(named: "Open") {}
    } _: { screen in
      #expect(
        screen.stops.filter(\.respondsToUserInteraction).map { $0.label?.string } == ["b", "c", "e", "f"])
    }
  }
}
