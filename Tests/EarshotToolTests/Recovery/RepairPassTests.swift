import Testing

extension LiveTests {
  @Suite("How often the compiler is asked while files are repaired")
  struct RepairPassTests {
    private static let kennel = """
      import SwiftUI
      struct Kennel: View {
        var scene: SKScene?
        @Glow var light = 1
        var body: some View {
          VStack {
            Text("Bailey").glowing(radius: 3).bold()
            Text(scene?.title ?? "none")
            Text("Rex")
          }
        }
      }
      #Preview("Kennel") { Kennel() }
      """

    private static let other = "import SwiftUI\n#Preview(\"Other\") { Text(\"other\") }\n"

    private func hear(in folder: TemporaryFolder, _ compiler: CountedCompiler) throws -> ToolRun {
      try ToolRun(
        arguments: ["hear", "App", "--left-out", "--format", "captions"], in: folder,
        environment: compiler.environment.merging(["XDG_CACHE_HOME": "\(folder.path)/cache"]) { $1 })
    }

    @Test("Declarations are repaired before bodies; the next run compiles once, with the repairs of this one")
    func passes() throws {
      let folder = try TemporaryFolder(["App/Kennel.swift": Self.kennel, "App/Other.swift": Self.other])
      let compiler = try CountedCompiler(in: folder)
      let first = try hear(in: folder, compiler)
      #expect(first.output == "Bailey\nleft out\nRex\nother\n", "\(first.errors)")
      for line in [
        "Kennel.swift:3: type SKScene left out", "Kennel.swift:4: attribute @Glow left out",
        "Kennel.swift:7: modifier .glowing left out", "Kennel.swift:8: value left out",
      ] {
        #expect(first.errors.contains(line), "\(first.errors)")
      }
      let calls = try compiler.takeCalls()
      // The second check of declarations finds nothing any more: only then are bodies looked at.
      #expect(Array(calls.prefix(4)) == [.compile, .questions, .declarations, .declarations], "\(calls)")
      #expect(calls.dropFirst(4).first == .everything, "\(calls)")
      #expect(calls.contains(.bodies), "\(calls)")
      #expect(!calls.dropFirst(4).contains(.declarations), "\(calls)")
      // The last one makes the library, and is not asked to twice.
      #expect(calls.count { $0 == .compile } == 2 && calls.last == .compile, "\(calls)")
      try folder.write(Self.other.replacing("\"other\"", with: "\"changed\""), to: "App/Other.swift")
      let second = try hear(in: folder, compiler)
      #expect(second.output == "Bailey\nleft out\nRex\nchanged\n")
      #expect(second.errors == first.errors)
      #expect(try compiler.takeCalls() == [.compile])
      let third = try hear(in: folder, compiler)
      #expect(third.output == second.output)
      #expect(third.errors == first.errors)
      #expect(try compiler.takeCalls() == [])
    }

    @Test("A body that the checker cannot settle is replaced after one try, and told with where it is met")
    func unsettled() throws {
      let sum = """
        import SwiftUI
        struct Kennel: View {
          var body: some View {
            Text("Bailey")
            Text(verbatim: sum(of: 3))
          }
          func sum(of number: Int) -> String {
            "a" + number + "b" + (number + 1) + "c" + number * 2 + "d" + (number - 1) + "e" + number + "f" + number
          }
        }
        #Preview("Kennel") { Kennel() }
        """
      let folder = try TemporaryFolder(["App/Kennel.swift": sum, "App/Other.swift": Self.other])
      let compiler = try CountedCompiler(in: folder)
      let run = try hear(in: folder, compiler)
      #expect(run.output == "Bailey\nleft out\nother\n")
      #expect(
        run.errors.contains(
          "earshot: Kennel.swift:8: statement left out: the compiler is unable to type-check this expression in "
            + "reasonable time"), "\(run.errors)")
      #expect(
        run.errors.contains("earshot: Kennel comes past what is left out: Kennel.swift:8\n"), "\(run.errors)")
      // Nothing is left to settle once it is replaced.
      #expect(try compiler.takeCalls() == [.compile, .bodies, .everything, .compile])
    }
  }
}
