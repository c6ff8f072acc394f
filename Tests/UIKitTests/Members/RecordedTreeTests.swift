import AccessibilityModel
import EarshotTesting
import Testing
import UIKit

/// A switch of an app's own that words its state itself.
private final class WordySwitch: UISwitch {
  override var accessibilityValue: String? {
    get { isOn ? "running" : "at rest" }
    set { super.accessibilityValue = newValue }
  }
}

@MainActor
@Suite("What recorded trees corrected, in UIKit", .timeLimit(.minutes(10)))
struct RecordedTreeTests {
  private func label(_ text: String, y: CGFloat) -> UILabel {
    let label = UILabel(frame: CGRect(x: 0, y: y, width: 200, height: 20))
    label.text = text
    return label
  }

  private func page(_ views: [UIView]) -> UIView {
    let page = UIView(frame: CGRect(x: 0, y: 100, width: 320, height: 400))
    for view in views { page.addSubview(view) }
    return page
  }

  private func heard(_ view: UIView) async throws -> [String] {
    var words: [String] = []
    try await hosting(view) { screen in words = try await screen.tour().stops.map(\.utterance.text) }
    return words
  }

  @Test("10.5: a switch speaks its own state, whatever value an app sets, and however")
  func switchValue() async throws {
    let hint = "Double tap to toggle setting."
    let settings: [(UISwitch) -> Void] = [
      { $0.accessibilityValue = "loud" },
      { $0.accessibilityAttributedValue = NSAttributedString(string: "loud") },
      { $0.accessibilityValueBlock = { "loud" } },
    ]
    for set in settings {
      let quiet = UISwitch()
      quiet.accessibilityLabel = "Quiet"
      quiet.isOn = true
      set(quiet)
      #expect(try await heard(page([quiet])) == ["Quiet, switch button, on. \(hint)"])
    }
    let wordy = WordySwitch()
    wordy.accessibilityLabel = "Engine"
    #expect(try await heard(page([wordy])) == ["Engine, switch button, at rest. \(hint)"])
    let plain = label("Lamp", y: 0)
    plain.accessibilityTraits = .toggleButton
    plain.accessibilityValue = "glowing"
    #expect(try await heard(page([plain])) == ["Lamp, glowing. \(hint)"])
  }

  @Test("10.8: a modal view that is an element, or has nothing to meet, hides nothing beside it")
  func modality() async throws {
    let sheet = UIView(frame: CGRect(x: 0, y: 100, width: 320, height: 200))
    sheet.accessibilityViewIsModal = true
    let screen = page([label("Below", y: 0), sheet])
    #expect(try await heard(screen) == ["Below"])
    sheet.accessibilityElements = []
    #expect(try await heard(screen) == ["Below"])
    let empty = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    empty.accessibilityElements = []
    sheet.accessibilityElements = [empty]
    #expect(try await heard(screen) == ["Below"])
    sheet.accessibilityElements = nil
    sheet.isAccessibilityElement = true
    sheet.accessibilityLabel = "Sheet"
    #expect(try await heard(screen) == ["Below", "Sheet"])
    sheet.isAccessibilityElement = false
    sheet.addSubview(label("Inside", y: 0))
    #expect(try await heard(screen) == ["Inside"])
  }

  @Test("10.9: what lies in a container of no extent is not there")
  func noExtent() async throws {
    let box = UIView(frame: CGRect(x: 0, y: 40, width: 0, height: 0))
    box.addSubview(label("Inside", y: 0))
    let screen = page([label("Above", y: 0), box])
    #expect(try await heard(screen) == ["Above"])
    box.frame.size = CGSize(width: 320, height: 40)
    #expect(try await heard(screen) == ["Above", "Inside"])
    try await hosting(screen) { shown in
      #expect(shown.tree.stops.count { _ in true } == 2)
      box.frame.size = .zero
      try await shown.advance(by: .zero)
      #expect(shown.tree.stops.count { _ in true } == 1)
    }
    box.isAccessibilityElement = true
    box.accessibilityLabel = "Box"
    box.accessibilityFrame = CGRect(x: 0, y: 200, width: 100, height: 40)
    #expect(try await heard(screen) == ["Above", "Box"])
  }

  @Test("10.10: a tab that cannot be used is not said to be dimmed, and a number on it is so many items")
  func tabs() async throws {
    func heard(_ rules: RuleChoices = RuleChoices()) async throws -> [String] {
      let tabs = UITabBarController()
      tabs.viewControllers = [("Dogs", nil, true), ("Cats", "3", false), ("Owls", "new", true)].map {
        (title: String, badge: String?, isEnabled: Bool) in
        let controller = UIViewController()
        controller.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
        controller.tabBarItem.badgeValue = badge
        controller.tabBarItem.isEnabled = isEnabled
        return controller
      }
      var words: [String] = []
      try await hosting(tabs, rules: rules) { screen in
        words = try await screen.tour().stops.map(\.utterance.text)
      }
      return words
    }
    let written = try await heard()
    #expect(written.suffix(2) == ["Cats, 3 items, tab, 2 of 3", "Owls, new, tab, 3 of 3"])
    #expect(try await heard(["tabBar.badge": "as written"]).dropLast().last == "Cats, 3, tab, 2 of 3")
  }

  @Test("10.23: a copied outline goes its own way")
  func copiedOutline() throws {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    path.lineWidth = 3
    let copy = try #require(path.copy() as? UIBezierPath)
    path.addLine(to: CGPoint(x: 100, y: 100))
    #expect(copy.bounds == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(copy.lineWidth == 3)
    copy.removeAllPoints()
    #expect(path.bounds == CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  @Test("10.23: a slider keeps its width where it is to fit its content")
  func sliderWidth() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 180, height: 90))
    slider.sizeToFit()
    #expect(slider.bounds.size.width == 180)
    #expect(slider.bounds.size.height < 90)
  }

  @Test("10.23: reading a screen again finds it as it was")
  func readingTwice() async throws {
    let controls: [UIView] = [
      UISwitch(), UISlider(), UIStepper(), UIProgressView(), UIActivityIndicatorView(), UIDatePicker(),
      UISegmentedControl(items: ["One", "Two"]), UIPageControl(), UITextField(), UITextView(), UIImageView(),
      UISearchBar(), UIButton(type: .system), label("Words", y: 0),
    ]
    for (index, view) in controls.enumerated() {
      view.frame = CGRect(x: 0, y: CGFloat(index) * 30, width: 200, height: 28)
    }
    try await hosting(page(controls)) { screen in
      let frames = controls.map(\.frame)
      let tree = screen.tree
      _ = try await screen.tour()
      for control in controls { control.setNeedsLayout() }
      try await screen.advance(by: .zero)
      #expect(tree.diff(to: screen.tree).isEmpty)
      #expect(controls.map(\.frame) == frames)
    }
  }
}
