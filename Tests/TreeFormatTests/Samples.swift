import AccessibilityModel
import TreeFormat

enum Samples {
  static let japanese: SpeechAttributes = {
    var attributes = SpeechAttributes(
      language: "ja-JP", pitch: 1.25, spellsOut: true, speaksPunctuation: false, phonetic: "koɲ",
      headingLevel: 2, queuesAnnouncements: true)
    attributes.facts.context = .messaging
    return attributes
  }()

  static let rule = UncertainRule(
    name: "combine.singleButton", choice: "default", choices: ["default", "named"],
    summary: "What becomes of one button.", source: "Behaviour X1")

  /// An element with every attribute set.
  static func fullElement(slot: UInt32 = 1) -> AccessibilityElement {
    var text = SpokenText("Hello ")
    text.append(SpokenText("こんにちは", japanese))
    var element = AccessibilityElement(
      id: ElementID(slot: slot, generation: 3), isStop: true, label: text, value: "15%",
      hint: "Double tap to \"deploy\"\nnow", traits: [.button, .selected, .pickerItem],
      frame: Rect(x: 16, y: -30.5, width: 200, height: 20.25))
    let path: [Path.Step] = [
      .move(Point(x: 1, y: 2)), .line(Point(x: 3, y: 4)),
      .quadratic(Point(x: 5, y: 6), control: Point(x: 7, y: 8)),
      .cubic(Point(x: 9, y: 10), control1: Point(x: 11, y: 12), control2: Point(x: 13, y: 14)), .close,
    ]
    element.path = Path(path)
    element.activationPoint = Point(x: 20, y: 21)
    element.inputLabels = ["Take survey", "Survey"]
    element.identifier = "survey"
    element.actions = [
      ElementAction(id: .init(rawValue: 0), name: "Take Survey"),
      ElementAction(id: .init(rawValue: 1), name: "Delete", category: .edit),
      ElementAction(id: .init(rawValue: 2), name: "Share", category: .named("More"), image: "share"),
    ]
    element.customContent = [
      CustomContent(label: "Age", value: "Three years", importance: .high),
      CustomContent(label: "Weight", value: "25 pounds"),
    ]
    element.rotors = [
      RotorDescriptor(
        name: "Zombies", system: .headingLevel2,
        entries: [.init(element: ElementID(slot: 4), label: "near", range: 0..<4), .init(element: nil)]),
      RotorDescriptor(name: "Walls", isSearched: true),
    ]
    element.largeContent = LargeContentItem(title: "Favorites", image: "star", scalesImage: true)
    element.containerType = .semanticGroup
    element.sortPriority = -1
    element.childOrder = .given
    element.headingLevel = 3
    element.language = "en-GB"
    element.position = PositionInGroup(index: 2, count: 3)
    element.expanded = false
    element.respondsToUserInteraction = true
    element.isModal = true
    element.sourceLocation = SourceLocation(file: "Sources/DogCell.swift", line: 12)
    element.origins = [
      .label: SourceLocation(file: "Sources/DogCell.swift", line: 13),
      .customContent: SourceLocation(file: "Sources/DogCell.swift", line: 14),
    ]
    element.rules = [rule, rule]
    element.rows = LazyRows(count: 100_000, realized: 3..<15)
    element.rowIndex = 7
    element.hiddenTexts = ["Four years"]
    addReading(to: &element)
    element.fileNames = ["bailey"]
    element.textContent = TextContent("Happy-go", selection: 6..<8, lines: [0..<6, 6..<8], isEditable: false)
    element.textContent?.caret = Rect(x: 20, y: 40, width: 2, height: 20)
    element.activationHit = .nothing(seen: "Happy")
    element.layoutDirection = .rightToLeft
    element.clipsChildren = true
    element.focusGroup = "toolbar"
    element.linkedGroup = "dogs"
    return element
  }

  private static func addReading(to element: inout AccessibilityElement) {
    element.directTouch = [.silentOnTouch, .requiresActivation]
    element.tableSize = TableSize(rows: 4, columns: 2)
    element.tablePlace = TablePlace(
      rows: 1..<3, columns: 0..<1, rowHeaders: ["Bailey"], columnHeaders: ["Age", "in years"])
    element.headers = [ElementID(slot: 8)]
    element.textualContext = .console
    element.navigationStyle = .combined
    element.lines = [TextLine("One", frame: Rect(x: 0, y: 0, width: 9, height: 1)), TextLine("Two")]
    let weight = Chart.Axis(title: "Weight", range: 0...25, gridlines: [5, 20], scale: .log10)
    let points = [
      Chart.Point(label: "Puppy", values: [.init(0, text: "Spring"), .init(5, text: "5 pounds")]),
      Chart.Point(values: [.init(1, text: "Summer"), nil]),
    ]
    element.chart = Chart(
      title: "Growth", summary: "It grows.",
      axes: [.init(title: "Season", categories: ["Spring", "Summer"]), weight],
      series: [.init(name: "Bailey", isContinuous: true, points: points)])
    element.previousText = ElementID(slot: 2)
    element.nextText = ElementID(slot: 3)
  }

  static let plain = AccessibilityElement(id: ElementID(slot: 7), label: "Plain")

  static var node: AccessibilityNode {
    let full = AccessibilityNode(fullElement())
    let inner = AccessibilityNode.container(.list, id: ElementID(slot: 5), [full])
    return .container(.none, id: ElementID(slot: 0), [inner, AccessibilityNode(plain)])
  }

  static let diff = TreeDiff([
    .remove(ElementID(slot: 9)),
    .insert(node, parent: ElementID(slot: 1), after: ElementID(slot: 2)),
    .insert(AccessibilityNode(plain), parent: nil, after: nil),
    .move(ElementID(slot: 3), parent: ElementID(slot: 4), after: nil),
    .update(fullElement()),
    .shift(inside: ElementID(slot: 4), by: Point(x: 0, y: -44.5)),
  ])

  static var events: [Event] {
    let id = ElementID(slot: 3, generation: 1)
    let request = Request.ID(rawValue: 77)
    var result: [Event] = [
      .changed(TreeVersion(rawValue: 300), diff),
      .notification(.screenChanged(.none)), .notification(.layoutChanged(.element(id))),
      .notification(.layoutChanged(.text("Moved"))), .notification(.pageScrolled("Page 2 of 3")),
    ]
    for priority in Notification.Priority.allCases {
      result.append(.notification(.announcement("Hi", priority: priority, queued: priority == .low)))
    }
    let answers: [Answer] = [
      .handled(by: nil), .handled(by: id), .declined, .range(3..<9), .element(id),
      .failed(.stale), .failed(.timedOut), .failed(.gone),
      .place(.init(element: id, label: "there", range: 2..<4)),
      .largeContent(LargeContent(LargeContentItem(title: "Favorites"))),
      .largeContent(
        LargeContent(
          LargeContentItem(image: "star", scalesImage: true), element: id,
          frame: Rect(x: 1, y: 2, width: 3, height: 4), area: Rect(x: 0, y: 0, width: 393, height: 852),
          imageSize: Size(width: 24, height: 20), insets: .init(top: 1, left: 2, bottom: 3, right: 4),
          isVector: false)),
    ]
    return result + answers.map { .answered(request, $0) }
  }

  static var requests: [Request] {
    let id = ElementID(slot: 3, generation: 1)
    var kinds: [Request.Kind] = [
      .activate(id), .perform(id, .init(rawValue: 2)), .increment(id), .decrement(id), .escape(nil),
      .escape(id), .magicTap(nil), .magicTap(id), .focus(nil), .focus(id),
      .tap(Point(x: 1.5, y: -2)), .realize(id, 100..<120),
      .longPress(id), .announcementEnded("Saved", isComplete: true),
      .announcementEnded("Memory leak", isComplete: false),
      .edit(id, .insert("é")), .edit(id, .deleteBackward), .edit(id, .replace(0..<3, "")),
      .edit(id, .select(2..<2)),
    ]
    kinds += Request.TouchPhase.allCases.map { .touch($0, Point(x: 3, y: 4)) }
    kinds += Request.TouchPhase.allCases.map { .largeContent($0, Point(x: 3, y: 4)) }
    kinds.append(.characterRange(ElementID(slot: 3), of: "Wie schön", at: Point(x: 5.5, y: -6)))
    kinds.append(.fingers(Request.TouchPhase.allCases.map { .init(3, $0, Point(x: 5, y: -6)) }))
    kinds += Request.ZoomDirection.allCases.map { .zoom(id, $0) }
    kinds += Request.ScrollDirection.allCases.map { .scroll(id, $0) }
    kinds += [
      .searchRotor(id, .init(rotor: 1, current: nil, isForward: true)),
      .searchRotor(id, .init(rotor: 0, current: id, range: 2..<5, isForward: false)),
    ]
    return kinds.enumerated().map { index, kind in
      Request(id: .init(rawValue: UInt64(index)), version: TreeVersion(rawValue: .max), kind: kind)
    }
  }

  static var messages: [SessionMessage] {
    let previews = PreviewInfo.Kind.allCases.map {
      PreviewInfo(name: "Bailey", file: "DogCell.swift", line: 40, kind: $0)
    }
    let options = LaunchOptions(
      platform: .macOS, screenSize: Size(width: 800, height: 600), displayScale: 2,
      layoutDirection: .rightToLeft, locale: "ar-EG", textSize: "accessibility5", colorScheme: .dark,
      rowThreshold: 13, rules: ["control.stepper": "buttons", "order.rowThreshold": "8"],
      resourceFolders: ["/apps/Kennel", "Köter"], accentColorName: "Fell",
      location: .init(latitude: 52.5, longitude: -13.4),
      settings: ["switchControl": true, "shakeToUndo": false])
    var result: [SessionMessage] = [.hello([]), .hello(previews), .quit, .launch(previewIndex: 2, options)]
    result += [
      .parts(previews), .list(previewIndex: 1, options), .launch(previewIndex: 2, part: 3, options),
      .settled(now: .start, nextDeadline: nil),
      .settled(now: VirtualInstant(nanoseconds: .max), nextDeadline: VirtualInstant(nanoseconds: .min)),
      .advance(to: VirtualInstant(nanoseconds: 1_500_000_000)),
      .change(EnvironmentChange()),
      .change(EnvironmentChange(textSize: "accessibility3", colorScheme: .dark)),
      .change(EnvironmentChange(settings: ["assistiveTouch": true, "speakScreen": false])),
      .diagnostic(Diagnostic("Something is wrong.")),
      .diagnostic(Diagnostic("Here.", at: SourceLocation(file: "A.swift", line: 3))),
    ]
    result += pictures
    return result + events.map { .event($0) } + requests.map { .request($0) }
  }
}
