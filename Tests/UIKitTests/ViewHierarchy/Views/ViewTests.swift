import AppHost
import EarshotTesting
import Testing
import UIKit

@MainActor
@Suite("Views and where they lie", .timeLimit(.minutes(10)))
struct ViewTests {
  @Test("Frame, bounds and centre tell the same, and points are converted through every view")
  func geometry() {
    let outer = UIView(frame: CGRect(x: 10, y: 20, width: 200, height: 100))
    let inner = UIView(frame: CGRect(x: 5, y: 6, width: 50, height: 40))
    outer.addSubview(inner)
    #expect(inner.center == CGPoint(x: 30, y: 26))
    inner.center = CGPoint(x: 40, y: 26)
    #expect(inner.frame == CGRect(x: 15, y: 6, width: 50, height: 40))
    inner.bounds.size = CGSize(width: 70, height: 40)
    #expect(inner.frame == CGRect(x: 5, y: 6, width: 70, height: 40))
    outer.bounds.origin = CGPoint(x: 0, y: 30)
    #expect(inner.convert(CGPoint(x: 1, y: 1), to: nil) == CGPoint(x: 16, y: -3))
    #expect(inner.convert(CGPoint(x: 16, y: -3), from: nil) == CGPoint(x: 1, y: 1))
    #expect(outer.convert(inner.bounds, from: inner) == inner.frame)
  }

  @Test("Views come, go and change places among their siblings, and hear of it")
  func hierarchy() {
    final class Witness: UIView {
      var log: [String] = []
      override func willMove(toSuperview newSuperview: UIView?) { log.append("will \(newSuperview != nil)") }
      override func didMoveToSuperview() { log.append("did \(superview != nil)") }
    }
    let parent = UIView()
    let (first, second, third) = (UIView(), Witness(), UIView())
    for view in [first, third] { parent.addSubview(view) }
    parent.insertSubview(second, belowSubview: third)
    #expect(parent.subviews == [first, second, third])
    parent.bringSubviewToFront(first)
    #expect(parent.subviews == [second, third, first])
    parent.insertSubview(second, aboveSubview: first)
    #expect(parent.subviews == [third, first, second])
    parent.sendSubviewToBack(first)
    parent.exchangeSubview(at: 0, withSubviewAt: 2)
    #expect(parent.subviews == [second, third, first])
    third.tag = 7
    #expect(parent.viewWithTag(7) === third)
    #expect(third.isDescendant(of: parent))
    second.removeFromSuperview()
    #expect(second.superview == nil)
    #expect(parent.subviews == [third, first])
    #expect(second.log == ["will true", "did true", "will false", "did false"])
  }

  @Test("What is flexible follows a new extent of the superview")
  func autoresizing() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let filling = UIView(frame: parent.bounds)
    filling.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let sticking = UIView(frame: CGRect(x: 80, y: 90, width: 20, height: 10))
    sticking.autoresizingMask = [.flexibleLeftMargin, .flexibleTopMargin]
    let middle = UIView(frame: CGRect(x: 40, y: 0, width: 20, height: 10))
    middle.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
    for view in [filling, sticking, middle] { parent.addSubview(view) }
    parent.frame.size = CGSize(width: 200, height: 150)
    #expect(filling.frame == CGRect(x: 0, y: 0, width: 200, height: 150))
    #expect(sticking.frame == CGRect(x: 180, y: 140, width: 20, height: 10))
    #expect(middle.frame == CGRect(x: 90, y: 0, width: 20, height: 10))
  }

  @Test("Layout happens once where it was asked for, from the outside in")
  func layout() {
    final class Counting: UIView {
      var count = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        count += 1
        subviews.first?.frame = bounds
      }
    }
    let (outer, inner) = (Counting(frame: CGRect(x: 0, y: 0, width: 9, height: 9)), Counting())
    outer.addSubview(inner)
    outer.layoutIfNeeded()
    outer.layoutIfNeeded()
    #expect(outer.count == 1)
    #expect(inner.count == 1)
    inner.setNeedsLayout()
    outer.layoutIfNeeded()
    #expect((outer.count, inner.count) == (1, 2))
    outer.frame.size.width = 20
    outer.layoutIfNeeded()
    #expect(inner.frame.width == 20)
    #expect((outer.count, inner.count) == (2, 3))
  }

  @Test("Layout without end is told with the class, and left")
  func endless() async throws {
    final class Restless: UIView {
      override func layoutSubviews() {
        super.layoutSubviews()
        setNeedsLayout()
      }
    }
    try await hosting(Restless()) { screen in
      let messages = await screen.takeDiagnostics().map(\.message)
      #expect(messages.contains { $0.hasPrefix("Laying out UIWindow asks for layout again without end") })
    }
  }

  @Test("A view inside itself and a place that is no number are told and not taken")
  func nonsense() async throws {
    let (outer, inner) = (UIView(frame: CGRect(x: 0, y: 60, width: 9, height: 9)), UIView())
    outer.addSubview(inner)
    try await hosting(outer) { screen in
      inner.addSubview(outer)
      inner.frame.origin.x = .nan
      #expect(inner.subviews == [])
      #expect(inner.frame == .zero)
      let messages = await screen.takeDiagnostics().map(\.message)
      #expect(
        messages == [
          "UIView was added to UIView, which lies inside it. Add views outside in.",
          "A place of UIView that is infinite or no number was ignored. Give it finite numbers.",
        ])
    }
  }

  @Test("The innermost view in front that takes touches is hit")
  func hits() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (behind, front) = (UIView(frame: root.bounds), UIView(frame: root.bounds))
    let inner = UIView(frame: CGRect(x: 10, y: 10, width: 10, height: 10))
    front.addSubview(inner)
    for view in [behind, front] { root.addSubview(view) }
    #expect(root.hitTest(CGPoint(x: 15, y: 15), with: nil) === inner)
    #expect(root.hitTest(CGPoint(x: 50, y: 15), with: nil) === front)
    front.isUserInteractionEnabled = false
    #expect(root.hitTest(CGPoint(x: 15, y: 15), with: nil) === behind)
    behind.alpha = 0
    #expect(root.hitTest(CGPoint(x: 15, y: 15), with: nil) === root)
    #expect(root.hitTest(CGPoint(x: 150, y: 15), with: nil) == nil)
  }

  @Test("A label is as large as its words, in one line or in as many as are allowed")
  func labels() {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .body)
    label.text = "Happy-go-lucky, excellent hunting dog, and loyal companion"
    let line = label.intrinsicContentSize
    #expect(line.height == 22)
    label.numberOfLines = 0
    let broken = label.sizeThatFits(CGSize(width: line.width / 2, height: 0))
    #expect(broken.height >= 44)
    #expect(broken.width <= line.width / 2 + 1)
    label.numberOfLines = 2
    #expect(label.sizeThatFits(CGSize(width: 60, height: 0)).height == 44)
    label.text = nil
    #expect(label.intrinsicContentSize == .zero)
  }

  @Test("A font of a text style follows the text size where it is told to")
  func textSize() async throws {
    final class Growing: UIViewController {
      let label = UILabel(frame: CGRect(x: 0, y: 60, width: 100, height: 20))
      override func viewDidLoad() {
        super.viewDidLoad()
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.text = "Bailey"
        view.addSubview(label)
      }
    }
    var options = LaunchOptions()
    options.textSize = "accessibility1"
    let controller = Growing()
    try await hosting(controller, environment: options) { screen in
      #expect(controller.label.font.pointSize == 28)
      RunningApp.current.environment.textSize = "large"
      try await screen.advance(by: .zero)
      #expect(controller.label.font.pointSize == 17)
    }
  }

  @Test("A view runs as the language does, unless it says otherwise")
  func direction() async throws {
    final class Margins: UIView {
      var seen: [NSDirectionalEdgeInsets] = []
      override func layoutSubviews() {
        super.layoutSubviews()
        layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        semanticContentAttribute = .unspecified
        seen.append(directionalLayoutMargins)
        semanticContentAttribute = .playback
        seen.append(directionalLayoutMargins)
        // Both setters ask for layout again.
        removeFromSuperview()
      }
    }
    var options = LaunchOptions()
    options.layoutDirection = .rightToLeft
    let view = Margins(frame: CGRect(x: 0, y: 60, width: 9, height: 9))
    try await hosting(view, environment: options) { _ in
      #expect(
        view.seen.prefix(2) == [
          NSDirectionalEdgeInsets(top: 1, leading: 4, bottom: 3, trailing: 2),
          NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4),
        ])
    }
  }

  @Test("Changes that are shown gradually are there at once, and end when their time has passed")
  func animation() async throws {
    let view = UIView(frame: CGRect(x: 0, y: 60, width: 9, height: 9))
    var isOver = false
    let button = UIButton(
      frame: CGRect(x: 0, y: 60, width: 90, height: 40),
      primaryAction: UIAction(title: "Fade") { _ in
        UIView.animate(withDuration: 0.3) {
          view.alpha = 0.5
        } completion: {
          isOver = $0
        }
      })
    try await hosting(button) { screen in
      try await screen.activate("Fade")
      #expect(view.alpha == 0.5)
      try await screen.advance(by: .milliseconds(299))
      #expect(!isOver)
      try await screen.advance(by: .milliseconds(2))
      #expect(isOver)
    }
  }
}
