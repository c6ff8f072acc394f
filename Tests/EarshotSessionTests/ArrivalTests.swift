import AccessibilityModel
import EarshotSession
import Testing
import TreeFormat
import VoiceOverEngine

@Suite("A screen that comes after a while")
struct ArrivalTests {
  private static let loading = AccessibilityNode.screen([.stop("Loading")])

  private static func home(_ count: Int) -> AccessibilityNode {
    .screen((0..<count).map { .stop(SpokenText("Dog \($0)")).with(\.id, ElementID(slot: UInt32(10 + $0))) })
  }

  private static func clock(_ second: Int) -> AccessibilityNode {
    .screen([.stop(SpokenText("Second \(second)"))])
  }

  private func walk(
    _ first: AccessibilityNode, _ timeline: [(Double, AccessibilityNode)], patience: Double = 5
  ) async throws -> (tour: Tour, text: String) {
    let source = ScriptedSource(
      first,
      timeline: timeline.map { (VirtualInstant.start.advanced(by: .seconds($0.0)), $0.1) })
    let tour = try await Tour.walk(source, with: VoiceOver(), patience: .seconds(patience))
    return (tour, Transcript.text(of: [Transcript(name: "Kennel", tour: tour)]))
  }

  @Test("B5: behind a splash screen the screen that comes is heard, and after how long is told")
  func splash() async throws {
    let (tour, text) = try await walk(Self.loading, [(2, Self.home(2))])
    #expect(tour.stops.map(\.utterance.text) == ["Dog 0", "Dog 1"])
    #expect(
      text.contains(
        "\n\nThe screen changed after 2 seconds; heard is what came then. Gone by then: \"Loading\".\n\n"))
  }

  @Test("Parts that enter one after the other are all heard")
  func entrance() async throws {
    let (tour, text) = try await walk(
      Self.home(1), (2...5).map { (Double($0) * 0.5, Self.home($0)) })
    #expect(tour.stops.count == 5)
    #expect(text.contains("The screen changed after 2.5 seconds; heard is what came then.\n"))
  }

  @Test("A clock that ticks is heard as it began, and nothing is told")
  func ticking() async throws {
    let (tour, text) = try await walk(
      Self.clock(0), (1...40).map { (Double($0) * 0.5, Self.clock($0)) })
    #expect(tour.stops.map(\.utterance.text) == ["Second 0"])
    #expect(!text.contains("changed"))
  }

  @Test("Pages that come for ever are waited for five seconds at most")
  func carousel() async throws {
    let pages = (1...40).map { second in (Double(second), Self.home(second)) }
    let (tour, _) = try await walk(Self.home(0), pages)
    #expect(tour.arrival == Arrival(after: .seconds(5), before: []))
  }

  @Test("A splash screen of four seconds is waited for, one of six is not, and with no patience none is")
  func patience() async throws {
    let four = try await walk(Self.loading, [(4, Self.home(1))]).tour
    #expect(four.stops.map(\.utterance.text) == ["Dog 0"])
    let six = try await walk(Self.loading, [(6, Self.home(1))]).tour
    #expect(six.stops.first?.utterance.text == "Loading")
    #expect(six.arrival == nil)
    let none = try await walk(Self.loading, [(2, Self.home(1))], patience: 0).tour
    #expect(none.stops.first?.utterance.text == "Loading")
  }

  @Test("Words that come into their place are heard, where nothing goes on afterwards")
  func words() async throws {
    let (tour, text) = try await walk(Self.clock(0), [(2, Self.clock(1))])
    #expect(tour.stops.map(\.utterance.text) == ["Second 1"])
    #expect(!text.contains("changed"))
  }

  @Test("What ticks many times a second is given up after four hundred times")
  func hurried() async throws {
    let source = ScriptedSource(
      Self.clock(0),
      timeline: (1...1_000).map {
        (VirtualInstant.start.advanced(by: .milliseconds($0)), Self.clock($0))
      })
    let session = Session(source: source)
    #expect(try await session.start(with: [], patience: .seconds(5)).arrival == nil)
    #expect(await session.now == .start)
  }

  @Test("JSON has when the screen came, and what went")
  func json() async throws {
    let tour = try await walk(Self.loading, [(1, Self.home(1))]).tour
    let text = Transcript.json(of: [Transcript(name: "Kennel", tour: tour)])
    #expect(text.contains("\"arrival\": {\"after\": 1, \"before\": [\"Loading\"]}"))
    let screen = try #require(try EncodedTranscriptV1(text).screens().first)
    #expect(screen.arrival == .init(after: 1, before: ["Loading"]))
    #expect(tour.arrival?.text.contains("after 1 second;") == true)
  }
}
