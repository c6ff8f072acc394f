import AccessibilityModel
import EarshotSession
import Testing
import VoiceOverEngine

@Suite("A tour of a screen")
struct TourTests {
  private static let help = AccessibilityNode.stop("Help", traits: .button)
  private static let close = AccessibilityNode.stop("Close", traits: .button)

  private func walk(
    _ screen: AccessibilityNode, _ voiceOver: VoiceOver = VoiceOver(), limit: Int = .max
  ) async throws -> Tour {
    try await Tour.walk(StaticSource(AccessibilityTree(screen)), with: voiceOver, limit: limit)
  }

  @Test("S1: four stops of the survey cell, in the order in which they lie")
  func survey() async throws {
    let screen = AccessibilityNode.container([
      .stop("Take Survey", traits: .button, frame: Rect(x: 16, y: 120, width: 120, height: 30)),
      .stop("What do you think of Save for Later?", frame: Rect(x: 16, y: 70, width: 260, height: 20)),
      .stop("We'd love your feedback", frame: Rect(x: 16, y: 40, width: 200, height: 20)),
      .stop("Dismiss", traits: .button, frame: Rect(x: 300, y: 8, width: 60, height: 20)),
    ])
    #expect(
      try await walk(screen).stops.map(\.utterance.text) == [
        "Dismiss, button", "We'd love your feedback", "What do you think of Save for Later?",
        "Take Survey, button",
      ])
  }

  @Test("K8: a fact that replaced another is offered once, in its place")
  func replacedContent() async throws {
    let gate = AccessibilityNode.stop("Flight").with(
      \.customContent, [CustomContent(label: "Gate", value: "C 12", importance: .high)])
    let stop = try #require(try await walk(.container([gate])).stops.first)
    #expect(stop.utterance.text == "Flight, C 12. More content available.")
    #expect(stop.moreContent.entries.map(\.text) == ["C 12, Gate"])
    #expect(stop.rules.map(\.name) == ["moreContent.highOnly"])
  }

  @Test("A hint belongs to its stop, with the silence before it")
  func hint() async throws {
    let technique = AccessibilityNode.stop("Arc", hint: "Drag to deploy.", traits: .button)
    let tour = try await walk(.container(order: .given, [technique, Self.help]))
    #expect(tour.stops.map(\.utterance.text) == ["Arc, button. Drag to deploy.", "Help, button"])
    #expect(tour.stops.allSatisfy { $0.asides.isEmpty })
    #expect(tour.stops[0].seconds > tour.stops[1].seconds + 1)
  }

  @Test("A stop without words is a stop all the same")
  func silentStop() async throws {
    let tour = try await walk(.container(order: .given, [.stop(nil), Self.help]))
    #expect(tour.stops.map(\.utterance.text) == ["", "Help, button"])
    #expect(tour.stops[0].seconds == 0)
  }

  @Test("The name of a group is part of the stop at which the cursor enters it")
  func group() async throws {
    let player = AccessibilityNode.container(
      .semanticGroup, label: "Mini player", order: .given, [Self.help, Self.close])
    let tour = try await walk(.container([player]))
    #expect(tour.stops.map(\.utterance.text) == ["Mini player, Help, button", "Close, button"])
  }

  @Test("A limited tour says that there is more, a whole one that it ended")
  func limit() async throws {
    let screen = AccessibilityNode.container(order: .given, [Self.help, Self.close])
    #expect(try await walk(screen, limit: 1).end == .limit)
    #expect(try await walk(screen, limit: 1).stops.count == 1)
    #expect(try await walk(screen, limit: 2).end == .boundary)
  }

  @Test("A screen that leads in a circle ends the tour")
  func circle() async throws {
    let screen = AccessibilityNode.screen([Self.help, Self.close])
    let source = ScriptedSource(screen) { kind in
      guard kind == .focus(ElementID(slot: 2)) else { return (nil, [], .handled(by: nil)) }
      return (nil, [.layoutChanged(.element(ElementID(slot: 1)))], .handled(by: nil))
    }
    let tour = try await Tour.walk(source, with: VoiceOver())
    #expect(tour.stops.map(\.utterance.text) == ["Help, button", "Close, button"])
    #expect(tour.end == .circle(ElementID(slot: 1)))
  }

  @Test("What the app announces on the way is told beside the stop")
  func announcements() async throws {
    let source = ScriptedSource(.screen([Self.help, Self.close])) { kind in
      guard kind == .focus(ElementID(slot: 2)) else { return (nil, [], .handled(by: nil)) }
      return (nil, [.announcement("Last one", priority: .standard, queued: false)], .handled(by: nil))
    }
    let tour = try await Tour.walk(source, with: VoiceOver())
    #expect(tour.stops.map(\.utterance.text) == ["Help, button", "Close, button"])
    #expect(tour.stops[1].asides.map(\.text) == ["Last one"])
    #expect(
      Transcript.captions(of: [Transcript(name: "", tour: tour)])
        == "Help, button\nClose, button\nLast one\n")
  }

  @Test("K9: a sound in place of words is told with the stop")
  func sounds() async throws {
    let quiet = VoiceOver(.iOS, verbosity: Verbosity(moreContent: .playSound))
    let tour = try await walk(.kennel([.bailey]), quiet)
    #expect(tour.stops.map(\.sounds) == [[.moreContentAvailable]])
    #expect(tour.stops.map(\.utterance.text) == ["Bailey, beagle, Three years"])
  }

  @Test("Uncertain rules of the screen's making are counted with those of speech")
  func elementRules() async throws {
    let rule = UncertainRule(
      name: "combine.singleButton", choice: "default", choices: ["default", "named"],
      summary: "what a single button becomes", source: "Behaviour X1")
    let cell = Self.help.with(\.rules, [rule])
    #expect(try await walk(.container([cell])).rules == [rule])
  }

  @Test("The rule of the row threshold is counted where another threshold would change the order")
  func orderingRules() async throws {
    func order(ofTopsApart distance: Double) async throws -> Tour {
      try await walk(
        .container([
          .stop("Right", frame: Rect(x: 200, y: 0, width: 100, height: 40)),
          .stop("Left", frame: Rect(x: 0, y: distance, width: 100, height: 40)),
        ]))
    }
    let certain = try await order(ofTopsApart: 3)
    #expect(certain.stops.map(\.utterance.text) == ["Left", "Right"])
    #expect(certain.rules.isEmpty)
    let uncertain = try await order(ofTopsApart: 10)
    #expect(uncertain.stops.map(\.utterance.text) == ["Right", "Left"])
    #expect(uncertain.rules.map(\.name) == ["order.rowThreshold"])
    let text = Transcript.text(of: [Transcript(name: "Rows", tour: uncertain)], listsRules: true)
    #expect(text.contains("heard in: Rows, the order\n"))
    let json = Transcript.json(of: [Transcript(name: "Rows", tour: uncertain)])
    #expect(json.contains(#""rules": ["order.rowThreshold=8"]"#))
  }

  @Test("An empty screen has no stops, and says so")
  func empty() async throws {
    let tour = try await walk(.container([]))
    #expect(tour.stops.isEmpty)
    #expect(tour.end == .boundary)
  }
}
