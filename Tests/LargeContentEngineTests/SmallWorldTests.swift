import AccessibilityModel
import LargeContentEngine
import TestSupport
import Testing

@Suite("The Large Content Viewer in every small world")
struct SmallWorldTests {
  /// Every tree of up to five elements, by its shape.
  private static let trees: [AccessibilityNode] = (0...4).flatMap { count in
    forests(of: count) { .container(frame: Rect(x: 0, y: 0, width: 50, height: 50), $0) }.map { .screen($0) }
  }

  private static let answers: [Answer] = [
    .declined, .handled(by: nil), .failed(.gone), .range(0..<2), .element(ElementID(slot: 1)),
    .largeContent(LargeContent(LargeContentItem())),
    .largeContent(LargeContent(LargeContentItem(title: "Back", image: "arrow", scalesImage: true))),
  ]

  private static let inputs: [LargeContentViewer.Input?] = [
    .press(Point(x: 10, y: 10)), .press(Point(x: -1, y: 9_000)), .move(Point(x: 40, y: 40)), .lift, .cancel,
    .textSize("large"), .textSize("accessibility1"), nil,
  ]

  @Test("Whatever a person does in four steps, on every tree of up to five elements, nothing is left behind")
  func total() {
    #expect(Self.trees.count == 23)
    for (index, answer) in Self.answers.enumerated() {
      let tree = Self.trees[index * 3 % Self.trees.count]
      walk(Holder(tree, answer: { _ in answer }), 4)
    }
    for tree in Self.trees { walk(Holder(tree), 2) }
  }

  private func walk(_ holder: Holder, _ steps: Int) {
    guard steps > 0 else {
      var last = holder
      last(.cancel)
      #expect(last.overlay == nil)
      #expect(last.viewer.nextDeadline == nil)
      #expect(balance(of: last.asked) == 0)
      return
    }
    for input in Self.inputs {
      var next = holder
      if let input { next(input) } else { next.wait(0.5) }
      walk(next, steps - 1)
    }
  }

  /// Fingers on the screen, once everything is over.
  private func balance(of asked: [Request.Kind]) -> Int {
    asked.reduce(0) { sum, kind in
      switch kind {
      case .touch(.began, _): sum + 1
      case .touch(.ended, _), .touch(.cancelled, _): sum - 1
      default: sum
      }
    }
  }
}
