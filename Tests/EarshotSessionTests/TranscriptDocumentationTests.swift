import AccessibilityModel
import EarshotSession
import Foundation
import Testing
import VoiceOverEngine

@Suite("The page about transcripts")
struct TranscriptDocumentationTests {
  /// The fenced blocks of the page, in order.
  private func blocks() throws -> [String] {
    let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Documentation/Formats/transcript-text.md")
    let parts = try String(contentsOf: page, encoding: .utf8).components(separatedBy: "```\n")
    return parts.indices.filter { $0 % 2 == 1 }.map { parts[$0] }
  }

  private func transcripts() async throws -> [Transcript] {
    let dog = AccessibilityNode.stop("Bailey, beagle").with(
      \.customContent,
      [
        CustomContent(label: "Age", value: "Three years", importance: .high),
        CustomContent(label: "Popularity", value: "Number one"),
      ])
    let technique = AccessibilityNode.stop(
      "Self-release", hint: "Drag over zombies and release to deploy.", traits: .button)
    let screens: [(String, AccessibilityNode)] = [
      ("DogCell", .container([dog])),
      ("Zombies", .container(order: .given, [technique, .stop("Help", traits: .button)])),
    ]
    var result: [Transcript] = []
    for (name, screen) in screens {
      let tour = try await Tour.walk(StaticSource(AccessibilityTree(screen)), with: VoiceOver())
      result.append(Transcript(name: name, tour: tour))
    }
    return result
  }

  @Test("Its example is what is printed")
  func example() async throws {
    let text = Transcript.text(of: try await transcripts())
    let page = try blocks()[0]
    #expect(text == page)
  }

  @Test("Its list of rules is what is printed")
  func rules() async throws {
    let text = Transcript.text(of: try await transcripts(), listsRules: true)
    #expect(text.hasSuffix("\n\n" + (try blocks()[1])))
  }
}
