import AccessibilityModel
import EarshotTesting
import Testing
import UIKit

@Suite("Large content of views", .timeLimit(.minutes(10)))
@MainActor
struct LargeContentItemTests {
  /// A view that answers for itself.
  final class Tile: UIView {
    override var showsLargeContentViewer: Bool {
      get { true }
      set {}
    }
    override var largeContentTitle: String? {
      get { "Tile" }
      set {}
    }
    override var largeContentImage: UIImage? {
      get { UIImage(systemName: "square") }
      set {}
    }
    override var scalesLargeContentImage: Bool {
      get { true }
      set {}
    }
    override var largeContentImageInsets: UIEdgeInsets {
      get { UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 0) }
      set {}
    }
  }

  @Test("L4: button, label and image view answer title and image by themselves; a plain view answers nothing")
  func defaults() {
    let button = UIButton(type: .system)
    button.setTitle("Back", for: .normal)
    button.setImage(UIImage(systemName: "chevron.backward"), for: .normal)
    let label = UILabel()
    label.text = "news.example"
    let picture = UIImageView(image: UIImage(systemName: "star"))
    let views: [UIView] = [button, label, picture, UIView()]
    #expect(views.map(\.largeContentTitle) == ["Back", "news.example", nil, nil])
    #expect(
      views.map(\.largeContentImage) == [
        UIImage(systemName: "chevron.backward"), nil, UIImage(systemName: "star"), nil,
      ])
    #expect(views.allSatisfy { !$0.showsLargeContentViewer && !$0.scalesLargeContentImage })
    #expect(views.allSatisfy { $0.largeContentImageInsets == .zero })
    label.largeContentTitle = "Address"
    label.largeContentImage = UIImage(systemName: "link")
    label.largeContentImageInsets.top = 4
    #expect(label.largeContentTitle == "Address")
    #expect(label.largeContentImage == UIImage(systemName: "link"))
    #expect(label.largeContentImageInsets == UIEdgeInsets(top: 4, left: 0, bottom: 0, right: 0))
    label.largeContentTitle = nil
    #expect(label.largeContentTitle == "news.example")
  }

  @Test("L2: steppers and wheels of a picker show nothing by themselves")
  func withoutSupport() async throws {
    let (stepper, wheels) = (UIStepper(), UIDatePicker())
    wheels.preferredDatePickerStyle = .wheels
    stepper.frame.origin = CGPoint(x: 20, y: 20)
    wheels.frame = CGRect(x: 20, y: 100, width: 320, height: 216)
    let view = UIView(frame: CGRect(x: 0, y: 100, width: 393, height: 400))
    for inner in [stepper, wheels] as [UIView] { view.addSubview(inner) }
    view.addInteraction(UILargeContentViewerInteraction())
    try await hosting(view, environment: LargeContentBarTests.large) { screen in
      for y in [135.0, 308] {
        try await screen.largeContentViewer.press(at: Point(x: 60, y: y), for: .seconds(0.6))
        #expect(screen.largeContentViewer.overlay == nil)
        try await screen.largeContentViewer.lift()
      }
    }
  }

  /// A bar with an interaction around views side by side, 100 points each.
  private func bar(_ views: [UIView], viewer: UILargeContentViewerInteraction = .init()) -> UIView {
    let bar = UIView(frame: CGRect(x: 0, y: 500, width: 393, height: 50))
    for (index, view) in views.enumerated() {
      view.frame = CGRect(x: CGFloat(index) * 100, y: 0, width: 100, height: 50)
      bar.addSubview(view)
    }
    bar.addInteraction(viewer)
    return bar
  }

  private func at(_ index: Int) -> Point { Point(x: 50 + Double(index) * 100, y: 525) }

  @Test(
    "L4: views are shown by setter or override; one that says nothing of itself, or shows nothing, is not")
  func items() async throws {
    let label = UILabel()
    label.text = "Mail"
    label.showsLargeContentViewer = true
    let empty = UIView()
    empty.showsLargeContentViewer = true
    let silent = UILabel()
    silent.text = "Silent"
    try await hosting(bar([label, Tile(), silent, empty]), environment: LargeContentBarTests.large) {
      screen in
      try await screen.largeContentViewer.press(at: at(0), for: .seconds(0.5))
      #expect(screen.largeContentViewer.overlay?.title == "Mail")
      #expect(screen.largeContentViewer.overlay?.picture == nil)
      try await screen.largeContentViewer.drag(to: at(1))
      #expect(screen.largeContentViewer.overlay?.title == "Tile")
      #expect(screen.largeContentViewer.overlay?.picture?.name == "square")
      try await screen.largeContentViewer.drag(to: at(2))
      #expect(screen.largeContentViewer.overlay == nil)
      try await screen.largeContentViewer.lift()
      for index in [2, 3] {
        try await screen.largeContentViewer.press(at: at(index), for: .seconds(1))
        #expect(screen.largeContentViewer.overlay == nil)
        try await screen.largeContentViewer.lift()
      }
    }
  }

  @Test("L4: the segment under the finger is shown, and lifting chooses it")
  func segments() async throws {
    let control = UISegmentedControl(items: ["List", UIImage(systemName: "map") as Any])
    control.selectedSegmentIndex = 0
    control.showsLargeContentViewer = true
    control.scalesLargeContentImage = true
    var changes = 0
    control.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
    try await hosting(bar([control]), environment: LargeContentBarTests.large) { screen in
      try await screen.largeContentViewer.press(at: Point(x: 25, y: 525), for: .seconds(0.5))
      #expect(screen.largeContentViewer.overlay?.title == "List")
      try await screen.largeContentViewer.drag(to: Point(x: 75, y: 525))
      #expect(screen.largeContentViewer.overlay?.title == "")
      #expect(screen.largeContentViewer.overlay?.picture?.name == "map")
      try await screen.largeContentViewer.lift()
      #expect(control.selectedSegmentIndex == 1)
      #expect(changes == 1)
    }
  }

  @Test("L4: a control that is lifted from is told of a touch up inside, once")
  func controls() async throws {
    let button = UIButton(type: .system)
    button.setTitle("Pay", for: .normal)
    button.showsLargeContentViewer = true
    var events: [String] = []
    for (event, name) in [(UIControl.Event.touchUpInside, "up"), (.touchCancel, "cancel")] {
      button.addAction(UIAction { _ in events.append(name) }, for: event)
    }
    try await hosting(bar([button]), environment: LargeContentBarTests.large) { screen in
      try await screen.largeContentViewer.press(at: at(0), for: .seconds(0.5))
      #expect(events == ["cancel"])
      try await screen.largeContentViewer.lift()
      #expect(events == ["cancel", "up"])
      try await screen.largeContentViewer.lift()
      #expect(events == ["cancel", "up"])
    }
  }

  @Test("L4: what an app says of a view's large content is in the tree")
  func tree() async throws {
    let button = UIButton(type: .system)
    button.setTitle("Pay", for: .normal)
    button.showsLargeContentViewer = true
    let other = UIButton(type: .system)
    other.setTitle("Other", for: .normal)
    try await hosting(bar([button, other])) { screen in
      try #expect(screen.element(named: "Pay").largeContent == LargeContentItem(title: "Pay"))
      try #expect(screen.element(named: "Other").largeContent == nil)
    }
  }

  @Test("Holding a finger outside the screen, or on nothing, shows nothing")
  func outside() async throws {
    try await hosting(bar([Tile()]), environment: LargeContentBarTests.large) { screen in
      for point in [Point(x: -5, y: -5), Point(x: 9_000, y: 10), Point(x: 200, y: 100)] {
        try await screen.largeContentViewer.press(at: point, for: .seconds(1))
        #expect(screen.largeContentViewer.overlay == nil)
        try await screen.largeContentViewer.lift()
      }
    }
  }
}
