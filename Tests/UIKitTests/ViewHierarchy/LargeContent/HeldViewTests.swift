import AccessibilityModel
import EarshotTesting
import Foundation
import TestSupport
import Testing
import UIKit

@Suite("What lies under a held finger, of views anywhere", .timeLimit(.minutes(10)))
@MainActor
struct HeldViewTests {
  /// The names of the buttons that were tapped.
  @MainActor
  final class Taps {
    var names: [String] = []
  }

  @Test("L4: of views one in front of the other, the one in front is shown and used where the finger lifts")
  func inFront() async throws {
    var dice = SoakPlan.current.dice(for: "held views")
    for _ in 0..<SoakPlan.current.count(of: 6_000) {
      var number = 0
      let frame = CGRect(x: 0, y: 100, width: 393, height: 600)
      let plate = dice.plate(&number, depth: 0, frame: frame)
      let presses = (0..<8).map { _ in (0...Int.random(in: 0...3, using: &dice)).map { _ in dice.point() } }
      let taps = Taps()
      let view = plate.view(taps)
      view.addInteraction(UILargeContentViewerInteraction())
      try await hosting(view, environment: LargeContentBarTests.large) { screen in
        for points in presses { try await press(points, on: plate, taps, screen) }
      }
    }
  }

  /// Holds a finger at the first point, drags it to the others and lifts it.
  ///
  /// - Source: Behaviour 6.1 LC3, LC4, LC5, LC8
  private func press(_ points: [Point], on plate: Plate, _ taps: Taps, _ screen: Screen) async throws {
    let viewer = screen.largeContentViewer
    var front: Plate?
    var isHeld = false
    taps.names = []
    for (index, point) in points.enumerated() where index == 0 || isHeld {
      front = plate.front(at: point.x, point.y)
      if index == 0 {
        isHeld = front?.title != nil
        try await viewer.press(at: point, for: .seconds(0.6))
      } else {
        try await viewer.drag(to: point)
      }
      #expect(viewer.overlay?.title == front?.title, "at \(point) of \(plate)")
    }
    try await viewer.lift()
    #expect(viewer.overlay == nil)
    // Where nothing was shown, the app has the touch to itself.
    guard isHeld else { return }
    let used = front.flatMap { $0.isButton && $0.isEnabled ? $0.title : nil }
    #expect(taps.names == [used].compactMap { $0 }, "\(points) of \(plate)")
  }
}

/// A view as plain values, and those in it from the back to the front.
private struct Plate {
  let title: String?
  let frame: CGRect
  let isShown: Bool
  let isHidden: Bool
  let isButton: Bool
  let isEnabled: Bool
  let children: [Plate]

  /// The innermost one in front that is to be shown large and contains a point; `nil` beside all of them.
  ///
  /// - Source: Behaviour 6.1 LC5
  func front(at x: Double, _ y: Double) -> Plate? {
    let (inX, inY) = (x - Double(frame.origin.x), y - Double(frame.origin.y))
    let isInside = inX >= 0 && inY >= 0 && inX < Double(frame.width) && inY < Double(frame.height)
    guard !isHidden, isInside else { return nil }
    for child in children.reversed() {
      if let found = child.front(at: inX, inY) { return found }
    }
    return isShown ? self : nil
  }

  /// The same as a view of an app.
  @MainActor
  func view(_ taps: HeldViewTests.Taps) -> UIView {
    let view: UIView
    if isButton {
      let button = UIButton(type: .system)
      let name = title ?? ""
      button.setTitle(name, for: .normal)
      button.isEnabled = isEnabled
      button.addAction(UIAction { _ in taps.names.append(name) }, for: .touchUpInside)
      view = button
    } else {
      view = UIView()
      view.largeContentTitle = title
    }
    view.frame = frame
    view.isHidden = isHidden
    view.showsLargeContentViewer = isShown
    for child in children { view.addSubview(child.view(taps)) }
    return view
  }
}

extension SeededDice {
  /// A view with up to four in it, three deep; some stick out, some are hidden or show nothing.
  fileprivate mutating func plate(_ number: inout Int, depth: Int, frame: CGRect) -> Plate {
    let name = "Plate \(number)"
    number += 1
    let isButton = depth > 0 && isDue(oneIn: 3)
    var children: [Plate] = []
    for _ in 0..<(isButton || depth == 3 ? 0 : Int.random(in: depth == 0 ? 2...4 : 0...3, using: &self)) {
      let inner = CGRect(
        x: Double.random(in: -30...Double(frame.width) * 0.7, using: &self),
        y: Double.random(in: -30...Double(frame.height) * 0.7, using: &self),
        width: Double.random(in: 30...300, using: &self), height: Double.random(in: 30...300, using: &self))
      children.append(plate(&number, depth: depth + 1, frame: inner))
    }
    return Plate(
      title: !isButton && isDue(oneIn: 5) ? nil : name, frame: frame, isShown: !isDue(oneIn: 4),
      isHidden: depth > 0 && isDue(oneIn: 8), isButton: isButton, isEnabled: !isDue(oneIn: 4),
      children: children)
  }

  fileprivate mutating func point() -> Point {
    Point(x: Double.random(in: 1...392, using: &self), y: Double.random(in: 70...730, using: &self))
  }
}
