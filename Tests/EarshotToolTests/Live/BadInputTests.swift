import Foundation
import Testing

extension LiveTests {
  @Suite("Bad input")
  struct BadInputTests {
    /// A file whose second preview does something bad, between two good ones.
    private static func file(_ bad: String) -> String {
      """
      import Foundation
      import SwiftUI

      #Preview("First") { Text("one") }
      #Preview("Second") {
        let _ = bad()
        Text("two")
      }
      #Preview("Third") { Text("three") }

      @MainActor func bad() {
        \(bad)
      }
      """
    }

    private func hear(_ bad: String, _ options: String...) throws -> ToolRun {
      let folder = try TemporaryFolder()
      try folder.write(Self.file(bad), to: "Dogs.swift")
      let run = try ToolRun(
        arguments: ["hear", "Dogs.swift", "--format", "captions"] + options, in: folder)
      #expect(run.output == "one\nthree\n")
      #expect(run.status == 1)
      return run
    }

    @Test("A preview that traps is named, with what it said; the others are heard")
    func trap() throws {
      let run = try hear("fatalError(\"no dog\")")
      #expect(
        run.lastError == "earshot: \"Second\" (Dogs.swift:5) trapped: Dogs.swift:12: Fatal error: no dog. "
          + "Correct that and run this again.")
    }

    @Test(
      "A trap in code of the system is told with the line of the file that led there",
      arguments: [
        ("let dogs = [\"Bailey\"]; print(dogs[1])", "Fatal error: Index out of range"),
        ("let dogs: [String: Int] = [:]; print(dogs[\"Bailey\"]!)", "Fatal error: Unexpectedly found nil"),
        ("precondition([1].isEmpty, \"no dogs\")", "Precondition failed: no dogs"),
        ("assert([1].isEmpty, \"no dogs\")", "Assertion failed: no dogs"),
        ("print(Int(\"9\")! - Int.min)", "a broken assumption"),
        (
          "final class Kennel: ObservableObject {}; _ = EnvironmentObject<Kennel>().wrappedValue",
          "Fatal error: No Kennel in the environment. Add .environmentObject(…) with one around the view. "
        ),
      ])
    func trapOfSystem(bad: String, words: String) throws {
      let run = try hear(bad)
      #expect(run.lastError.hasPrefix("earshot: \"Second\" (Dogs.swift:5) trapped: Dogs.swift:12: \(words)"))
      #expect(run.lastError.hasSuffix("Correct that and run this again."))
      #expect(!run.errors.contains("earshot-trap-place"))
      #expect(!run.errors.contains("stack trace"))
      #expect(run.errors.split(separator: "\n").count <= 2)
    }

    @Test("A preview that recurses without end is named; the others are heard")
    func recursion() throws {
      let run = try hear("func deep(_ n: Int) -> Int { n < 0 ? 0 : deep(n + 1) + 1 }; print(deep(0))")
      #expect(
        run.lastError.hasPrefix(
          "earshot: \"Second\" (Dogs.swift:5) trapped: Dogs.swift:12: memory that is not there"))
    }

    @Test("A preview that never returns is ended; the others are heard")
    func loop() throws {
      let run = try hear("while true {}", "--timeout", "1")
      #expect(
        run.lastError == "earshot: \"Second\" (Dogs.swift:5) did not answer within 1 s. "
          + "Look for a loop without end, or allow more with --timeout.")
    }

    @Test("A preview that eats memory is ended; the others are heard")
    func memory() throws {
      let run = try hear(
        "var all: [[UInt8]] = []; while true { all.append([UInt8](repeating: 1, count: 1_000_000)) }",
        "--memory", "400")
      #expect(
        run.lastError == "earshot: \"Second\" (Dogs.swift:5) held more than 400 MB. "
          + "Look for what grows without end, or allow more with --memory.")
    }

    @Test("A preview that leaves the process is named; the others are heard")
    func leaving() throws {
      let run = try hear("exit(3)")
      #expect(
        run.lastError == "earshot: \"Second\" (Dogs.swift:5) ended the process with status 3. "
          + "Take out what calls exit.")
    }

    @Test(
      "What does not compile is told by the compiler, with the file as written and its line",
      arguments: ["", "#if os(iOS)\n", "#if os(Linux)\n#endif\n#if DEBUG\n"])
    func compilation(before: String) throws {
      let folder = try TemporaryFolder()
      let lines = before.split(separator: "\n").count
      try folder.write(
        before + "import SwiftUI\nstruct A: View {\n  var body: some View { Text(nonsense) }\n}\n"
          + (before.isEmpty ? "" : "#endif\n"), to: "Views/A.swift")
      let run = try ToolRun("hear", "Views/A.swift", in: folder)
      #expect(run.errors.contains("Views/A.swift:\(lines + 3):30: error: cannot find 'nonsense' in scope"))
      #expect(
        run.lastError == "earshot: Views/A.swift does not compile. "
          + "Correct what the compiler says above and run this again.")
      #expect(run.output == "")
      #expect(run.status == 2)
    }

    @Test(
      "What is wrong in a view is told with the line of the view, or of the collection that it shows",
      arguments: [
        (
          "VStack { Text(\"one\"); Dogs() }",
          "Dogs.swift:2: The body of Dogs contains itself without end; what is inside is left out. "
            + "Show it only where a condition holds that ends."
        ),
        (
          "VStack {\n      ForEach([1, 1], id: \\.self) { Text(\"\\($0)\") }\n    }",
          "Dogs.swift:6: ForEach in Dogs has the id 1 twice; only the first is shown. Make the ids distinct."
        ),
        (
          "let _ = (count += 1); Text(\"\\(count)\")",
          "Dogs.swift:2: The body of Dogs changes state while it is evaluated. "
            + "Change state in an action, in onAppear or in onChange instead."
        ),
      ])
    func wrongViews(body: String, told: String) throws {
      let folder = try TemporaryFolder()
      try folder.write(
        """
        import SwiftUI
        struct Dogs: View {
          @State private var count = 0
          var body: some View {
            \(body)
          }
        }
        #Preview { Dogs() }
        """, to: "Dogs.swift")
      let run = try ToolRun("hear", "Dogs.swift", in: folder)
      #expect(run.output.split(separator: "\n").contains { $0 == told })
      #expect(run.status == 1)
    }

    @Test("A view that needs something is told with what it needs, and a preview to paste")
    func nothing() throws {
      let folder = try TemporaryFolder()
      try folder.write(
        "import SwiftUI\nstruct A: View { let dog: Dog; var body: some View { Text(\"\") } }", to: "A.swift")
      let run = try ToolRun("hear", "A.swift", in: folder)
      #expect(
        run.errors
          == "earshot: No preview in A.swift, and A needs dog: Dog. Add one: #Preview { A(dog: <#Dog#>) }\n")
      #expect(run.status == 2)
      try folder.write(
        "import SwiftUI\nstruct Box<T>: View { var body: some View { Text(\"\") } }", to: "B.swift")
      #expect(
        try ToolRun("hear", "B.swift", in: folder).errors
          == "earshot: No preview in B.swift, and Box is generic. Add one: #Preview { … }\n")
    }

    @Test(
      "A wrong command line is one of the errors with status 2",
      arguments: [
        (["hear"], "Nothing to hear."), (["hear", "--nonsense", "A.swift"], "Unknown option '--nonsense'"),
        (["hear", "Absent.swift"], "No such file: Absent.swift."),
        (["listen"], "No command \"listen\"."),
        (["hear", "A.swift", "--example", "kennel"], "Both files and --example."),
        (["hear", "--example", "nonsense"], "No example named \"nonsense\"."),
        (["hear", "A.swift", "--swift-version", "4"], "No language mode 4."),
        (["hear", "A.swift", "--text-size", "huge"], "No text size huge."),
        (["tree", "A.swift", "--text-size", "accesibility3"], "Nearest: accessibility3,"),
        (["drive", "A.swift", "--device", "iPhone 61"], "No device iPhone 61. Nearest: iPhone 11,"),
        (["hear", "A.swift", "--location", "here"], "--location here is no place."),
        (["hear", "A.swift", "--location", "91,0"], "--location 91,0 is no place."),
        (["hear", "A.swift", "--appearance", "dim"], "one of 'light' and 'dark'"),
        (["hear", "A.swift", "--timeout", "0"], "more than 0."),
      ])
    func commandLine(arguments: [String], message: String) throws {
      let run = try ToolRun(arguments: arguments, in: try TemporaryFolder())
      #expect(run.errors.contains(message))
      #expect(run.output == "")
      #expect(run.status == 2)
    }

    @Test("Another compiler than the one that built the modules is one line")
    func compiler() throws {
      let folder = try TemporaryFolder()
      try folder.write("import SwiftUI\n#Preview { Text(\"one\") }\n", to: "A.swift")
      let real = try #require(Toolbox.find("swiftc"))
      let fake = try folder.write(
        "#!/bin/sh\n[ \"$1\" = -version ] && echo 'Swift version 6.0 (other)' && exit\nexec \(real) \"$@\"\n",
        to: "bin/swiftc")
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: fake)
      let path = "\(folder.path)/bin:/usr/bin:/bin"
      let run = try ToolRun("hear", "A.swift", in: folder, environment: ["PATH": path])
      #expect(run.lastError.hasPrefix("earshot: Built with Swift version"))
      #expect(run.lastError.contains("but swiftc in PATH is Swift version 6.0 (other)."))
      #expect(run.status == 2)
      let none = try ToolRun("hear", "A.swift", in: folder, environment: ["PATH": "/nowhere"])
      #expect(none.lastError.hasPrefix("earshot: No swiftc in PATH."))
      #expect(none.status == 2)
    }
  }
}
