import AccessibilityModel
import AuditEngine
import EarshotSession
import Testing
import TreeFormat
import VoiceOverEngine

@Suite("Marks at stops that say too much or too little")
struct FindingTests {
  private static let whole = AccessibilityNode.stop(
    "Juno, Whippet, Quiet indoors and quick outdoors, Age, Four years, Weight, 13 kilograms, Height, 47 cm")

  private func transcript(_ dialect: Dialect = .iOS) async throws -> Transcript {
    let screen = AccessibilityNode.container(
      order: .given, [Self.whole, .stop(nil, traits: .button), .bailey])
    let tour = try await Tour.walk(StaticSource(AccessibilityTree(screen)), with: VoiceOver(dialect))
    return Transcript(name: "Kennel", tour: tour.marked())
  }

  @Test("K11: marks stand below their stops, and clean stops have none")
  func marks() async throws {
    let text = Transcript.text(of: [try await transcript()])
    let lines = text.split(separator: "\n").filter { $0.contains("! ") }
    #expect(
      lines == [
        "       ! Too much at once: 8.3 s (at most 8.0), 9 facts (at most 6). Move facts into",
        "       ! Too little: only \"Button\". Give it a label that says which one.",
      ])
  }

  @Test(
    "K11: a proposal tells what would be heard, and the code for both", arguments: Dialect.Platform.allCases)
  func proposals(platform: Dialect.Platform) async throws {
    let transcript = try await transcript(Dialect(platform))
    let text = Transcript.text(of: [transcript], proposes: true)
    #expect(
      text.contains(
        """
        Kennel\(platform == .macOS ? " on macOS" : "") 1 in 5.0 s in place of 8.3 s:

          Juno, Whippet, Quiet indoors and quick outdoors. More content available.

          SwiftUI, behind the view:
            .accessibilityElement(children: .ignore)
            .accessibilityLabel("Juno, Whippet, Quiet indoors and quick outdoors")
            .accessibilityCustomContent("Age", "Four years")
        """))
    #expect(text.contains("\n  UIKit, in a class that adopts AXCustomContentProvider:\n    override var "))
    #expect(!Transcript.text(of: [transcript]).contains("AXCustomContentProvider"))
  }

  @Test("Marks count seconds and facts as the transcript does, at the rate it was spoken at")
  func rate() async throws {
    let screen = AccessibilityTree(.container([Self.whole]))
    let fast = VoiceOver(.iOS, speech: SpeechDuration(rate: 100))
    let tour = try await Tour.walk(StaticSource(screen), with: fast)
    #expect(tour.marked(StopLimits(seconds: 8, facts: 20)).findings.isEmpty)
    #expect(tour.marked().findings.first?.message.contains("in \(tour.stops[0].seconds) s.") == true)
  }

  @Test("K11: marks and proposals are in the JSON too, and read back")
  func json() async throws {
    let document = try EncodedTranscriptV1(Transcript.json(of: [try await transcript()]))
    let stops = try #require(try document.screens().first?.stops)
    #expect(stops.map { $0.findings.map(\.code) } == [["stop.tooMuch"], ["stop.nameless"], []])
    #expect(
      stops[0].findings[0].promise
        == "Juno, Whippet, Quiet indoors and quick outdoors. More content available.")
    #expect(stops[0].findings[0].swiftUI?.hasPrefix(".accessibilityElement(children: .ignore)") == true)
    #expect(EncodedTranscriptV1(try document.screens()) == document)
  }
}
