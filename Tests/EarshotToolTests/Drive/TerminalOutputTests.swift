import Foundation
import Testing

extension LiveTests {
  @Suite("What a terminal shows that a pipe does not")
  struct TerminalOutputTests {
    private static let rows = """
      import SwiftUI
      #Preview("Kennel") {
        Text("Bailey the beagle of Ann, three years old, as heavy as 25 pounds, with a short coat and long ears")
      }

      """

    /// The lines of what a command writes to a terminal of some columns, without their ends.
    private func lines(
      _ columns: Int?, _ arguments: String..., in folder: TemporaryFolder
    ) throws -> [String] {
      let run = try TerminalRun(
        arguments: arguments, in: folder, typing: [], showsAll: true, columns: columns,
        environment: ["NO_COLOR": "1"])
      #expect(run.status == 0, "\(run.screen)")
      return run.screen.replacing("\r\n", with: "\n").split(separator: "\n").map(String.init)
    }

    @Test("What is heard is as wide as the terminal, but 48 to 120 columns", arguments: [20, 60, 200])
    func transcript(columns: Int) throws {
      let folder = try TemporaryFolder()
      try folder.write(Self.rows, to: "Kennel.swift")
      let shown = try lines(columns, "hear", "Kennel.swift", in: folder)
      #expect(shown.map(\.count).max() == min(max(columns, 48), 120), "\(shown)")
    }

    @Test("A terminal that does not say how wide it is gets the same lines as a pipe")
    func unknownWidth() throws {
      let folder = try TemporaryFolder()
      try folder.write(Self.rows, to: "Kennel.swift")
      let shown = try lines(nil, "hear", "Kennel.swift", in: folder)
      let piped = try ToolRun("hear", "Kennel.swift", in: folder)
      #expect(shown == piped.output.split(separator: "\n").map(String.init))
      #expect(shown.map(\.count).max() == 88)
    }

    @Test("Help has shorter and more lines on a narrow terminal than on a wide one")
    func help() throws {
      let folder = try TemporaryFolder()
      // How a command is used is one line, however long.
      let (narrow, wide) = (
        try lines(60, "help", "rules", in: folder).filter { !$0.hasPrefix("USAGE:") },
        try lines(110, "help", "rules", in: folder).filter { !$0.hasPrefix("USAGE:") }
      )
      #expect(narrow.count > wide.count)
      let (short, long) = (try #require(narrow.map(\.count).max()), try #require(wide.map(\.count).max()))
      #expect(short <= 60, "\(narrow)")
      #expect(long > 80 && long <= 110, "\(wide)")
    }

    @Test("On a terminal the modules that are compiled are told one after the other, in a pipe they are not")
    func progress() throws {
      let folder = try TemporaryFolder([
        "Kit/Package.swift": """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(
          name: "Kit", targets: [.target(name: "Dogs"), .target(name: "Kennel", dependencies: ["Dogs"])])

        """,
        "Kit/Sources/Dogs/Dog.swift": "public let dog = \"Bailey\"\n",
        "Kit/Sources/Kennel/Kennel.swift": """
        import Dogs
        import SwiftUI
        #Preview("Kennel") { Text(dog) }

        """,
      ])
      let arguments = ["hear", "Kit", "--no-cache"]
      let shown = try TerminalRun(
        arguments: arguments, in: folder, typing: [], showsAll: true, showsErrors: true)
      #expect(shown.status == 0)
      for line in [
        "Compiling 1 file of Dogs, module 1 of 2 …", "Compiling 1 file of Kennel, module 2 of 2 …",
      ] {
        // The next words take its place.
        #expect(shown.screen.contains(line + "\r\u{1b}[K"), "\(shown.screen)")
      }
      let piped = try ToolRun(arguments: arguments, in: folder)
      #expect(piped.output.contains("Bailey"))
      #expect(piped.errors == "")
      #expect(!piped.output.contains("Compiling"))
    }

    @Test("On a terminal it is told which screen of several is heard, in a pipe it is not")
    func screens() throws {
      let previews = ["Kennel", "Shop", "Vet"].map { "#Preview(\"\($0)\") { Text(\"the \($0)\") }\n" }
      let folder = try TemporaryFolder([
        "All.swift": "import SwiftUI\n" + previews.joined(), "One.swift": "import SwiftUI\n" + previews[0],
      ])
      func shown(_ file: String) throws -> TerminalRun {
        try TerminalRun("hear", file, in: folder, typing: [], showsAll: true, showsErrors: true)
      }
      let all = try shown("All.swift")
      #expect(all.status == 0)
      // Each comes before what is heard of its screen, which takes its place.
      var rest = all.screen[...]
      for (number, name) in ["Kennel", "Shop", "Vet"].enumerated() {
        for words in ["Screen \(number + 1) of 3: \(name)\r\u{1b}[K", "the \(name)"] {
          let place = try #require(rest.range(of: words), "\(words) in \(all.screen)")
          rest = rest[place.upperBound...]
        }
      }
      #expect(!rest.contains("Screen "), "\(rest)")
      #expect(!(try shown("One.swift").screen.contains("Screen 1 of")))
      let piped = try ToolRun("hear", "All.swift", in: folder)
      #expect(piped.output.contains("the Vet"))
      #expect(!(piped.output + piped.errors).contains("Screen 1 of"))
    }
  }
}
