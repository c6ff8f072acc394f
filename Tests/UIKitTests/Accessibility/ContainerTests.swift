import AccessibilityModel
import EarshotTesting
import Testing
import UIKit

@MainActor
@Suite("What contains what, for people who listen", .timeLimit(.minutes(10)))
struct ContainerTests {
  private func label(_ text: String, _ x: CGFloat, _ y: CGFloat) -> UILabel {
    let label = UILabel(frame: CGRect(x: x, y: y, width: 80, height: 20))
    label.text = text
    return label
  }

  private func view(_ frame: CGRect, _ inside: [UIView]) -> UIView {
    let view = UIView(frame: frame)
    for inner in inside { view.addSubview(inner) }
    return view
  }

  private func labels(_ screen: Screen) -> [String] {
    screen.tree.stops.compactMap { screen.tree[$0]?.label?.string }
  }

  @Test("Plain views leave no trace: rows run across them, unless their content is to be kept together")
  func grouping() async throws {
    let left = view(
      CGRect(x: 0, y: 0, width: 150, height: 100), [label("Dealloc", 0, 0), label("Release", 0, 40)])
    let right = view(
      CGRect(x: 160, y: 0, width: 150, height: 100), [label("Help", 0, 0), label("Close", 0, 40)])
    try await hosting(view(CGRect(x: 0, y: 100, width: 320, height: 100), [left, right])) { screen in
      #expect(labels(screen) == ["Dealloc", "Help", "Release", "Close"])
      left.shouldGroupAccessibilityChildren = true
      try await screen.advance(by: .zero)
      #expect(labels(screen) == ["Dealloc", "Release", "Help", "Close"])
    }
  }

  @Test(
    "G3: what lies wholly beside the screen is not met, unless it scrolls there, comes there or the choice is so"
  )
  func besideScreen() async throws {
    let (menu, word) = (label("Menu", -90, 0), label("Word", 20, 0))
    let pager = UIScrollView(frame: CGRect(x: 0, y: 60, width: 320, height: 100))
    pager.contentSize = CGSize(width: 2_000, height: 100)
    pager.addSubview(label("Next page", 900, 0))
    let whole = view(CGRect(x: 0, y: 100, width: 320, height: 200), [menu, word, pager])
    try await hosting(whole) { screen in
      #expect(labels(screen) == ["Word", "Next page"])
      let noted = try screen.element(named: "Word").rules.map(\.name)
      #expect(noted.contains("screen.beside"))
      menu.frame.origin.x = -40
      try await screen.advance(by: .zero)
      #expect(labels(screen) == ["Menu", "Word", "Next page"])
      menu.frame.origin.x = -90
      try await screen.advance(by: .zero)
      #expect(labels(screen) == ["Word", "Next page"])
    }
    try await hosting(whole, rules: ["screen.beside": "met"]) { screen in
      #expect(labels(screen) == ["Menu", "Word", "Next page"])
      let noted = try screen.element(named: "Menu").rules.map(\.name)
      #expect(noted.contains("screen.beside"))
    }
  }

  @Test(
    "G3: what is hidden, transparent or without extent is not met, and what is scrolled away is reached by flicks"
  )
  func skipped() async throws {
    let (hidden, clear, empty) = (label("hidden", 0, 0), label("clear", 0, 30), label("empty", 0, 60))
    hidden.isHidden = true
    clear.alpha = 0
    empty.frame.size = .zero
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 100))
    for row in 0..<6 { scroll.addSubview(label("row \(row)", 0, CGFloat(row) * 40)) }
    scroll.contentSize = CGSize(width: 300, height: 240)
    let below = label("below", 0, 235)
    try await hosting(
      view(CGRect(x: 0, y: 50, width: 320, height: 400), [hidden, clear, empty, scroll, below])
    ) { screen in
      #expect(labels(screen) == (0..<6).map { "row \($0)" } + ["below"])
      // A row that the scroll view cuts off lies just above the label below it.
      let place = try screen.element(named: "below").frame.center
      let above = Point(x: place.x, y: place.y - 12)
      #expect(try screen.element(named: "row 3").frame.contains(above))
      #expect(screen.tree.hitTest(above) == nil)
      #expect(screen.tree.hitTest(place).flatMap { screen.tree[$0]?.label?.string } == "below")
      try await screen.voiceOver.flickRight(times: 5)
      #expect(screen.focused?.label == "row 5")
      let window = try #require(screen.tree.visibleStops.first.flatMap { screen.tree[$0]?.label?.string })
      #expect(window == "row 3")
    }
  }

  @Test("A modal view keeps those beside it out of reach, and only those")
  func modal() async throws {
    let sheet = view(CGRect(x: 0, y: 100, width: 300, height: 50), [label("Sheet", 0, 0)])
    sheet.accessibilityViewIsModal = true
    let screenful = view(
      CGRect(x: 0, y: 50, width: 320, height: 300), [label("Behind", 0, 0), sheet])
    try await hosting(
      view(CGRect(x: 0, y: 50, width: 320, height: 400), [self.label("Above", 0, 0), screenful])
    ) { screen in
      #expect(labels(screen) == ["Above", "Sheet"])
      sheet.isHidden = true
      try await screen.advance(by: .zero)
      #expect(labels(screen) == ["Above", "Behind"])
    }
  }

  @Test("Listed elements take the place of subviews, in their order; a group's name is heard on entering")
  func listed() async throws {
    let (first, second) = (label("first", 0, 0), label("second", 0, 40))
    let group = view(
      CGRect(x: 0, y: 100, width: 300, height: 100), [first, second, label("unlisted", 0, 70)])
    group.accessibilityElements = [second, first]
    group.accessibilityContainerType = .semanticGroup
    group.accessibilityLabel = "Mini player"
    try await hosting(view(CGRect(x: 0, y: 50, width: 320, height: 300), [group])) { screen in
      #expect(labels(screen) == ["second", "first"])
      #expect(screen.heard.first == "Mini player, second")
      group.accessibilityElements = nil
      try await screen.advance(by: .zero)
      #expect(labels(screen) == ["first", "second", "unlisted"])
    }
  }

  @Test(
    "Elements without views follow their container's place, are activated at their point, and answer themselves"
  )
  func drawn() async throws {
    final class Road: UIAccessibilityElement {
      private(set) var visits = 0
      override func accessibilityActivate() -> Bool {
        visits += 1
        return true
      }
    }
    let map = UIView(frame: CGRect(x: 20, y: 200, width: 200, height: 100))
    let road = Road(accessibilityContainer: map)
    road.accessibilityLabel = "Main Street"
    road.accessibilityFrameInContainerSpace = CGRect(x: 10, y: 10, width: 100, height: 8)
    let path = UIBezierPath(rect: CGRect(x: 30, y: 210, width: 100, height: 8))
    road.accessibilityPath = path
    map.accessibilityElements = [road]
    try await hosting(map) { screen in
      let element = try screen.element(named: "Main Street")
      #expect(element.frame == Rect(x: 30, y: 210, width: 100, height: 8))
      #expect(element.path?.bounds == element.frame)
      #expect(path.bounds == CGRect(x: 30, y: 210, width: 100, height: 8))
      try await screen.voiceOver.doubleTap()
      #expect(road.visits == 1)
      map.frame.origin.y = 300
      try await screen.advance(by: .zero)
      #expect(try screen.element(named: "Main Street").frame.minY == 310)
      #expect(road.accessibilityElementIsFocused())
    }
  }

  @Test("A container can count its elements and answer them one by one")
  func counted() async throws {
    final class Chart: UIView {
      lazy var bars = (0..<3).map { index -> UIAccessibilityElement in
        let bar = UIAccessibilityElement(accessibilityContainer: self)
        bar.accessibilityLabel = "Bar \(index)"
        bar.accessibilityFrameInContainerSpace = CGRect(x: 0, y: 90 - index * 30, width: 20, height: 30)
        return bar
      }
      override func accessibilityElementCount() -> Int { bars.count }
      override func accessibilityElement(at index: Int) -> Any? { bars[index] }
    }
    try await hosting(Chart()) { screen in
      #expect(labels(screen) == ["Bar 0", "Bar 1", "Bar 2"])
    }
  }

  @Test("What is no object among the elements, and an endless count, are told and passed over")
  func wrongElements() async throws {
    final class Endless: UIView {
      override func accessibilityElementCount() -> Int { 1_000_000_000 }
      override func accessibilityElement(at index: Int) -> Any? { nil }
    }
    let view = UIView(frame: CGRect(x: 0, y: 60, width: 300, height: 100))
    view.accessibilityElements = [7, label("real", 0, 0)]
    let endless = Endless(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.addSubview(endless)
    try await hosting(view) { screen in
      #expect(labels(screen) == ["real"])
      view.accessibilityElements = [endless, self.label("real", 0, 0)]
      try await screen.advance(by: .zero)
      let messages = await screen.takeDiagnostics().map(\.message)
      #expect(messages.count == 2)
      #expect(messages.first?.hasPrefix("Int among accessibilityElements") == true)
      #expect(messages.last?.hasPrefix("Endless counts 1000000000") == true)
    }
  }

  @Test("Facts that a view provides wait until they are wanted")
  func facts() async throws {
    final class Card: UIView, AXCustomContentProvider {
      // The platform declares it so.
      // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
      var accessibilityCustomContent: [AXCustomContent]! = [
        AXCustomContent(label: "Age", value: "Three years")
      ]
    }
    let card = Card()
    card.isAccessibilityElement = true
    card.accessibilityLabel = "Bailey"
    try await hosting(card) { screen in
      #expect(screen.heard == ["Bailey. More content available."])
      card.accessibilityCustomContent[0].importance = .high
      card.setNeedsLayout()
      try await screen.advance(by: .zero)
      #expect(try screen.element(named: "Bailey").customContent.first?.importance == .high)
    }
  }
}
