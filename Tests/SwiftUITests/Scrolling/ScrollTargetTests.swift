import AccessibilityModel
import EarshotTesting
import Testing

@testable import SwiftUI

@MainActor
@Suite("Where a scroll is to come to rest", .timeLimit(.minutes(10)))
struct ScrollTargetTests {
  private func target(
    _ behavior: some ScrollTargetBehavior, from place: CGPoint, along axes: Axis.Set
  ) -> CGPoint {
    let original = ScrollTarget(rect: CGRect(origin: place, size: CGSize(width: 100, height: 200)))
    var target = original
    let context = ScrollTargetBehaviorContext(
      originalTarget: original, velocity: .zero, contentSize: CGSize(width: 1000, height: 2000),
      containerSize: CGSize(width: 100, height: 200), axes: axes)
    behavior.updateTarget(&target, context: context)
    return target.rect.origin
  }

  @Test("Pages are rested at along the axes that scroll alone")
  func paging() {
    let paging = PagingScrollTargetBehavior()
    let place = CGPoint(x: 160, y: 250)
    #expect(target(paging, from: place, along: .horizontal) == CGPoint(x: 200, y: 250))
    #expect(target(paging, from: place, along: .vertical) == CGPoint(x: 160, y: 200))
    #expect(target(paging, from: place, along: [.horizontal, .vertical]) == CGPoint(x: 200, y: 200))
  }

  @Test("A behaviour that says nothing leaves the place as it is")
  func silent() {
    struct Silent: ScrollTargetBehavior {}
    #expect(target(Silent(), from: CGPoint(x: 33, y: 44), along: .vertical) == CGPoint(x: 33, y: 44))
  }

  private final class Asked: @unchecked Sendable {
    var lines: [String] = []
  }

  private struct Asking: ScrollTargetBehavior {
    let log: Asked

    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
      log.lines.append(
        "\(context.axes == .horizontal) \(Int(context.containerSize.width)) "
          + "\(Int(context.contentSize.width)) \(context.originalTarget == target)")
      // The middle of the view is to be at this place.
      target = ScrollTarget(rect: CGRect(x: 400, y: 0, width: 100, height: 100), anchor: .center)
    }
  }

  private func way(_ behavior: some ScrollTargetBehavior) async throws -> Double {
    let strip = ScrollView(.horizontal) {
      HStack(spacing: 0) { ForEach(0..<10) { Text("Card \($0)").frame(width: 150, height: 100) } }
    }
    .frame(width: 300).scrollTargetBehavior(behavior)
    var way = 0.0
    try await hosting(strip, startsVoiceOver: false) { screen in
      let frame = try screen.element(named: "Card 0").frame
      let (x, y) = (frame.center.x, frame.center.y)
      try await screen.assistiveTouch.drag(from: Point(x: x + 150, y: y), to: Point(x: x - 40, y: y))
      way = frame.minX - (try screen.element(named: "Card 0").frame.minX)
    }
    return way
  }

  @Test("An app's own behaviour knows the sizes and the way, and an anchor is put where it says")
  func own() async throws {
    let log = Asked()
    #expect(try await way(Asking(log: log)) == 300)
    #expect(log.lines == ["true 300 1500 true"])
  }

  @Test("Views are rested at, one at a time where there are no limits")
  func aligned() async throws {
    #expect(try await way(ViewAlignedScrollTargetBehavior(limitBehavior: .automatic)) == 150)
    #expect(try await way(PagingScrollTargetBehavior()) == 300)
  }
}
