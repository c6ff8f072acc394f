import AccessibilityModel
import EarshotTesting
import Testing
import UIKit

@MainActor
@Suite("Touches that reach the app", .timeLimit(.minutes(10)))
struct TouchTests {
  /// The events that a control tells of, in order.
  private func log(_ control: UIControl) -> () -> [String] {
    let events: [(UIControl.Event, String)] = [
      (.touchDown, "down"), (.touchDownRepeat, "repeat"), (.touchDragInside, "inside"),
      (.touchDragOutside, "outside"), (.touchDragEnter, "enter"), (.touchDragExit, "exit"),
      (.touchUpInside, "up"), (.touchUpOutside, "up outside"), (.touchCancel, "cancel"),
    ]
    final class Log { var words: [String] = [] }
    let log = Log()
    for (event, name) in events {
      control.addAction(UIAction(identifier: .init(name)) { _ in log.words.append(name) }, for: event)
    }
    return { log.words }
  }

  @Test("A control follows the finger: off it, back to it, and where it is lifted")
  func tracking() async throws {
    let button = UIButton(frame: CGRect(x: 0, y: 60, width: 100, height: 40))
    let words = log(button)
    try await hosting(button) { screen in
      let finger = Finger(screen: screen)
      finger.down(50, 80)
      #expect(button.isTracking)
      #expect(button.isHighlighted)
      finger.move(120, 80)
      finger.move(300, 80)
      #expect(!button.isHighlighted)
      finger.move(60, 80)
      finger.up(60, 80)
      #expect(words() == ["down", "inside", "exit", "outside", "enter", "inside", "up"])
      #expect(!button.isTracking)
      finger.down(50, 80)
      finger.up(300, 300)
      #expect(words().suffix(3) == ["down", "repeat", "up outside"])
    }
  }

  @Test("Something that takes the touch over ends what the control followed")
  func cancelled() async throws {
    let button = UIButton(frame: CGRect(x: 0, y: 60, width: 100, height: 40))
    let words = log(button)
    try await hosting(button) { screen in
      let finger = Finger(screen: screen)
      finger.down(50, 80)
      _ = finger.does(.cancelled, 50, 80)
      #expect(words() == ["down", "cancel"])
      #expect(finger.up(50, 80) == .declined)
      #expect(words() == ["down", "cancel"])
    }
  }

  @Test("Fingers on two keys are told apart, and a second one on a plain view is kept from it")
  func severalFingers() async throws {
    final class Key: UIView {
      var log: [Int] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        log.append(event?.touches(for: self)?.count ?? 0)
      }
    }
    let keyboard = UIView(frame: CGRect(x: 0, y: 60, width: 200, height: 100))
    let keys = [0, 1].map { Key(frame: CGRect(x: $0 * 100, y: 0, width: 100, height: 100)) }
    keys[1].isMultipleTouchEnabled = true
    for key in keys { keyboard.addSubview(key) }
    try await hosting(keyboard) { screen in
      let fingers = (0..<4).map { Finger(screen: screen, number: $0) }
      fingers[0].down(50, 80)
      fingers[1].down(60, 80)
      fingers[2].down(150, 80)
      fingers[3].down(160, 80)
      #expect(keys[0].log == [1])
      #expect(keys[1].log == [1, 2])
    }
  }

  @Test("Z9: what an app announces during a drag is told while the finger moves")
  func announcedDrag() async throws {
    final class Technique: UIButton {
      override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let isOver = touch.location(in: superview).y < 100
        guard isOver != wasOver else { return true }
        wasOver = isOver
        UIAccessibility.post(
          notification: .announcement,
          argument: isOver ? "Lift to deploy memory" : "No longer over zombies. Lift to cancel.")
        return true
      }
      private var wasOver = false
    }
    let technique = Technique(frame: CGRect(x: 0, y: 160, width: 100, height: 40))
    technique.setTitle("Self-release", for: .normal)
    let field = UIView(frame: CGRect(x: 0, y: 60, width: 300, height: 300))
    field.addSubview(technique)
    try await hosting(field) { screen in
      let finger = Finger(screen: screen)
      #expect(finger.announcements(.began, 50, 240) == [])
      #expect(finger.announcements(.moved, 50, 150) == ["Lift to deploy memory"])
      #expect(finger.announcements(.moved, 60, 150) == [])
      #expect(finger.announcements(.moved, 50, 400) == ["No longer over zombies. Lift to cancel."])
      #expect(finger.announcements(.ended, 50, 400) == [])
    }
  }

  @Test("Z10: keys of a piano that pass touches through sound as they are touched")
  func piano() async throws {
    final class Key: UIView {
      var played: (String) -> Void = { _ in }
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        played(accessibilityLabel ?? "")
      }
    }
    var notes: [String] = []
    let piano = UIView(frame: CGRect(x: 0, y: 60, width: 300, height: 100))
    for (index, note) in ["C3", "D3", "E3"].enumerated() {
      let key = Key(frame: CGRect(x: index * 100, y: 0, width: 100, height: 100))
      key.isAccessibilityElement = true
      key.accessibilityLabel = note
      key.accessibilityTraits = [.keyboardKey, .allowsDirectInteraction]
      key.played = { notes.append($0) }
      piano.addSubview(key)
    }
    try await hosting(piano) { screen in
      #expect(screen.tree.stops.compactMap { screen.tree[$0]?.label?.string } == ["C3", "D3", "E3"])
      for (number, x) in [50.0, 150, 250].enumerated() {
        #expect(Finger(screen: screen, number: number).down(x, 100) == .handled(by: nil))
      }
      #expect(notes == ["C3", "D3", "E3"])
    }
  }
}
