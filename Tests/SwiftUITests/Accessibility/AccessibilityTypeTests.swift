import AccessibilityModel
import EarshotTesting
import SwiftUI
import Testing

@MainActor
@Suite("What the types of the accessibility modifiers lead to", .timeLimit(.minutes(10)))
struct AccessibilityTypeTests {
  /// The only stop of a view.
  private func stop<V: View>(_ view: V) throws -> AccessibilityElement {
    try HeardScreen.showing {
      view
    } _: {
      try $0.only()
    }
  }

  @Test(
    "Z2: a heading has the level that it is given",
    arguments: [
      (AccessibilityHeadingLevel.unspecified, nil), (.h1, 1), (.h2, 2), (.h3, 3), (.h4, 4), (.h5, 5),
      (.h6, 6),
    ] as [(AccessibilityHeadingLevel, Int?)])
  func headingLevels(level: AccessibilityHeadingLevel, number: Int?) throws {
    let heading = try stop(Text("Dogs").accessibilityAddTraits(.isHeader).accessibilityHeading(level))
    #expect(heading.headingLevel == number)
    #expect(heading.traits.contains(.header))
  }

  @Test("Z10: touches go through to a view at once, in silence or once it was activated")
  func directTouch() throws {
    let both: AccessibilityDirectTouchOptions = [.silentOnTouch, .requiresActivation]
    let options: [AccessibilityDirectTouchOptions] = [[], .silentOnTouch, .requiresActivation, both]
    let found = try options.map { option in
      try stop(Color.red.accessibilityLabel("Piano").accessibilityDirectTouch(options: option)).directTouch
    }
    #expect(found == [[], .silentOnTouch, .requiresActivation, [.silentOnTouch, .requiresActivation]])
  }

  @Test(
    "Z13: a text is of the kind that it is said to be",
    arguments: [
      (AccessibilityTextContentType.plain, nil), (.console, .console), (.fileSystem, .fileSystem),
      (.messaging, .messaging), (.narrative, .narrative), (.sourceCode, .sourceCode),
      (.spreadsheet, .spreadsheet), (.wordProcessing, .wordProcessing),
    ] as [(AccessibilityTextContentType, TextualContext?)])
  func textKinds(kind: AccessibilityTextContentType, context: TextualContext?) throws {
    #expect(try stop(Text("let x = 1").accessibilityTextContentType(kind)).textualContext == context)
  }

  @Test(
    "S3: the views inside an element are left out, kept or put together",
    arguments: [
      (AccessibilityChildBehavior.ignore, [""]), (.contain, ["Age", "Three"]), (.combine, ["Age, Three"]),
    ])
  func children(behavior: AccessibilityChildBehavior, labels: [String]) throws {
    try HeardScreen.showing {
      VStack {
        Text("Age")
        Text("Three")
      }
      .accessibilityElement(children: behavior)
    } _: { screen in
      #expect(screen.labels == labels)
    }
  }

  @Test("Z5: flicks up and down tell an adjustable view which way, and zooming tells way and place")
  func directions() throws {
    let log = Noted<[String]>([])
    func adjust(_ direction: AccessibilityAdjustmentDirection) {
      log.value.append(direction == .increment ? "up" : direction == .decrement ? "down" : "?")
    }
    func zoom(_ action: AccessibilityZoomGestureAction) {
      log.value.append(action.direction == .zoomIn ? "in" : "out")
    }
    try HeardScreen.showing {
      Color.red.accessibilityLabel("Volume").accessibilityAdjustableAction(adjust)
        .accessibilityZoomAction(zoom)
    } _: { screen in
      let volume = try screen.only()
      screen.ask(.increment(volume.id))
      screen.ask(.decrement(volume.id))
      screen.ask(.zoom(volume.id, .in))
      screen.ask(.zoom(volume.id, .out))
    }
    #expect(log.value == ["up", "down", "in", "out"])
  }

  @Test("A label beside a view names it, whichever of the two has which role")
  func pairs() {
    let screen = Screen { Named() }
    #expect(screen.labels == ["Age of Bailey"])
    #expect(screen.element("Age of Bailey")?.value == "3")
  }

  @Test("Rotors of the system's kinds lead to the entries that an app names", arguments: SystemRotors.all)
  func systemRotors(rotor: AccessibilitySystemRotor, kind: RotorDescriptor.SystemKind) throws {
    try HeardScreen.showing {
      VStack {
        Text("One").id(1)
      }
      .accessibilityRotor(rotor) { AccessibilityRotorEntry("One", id: 1) }
    } _: { screen in
      #expect(screen.stops.flatMap(\.rotors).map(\.system) == [kind])
    }
  }

  @Test(
    "The places of a rotor are put together by a function, some on a condition", arguments: [false, true])
  func rotorContent(hasMore: Bool) async throws {
    let numbers = VStack {
      Text("One").id(1)
      Text("Two").id(2)
      Text("Three").id(3)
    }
    .accessibilityRotor("Numbers") { places(hasMore) }
    try await hosting(numbers) { screen in
      try await screen.drive(
        """
        select "One"
        rotor "Numbers"
        down
        expect "\(hasMore ? "Two" : "Three")"
        """)
    }
  }

  @AccessibilityRotorContentBuilder
  private func places(_ hasMore: Bool) -> some AccessibilityRotorContent {
    if hasMore { AccessibilityRotorEntry("Two", id: 2) }
    Last()
  }

  @Test("The cursor of the technologies that a state is for tells it, and no other one")
  func technologies() {
    #expect(AccessibilityTechnologies.voiceOver.isDisjoint(with: .switchControl))
    let screen = Screen { Watching() }
    #expect(screen.labels == ["Bailey", "elsewhere, elsewhere"])
    screen.request(.focus(screen.element("Bailey")?.id))
    #expect(screen.labels == ["Bailey", "here, elsewhere"])
  }

  @Test("Modifiers of one view are told by their type, one after the other")
  func attachments() {
    let text: ModifiedContent<Text, AccessibilityAttachmentModifier> = Text("Bailey").accessibilityLabel(
      "Dog")
    let screen = Screen { text.accessibilityValue("three").accessibilityHint("runs") }
    #expect(screen.labels == ["Dog"])
    #expect(screen.values == ["three"])
    #expect(screen.element("Dog")?.hint == "runs")
  }

  @Test("The data of a chart has a number or a category at each place, and copies keep both")
  func chartValues() throws {
    let point = AXDataPoint(x: "Monday", y: 3)
    let values: [AXDataPointValue] = [point.xValue] + [point.yValue].compactMap { $0 }
    #expect(values.map(\.category) == ["Monday", ""])
    #expect(values.map(\.number) == [0, 3])
    let copy = try #require(values[1].copy() as? AXDataPointValue)
    #expect(copy.number == 3)
    let axes: [any AXDataAxisDescriptor] = [
      AXCategoricalDataAxisDescriptor(title: "Day", categoryOrder: ["Monday"]),
      AXNumericDataAxisDescriptor(title: "Miles", range: 0...9, gridlinePositions: []) { "\($0) miles" },
    ]
    #expect(axes.map(\.title) == ["Day", "Miles"])
  }
}

private struct Last: AccessibilityRotorContent {
  var body: some AccessibilityRotorContent { AccessibilityRotorEntry("Three", id: 3) }
}

private enum SystemRotors {
  static let all: [(AccessibilitySystemRotor, RotorDescriptor.SystemKind)] = [
    (.links, .link), (.links(visited: true), .visitedLink), (.headings, .heading),
    (.headings(level: .h1), .headingLevel1), (.headings(level: .h6), .headingLevel6), (.boldText, .boldText),
    (.italicText, .italicText), (.underlineText, .underlineText), (.misspelledWords, .misspelledWord),
    (.images, .image), (.textFields, .textField), (.tables, .table), (.lists, .list),
    (.landmarks, .landmark),
  ]
}

private struct Named: View {
  @Namespace private var space

  private func paired<V: View>(_ view: V, as role: AccessibilityLabeledPairRole) -> some View {
    view.accessibilityLabeledPair(role: role, id: "age", in: space)
  }

  var body: some View {
    paired(Text("Age of Bailey"), as: .label)
    paired(
      Color.clear.frame(height: 20).accessibilityLabel("field").accessibilityValue("3"), as: .content)
  }
}

private struct Watching: View {
  @AccessibilityFocusState(for: AccessibilityTechnologies.voiceOver) private var isHeard: Bool
  @AccessibilityFocusState(for: .switchControl) private var isScanned: Bool

  var body: some View {
    Text("Bailey").accessibilityFocused($isHeard).accessibilityFocused($isScanned)
    Text("\(isHeard ? "here" : "elsewhere"), \(isScanned ? "here" : "elsewhere")")
  }
}
