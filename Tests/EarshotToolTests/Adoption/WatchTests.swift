import Foundation
import Testing

extension LiveTests {
  @Suite("earshot hear --watch", .timeLimit(.minutes(10)))
  struct WatchTests {
    /// A program that goes on, and what it has written so far.
    private final class Running {
      let process = Process()
      private let output = Pipe()
      private let errors = Pipe()
      private var buffers: [ObjectIdentifier: String] = [:]

      init(_ arguments: [String], in folder: TemporaryFolder) throws {
        process.executableURL = URL(filePath: try DevelopmentPrefix.path() + "/bin/earshot")
        process.arguments = arguments
        process.currentDirectoryURL = URL(filePath: folder.path)
        process.environment = ProcessInfo.processInfo.environment.merging(
          ["XDG_CACHE_HOME": DevelopmentPrefix.cache]) { $1 }
        process.standardOutput = output
        process.standardError = errors
        try process.run()
      }

      deinit { process.terminate() }

      /// Reads until words were written, and gives everything since the last words.
      func output(until words: String) -> String { read(output, until: words) }

      /// The same of the error output.
      func errors(until words: String) -> String { read(errors, until: words) }

      private func read(_ pipe: Pipe, until words: String) -> String {
        let key = ObjectIdentifier(pipe)
        while true {
          if let range = buffers[key]?.range(of: words) {
            let text = buffers[key].map { String($0[..<range.upperBound]) } ?? ""
            buffers[key]?.removeSubrange(..<range.upperBound)
            return text
          }
          let data = pipe.fileHandleForReading.availableData
          guard !data.isEmpty else { return buffers[key] ?? "" }
          buffers[key, default: ""] += String(decoding: data, as: UTF8.self)
        }
      }
    }

    private static func screen(_ texts: String) -> String {
      "import SwiftUI\n#Preview(\"Bailey\") { VStack { \(texts) } }\n"
    }

    @Test("It is heard again on each save, also by a new name; what does not compile keeps the screen before")
    func watch() throws {
      let folder = try TemporaryFolder()
      try folder.write(Self.screen("Text(\"Bailey\"); Text(\"beagle\")"), to: "Sources/A.swift")
      let run = try Running(["hear", "Sources", "--watch"], in: folder)
      #expect(run.output(until: "beagle").hasPrefix("Bailey: 2 stops, "))
      #expect(run.errors(until: "Control-C ends it.\n").contains("Watching Sources."))
      try folder.write(Self.screen("Text(\"Bailey\"); Text(\"spaniel\")"), to: "Sources/A.swift")
      let changed = run.output(until: "+ spaniel\n")
      #expect(changed.hasSuffix("\n\nChanged: Bailey\n  - beagle\n  + spaniel\n"), "\(changed)")
      try folder.write(Self.screen("Text(\"Bailey\"); Txt(\"poodle\")"), to: "Sources/A.swift")
      #expect(run.errors(until: "compared with what is saved next.\n").contains("cannot find 'Txt'"))
      try folder.write(Self.screen("Text(\"Bailey\"); Text(\"poodle\")"), to: "Sources/A.swift")
      // Compared with what was heard last.
      #expect(run.output(until: "+ poodle\n").contains("- spaniel\n"))
      // A file that comes later.
      try folder.write("import SwiftUI\n#Preview(\"Juno\") { Text(\"Juno\") }\n", to: "Sources/B.swift")
      #expect(run.output(until: "+ Juno\n").contains("New: Juno\n"))
      // Nothing that is heard.
      try folder.write(
        "// A line.\n" + Self.screen("Text(\"Bailey\"); Text(\"poodle\")"), to: "Sources/A.swift")
      #expect(run.output(until: "otherwise.\n").contains("Nothing is heard otherwise.\n"))
      run.process.interrupt()
      run.process.waitUntilExit()
      #expect(run.process.terminationStatus == 0)
      #expect(run.process.terminationReason == .exit)
      // No word of how it ended.
      #expect(run.errors(until: "nothing more") == "")
    }

    @Test("What does not compile at first is heard once it does")
    func later() throws {
      let folder = try TemporaryFolder()
      try folder.write(Self.screen("Txt(\"Bailey\")"), to: "A.swift")
      let run = try Running(["hear", "A.swift", "--watch"], in: folder)
      #expect(run.errors(until: "Control-C ends it.\n").contains("A.swift does not compile."))
      try folder.write(Self.screen("Text(\"Bailey\")"), to: "A.swift")
      #expect(run.output(until: "+ Bailey\n") == "\nNew: Bailey\n  + Bailey\n")
      run.process.interrupt()
      run.process.waitUntilExit()
      #expect(run.process.terminationStatus == 0)
    }

    @Test("What cannot be watched is told in a line")
    func wrong() throws {
      let folder = try TemporaryFolder()
      let example = try ToolRun("hear", "--example", "kennel", "--watch", in: folder)
      #expect(example.status == 2)
      #expect(example.errors.contains("--watch needs files that are saved."))
      try folder.write(Self.screen("Text(\"A\")"), to: "A.swift")
      let format = try ToolRun("hear", "A.swift", "--watch", "--format", "json", in: folder)
      #expect(format.status == 2)
      #expect(format.errors.contains("--watch prints text alone."))
    }
  }
}
