import AccessibilityModel
import EarshotTesting
import Testing
import UIKit

@MainActor
@Suite("Rotors of an app's own", .timeLimit(.minutes(10)))
struct RotorTests {
  private func wood() -> (view: UIView, zombies: [UIView]) {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let zombies = (0..<3).map { number in
      meter {
        $0.frame.origin.y = CGFloat(50 + 100 * number)
        $0.accessibilityLabel = "Zombie \(number)"
      }
    }
    for zombie in zombies { view.addSubview(zombie) }
    return (view, zombies)
  }

  private func rotor(_ name: String, over places: [UIView]) -> UIAccessibilityCustomRotor {
    UIAccessibilityCustomRotor(name: name) { (predicate: UIAccessibilityCustomRotorSearchPredicate) in
      let current = places.firstIndex { $0 === predicate.currentItem.targetElement }
      let step = predicate.searchDirection == .next ? 1 : -1
      let index = current.map { $0 + step } ?? 0
      guard places.indices.contains(index) else { return nil }
      return UIAccessibilityCustomRotorItemResult(targetElement: places[index], targetRange: nil)
    }
  }

  @Test("accessibilityCustomRotors of a container are searched from the element under the cursor")
  func searching() async throws {
    let (view, zombies) = wood()
    view.accessibilityCustomRotors = [rotor("Even zombies", over: [zombies[0], zombies[2]])]
    try await hosting(view) { screen in
      try await screen.drive(
        """
        rotor "Even zombies"
        down
        expect "Zombie 2"
        down
        expect silence
        up
        expect "Zombie 0"
        """)
    }
  }

  @Test("accessibilityCustomRotorsBlock wins, and a rotor of a system type replaces the system's")
  func systemTypes() async throws {
    let (view, zombies) = wood()
    view.accessibilityCustomRotors = [rotor("Unheard", over: [])]
    let rotors: AXCustomRotorsReturnBlock = {
      [
        UIAccessibilityCustomRotor(systemType: .heading) { _ in
          UIAccessibilityCustomRotorItemResult(targetElement: zombies[1], targetRange: nil)
        }
      ]
    }
    view.accessibilityCustomRotorsBlock = rotors
    try await hosting(view) { screen in
      let rotors = screen.tree.elements.flatMap(\.rotors)
      #expect(rotors.map(\.system) == [.heading])
      try await screen.drive(
        """
        rotor "Headings"
        down
        expect "Zombie 1"
        """)
    }
  }

  @Test("accessibilityCustomRotors lead to stretches of a text, which are spoken in place of the element")
  func ranges() async throws {
    let view = UITextView(frame: CGRect(x: 0, y: 50, width: 320, height: 200))
    view.text = "Ça mort, brains, more brains"
    view.accessibilityCustomRotors = [
      UIAccessibilityCustomRotor(name: "Brains") { predicate in
        let words = NSString(string: view.text)
        let begin = view.beginningOfDocument
        let from = predicate.currentItem.targetRange.map { view.offset(from: begin, to: $0.end) } ?? 0
        let rest = NSRange(location: from, length: words.length - from)
        let found = words.range(of: "brains", options: [], range: rest)
        guard predicate.searchDirection == .next, found.location != NSNotFound,
          let start = view.position(from: begin, offset: found.location),
          let end = view.position(from: begin, offset: found.location + found.length)
        else { return nil }
        return UIAccessibilityCustomRotorItemResult(
          targetElement: view, targetRange: view.textRange(from: start, to: end))
      }
    ]
    try await hosting(view) { screen in
      try await screen.drive(
        """
        rotor "Brains"
        down
        expect "brains"
        down
        expect "brains"
        down
        expect silence
        """)
    }
  }

  @Test("Every system type is carried under its name")
  func everyType() {
    let types = (0...18).compactMap { UIAccessibilityCustomRotor.SystemRotorType(rawValue: $0) }
    let kinds = types.compactMap { UIAccessibilityCustomRotor(systemType: $0) { _ in nil }.descriptor.system }
    #expect(kinds == RotorDescriptor.SystemKind.allCases)
  }

  @Test("A rotor whose search leads to something that is gone ends there")
  func goneTarget() async throws {
    let (view, _) = wood()
    view.accessibilityCustomRotors = [
      UIAccessibilityCustomRotor(name: "Ghosts") { _ in
        UIAccessibilityCustomRotorItemResult(targetElement: NSObject(), targetRange: nil)
      }
    ]
    try await hosting(view) { screen in
      try await screen.drive(
        """
        rotor "Ghosts"
        down
        expect silence
        """)
    }
  }
}
