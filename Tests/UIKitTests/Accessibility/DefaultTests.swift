import AccessibilityModel
import AppHost
import EarshotTesting
import Testing
import UIKit

/// A view that shows other views one below the other, 30 points each.
final class Column: UIView {
  private let shown: [UIView]

  init(_ shown: [UIView]) {
    self.shown = shown
    super.init(frame: .zero)
    for view in shown { addSubview(view) }
  }

  required init?(coder: NSCoder) {
    fatalError("There is no archive of a column.")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (index, view) in shown.enumerated() {
      view.frame = CGRect(x: 0, y: CGFloat(index) * 30, width: bounds.width, height: 30)
    }
  }
}

@MainActor
@Suite("What views are to people who listen, by themselves and as an app says", .timeLimit(.minutes(10)))
struct DefaultTests {
  private func label(_ text: String?) -> UILabel {
    let label = UILabel()
    label.text = text
    return label
  }

  @Test("Z1: a bare view, a bare control and a label without words are no elements")
  func bare() async throws {
    try await hosting(Column([UIView(), UIControl(), self.label(nil), self.label(""), UIImageView()])) {
      screen in
      #expect(screen.tree.firstStop == nil)
    }
  }

  @Test("Z1: a label is its words as static text, and a button its title as a button")
  func stock() async throws {
    let button = UIButton(type: .system)
    button.setTitle("Take Survey", for: .normal)
    try await hosting(Column([self.label("We'd love your feedback"), button])) { screen in
      let tour = try await screen.tour()
      #expect(tour.stops.map(\.utterance.text) == ["We'd love your feedback", "Take Survey, button"])
      #expect(tour.stops.map(\.element.traits) == [.staticText, .button])
    }
  }

  @Test(
    "Z1: an image view is no element until it says so; then it answers its file name, or the label it is given"
  )
  func pictures() async throws {
    let silent = UIImageView(image: UIImage(named: "Apple logo 512 by 512.png"))
    let named = UIImageView(image: UIImage(named: "logos/Apple logo 512 by 512.png"))
    named.isAccessibilityElement = true
    let labelled = UIImageView(image: UIImage(named: "Apple logo 512 by 512.png"))
    labelled.isAccessibilityElement = true
    labelled.accessibilityLabel = "Apple logo"
    try await hosting(Column([silent, named, labelled])) { screen in
      let tour = try await screen.tour()
      #expect(tour.stops.map(\.utterance.text) == ["Apple logo 512 by 512, image", "Apple logo, image"])
    }
  }

  @Test("Z1: label, value, hint, traits and frame are what an app sets, in place of what views answer")
  func setters() async throws {
    let view = label("raw")
    view.accessibilityLabel = "Zombie meter"
    view.accessibilityValue = "15%"
    view.accessibilityHint = "Rises at night"
    view.accessibilityTraits = [.updatesFrequently, .header]
    view.accessibilityFrame = CGRect(x: 10, y: 100, width: 50, height: 40)
    view.accessibilityIdentifier = "meter"
    view.accessibilityLanguage = "en-GB"
    view.accessibilityUserInputLabels = ["Meter", "Zombies"]
    try await hosting(Column([view])) { screen in
      let element = try screen.element(named: "meter")
      #expect(element.label == "Zombie meter")
      #expect(element.value == "15%")
      #expect(element.hint == "Rises at night")
      #expect(element.traits == [.updatesFrequently, .header])
      #expect(element.frame == Rect(x: 10, y: 100, width: 50, height: 40))
      #expect(element.activationPoint == nil)
      #expect(element.effectiveActivationPoint == Point(x: 35, y: 120))
      #expect(element.language == "en-GB")
      #expect(element.inputLabels == ["Meter", "Zombies"])
      #expect(screen.heard.first == "Zombie meter, 15%, heading")
    }
  }

  @Test("Z1: overridden members win over what is set, and are asked anew whenever something was done")
  func overrides() async throws {
    final class Meter: UIView {
      var level = 0
      override var isAccessibilityElement: Bool {
        get { true }
        set {}
      }
      override var accessibilityLabel: String? {
        get { "Zombie meter" }
        set {}
      }
      override var accessibilityValue: String? {
        get { "\(level)%" }
        set {}
      }
      override var accessibilityTraits: UIAccessibilityTraits {
        get { .adjustable }
        set {}
      }
      override func accessibilityIncrement() { level += 15 }
      override func accessibilityDecrement() { level -= 5 }
    }
    let meter = Meter()
    meter.accessibilityLabel = "set in vain"
    try await hosting(Column([meter])) { screen in
      #expect(screen.heard.first == "Zombie meter, 0%, adjustable")
      try await screen.increment("Zombie meter")
      #expect(screen.focused?.value == "15%")
      try await screen.decrement("Zombie meter")
      #expect(screen.focused?.value == "10%")
    }
  }

  @Test("Z1: a button names its picture where it has no words, and tells that it is chosen or cannot be used")
  func buttons() async throws {
    let picture = UIButton(type: .custom)
    picture.setImage(UIImage(systemName: "xmark"), for: .normal)
    let off = UIButton(configuration: .filled(), primaryAction: UIAction(title: "Pay") { _ in })
    off.isEnabled = false
    let chosen = UIButton(type: .system)
    chosen.setTitle("Day", for: .normal)
    chosen.isSelected = true
    chosen.accessibilityTraits = .header
    try await hosting(Column([picture, off, chosen])) { screen in
      let tour = try await screen.tour()
      #expect(
        tour.stops.map(\.utterance.text) == [
          "Close, button", "Pay, dimmed, button", "Selected, Day, heading",
        ])
      #expect(tour.stops.map(\.element.respondsToUserInteraction) == [true, false, false])
    }
  }

  @Test(
    "Z1: whether a control's state is added to traits that an app sets is an option, named where it counts")
  func stateTraits() async throws {
    let button = UIButton(type: .system)
    button.setTitle("Day", for: .normal)
    button.isSelected = true
    try await hosting(Column([button])) { screen in
      #expect(try screen.element(named: "Day").rules.isEmpty)
      button.accessibilityTraits = .header
      try await screen.advance(by: .zero)
      let added = try screen.element(named: "Day")
      #expect(added.traits == [.header, .selected])
      #expect(added.rules.map(\.name) == ["control.stateTraits"])
      RunningApp.current.choose("replaced", for: "control.stateTraits")
      try await screen.advance(by: .zero)
      let replaced = try screen.element(named: "Day")
      #expect(replaced.traits == .header)
      #expect(replaced.rules.map(\.choice) == ["replaced"])
    }
  }

  @Test(
    "Z1: what lies inside an element is out of reach, and so is what is hidden, invisible or without extent")
  func hidden() async throws {
    let box = Column([label("inside")])
    box.isAccessibilityElement = true
    box.accessibilityLabel = "Box"
    let gone = label("hidden")
    gone.isHidden = true
    let clear = label("clear")
    clear.alpha = 0
    let away = Column([label("away")])
    away.accessibilityElementsHidden = true
    try await hosting(Column([box, gone, clear, away, self.label("last")])) { screen in
      #expect(screen.tree.stops.compactMap { screen.tree[$0]?.label } == ["Box", "last"])
      gone.isHidden = false
      clear.alpha = 1
      away.accessibilityElementsHidden = false
      try await screen.advance(by: .zero)
      #expect(
        screen.tree.stops.compactMap { screen.tree[$0]?.label } == ["Box", "hidden", "clear", "away", "last"])
    }
  }

  @Test("Z1: an attributed label is spoken as its attributes say, and is the plain label too")
  func attributed() async throws {
    let view = label("x")
    view.accessibilityAttributedLabel = NSAttributedString(
      string: "Konnichiwa", attributes: [.accessibilitySpeechLanguage: "ja-JP"])
    let own = UILabel()
    own.attributedText = NSAttributedString(
      string: "APPL", attributes: [.accessibilitySpeechSpellOut: true])
    try await hosting(Column([view, own])) { screen in
      let elements = screen.tree.stops.compactMap { screen.tree[$0] }
      #expect(view.accessibilityLabel == "Konnichiwa")
      #expect(elements.first?.label?.runs.first?.attributes.facts.language == "ja-JP")
      #expect(elements.last?.label?.runs.first?.attributes.wishes.spellsOut == true)
      view.accessibilityLabel = "Hello"
      #expect(view.accessibilityAttributedLabel?.string == "Hello")
    }
  }

  @Test("Z1: any object can be described beside the views, and is forgotten with it")
  func sideTable() async throws {
    final class Road: NSObject {}
    let roads = ["Main Street", "Elm Street"].enumerated().map { index, name -> Road in
      let road = Road()
      road.isAccessibilityElement = true
      road.accessibilityLabel = name
      road.accessibilityTraits = .link
      road.accessibilityFrame = CGRect(x: 0, y: 300 - index * 100, width: 90, height: 20)
      return road
    }
    let map = UIView()
    map.accessibilityElements = roads
    try await hosting(map) { screen in
      let tour = try await screen.tour()
      #expect(tour.stops.map(\.utterance.text) == ["Main Street, link", "Elm Street, link"])
      let image = UIImage(named: "f.png")
      image?.accessibilityLabel = "Fahrenheit"
      #expect(image?.accessibilityLabel == "Fahrenheit")
      #expect((map as NSObject).accessibilityElements?.count == 2)
      #expect(Road().accessibilityLabel == nil)
    }
  }
}
