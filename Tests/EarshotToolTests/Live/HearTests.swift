import Foundation
import Testing

extension LiveTests {
  @Suite("earshot hear")
  struct HearTests {
    private static let cell = """
      import SwiftUI

      struct DogCell: View {
        var name: String
        var body: some View {
          Text(name)
        }
      }

      """

    @Test("B1: a Swift file outside the repository is heard, preview by preview")
    func previews() throws {
      let folder = try TemporaryFolder()
      try folder.write(
        Self.cell
          + "#Preview(\"First\") { DogCell(name: \"Bailey\") }\n#Preview { DogCell(name: \"Rex\") }\n",
        to: "DogCell.swift")
      let run = try ToolRun("hear", "DogCell.swift", in: folder)
      #expect(run.errors == "")
      #expect(run.status == 0)
      #expect(run.output.contains("First: 1 stop"))
      #expect(run.output.contains("Bailey"))
      #expect(run.output.contains("DogCell.swift:10: 1 stop"))
      #expect(run.output.contains("Rex"))
    }

    @Test(
      "The exit status is 1 where a stop says too much or too little, in every form, and 0 where all is well",
      arguments: [[], ["--format", "json"], ["--format", "captions"]])
    func status(form: [String]) throws {
      let folder = try TemporaryFolder()
      try folder.write(Self.cell + "#Preview { DogCell(name: \"Bailey\") }\n", to: "DogCell.swift")
      #expect(try ToolRun(arguments: ["hear", "DogCell.swift"] + form, in: folder).status == 0)
      let strict = ["hear", "DogCell.swift", "--max-seconds", "0.01"] + form
      #expect(try ToolRun(arguments: strict, in: folder).status == 1)
    }

    @Test("The app is told the place that the command line names")
    func location() throws {
      let folder = try TemporaryFolder()
      try folder.write(
        """
        import MapKit
        import SwiftUI

        #Preview {
          Text(verbatim: CLLocationManager().location.map { "At \\($0.coordinate.latitude)" } ?? "Nowhere")
        }

        """, to: "Place.swift")
      let hear = ["hear", "Place.swift", "--format", "captions"]
      #expect(try ToolRun(arguments: hear, in: folder).output == "Nowhere\n")
      #expect(
        try ToolRun(arguments: hear + ["--location", "-33.5, 151.2"], in: folder).output == "At -33.5\n")
    }

    @Test("Captions are one utterance a line and nothing else")
    func captions() throws {
      let folder = try TemporaryFolder()
      try folder.write(Self.cell + "#Preview { DogCell(name: \"Bailey\") }\n", to: "DogCell.swift")
      let run = try ToolRun("hear", "DogCell.swift", "--format", "captions", in: folder)
      #expect(run.output == "Bailey\n")
    }

    @Test("Z17: VoiceOver speaks the language that is asked for, and one line refuses another")
    func languages() throws {
      let folder = try TemporaryFolder()
      try folder.write(
        "import SwiftUI\n#Preview { Button(\"Send\") {}.disabled(true) }\n", to: "Sending.swift")
      let run = try ToolRun(
        "hear", "Sending.swift", "--language", "pt-BR", "--format", "captions", in: folder)
      #expect(run.output == "Send, inativo, botão\n")
      let refused = try ToolRun("hear", "Sending.swift", "--language", "tlh", in: folder)
      #expect(refused.status != 0)
      #expect(refused.errors.contains("VoiceOver has no words in tlh. --language is one of: ar, ca, cs,"))
    }

    @Test("JSON is the transcript as a document")
    func json() throws {
      let folder = try TemporaryFolder()
      try folder.write(Self.cell + "#Preview(\"First\") { DogCell(name: \"Bailey\") }\n", to: "DogCell.swift")
      let run = try ToolRun("hear", "DogCell.swift", "--format", "json", "--dialect", "macos", in: folder)
      let document = try JSONDecoder().decode(Document.self, from: Data(run.output.utf8))
      #expect(document.screens.map(\.name) == ["First"])
      #expect(document.screens.map(\.dialect) == ["macOS"])
      #expect(document.screens.flatMap(\.stops).map(\.text) == ["Bailey"])
    }

    private struct Document: Decodable {
      struct Screen: Decodable {
        struct Stop: Decodable {
          let text: String
        }
        let name: String
        let dialect: String
        let stops: [Stop]
      }
      let screens: [Screen]
    }

    @Test("Only the named preview is heard, and a name that does not exist is answered with the nearest")
    func named() throws {
      let folder = try TemporaryFolder()
      try folder.write(
        Self.cell
          + "#Preview(\"Bailey\") { DogCell(name: \"B\") }\n#Preview(\"Rex\") { DogCell(name: \"R\") }\n",
        to: "DogCell.swift")
      let run = try ToolRun("hear", "DogCell.swift", "--preview", "Rex", "--format", "captions", in: folder)
      #expect(run.output == "R\n")
      try folder.write(Self.cell + "#Preview { DogCell(name: \"B\") }\n", to: "Nameless.swift")
      let nameless = try ToolRun(
        "hear", "Nameless.swift", "--preview", "Nameless.swift:9", "--format", "captions", in: folder)
      #expect(nameless.output == "B\n")
      let wrong = try ToolRun("hear", "DogCell.swift", "--preview", "Baily", in: folder)
      #expect(wrong.status == 2)
      #expect(wrong.errors == "earshot: No preview named \"Baily\". Nearest: Bailey.\n")
      #expect(wrong.output == "")
    }

    @Test(
      "Files of a folder compile together; providers and views without arguments are found, private ones too")
    func folder() throws {
      let folder = try TemporaryFolder()
      try folder.write(Self.cell, to: "App/Views/DogCell.swift")
      try folder.write(
        "import SwiftUI\nprivate struct Cell_Previews: PreviewProvider {\n"
          + "  static var previews: some View { DogCell(name: \"Provided\") }\n}\n", to: "App/Previews.swift")
      let provided = try ToolRun("hear", "App", "--format", "captions", in: folder)
      #expect(provided.errors == "")
      #expect(provided.output == "Provided\n")
      try folder.write(
        "import SwiftUI\nprivate struct Kennel: View {\n  @State private var dog = \"Bailey\"\n"
          + "  var body: some View { DogCell(name: dog) }\n}\n", to: "App/Previews.swift")
      let made = try ToolRun("hear", "App", in: folder)
      #expect(made.output.contains("Kennel: 1 stop"))
    }

    @Test("An app is heard where there is neither preview nor view")
    func app() throws {
      let folder = try TemporaryFolder()
      try folder.write(
        "import SwiftUI\n@main struct KennelApp: App {\n"
          + "  var body: some Scene { WindowGroup { Text(\"Kennel\") } }\n}\n", to: "KennelApp.swift")
      let run = try ToolRun("hear", "KennelApp.swift", in: folder)
      #expect(run.errors == "")
      #expect(run.output.contains("KennelApp: 1 stop"))
    }

    @Test("Code for iOS is the code that is heard")
    func platform() throws {
      let folder = try TemporaryFolder()
      try folder.write(
        Self.cell
          + """
          #if os(iOS)
          let dog = "iOS"
          #elseif os(Linux)
          let dog = "Linux"
          #else
          let dog = "other"
          #endif
          #Preview { DogCell(name: dog) }
          """, to: "DogCell.swift")
      let run = try ToolRun("hear", "DogCell.swift", "--format", "captions", in: folder)
      #expect(run.output == "iOS\n")
    }

    @Test(
      "A preview compiles in every language mode",
      arguments: [
        ["--swift-version", "5"], ["--swift-version", "6"],
        ["--swift-version", "6", "--default-isolation", "MainActor"],
        ["--swift-version", "5", "--default-isolation", "MainActor"],
      ])
    func modes(options: [String]) throws {
      let folder = try TemporaryFolder()
      try folder.write(Self.cell + "#Preview { DogCell(name: \"Bailey\") }\n", to: "A.swift")
      try folder.write(
        "import SwiftUI\nstruct B: PreviewProvider { static var previews: some View { Text(\"B\") } }\n",
        to: "B.swift")
      let run = try ToolRun(
        arguments: ["hear", "A.swift", "B.swift", "--format", "captions"] + options, in: folder)
      #expect(run.errors == "")
      #expect(run.output == "Bailey\nB\n")
    }

    @Test("What the app prints stays out of the transcript")
    func printing() throws {
      let folder = try TemporaryFolder()
      try folder.write(
        Self.cell + "#Preview {\n  let _ = print(\"noise\")\n  DogCell(name: \"Bailey\")\n}\n",
        to: "DogCell.swift")
      let run = try ToolRun("hear", "DogCell.swift", "--format", "captions", in: folder)
      #expect(run.output == "Bailey\n")
      #expect(run.errors.hasPrefix("app: noise\n"))
      #expect(run.status == 0)
    }

    @Test("Nothing is left in the temporary folder")
    func tidy() throws {
      let folder = try TemporaryFolder()
      let scratch = try TemporaryFolder()
      try folder.write(Self.cell + "#Preview { DogCell(name: \"Bailey\") }\n", to: "DogCell.swift")
      try folder.write("import SwiftUI\n#Preview { Text(1 +) }\n", to: "Wrong.swift")
      for file in ["DogCell.swift", "Wrong.swift"] {
        _ = try ToolRun("hear", file, in: folder, environment: ["TMPDIR": scratch.path])
        #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.path) == [])
      }
    }
  }
}
