import AccessibilityModel
import AppHost
import EarshotTesting
import Foundation
import Testing
import UIKit

@Suite("The interaction of the Large Content Viewer", .timeLimit(.minutes(10)))
@MainActor
struct LargeContentInteractionTests {
  /// A bar without views in it, in halves that it draws itself.
  final class Deck: UIView, UILargeContentViewerInteractionDelegate {
    let halves = [UILabel(), UILabel()]
    var ended: [String] = []

    init() {
      super.init(frame: CGRect(x: 0, y: 500, width: 200, height: 50))
      for (label, text) in zip(halves, ["Left", "Right"]) { label.text = text }
      addInteraction(UILargeContentViewerInteraction(delegate: self))
    }

    required init?(coder: NSCoder) { nil }

    func largeContentViewerInteraction(
      _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
    ) -> (any UILargeContentViewerItem)? {
      bounds.contains(point) ? halves[point.x < 100 ? 0 : 1] : nil
    }

    func largeContentViewerInteraction(
      _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
      at point: CGPoint
    ) {
      ended.append("\(item?.largeContentTitle ?? "nothing") at \(Int(point.x)),\(Int(point.y))")
    }
  }

  /// A screen whose bar is shown large in the area of another controller.
  final class Area: UIViewController, UILargeContentViewerInteractionDelegate {
    let inner = UIViewController()

    override func viewDidLoad() {
      super.viewDidLoad()
      addChild(inner)
      inner.view.frame = CGRect(x: 0, y: 0, width: 393, height: 300)
      view.addSubview(inner.view)
      let label = UILabel(frame: CGRect(x: 0, y: 500, width: 100, height: 50))
      label.text = "Mail"
      label.showsLargeContentViewer = true
      view.addSubview(label)
      view.addInteraction(UILargeContentViewerInteraction(delegate: self))
    }

    func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController { inner }
  }

  @Test("L5: the delegate says what lies at a point and what lifting does, also beside all items")
  func delegate() async throws {
    let deck = Deck()
    try await hosting(deck, environment: LargeContentBarTests.large) { screen in
      try await screen.largeContentViewer.press(at: Point(x: 50, y: 525), for: .seconds(0.5))
      #expect(screen.largeContentViewer.overlay?.title == "Left")
      try await screen.largeContentViewer.drag(to: Point(x: 150, y: 530))
      #expect(screen.largeContentViewer.overlay?.title == "Right")
      try await screen.largeContentViewer.lift()
      try await screen.largeContentViewer.press(at: Point(x: 50, y: 525), for: .seconds(0.5))
      try await screen.largeContentViewer.drag(to: Point(x: 250, y: 600))
      try await screen.largeContentViewer.lift()
      #expect(deck.ended == ["Right at 150,30", "nothing at 250,100"])
    }
  }

  @Test("L5: the delegate says in whose area it is shown; else that is the controller's around the view")
  func area() async throws {
    try await hosting(Area(), environment: LargeContentBarTests.large) { screen in
      try await screen.largeContentViewer.press(at: Point(x: 50, y: 525), for: .seconds(0.5))
      #expect(screen.largeContentViewer.overlay?.panel.center == Point(x: 196.5, y: 150))
      try await screen.largeContentViewer.lift()
    }
  }

  @Test("L5: isEnabled follows the text size, and a notification tells when it changes")
  func enabled() async throws {
    try await hosting(UIView()) { screen in
      var told: [Bool] = []
      let name = UILargeContentViewerInteraction.enabledStatusDidChangeNotification
      let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated { told.append(UILargeContentViewerInteraction.isEnabled) }
      }
      defer { NotificationCenter.default.removeObserver(token) }
      #expect(!UILargeContentViewerInteraction.isEnabled)
      for size in ["accessibility1", "accessibility5", "xxxLarge", "small"] {
        RunningApp.current.environment.textSize = size
        try await screen.advance(by: .zero)
      }
      #expect(told == [true, false])
    }
  }

  @Test("L5: an interaction belongs to one view at a time, and ends where it is taken away")
  func belonging() async throws {
    let viewer = UILargeContentViewerInteraction()
    let label = UILabel(frame: CGRect(x: 0, y: 500, width: 100, height: 50))
    label.text = "Mail"
    label.showsLargeContentViewer = true
    try await hosting(label, environment: LargeContentBarTests.large) { screen in
      let other = UIView()
      other.addInteraction(viewer)
      label.addInteraction(viewer)
      #expect(viewer.view === label)
      #expect(other.interactions.isEmpty)
      label.isUserInteractionEnabled = true
      try await screen.largeContentViewer.press(at: Point(x: 50, y: 525), for: .seconds(0.5))
      #expect(screen.largeContentViewer.overlay?.title == "Mail")
      label.removeInteraction(viewer)
      try await screen.largeContentViewer.drag(to: Point(x: 60, y: 525))
      #expect(screen.largeContentViewer.overlay == nil)
      try await screen.largeContentViewer.lift()
      try await screen.largeContentViewer.press(at: Point(x: 50, y: 525), for: .seconds(0.5))
      #expect(screen.largeContentViewer.overlay == nil)
      try await screen.largeContentViewer.lift()
    }
  }

  /// A button with a long press of its own beside the viewer.
  private func holding(
    duration: TimeInterval, together: Bool, _ body: @MainActor (Screen) async throws -> Void
  ) async throws -> (taps: Int, holds: Int) {
    var (taps, holds) = (0, 0)
    let viewer = UILargeContentViewerInteraction()
    let delegate = together ? Together(viewer) : nil
    let button = UIButton(type: .system)
    button.setTitle("Back", for: .normal)
    button.showsLargeContentViewer = true
    button.frame = CGRect(x: 0, y: 500, width: 100, height: 50)
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    let hold = HoldTarget { holds += 1 }
    let recognizer = UILongPressGestureRecognizer(target: hold, action: Selector(HoldTarget.held))
    recognizer.minimumPressDuration = duration
    recognizer.delegate = delegate
    button.addGestureRecognizer(recognizer)
    button.addInteraction(viewer)
    try await hosting(button, environment: LargeContentBarTests.large, body)
    withExtendedLifetime((hold, delegate)) {}
    return (taps, holds)
  }

  @MainActor
  final class HoldTarget: NSObject {
    let act: () -> Void
    init(_ act: @escaping () -> Void) { self.act = act }
    func held(_ recognizer: UILongPressGestureRecognizer) {
      if recognizer.state == .began { act() }
    }
  }

  @MainActor
  final class Together: NSObject, UIGestureRecognizerDelegate {
    let viewer: UILargeContentViewerInteraction
    init(_ viewer: UILargeContentViewerInteraction) { self.viewer = viewer }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { otherGestureRecognizer === viewer.gestureRecognizerForExclusionRelationship }
  }

  @Test("L6: a longer press of the app's own is made beside the viewer where its delegate allows that")
  func together() async throws {
    let point = Point(x: 50, y: 525)
    let counts = try await holding(duration: 1.5, together: true) { screen in
      try await screen.largeContentViewer.press(at: point, for: .seconds(1))
      #expect(screen.largeContentViewer.overlay?.title == "Back")
      try await screen.largeContentViewer.lift()
      try await screen.largeContentViewer.press(at: point, for: .seconds(2))
      try await screen.largeContentViewer.lift()
      #expect(screen.largeContentViewer.overlay == nil)
    }
    #expect(counts.taps == 1)
    #expect(counts.holds == 1)
  }

  @Test("L6: without that, whichever is recognised first keeps the other from being recognised")
  func apart() async throws {
    let point = Point(x: 50, y: 525)
    let late = try await holding(duration: 1.5, together: false) { screen in
      try await screen.largeContentViewer.press(at: point, for: .seconds(2))
      #expect(screen.largeContentViewer.overlay?.title == "Back")
      try await screen.largeContentViewer.lift()
    }
    #expect(late.taps == 1)
    #expect(late.holds == 0)
    let early = try await holding(duration: 0.5, together: false) { screen in
      try await screen.largeContentViewer.press(at: point, for: .seconds(2))
      #expect(screen.largeContentViewer.overlay == nil)
      try await screen.largeContentViewer.lift()
    }
    #expect(early.taps == 0)
    #expect(early.holds == 1)
  }
}
