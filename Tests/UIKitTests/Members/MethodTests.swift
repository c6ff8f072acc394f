import AccessibilityModel
import EarshotTesting
import Testing
import UIKit

/// A view that writes down what it is asked, and answers as told.
private final class Asked: UIView {
  var answers = true
  private(set) var asked: [String] = []

  private func note(_ name: String) -> Bool {
    asked.append(name)
    return answers
  }

  override func accessibilityZoomIn(at point: CGPoint) -> Bool { note("in \(Int(point.x)) \(Int(point.y))") }
  override func accessibilityZoomOut(at point: CGPoint) -> Bool { note("out") }
  override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    note("scroll \(direction)")
  }
  override func accessibilityPerformEscape() -> Bool { note("escape") }
  override func accessibilityPerformMagicTap() -> Bool { note("magic") }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    _ = note("began \(place(touches))")
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    _ = note("moved \(place(touches))")
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    _ = note("ended \(place(touches))")
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { _ = note("cancelled") }

  private func place(_ touches: Set<UITouch>) -> String {
    touches.first.map { "\(Int($0.location(in: self).x))" } ?? "nowhere"
  }
}

@MainActor
@Suite("What an element is asked to do", .timeLimit(.minutes(10)))
struct MethodTests {
  private func asked() -> Asked {
    let view = Asked(frame: CGRect(x: 0, y: 100, width: 300, height: 200))
    view.isAccessibilityElement = true
    view.accessibilityLabel = "Map"
    return view
  }

  @Test("accessibilityZoomIn and accessibilityZoomOut are asked at the activation point; false is declined")
  func zoom() async throws {
    let view = asked()
    try await hosting(view) { screen in
      let id = try screen.element(named: "Map").id
      #expect(screen.ask(.zoom(id, .in)) == .handled(by: id))
      #expect(screen.ask(.zoom(id, .out)) == .handled(by: id))
      #expect(view.asked == ["in 150 200", "out"])
      view.answers = false
      #expect(screen.ask(.zoom(id, .in)) == .declined)
    }
  }

  @Test(
    "Z6: accessibilityPerformMagicTap, accessibilityPerformEscape and accessibilityScroll climb the responders until one answers true"
  )
  func climbing() async throws {
    let outer = asked()
    outer.isAccessibilityElement = false
    let inner = asked()
    inner.answers = false
    inner.frame.origin = .zero
    outer.addSubview(inner)
    try await hosting(outer) { screen in
      let id = try screen.element(named: "Map").id
      for request in [Request.Kind.magicTap(id), .escape(id), .scroll(id, .next)] {
        #expect(screen.ask(request) == .handled(by: nil))
      }
      #expect(inner.asked == ["magic", "escape", "scroll next"])
      #expect(outer.asked == inner.asked)
      outer.answers = false
      #expect(screen.ask(.magicTap(id)) == .declined)
    }
  }

  @Test("Z10: touches that pass through reach the view under the finger until it lifts")
  func touches() async throws {
    let view = asked()
    try await hosting(view) { screen in
      #expect(screen.ask(.touch(.began, Point(x: 10, y: 150))) == .handled(by: nil))
      _ = screen.ask(.touch(.moved, Point(x: 20, y: 150)))
      _ = screen.ask(.touch(.ended, Point(x: 30, y: 150)))
      #expect(screen.ask(.touch(.ended, Point(x: 30, y: 150))) == .declined)
      _ = screen.ask(.touch(.began, Point(x: 10, y: 150)))
      _ = screen.ask(.touch(.cancelled, Point(x: 10, y: 150)))
      #expect(view.asked == ["began 10", "moved 20", "ended 30", "began 10", "cancelled"])
    }
  }

  @Test(
    "accessibilityDragSourceDescriptors and accessibilityDropPointDescriptors become actions that drag and drop"
  )
  func dragging() async throws {
    let view = asked()
    view.accessibilityDragSourceDescriptors = [
      UIAccessibilityLocationDescriptor(name: "button", point: CGPoint(x: 10, y: 10), in: view)
    ]
    view.accessibilityDropPointDescriptors = [
      UIAccessibilityLocationDescriptor(name: "over zombies", view: view)
    ]
    func names(_ screen: Screen) throws -> [String] {
      try screen.element(named: "Map").actions.map(\.name.string)
    }
    try await hosting(view) { screen in
      #expect(try names(screen) == ["Drag button"])
      try await screen.perform("Drag button", on: "Map")
      #expect(try names(screen) == ["Drop over zombies"])
      try await screen.perform("Drop over zombies", on: "Map")
      #expect(view.asked == ["began 10", "moved 150", "ended 150"])
      try await screen.perform("Drag button", on: "Map")
      try await screen.escape()
      #expect(view.asked.last == "cancelled")
      #expect(try names(screen) == ["Drag button"])
    }
  }
}
