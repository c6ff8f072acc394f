import AccessibilityModel
import Drawing
import Testing

@Suite("Targets on a picture")
struct TargetTests {
  private func facts(_ targets: [Rect]) -> PictureFacts {
    var list = DisplayList()
    for (number, target) in targets.enumerated() {
      list.subject(DrawSubject("UIButton", element: ElementID(rawValue: UInt64(number)), target: target)) {
        _ in
      }
    }
    return PictureFacts(of: list, size: Size(width: 390, height: 844))
  }

  @Test("A target whose side is shorter than 44 points is small")
  func small() {
    let facts = facts([
      Rect(x: 0, y: 0, width: 44, height: 44), Rect(x: 100, y: 0, width: 43, height: 60),
      Rect(x: 200, y: 0, width: 60, height: 30),
    ])
    #expect(facts.targets.map(\.isSmall) == [false, true, true])
  }

  @Test("Targets that share room are told; those that touch, and those within another, are not")
  func overlaps() {
    let facts = facts([
      Rect(x: 0, y: 0, width: 50, height: 50), Rect(x: 40, y: 0, width: 50, height: 50),
      Rect(x: 90, y: 0, width: 50, height: 50), Rect(x: 95, y: 5, width: 20, height: 20),
    ])
    #expect(facts.overlaps.map(\.shared) == [Rect(x: 40, y: 0, width: 10, height: 50)])
    #expect(facts.overlaps.first?.first.subject.element == ElementID(rawValue: 0))
  }

  @Test("A target lies where what is drawn around it was moved to")
  func moved() {
    var list = DisplayList()
    list.group([.transform(.shift(x: 20, y: 100))]) { list in
      list.subject(DrawSubject("UIButton", target: Rect(x: 1, y: 2, width: 50, height: 50))) { _ in }
    }
    let facts = PictureFacts(of: list, size: Size(width: 200, height: 300))
    #expect(facts.targets.map(\.frame) == [Rect(x: 21, y: 102, width: 50, height: 50)])
  }

  @Test("A target beyond the screen is no target")
  func away() {
    #expect(facts([Rect(x: 0, y: 900, width: 50, height: 50)]).targets.isEmpty)
  }
}
