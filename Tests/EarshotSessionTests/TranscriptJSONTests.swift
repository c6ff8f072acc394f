import AccessibilityModel
import EarshotSession
import Testing
import TreeFormat
import VoiceOverEngine

@Suite("A transcript as JSON")
struct TranscriptJSONTests {
  private func document(_ name: String, _ node: AccessibilityNode) async throws -> String {
    let tour = try await Tour.walk(StaticSource(AccessibilityTree(node)), with: VoiceOver())
    return Transcript.json(of: [Transcript(name: name, tour: tour)])
  }

  @Test("K6: each part tells what it was made from, and what it rests on")
  func provenance() async throws {
    let gate = AccessibilityNode.stop("Flight", traits: .button).with(
      \.customContent, [CustomContent(label: "Gate", value: "C 12", importance: .high)])
    let text = try await document("Flight", .container([gate]))
    #expect(text == Golden.flightJSON)
  }

  @Test("What is read back is what was written, the rules it rests on with it")
  func roundTrip() async throws {
    let document = try EncodedTranscriptV1(try await document("Zombies", .game))
    let screens = try document.screens()
    #expect(EncodedTranscriptV1(screens) == document)
    let stops = try #require(screens.first?.stops)
    #expect(stops.map(\.utterance.text).last == "Help, button")
    #expect(stops[3].actions?.entries.map(\.text) == ["Call", "Hide"])
    #expect(stops.flatMap(\.utterance.rules).map(\.name) == ["heading.level", "hint.pause"])
    #expect(stops[2].utterance.segments.map(\.pause) == [.zero, .zero, .seconds(1)])
  }
}
