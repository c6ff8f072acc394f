import AccessibilityModel
import EarshotTesting
import Testing
import UIKit

/// A container that counts as it likes.
private final class Liar: UIView {
  var count = 0
  var elements: [Any] = []

  override func accessibilityElementCount() -> Int { count }
  override func accessibilityElement(at index: Int) -> Any? {
    elements.indices.contains(index) ? elements[index] : nil
  }
}

@MainActor
@Suite("Views that are told wrong", .timeLimit(.minutes(10)))
struct AbuseTests {
  private let screenful = CGRect(x: 0, y: 0, width: 320, height: 480)

  private func labels(_ screen: Screen) -> [String?] {
    screen.tree.stops.map { screen.tree[$0]?.label?.string }
  }

  @Test("A container whose count lies gives what it has", arguments: [-3, 5, 1_000_000_000])
  func lyingCount(count: Int) async throws {
    let liar = Liar(frame: screenful)
    liar.count = count
    liar.elements = [meter()]
    try await hosting(liar) { screen in
      #expect(labels(screen) == (count < 0 ? [] : ["Zombie meter"]))
      let messages = await screen.takeDiagnostics().map(\.message)
      #expect(messages.allSatisfy { $0.hasPrefix("Liar counts ") })
      #expect(!messages.isEmpty)
    }
  }

  @Test("A container that has fewer elements than it counts is named with the place of the first missing one")
  func missingElement() async throws {
    let liar = Liar(frame: screenful)
    liar.count = 3
    liar.elements = [meter()]
    try await hosting(liar) { screen in
      #expect(
        await screen.takeDiagnostics().map(\.message) == [
          "Liar counts 3 accessibility elements and answers none at index 1. Return how many there are."
        ])
    }
  }

  @Test(
    "Z8: a container that does not find the elements it answers is named, with the place",
    arguments: [(NSNotFound, 0, "NSNotFound"), (0, 1, "0")])
  func lostElement(answer: Int, index: Int, named: String) async throws {
    final class Loser: UIView {
      var answer = 0
      lazy var parts = (0..<2).map { number -> UIAccessibilityElement in
        let part = UIAccessibilityElement(accessibilityContainer: self)
        part.accessibilityLabel = "Part \(number)"
        part.accessibilityFrameInContainerSpace = CGRect(x: 0, y: 40 * number, width: 80, height: 30)
        return part
      }
      override func accessibilityElementCount() -> Int { parts.count }
      override func accessibilityElement(at index: Int) -> Any? { parts[index] }
      override func index(ofAccessibilityElement element: Any) -> Int { answer }
    }
    let loser = Loser(frame: screenful)
    loser.answer = answer
    try await hosting(loser) { screen in
      #expect(labels(screen) == ["Part 0", "Part 1"])
      #expect(
        await screen.takeDiagnostics().map(\.message) == [
          "index(ofAccessibilityElement:) of Loser answers \(named) for the element that it answers at index "
            + "\(index). Keep the elements, and return the place of each."
        ])
    }
  }

  @Test("A list that contains itself, directly or by another, is entered once")
  func selfContained() async throws {
    let outer = UIView(frame: screenful)
    let inner = UIView(frame: screenful)
    outer.accessibilityElements = [meter(), inner, outer]
    inner.accessibilityElements = [outer]
    try await hosting(outer) { screen in
      #expect(labels(screen) == ["Zombie meter"])
      let messages = await screen.takeDiagnostics().map(\.message)
      #expect(
        messages == [
          "UIView is listed among the accessibility elements inside it, and was left out there. List what it "
            + "contains, and make it no element of its own."
        ])
    }
  }

  @Test("A label of nothing, or of spaces, is told of with the class", arguments: ["", "  ", "\n"])
  func blankLabel(label: String) async throws {
    try await hosting(meter { $0.accessibilityLabel = label }) { screen in
      let messages = await screen.takeDiagnostics().map(\.message)
      #expect(
        messages == [
          "accessibilityLabel of UIView is blank, so that nothing is heard of it. Name it, or make it no element."
        ])
    }
  }

  @Test("A frame that no screen knows gives way to where the view is", arguments: [CGFloat.infinity, .nan])
  func senselessFrame(number: CGFloat) async throws {
    let view = meter { $0.accessibilityFrame = CGRect(x: 0, y: number, width: 20, height: 20) }
    try await hosting(view) { screen in
      #expect(screen.focused?.frame == Rect(x: 16, y: 100, width: 200, height: 40))
      let messages = await screen.takeDiagnostics().map(\.message)
      #expect(
        messages == [
          "accessibilityFrame of UIView is infinite or no number and was ignored. Give it finite numbers."
        ])
    }
  }

  @Test("Views nested 10,000 deep are laid out and described")
  func deepViews() async throws {
    func nested() -> UIView {
      var view = meter { $0.frame.origin = .zero }
      for _ in 0..<10_000 {
        let outer = UIView(frame: screenful)
        outer.addSubview(view)
        view = outer
      }
      return view
    }
    try await hosting(nested()) { screen in
      #expect(labels(screen) == ["Zombie meter"])
    }
  }

  @Test("A label changed from another thread changes in its turn, and is told of")
  func otherThread() async throws {
    let view = meter()
    try await hosting(view) { screen in
      let change: @MainActor () -> Void = { view.accessibilityLabel = "Changed" }
      // As code does that was written before actors.
      nonisolated(unsafe) let unchecked = unsafeBitCast(change, to: (() -> Void).self)
      await withCheckedContinuation { done in
        Thread.detachNewThread {
          unchecked()
          done.resume()
        }
      }
      try await screen.advance(by: .zero)
      #expect(screen.focused?.label?.string == "Changed")
      let messages = await screen.takeDiagnostics().map(\.message)
      #expect(messages.count == 1)
      #expect(messages.first?.hasPrefix("UIView was changed from another thread") == true)
    }
  }

  @Test("An object that frees what is asked while it answers leaves the app standing")
  func freedWhileAnswering() async throws {
    let view = UIView(frame: screenful)
    var owner: UIAccessibilityElement? = UIAccessibilityElement(accessibilityContainer: view)
    owner?.accessibilityLabel = "Ghost"
    owner?.accessibilityFrameInContainerSpace = CGRect(x: 0, y: 50, width: 100, height: 20)
    view.accessibilityElementsBlock = { [weak owner] in [owner].compactMap { $0 } }
    owner?.accessibilityActivateBlock = {
      owner = nil
      view.setNeedsLayout()
      return true
    }
    try await hosting(view) { screen in
      #expect(labels(screen) == ["Ghost"])
      try await screen.voiceOver.doubleTap()
      #expect(labels(screen) == [])
    }
  }
}
