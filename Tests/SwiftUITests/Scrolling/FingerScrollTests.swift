import AccessibilityModel
import EarshotTesting
import SwiftUI
import Testing

@MainActor
@Suite("A finger scrolls views", .timeLimit(.minutes(10)))
struct FingerScrollTests {
  /// Forty buttons of 50 points, one below the other, that scroll on the whole screen.
  private struct Lines: View {
    var press: (Int) -> Void = { _ in }

    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<40) { number in
            Button("Line \(number)") { press(number) }.frame(width: 300, height: 50)
          }
        }
      }
    }
  }

  private func top(of name: String, _ screen: EarshotTesting.Screen) throws -> Double {
    try screen.element(named: name).frame.minY
  }

  @Test(
    "Z20: a drag of the pointer scrolls, presses no button, and the next flick goes on where the cursor was")
  func pointer() async throws {
    let log = Noted<[Int]>([])
    try await hosting(Lines { log.value.append($0) }) { screen in
      try await screen.focus("Line 4")
      let heard = screen.heard.count
      let before = try top(of: "Line 4", screen)
      try await screen.assistiveTouch.drag(from: Point(x: 195, y: 400), to: Point(x: 195, y: 290))
      #expect(try top(of: "Line 4", screen) == before - 100)
      #expect(log.value == [])
      #expect(screen.heard.count == heard)
      try await screen.voiceOver.flickRight()
      #expect(screen.lastHeard == ["Line 5, button"])
      try await screen.assistiveTouch.press(on: "Line 6")
      #expect(log.value == [6])
    }
  }

  @Test("Z20: a recorded drag goes on by itself, its phases are told, and it ends at its limit")
  func phases() async throws {
    let log = Noted<[String]>([])
    let view = Lines().onScrollPhaseChange { log.value.append("\($0) to \($1)") }
    let path = FingerPath(1, (0...4).map { .init($0 * 50, Point(x: 195, y: 500 - Double($0) * 30)) })
    let drag = RecordedGesture("Up", on: Size(width: 393, height: 852), [path])
    try await hosting(view, startsVoiceOver: false) { screen in
      let before = try top(of: "Line 12", screen)
      try await screen.assistiveTouch.play(drag)
      #expect(try top(of: "Line 12", screen) == before - 409)
      #expect(
        log.value == [
          "idle to tracking", "tracking to interacting", "interacting to decelerating",
          "decelerating to idle",
        ])
      for _ in 0..<9 { try await screen.assistiveTouch.play(drag) }
      #expect(try screen.element(named: "Line 39").frame.maxY <= 844)
      log.value = []
      try await screen.assistiveTouch.press(at: Point(x: 195, y: 400))
      #expect(log.value == ["idle to tracking", "tracking to idle"])
    }
  }

  @Test("Z20: a list is renewed by a finger that pulls it down, once")
  func refresh() async throws {
    let count = Noted(0)
    let view = List { ForEach(0..<30) { Text("Dog \($0)") } }
      .refreshable { count.value += 1 }
    try await hosting(view, startsVoiceOver: false) { screen in
      let touch = screen.assistiveTouch
      try await touch.drag(from: Point(x: 195, y: 300), to: Point(x: 195, y: 360))
      #expect(count.value == 0)
      try await touch.drag(from: Point(x: 195, y: 300), to: Point(x: 195, y: 500))
      #expect(count.value == 1)
      try await touch.drag(from: Point(x: 195, y: 500), to: Point(x: 195, y: 300))
      #expect(try screen.element(named: "Dog 6").frame.minY < 300)
    }
  }

  @Test("The inner of two views scrolls along its axis, the outer one along the other")
  func nested() async throws {
    let view = ScrollView {
      VStack(spacing: 0) {
        ScrollView(.horizontal) {
          HStack(spacing: 0) { ForEach(0..<10) { Text("Card \($0)").frame(width: 150, height: 100) } }
        }
        ForEach(0..<40) { Text("Line \($0)").frame(height: 50) }
      }
    }
    try await hosting(view, startsVoiceOver: false) { screen in
      let touch = screen.assistiveTouch
      let card = try screen.element(named: "Card 1").frame
      let middle = card.center
      try await touch.drag(from: middle, to: Point(x: middle.x - 90, y: middle.y))
      #expect(try screen.element(named: "Card 1").frame.minX == card.minX - 80)
      try await touch.drag(from: middle, to: Point(x: middle.x, y: middle.y - 40))
      #expect(try screen.element(named: "Card 1").frame.minX == card.minX - 80)
      #expect(try screen.element(named: "Card 1").frame.minY == card.minY - 30)
    }
  }

  @Test("A drag of the app's own goes before scrolling, and one that is turned off leaves it")
  func gestures() async throws {
    let log = Noted<[String]>([])
    func view(_ mask: GestureMask) -> some View {
      ScrollView {
        Text("Card").frame(width: 300, height: 300)
          .gesture(DragGesture().onEnded { _ in log.value.append("dragged") }, including: mask)
        ForEach(0..<40) { Text("Line \($0)").frame(height: 50) }
      }
    }
    for (mask, isScrolled) in [(GestureMask.all, false), (.none, true)] {
      log.value = []
      try await hosting(view(mask), startsVoiceOver: false) { screen in
        let middle = try screen.element(named: "Card").frame.center
        try await screen.assistiveTouch.drag(from: middle, to: Point(x: middle.x, y: middle.y - 60))
        #expect(log.value == (isScrolled ? [] : ["dragged"]))
        #expect(try screen.element(named: "Card").frame.center.y == (isScrolled ? middle.y - 50 : middle.y))
      }
    }
  }

  @Test(
    "Where a scroll comes to rest follows its behaviour: pages, views, or the app's own; and scrolling can be off"
  )
  func behaviours() async throws {
    struct Always: ScrollTargetBehavior {
      func updateTarget(_ target: inout ScrollTarget, context: TargetContext) { target.rect.origin.x = 333 }
    }
    func strip(_ behavior: some ScrollTargetBehavior, isOff: Bool = false) -> some View {
      ScrollView(.horizontal) {
        HStack(spacing: 0) { ForEach(0..<10) { Text("Card \($0)").frame(width: 150, height: 100) } }
      }
      .frame(width: 300).scrollTargetBehavior(behavior).scrollDisabled(isOff)
    }
    func way(_ view: some View) async throws -> Double {
      var way = 0.0
      try await hosting(view, startsVoiceOver: false) { screen in
        let frame = try screen.element(named: "Card 0").frame
        let (x, y) = (frame.center.x, frame.center.y)
        try await screen.assistiveTouch.drag(from: Point(x: x + 150, y: y), to: Point(x: x - 40, y: y))
        way = frame.minX - (try screen.element(named: "Card 0").frame.minX)
      }
      return way
    }
    let ways = [
      try await way(strip(.paging)), try await way(strip(.viewAligned)), try await way(strip(Always())),
      try await way(strip(.paging, isOff: true)),
    ]
    #expect(ways == [300, 150, 333, 0])
  }

  @Test("Z20: a drag puts the keyboard away where scrolling is to do so")
  func keyboard() async throws {
    for (mode, isEdited) in [(ScrollDismissesKeyboardMode.never, true), (.immediately, false)] {
      let view = ScrollView {
        TextField("Name", text: .constant("")).frame(height: 40)
        ForEach(0..<40) { Text("Line \($0)").frame(height: 50) }
      }
      .scrollDismissesKeyboard(mode)
      try await hosting(view, startsVoiceOver: false) { screen in
        try await screen.assistiveTouch.press(on: "Name")
        #expect(try screen.element(named: "Name").traits.contains(.isEditing))
        try await screen.assistiveTouch.drag(from: Point(x: 195, y: 500), to: Point(x: 195, y: 470))
        #expect(try screen.element(named: "Name").traits.contains(.isEditing) == isEdited)
      }
    }
  }
}
