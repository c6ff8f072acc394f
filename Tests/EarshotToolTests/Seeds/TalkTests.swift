import Foundation
import Testing

extension LiveTests {
  @Suite("The words of a talk's demonstration", .enabled(if: SeedTalk.isThere))
  struct TalkTests {
    @Test("K1, K2, K5, K6: every word that the talk lets us hear is in our transcripts")
    func words() throws {
      let folder = try TemporaryFolder()
      try folder.write(SeedSurroundings.table, to: "Kennel/Kennel.swift")
      var heard = ""
      for dialect in ["ios", "macos"] {
        let run = try ToolRun("hear", "Kennel", "--dialect", dialect, in: folder)
        #expect(run.errors == "")
        heard += run.output
      }
      let ours = Set(SeedTalk.words(in: heard))
      let talk = try SeedTalk.demonstration()
      #expect(talk.count > 100)
      let missing = talk.filter { !ours.contains($0) }
      #expect(missing == [])
    }
  }
}

/// The transcript of a talk that lies beside the repository, where it does.
enum SeedTalk {
  private static let file = DevelopmentPrefix.root.deletingLastPathComponent()
    .appending(path: "shared/seeds/000_dd1d9157d75032ef.txt")

  /// Whether the transcript can be read here.
  static let isThere = FileManager.default.fileExists(atPath: file.path)

  /// The words that VoiceOver says in the talk: the lines that follow a demonstration's first name.
  static func demonstration() throws -> [String] {
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
    let starts = [
      "Bailey, beagle", "Winston, pug", "Three years, age", "Number one, popularity", "More Content menu",
    ]
    let continuations = [
      "Popularity,", "Age,", "Weight,", "Height,", "Three years", "25 pounds", "14 inches",
      "Happy-go-lucky", "Description,", "More content",
    ]
    var found: [String] = []
    var isInside = false
    for line in lines {
      if starts.contains(where: line.hasPrefix) {
        isInside = true
      } else if !continuations.contains(where: line.hasPrefix) {
        isInside = false
      }
      if isInside { found += words(in: line) }
    }
    return found
  }

  /// The words of a text in small letters, numbers as digits.
  static func words(in text: String) -> [String] {
    let numbers = ["five": "5"]
    return text.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "-" }
      .map { numbers[String($0)] ?? String($0) }
  }
}
