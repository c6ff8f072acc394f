import BrailleBridge
import Foundation
import SpeechBridge
import Testing

extension LiveTests {
  @Suite("earshot hear with a voice and a braille display")
  struct SpeakTests {
    private static let card = "A card with a stop for every text"

    private func read(_ name: String, in folder: TemporaryFolder) throws -> WAVFile {
      let bytes = try Data(contentsOf: URL(filePath: folder.path).appending(path: name))
      return try #require(WAVFile(bytes: Array(bytes)))
    }

    @Test("B10: the kennel is spoken into a file, as long as its words take")
    func kennel() throws {
      let folder = try TemporaryFolder()
      let run = try ToolRun(
        "hear", "--example", "kennel", "--preview", Self.card, "--format", "captions", "--speak",
        "kennel.wav",
        in: folder)
      #expect(run.errors == "")
      #expect(run.status == 0)
      let sound = try read("kennel.wav", in: folder)
      let seconds = Double(sound.samples.count) / Double(sound.sampleRate)
      #expect((8...40).contains(seconds))
      #expect(sound.samples.contains { abs(Int($0)) > 4_000 })
    }

    @Test(
      "B10: a second listener finds the words of the kennel in the right order",
      .enabled(if: SecondListener.isInstalled, "pocketsphinx is not installed"))
    func listener() throws {
      let listener = try #require(SecondListener())
      let folder = try TemporaryFolder()
      let run = try ToolRun(
        "hear", "--example", "kennel", "--preview", "A table in measured portions", "--format", "captions",
        "--speak", "kennel.wav", in: folder)
      let captions = run.output.split(separator: "\n").map(String.init)
      #expect(captions.count > 1)
      let sound = try read("kennel.wav", in: folder)
      let heard = try listener.sentences(
        in: sound.samples, at: sound.sampleRate,
        among: captions + ["Take Survey", "Zombie meter", "Speaking Rate", "Nothing of the kind"])
      #expect(heard == captions.map { SecondListener.words($0).joined(separator: " ") })
    }

    @Test("Z16: the lines of a braille display can be read back as what is heard", arguments: [false, true])
    func braille(contracted: Bool) throws {
      let folder = try TemporaryFolder()
      let options = contracted ? ["--contracted"] : []
      let run = try ToolRun(
        arguments: [
          "hear", "--example", "kennel", "--preview", Self.card, "--format", "captions", "--braille", "40",
        ] + options, in: folder)
      #expect(run.errors == "")
      let translator = try BrailleTranslator(
        BrailleTable(language: "en", grade: contracted ? .contracted : .uncontracted))
      var captions: [String] = []
      var read: [String] = []
      for line in run.output.split(separator: "\n").map(String.init) {
        guard line.unicodeScalars.allSatisfy({ ("\u{2800}"..."\u{28FF}").contains($0) }) else {
          captions.append(line)
          read.append("")
          continue
        }
        #expect(line.count == 40)
        let cells = line.split(separator: "\u{2800}").joined(separator: "\u{2800}")
        let last = read.count - 1
        read[last] += (read[last].isEmpty ? "" : "\u{2800}") + cells
      }
      #expect(captions.contains("Juno"))
      #expect(read.map { translator.text(of: $0) ?? "" } == captions)
    }

    @Test("Z16: a braille line stands under its stop, in JSON beside it")
    func forms() throws {
      let folder = try TemporaryFolder()
      try folder.write(
        "import SwiftUI\n#Preview(\"Bailey\") { Button(\"Bailey\") {} }\n", to: "Bailey.swift")
      let text = try ToolRun("hear", "Bailey.swift", "--braille", "14", "--status-cell", in: folder)
      #expect(text.output.contains("\n       ⠈⠀⠠⠃⠁⠊⠇⠑⠽⠀⠃⠞⠝⠀\n"))
      let json = try ToolRun("hear", "Bailey.swift", "--braille", "14", "--format", "json", in: folder)
      #expect(json.output.contains("\"braille\": [\"⠠⠃⠁⠊⠇⠑⠽⠀⠃⠞⠝⠀⠀⠀\"]"))
    }

    @Test(
      "What cannot be spoken or written in braille is told in one line, before anything is compiled",
      arguments: [
        (["--speak", "out.wav", "--voice", "dothraki"], "earshot: No voice \"dothraki\". Nearest: "),
        (["--speak", "no/such/folder/out.wav"], "earshot: no/such/folder/out.wav cannot be written ("),
        (["--braille", "40", "--braille-language", "tlh"], "earshot: No braille for \"tlh\". There is: "),
        (["--braille", "1"], "Error: No braille display has 1 cells. "),
      ])
    func wrong(options: [String], message: String) throws {
      let folder = try TemporaryFolder()
      try folder.write("import SwiftUI\n#Preview { Text(1 +) }\n", to: "Wrong.swift")
      let run = try ToolRun(arguments: ["hear", "Wrong.swift"] + options, in: folder)
      #expect(run.status == 2)
      #expect(run.errors.hasPrefix(message), "\(run.errors)")
      #expect(run.output == "")
      #expect(!FileManager.default.fileExists(atPath: folder.path + "/out.wav"))
    }

    @Test("A machine without a sound device says so")
    func noDevice() throws {
      let folder = try TemporaryFolder()
      let config = try folder.write("", to: "asound.conf")
      try folder.write("import SwiftUI\n#Preview { Text(\"Bailey\") }\n", to: "Bailey.swift")
      let run = try ToolRun(
        "hear", "Bailey.swift", "--speak", "-", in: folder, environment: ["ALSA_CONFIG_PATH": config])
      #expect(run.status == 2)
      #expect(run.errors.hasPrefix("earshot: No sound device \"default\" ("))
      #expect(run.errors.hasSuffix("Write what is spoken to a file: --speak FILE.wav.\n"))
    }

    @Test("A device that plays into nothing hears everything to its end")
    func nullDevice() throws {
      let folder = try TemporaryFolder()
      let config = try folder.write("pcm.!default { type null }\n", to: "asound.conf")
      try folder.write("import SwiftUI\n#Preview { Text(\"Bailey\") }\n", to: "Bailey.swift")
      let run = try ToolRun(
        "hear", "Bailey.swift", "--speak", "-", "--format", "captions", in: folder,
        environment: ["ALSA_CONFIG_PATH": config])
      #expect(run.errors == "")
      #expect(run.output == "Bailey\n")
      #expect(run.status == 0)
    }
  }
}
