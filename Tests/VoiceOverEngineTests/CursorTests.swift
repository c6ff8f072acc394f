import AccessibilityModel
import Testing
import VoiceOverEngine

@Suite("Where the cursor goes")
struct CursorTests {
  private func stop(_ slot: UInt32, _ label: SpokenText, y: Double) -> AccessibilityNode {
    .stop(label, frame: Rect(x: 0, y: y, width: 100, height: 40), id: ElementID(slot: slot))
  }

  private func screen(_ stops: [AccessibilityNode]) -> AccessibilityTree {
    AccessibilityTree(.container(id: ElementID(slot: 0), stops))
  }

  private var techniques: [AccessibilityNode] {
    [stop(1, "Self-dealloc", y: 0), stop(2, "Self-release", y: 100), stop(3, "Garbage", y: 200)]
  }

  /// VoiceOver with the cursor on a stop.
  private func voiceOver(on slot: UInt32, _ dialect: Dialect = .iOS) -> VoiceOver {
    var voiceOver = VoiceOver(dialect)
    _ = voiceOver.handle(.select(ElementID(slot: slot)), in: screen(techniques))
    return voiceOver
  }

  @Test("Z3: flicks walk in reading order and knock at either end")
  func flicks() {
    var voiceOver = VoiceOver()
    let tree = screen(techniques)
    let inputs: [VoiceOver.Input] = [
      .flickRight, .flickRight, .flickRight, .flickRight, .flickLeft, .firstElement, .flickLeft, .lastElement,
    ]
    var effects: [Effect] = []
    for input in inputs { effects += voiceOver.handle(input, in: tree) }
    #expect(
      effects.words == [
        "Self-dealloc", "Self-release", "Garbage", "Self-release", "Self-dealloc", "Garbage",
      ])
    #expect(effects.sounds.filter { $0 == .boundary }.count == 2)
    #expect(voiceOver.cursor == ElementID(slot: 3))
  }

  @Test("Z3: a finger speaks an element once, and a point without one is silent and moves nothing")
  func exploring() {
    var voiceOver = VoiceOver()
    var effects: [Effect] = []
    for y in stride(from: 5.0, through: 125, by: 10) {
      effects += voiceOver.handle(.touch(at: Point(x: 50, y: y)), in: screen(techniques))
    }
    #expect(effects.words == ["Self-dealloc", "Self-release"])
    #expect(voiceOver.handle(.touch(at: Point(x: 50, y: 500)), in: screen(techniques)).isEmpty)
    #expect(voiceOver.cursor == ElementID(slot: 2))
  }

  @Test("Z3: a tap speaks what is under it, even where the cursor was there before")
  func tapping() {
    var voiceOver = voiceOver(on: 2)
    let tree = screen(techniques)
    #expect(voiceOver.handle(.touch(at: Point(x: 50, y: 120)), in: tree).isEmpty)
    #expect(voiceOver.handle(.tap(at: Point(x: 50, y: 120)), in: tree).words == ["Self-release"])
    #expect(voiceOver.handle(.tap(at: Point(x: 50, y: 20)), in: tree).words == ["Self-dealloc"])
    #expect(voiceOver.handle(.tap(at: Point(x: 500, y: 20)), in: tree).isEmpty)
    #expect(voiceOver.cursor == ElementID(slot: 1))
  }

  @Test("Z3: after focusing, a double tap anywhere activates the focused element")
  func doubleTap() {
    var voiceOver = VoiceOver()
    let tree = screen(techniques)
    _ = voiceOver.handle(.touch(at: Point(x: 50, y: 220)), in: tree)
    _ = voiceOver.handle(.touch(at: Point(x: 50, y: 900)), in: tree)
    let effects = voiceOver.handle(.doubleTap, in: tree)
    #expect(effects.requests.map(\.kind) == [.activate(ElementID(slot: 3))])
    #expect(effects.sounds == [.activated])
  }

  @Test("Z3: four fingers go to the first and to the last element")
  func fourFingers() {
    var voiceOver = voiceOver(on: 2)
    let tree = screen(techniques)
    #expect(voiceOver.handle(.lastElement, in: tree).words == ["Garbage"])
    #expect(voiceOver.handle(.firstElement, in: tree).words == ["Self-dealloc"])
  }

  @Test("The app is told where the cursor is")
  func focusRequests() {
    var voiceOver = VoiceOver()
    let effects = voiceOver.handle(.flickRight, in: screen(techniques))
    let kinds = effects.compactMap { effect -> Request.Kind? in
      guard case .request(let request) = effect else { return nil }
      return request.kind
    }
    #expect(kinds == [.focus(ElementID(slot: 1))])
  }

  @Test(
    "When its element disappears the cursor goes to the nearest, or to the first",
    arguments: RefocusTarget.allCases)
  func refocus(target: RefocusTarget) {
    var dialect = Dialect.iOS
    dialect.refocus = target
    var voiceOver = voiceOver(on: 3, dialect)
    let rest = screen(Array(techniques.dropLast()))
    #expect(voiceOver.observe(.changed(TreeVersion(rawValue: 2), TreeDiff()), in: rest).isEmpty)
    let effects = voiceOver.advance(to: .start, in: rest)
    #expect(effects.words == [target == .nearest ? "Self-release" : "Self-dealloc"])
    #expect(effects.rules.contains(RefocusTarget.ruleName))
    #expect(voiceOver.nextDeadline == nil)
  }

  @Test("X8: where the nearest stop is the first one, nothing rests on which of the two the cursor goes to")
  func refocusedOnFirst() {
    var voiceOver = voiceOver(on: 1)
    let rest = screen(Array(techniques.dropFirst()))
    _ = voiceOver.observe(.changed(TreeVersion(rawValue: 2), TreeDiff()), in: rest)
    let effects = voiceOver.advance(to: .start, in: rest)
    #expect(effects.words.count == 1)
    #expect(!effects.rules.contains(RefocusTarget.ruleName))
  }

  @Test("When nothing is left the cursor is nowhere, and comes back with the first stop")
  func emptied() {
    var voiceOver = voiceOver(on: 2)
    let nothing = screen([])
    _ = voiceOver.observe(.changed(TreeVersion(rawValue: 2), TreeDiff()), in: nothing)
    #expect(voiceOver.advance(to: .start, in: nothing).contains(.moveCursor(nil)))
    #expect(voiceOver.cursor == nil)
    #expect(voiceOver.nextDeadline == nil)
    _ = voiceOver.observe(.changed(TreeVersion(rawValue: 3), TreeDiff()), in: screen(techniques))
    #expect(voiceOver.advance(to: .start, in: screen(techniques)).words == ["Self-dealloc"])
  }

  @Test("Z4: a changed layout keeps the cursor, or moves it to the element it names")
  func layoutChanged() {
    var voiceOver = voiceOver(on: 2)
    let tree = screen(techniques)
    #expect(voiceOver.observe(.notification(.layoutChanged(.none)), in: tree).isEmpty)
    let named = Notification.layoutChanged(.element(ElementID(slot: 3)))
    #expect(voiceOver.observe(.notification(named), in: tree).words == ["Garbage"])
    let text = Notification.layoutChanged(.text("Two left"))
    #expect(voiceOver.observe(.notification(text), in: tree).words == ["Two left"])
    #expect(voiceOver.cursor == ElementID(slot: 3))
  }

  @Test(
    "Z4: a changed screen moves to the first stop, to the element it names, or into the container it names")
  func screenChanged() {
    let tree = screen(techniques)
    var voiceOver = voiceOver(on: 2)
    let first = voiceOver.observe(.notification(.screenChanged(.none)), in: tree)
    #expect(first.sounds.first == .screenChanged)
    #expect(first.words == ["Self-dealloc"])
    let named = Notification.screenChanged(.element(ElementID(slot: 3)))
    #expect(voiceOver.observe(.notification(named), in: tree).words == ["Garbage"])
    let container = Notification.screenChanged(.element(ElementID(slot: 0)))
    #expect(voiceOver.observe(.notification(container), in: tree).words == ["Self-dealloc"])
  }
}
