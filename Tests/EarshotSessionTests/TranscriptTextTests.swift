import AccessibilityModel
import EarshotSession
import Testing
import VoiceOverEngine

@Suite("What a transcript looks like")
struct TranscriptTextTests {
  private func transcript(
    _ name: String, _ node: AccessibilityNode, _ voiceOver: VoiceOver = VoiceOver()
  ) async throws -> Transcript {
    let tour = try await Tour.walk(StaticSource(AccessibilityTree(node)), with: voiceOver)
    return Transcript(name: name, tour: tour)
  }

  @Test("K6: a dog on a phone, with what waits in More Content")
  func dogOnPhone() async throws {
    let text = Transcript.text(of: [try await transcript("DogCell", .kennel([.bailey]))])
    #expect(text == Golden.dogOnPhone)
  }

  @Test("K10: the same dog on a Mac, label before value")
  func dogOnMac() async throws {
    let dog = try await transcript("DogCell", .kennel([.bailey]), VoiceOver(.macOS))
    #expect(Transcript.text(of: [dog]) == Golden.dogOnMac)
  }

  @Test("Several previews each have a head, and one foot counts the rules of all")
  func several() async throws {
    let dog = try await transcript("Dog", .kennel([.bailey]))
    let game = try await transcript("Zombies", .game)
    let empty = try await transcript("Empty", .container([]))
    #expect(Transcript.text(of: [dog, game, empty]) == Golden.several)
  }

  @Test("Listed rules tell their choice, the other choices, the source and where they are heard")
  func rules() async throws {
    let game = try await transcript("Zombies", .game)
    #expect(Transcript.text(of: [game], listsRules: true) == Golden.rules)
  }

  @Test("Captions are one utterance a line and nothing else")
  func captions() async throws {
    let game = try await transcript("Zombies", .game)
    #expect(Transcript.captions(of: [game]) == Golden.captions)
  }

  @Test("Long words, line breaks and stops without words keep their columns")
  func edges() async throws {
    let node = AccessibilityNode.container(
      order: .given,
      [
        .stop(SpokenText(String(repeating: "Popocatepetl", count: 9))),
        .stop("First line\nsecond line"),
        .stop(nil),
      ])
    let text = Transcript.text(of: [try await transcript("Edges", node)])
    #expect(text == Golden.edges)
  }
}
