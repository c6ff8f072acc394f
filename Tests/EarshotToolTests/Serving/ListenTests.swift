import Foundation
import Testing

@Suite(
  "Commands that are spoken", .tags(.live), .timeLimit(.minutes(10)), .enabled(if: SecondListener.isInstalled)
)
struct ListenTests {
  /// The path of a file in which some words are spoken.
  static func recording(_ words: String, in folder: TemporaryFolder) throws -> String {
    try folder.write("import SwiftUI\n#Preview { Text(\"\(words)\") }\n", to: "Say.swift")
    let run = try ToolRun("hear", "Say.swift", "--speak", "say.wav", "--rate", "45", in: folder)
    try #require(run.status == 0, "\(run.errors)")
    return "\(folder.path)/say.wav"
  }

  @Test("B10: what is said into a file is said to Voice Control, by the names on the screen")
  func survey() throws {
    let folder = try TemporaryFolder()
    let wav = try Self.recording("Tap take survey", in: folder)
    let run = try ToolRun(
      "drive", "--example", "survey", "--preview", "Settled", "--listen", wav, in: folder)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("> say \"tap Take Survey\"\n"))
    #expect(run.output.contains("(done: activate \"Take Survey\")"))
  }

  @Test("B10: a word that no dictionary has is understood as it is pronounced")
  func unknownWord() throws {
    let folder = try TemporaryFolder()
    let wav = try Self.recording("Tap kubernetes", in: folder)
    try folder.write("import SwiftUI\n#Preview { Button(\"Kubernetes\") {} }\n", to: "Word.swift")
    let run = try ToolRun("drive", "Word.swift", "--listen", wav, in: folder)
    #expect(run.output.contains("(done: activate \"Kubernetes\")"), "\(run.output)\(run.errors)")
  }

  @Test("B10: what is no command does nothing")
  func refusal() throws {
    let folder = try TemporaryFolder()
    let wav = try Self.recording("The weather in the mountains was lovely yesterday afternoon", in: folder)
    let run = try ToolRun(
      "drive", "--example", "survey", "--preview", "Settled", "--listen", wav, in: folder)
    #expect(run.output.contains("(not understood: phrase 1)"), "\(run.output)")
    #expect(!run.output.contains("done:"))
  }

  @Test("A file that is no sound is named")
  func noSound() throws {
    let folder = try TemporaryFolder()
    try folder.write("no sound", to: "say.wav")
    let run = try ToolRun("drive", "--example", "survey", "--listen", "say.wav", in: folder)
    #expect(run.status == 2)
    #expect(
      run.lastError.hasSuffix(
        "say.wav is no WAV file of 16 bits and one channel. Record it anew, or convert it with sox."))
  }
}
