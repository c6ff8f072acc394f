import AccessibilityModel
import TestSupport
import Testing

@testable import SpokenContentEngine

@Suite("Speak Screen", .timeLimit(.minutes(10)))
struct SpokenScreenTests {
  private static let texts = ["Title", "One. Two.", "Buy", "Three."]

  private static var screen: AccessibilityNode {
    Listener.screen(texts) { index, element in if index == 2 { element.traits = .button } }
  }

  @Test("Z18: what people read is read from the top, and what they press is not")
  func primary() {
    var listener = Listener(Self.screen)
    #expect(listener(.speakScreen) == ["Title"])
    #expect(listener.waitForEnd() == ["One.", "Two.", "Three."])
    #expect(listener.overlay == nil && listener.asked.isEmpty)
    var images = Listener(Listener.screen(["Photo"]) { $1.traits = .image })
    #expect(images(.speakScreen) == ["There is nothing to speak here."])
    var options = SpokenContentOptions()
    options.images = .named
    var named = Listener(Listener.screen(["Photo"]) { $1.traits = .image }, options)
    #expect(named(.speakScreen) == ["Photo"])
  }

  @Test("Z18: a panel pauses, skips, changes the speed, shrinks and ends")
  func panel() {
    var listener = Listener(Self.screen)
    listener(.speakScreen)
    #expect(
      listener.overlay?.marks.map(\.text) == [
        "Slower", "Previous", "Pause", "Next", "Faster", "Collapse", "Stop",
      ])
    #expect(listener(.panel(.next)) == ["One."])
    #expect(listener(.panel(.next)) == ["Two."])
    #expect(listener(.panel(.previous)) == ["One."])
    #expect(listener(.panel(.previous)) == ["Title"])
    #expect(listener(.panel(.previous)) == ["Title"])
    #expect(listener(.panel(.play)) == [])
    #expect(listener(.panel(.next)) == [])
    #expect(listener(.panel(.play)) == ["One."])
    #expect(listener(.panel(.faster)) == ["One."])
    #expect(listener.spoken.settings.rate == 60)
    listener(.panel(.slower), .panel(.slower))
    #expect(listener.spoken.settings.rate == 40)
    listener(.panel(.collapse))
    #expect(listener.overlay?.marks.map(\.text) == ["Expand"])
    listener(.panel(.collapse), .panel(.next), .panel(.next))
    #expect(listener.spoken.present?.words == "Three.")
    listener(.panel(.next))
    #expect(listener.overlay == nil && !listener.spoken.isSpeaking)
    listener(.speakScreen, .panel(.stop))
    #expect(listener.overlay == nil && listener.spoken.nextDeadline == nil)
    var options = SpokenContentOptions()
    options.step = .paragraph
    var paragraphs = Listener(Self.screen, options)
    paragraphs(.speakScreen, .panel(.next))
    #expect(paragraphs(.panel(.next)) == ["Three."])
    #expect(paragraphs(.panel(.previous)) == ["One."])
  }

  @Test("Z18: reading goes on over pages until the app turns no more")
  func pages() {
    var listener = Listener(
      Self.page(1),
      app: { kind, tree in
        guard case .scroll(_, .next) = kind, let words = tree[ElementID(slot: 1)]?.label?.string else {
          return .declined
        }
        guard let number = Int(words.filter(\.isNumber)), number < 3 else { return .declined }
        tree = AccessibilityTree(Self.page(number + 1))
        return .handled(by: nil)
      })
    listener(.speakScreen)
    #expect(listener.waitForEnd() == ["Page 2."])
    #expect(listener.waitForEnd() == ["Page 3."])
    #expect(listener.waitForEnd() == [])
    #expect(listener.asked.count == 3)
    #expect(!listener.spoken.isSpeaking)
    var still = Listener(Self.page(1), app: { _, _ in .handled(by: nil) })
    still(.speakScreen)
    #expect(still.waitForEnd() == [] && !still.spoken.isSpeaking)
  }

  private static func page(_ number: Int) -> AccessibilityNode {
    Listener.screen(["Page \(number)."]) { $1.traits = [.staticText, .causesPageTurn] }
  }

  @Test("Z18: rows of a list that are made when they are wanted are asked for and read")
  func rows() {
    @Sendable func list(_ count: Int) -> AccessibilityNode {
      var screen = Listener.screen((0..<count).map { "Row \($0)." })
      screen.element.rows = LazyRows(count: 5, realized: 0..<count)
      return screen
    }
    var listener = Listener(
      list(2),
      app: { kind, tree in
        guard case .realize(_, let rows) = kind else { return .declined }
        tree = AccessibilityTree(list(rows.upperBound))
        return .range(rows)
      })
    listener(.speakScreen)
    #expect(listener.waitForEnd() == ["Row 1.", "Row 2."])
    #expect(listener.waitForEnd() == ["Row 3.", "Row 4."])
  }

  @Test("Z18: what is read is scrolled into sight, and no further than the app can")
  func scrolling() {
    let node = Listener.screen((0..<12).map { "Text \($0)." })
    var listener = Listener(
      node,
      app: { kind, tree in
        guard case .scroll(_, .down) = kind else { return .declined }
        for slot in UInt32(1)...12 {
          guard var element = tree[ElementID(slot: slot)] else { continue }
          element.frame.origin.y -= 400
          tree.update([element])
        }
        return .handled(by: nil)
      })
    listener(.speakScreen)
    _ = listener.waitForEnd()
    #expect(listener.asked == [.scroll(ElementID(slot: 9), .down)])
    var stuck = Listener(node, app: { _, _ in .handled(by: nil) })
    stuck(.speakScreen)
    while stuck.spoken.isSpeaking { stuck.wait(seconds: 0.2) }
    #expect(stuck.said.count == 12)
    #expect(stuck.asked.count == 4 * 30)
  }

  @Test("Z18: what the app changes ahead is read as it is then, and a screen that was left is read on or not")
  func changes() {
    var listener = Listener(Self.screen)
    listener(.speakScreen)
    var screen = Self.screen
    screen.children[3].element.label = "Four."
    screen.children.remove(at: 1)
    listener.change(to: screen)
    #expect(listener.waitForEnd() == ["Four."])
    for choice in LeftScreen.allCases {
      var options = SpokenContentOptions()
      options.leftScreen = choice
      var left = Listener(Self.screen, options)
      left(.speakScreen)
      left.change { tree in
        tree = AccessibilityTree(
          .container(
            frame: Listener.screen, [.stop("Other", frame: Listener.screen, id: ElementID(slot: 77))]))
      }
      #expect(left.waitForEnd() == (choice == .readsOn ? ["One.", "Two.", "Three."] : []))
    }
  }
}
