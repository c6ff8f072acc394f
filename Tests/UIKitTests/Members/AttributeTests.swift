import AccessibilityModel
import EarshotTesting
import Testing
import UIKit

@MainActor
@Suite("What few elements have, and what the tree carries of it", .timeLimit(.minutes(10)))
struct AttributeTests {
  private func element(
    _ change: @escaping @MainActor (UIView) -> Void
  ) async throws -> AccessibilityElement {
    var found: AccessibilityElement?
    try await hosting(meter(change)) { screen in
      found = screen.tree.stops.compactMap { screen.tree[$0] }.first
    }
    return try #require(found)
  }

  @Test("accessibilityExpandedStatus is heard as Expanded or Collapsed")
  func expanded() async throws {
    let view = meter { $0.accessibilityExpandedStatus = .collapsed }
    try await hosting(view) { screen in
      #expect(screen.heard == ["Zombie meter, collapsed"])
      #expect(screen.focused?.expanded == false)
      view.accessibilityExpandedStatus = .unsupported
      try await screen.advance(by: .zero)
      #expect(screen.focused?.expanded == nil)
    }
  }

  @Test(
    "accessibilityTextualContext is carried under each of its names",
    arguments: [
      (UIAccessibilityTextualContext.wordProcessing, TextualContext.wordProcessing),
      (.narrative, .narrative), (.messaging, .messaging), (.spreadsheet, .spreadsheet),
      (.fileSystem, .fileSystem), (.sourceCode, .sourceCode), (.console, .console),
    ])
  func textualContext(name: UIAccessibilityTextualContext, expected: TextualContext) async throws {
    #expect(try await element { $0.accessibilityTextualContext = name }.textualContext == expected)
  }

  @Test(
    "1.12: what is code by accessibilityTextualContext, or a stretch of it, is spoken with its punctuation")
  func spokenContext() async throws {
    func heard(_ change: @escaping @MainActor (UIView) -> Void) async throws -> String {
      var transcript = ""
      try await hosting(meter(change)) { transcript = try await $0.transcript(listsRules: true) }
      return transcript
    }
    let plain = try await heard { $0.accessibilityLabel = "Run ls(); now" }
    let code = try await heard {
      $0.accessibilityLabel = "Run ls(); now"
      $0.accessibilityTextualContext = .sourceCode
    }
    let stretch = try await heard {
      let text = NSMutableAttributedString(string: "Run ls(); now")
      text.addAttribute(
        .UIAccessibilityTextAttributeContext, value: UIAccessibilityTextualContext.console,
        range: NSRange(location: 4, length: 5))
      $0.accessibilityAttributedLabel = text
    }
    let story = try await heard {
      $0.accessibilityLabel = "Run ls(); now"
      $0.accessibilityTextualContext = .narrative
    }
    #expect(!plain.contains("text.context"))
    #expect(story == plain)
    #expect(code.contains("text.context"))
    #expect(stretch == code)
    #expect(code.components(separatedBy: "\n")[2] != plain.components(separatedBy: "\n")[2])
  }

  @Test("A header says the level that accessibilityTextHeadingLevel gives all of its words")
  func headingLevelOfText() async throws {
    func title(_ level: Int?, _ traits: UIAccessibilityTraits) -> UIView {
      meter {
        $0.accessibilityAttributedLabel = NSAttributedString(
          string: "Dogs", attributes: level.map { [.accessibilityTextHeadingLevel: $0] } ?? [:])
        $0.accessibilityTraits = traits
      }
    }
    try await hosting(title(2, .header)) { #expect($0.heard == ["Dogs, heading level 2"]) }
    try await hosting(title(nil, .header)) { #expect($0.heard == ["Dogs, heading"]) }
    try await hosting(title(2, .none)) { #expect($0.heard == ["Dogs"]) }
  }

  @Test("accessibilityHeaderElements are heard ahead of what they head, where they are others than before")
  func heardHeaders() async throws {
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let names = ["Animals", "Bailey", "Rex"]
    let views = names.enumerated().map { number, name in
      meter {
        $0.frame.origin.y = CGFloat(50 + 100 * number)
        $0.accessibilityLabel = name
      }
    }
    for view in views { page.addSubview(view) }
    for view in views[1...] { view.accessibilityHeaderElements = [views[0]] }
    try await hosting(page) { screen in
      try await screen.drive(
        """
        select "Rex"
        last
        first
        right
        expect "Bailey"
        right
        expect "Rex"
        """)
    }
    let title = views[0]
    title.frame.origin.y = 400
    try await hosting(page) { #expect($0.heard == ["Animals, Bailey"]) }
  }

  @Test(
    "accessibilityNextTextNavigationElement goes on where a text goes on, and accessibilityPreviousTextNavigationElement back"
  )
  func textNavigation() async throws {
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let views = ["Good dog", "Advert", "Bad cat"].enumerated().map { number, words in
      meter {
        $0.frame.origin.y = CGFloat(50 + 100 * number)
        $0.accessibilityLabel = words
      }
    }
    for view in views { page.addSubview(view) }
    views[0].accessibilityNextTextNavigationElement = views[2]
    views[2].accessibilityPreviousTextNavigationElement = views[0]
    try await hosting(page) { screen in
      try await screen.drive(
        """
        rotor "Words"
        down
        down
        expect "dog"
        down
        expect "Bad"
        expect cursor "Bad cat"
        up
        expect "dog"
        expect cursor "Good dog"
        """)
    }
  }

  @Test("Z10: accessibilityDirectTouchOptions say how touches are wanted")
  func directTouch() async throws {
    let element = try await element {
      $0.accessibilityTraits = .allowsDirectInteraction
      let options: UIAccessibilityDirectTouchOptions = [.silentOnTouch, .requiresActivation]
      $0.accessibilityDirectTouchOptions = options
    }
    #expect(element.directTouch == [.silentOnTouch, .requiresActivation])
  }

  @Test("accessibilityAttributedUserInputLabels keep how names are spoken, and set the plain ones too")
  func inputLabels() async throws {
    let element = try await element { view in
      let name = NSAttributedString(string: "API", attributes: [.accessibilitySpeechSpellOut: true])
      view.accessibilityAttributedUserInputLabels = [name]
      #expect(view.accessibilityUserInputLabels == ["API"])
    }
    #expect(element.inputLabels.first?.runs.first?.attributes.wishes.spellsOut == true)
  }

  @Test(
    "accessibilityHeaderElements, accessibilityPreviousTextNavigationElement and accessibilityNextTextNavigationElement are told by identity"
  )
  func neighbours() async throws {
    let both = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let first = meter { $0.accessibilityLabel = "First" }
    let second = meter { $0.frame.origin.y = 200 }
    second.accessibilityHeaderElements = [first]
    second.accessibilityPreviousTextNavigationElement = first
    first.accessibilityNextTextNavigationElement = second
    both.addSubview(first)
    both.addSubview(second)
    try await hosting(both) { screen in
      let (one, two) = (try screen.element(named: "First"), try screen.element(named: "Zombie meter"))
      #expect(two.headers == [one.id])
      #expect(two.previousText == one.id)
      #expect(one.nextText == two.id)
    }
  }

  @Test("accessibilityNavigationStyle makes a group, which carries it")
  func navigationStyle() async throws {
    let group = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    group.accessibilityNavigationStyle = .separate
    group.addSubview(meter())
    try await hosting(group) { screen in
      #expect(screen.tree.elements.contains { $0.navigationStyle == .separate && !$0.isStop })
    }
  }

  @Test("accessibilityViewIsModal and shouldGroupAccessibilityChildren are kept of any object")
  func objects() async throws {
    let map = UIView(frame: CGRect(x: 0, y: 100, width: 300, height: 200))
    let dialog = NSObject()
    dialog.shouldGroupAccessibilityChildren = true
    #expect(dialog.shouldGroupAccessibilityChildren && !dialog.accessibilityViewIsModal)
    dialog.accessibilityViewIsModal = true
    dialog.accessibilityElements = [meter { $0.accessibilityLabel = "Close" }]
    map.accessibilityElements = [meter(), dialog]
    try await hosting(map) { screen in
      #expect(screen.tree.elements.count { $0.isModal } == 1)
      #expect(screen.heard == ["Close"])
    }
  }

  @Test("Z8: accessibilityFrameInContainerSpace follows the container over the screen")
  func containerSpace() async throws {
    let map = UIView(frame: CGRect(x: 10, y: 100, width: 300, height: 200))
    let road = UIAccessibilityElement(accessibilityContainer: map)
    road.accessibilityLabel = "Main Street"
    road.accessibilityFrameInContainerSpace = CGRect(x: 5, y: 6, width: 100, height: 20)
    map.accessibilityElements = [road]
    try await hosting(map) { screen in
      #expect(try screen.element(named: "Main Street").frame == Rect(x: 15, y: 106, width: 100, height: 20))
      map.frame.origin.y = 200
      try await screen.advance(by: .zero)
      #expect(try screen.element(named: "Main Street").frame == Rect(x: 15, y: 206, width: 100, height: 20))
    }
  }

  @Test("Custom actions carry their category and the name of their picture")
  func actions() async throws {
    let delete = UIAccessibilityCustomAction(
      name: "Delete", image: UIImage(named: "bin"), actionHandler: { _ in true })
    delete.category = UIAccessibilityCustomAction.editCategory
    let share = UIAccessibilityCustomAction(name: "Share") { _ in true }
    share.category = "More"
    let element = try await element { $0.accessibilityCustomActions = [delete, share] }
    #expect(element.actions.map(\.category) == [.edit, .named("More")])
    #expect(element.actions.map(\.image) == ["bin", nil])
  }

  @Test("UIAccessibilityReadingContent gives lines, and the page as the value")
  func readingContent() async throws {
    let page = BookPage(frame: CGRect(x: 0, y: 100, width: 300, height: 200))
    try await hosting(page) { screen in
      let element = try screen.element(named: "Book")
      #expect(element.lines.map(\.text.string) == ["Call me Ishmael.", "Some years ago"])
      #expect(element.lines[1].frame == Rect(x: 0, y: 120, width: 300, height: 20))
      #expect(screen.heard == ["Book, Call me Ishmael. Some years ago"])
      #expect(page.accessibilityLineNumber(for: CGPoint(x: 0, y: 25)) == 1)
    }
  }

  @Test("UIAccessibilityReadingContent can say how its lines and its page are spoken")
  func attributedReadingContent() async throws {
    let page = FrenchPage(frame: CGRect(x: 0, y: 100, width: 300, height: 200))
    try await hosting(page) { screen in
      let element = try screen.element(named: "Book")
      let runs = (element.lines.map(\.text) + [element.value].compactMap { $0 }).flatMap(\.runs)
      #expect(runs.map(\.attributes.facts.language) == ["fr-FR", "fr-FR", "fr-FR"])
    }
  }

  @Test("UIAccessibilityIdentification names an element for tests, in words that nobody hears")
  func identification() async throws {
    let view = meter()
    let identified: any UIAccessibilityIdentification = view
    identified.accessibilityIdentifier = "meter-1"
    try await hosting(view) { screen in
      let element = try screen.element(named: "Zombie meter")
      #expect(element.identifier == "meter-1")
      #expect(!screen.heard.joined().contains("meter-1"))
    }
  }

  @Test("A chart's descriptor is carried as data, with numbers in the app's words")
  func chart() async throws {
    let view = GrowthChart(frame: CGRect(x: 0, y: 100, width: 300, height: 200))
    view.addSubview(meter { $0.accessibilityLabel = "Spring" })
    try await hosting(view) { screen in
      let chart = try #require(screen.tree.elements.compactMap(\.chart).first)
      #expect(chart.title?.string == "Growth")
      #expect(chart.summary == "It grows.")
      #expect(chart.axes.map(\.title.string) == ["Season", "Weight"])
      #expect(chart.axes[0].categories == ["Spring", "Summer"])
      #expect(chart.axes[1].range == 0...25)
      #expect(
        chart.series.first?.points.map { $0.values.map { $0?.text } } == [
          ["Spring", "5 pounds"], ["Summer", nil],
        ])
    }
  }
}

/// A page of a book.
private final class BookPage: UIView, UIAccessibilityReadingContent {
  private let words = ["Call me Ishmael.", "Some years ago"]

  override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityLabel = "Book"
  }

  required init?(coder: NSCoder) { nil }

  func accessibilityLineNumber(for point: CGPoint) -> Int { Int(point.y / 20) }

  func accessibilityContent(forLineNumber lineNumber: Int) -> String? {
    words.indices.contains(lineNumber) ? words[lineNumber] : nil
  }

  func accessibilityFrame(forLineNumber lineNumber: Int) -> CGRect {
    convert(CGRect(x: 0, y: CGFloat(lineNumber) * 20, width: bounds.width, height: 20), to: nil)
  }

  func accessibilityPageContent() -> String? { words.joined(separator: " ") }
}

/// The same page in another language.
private final class FrenchPage: UIView, UIAccessibilityReadingContent {
  private let words = ["Appelez-moi Ismaël.", "Voici quelques années"]

  override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityLabel = "Book"
  }

  required init?(coder: NSCoder) { nil }

  private func french(_ words: String) -> NSAttributedString {
    NSAttributedString(string: words, attributes: [.accessibilitySpeechLanguage: "fr-FR"])
  }

  func accessibilityLineNumber(for point: CGPoint) -> Int { 0 }
  func accessibilityContent(forLineNumber lineNumber: Int) -> String? {
    words.indices.contains(lineNumber) ? words[lineNumber] : nil
  }
  func accessibilityFrame(forLineNumber lineNumber: Int) -> CGRect { bounds }
  func accessibilityPageContent() -> String? { words.joined(separator: " ") }
  func accessibilityAttributedContent(forLineNumber lineNumber: Int) -> NSAttributedString? {
    accessibilityContent(forLineNumber: lineNumber).map(french)
  }
  func accessibilityAttributedPageContent() -> NSAttributedString? { accessibilityPageContent().map(french) }
}

/// A chart of how a dog grows.
private final class GrowthChart: UIView, AXChart {
  var accessibilityChartDescriptor: AXChartDescriptor? = AXChartDescriptor(
    title: "Growth", summary: "It grows.",
    xAxis: AXCategoricalDataAxisDescriptor(title: "Season", categoryOrder: ["Spring", "Summer"]),
    yAxis: AXNumericDataAxisDescriptor(
      title: "Weight", range: 0...25, gridlinePositions: [10, 20],
      valueDescriptionProvider: { "\(Int($0)) pounds" }),
    series: [
      AXDataSeriesDescriptor(
        name: "Bailey", isContinuous: true,
        dataPoints: [AXDataPoint(x: "Spring", y: 5), AXDataPoint(x: "Summer")])
    ])
}
