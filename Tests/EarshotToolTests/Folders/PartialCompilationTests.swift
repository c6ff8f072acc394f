import Testing

@testable import AppBuilding

@Suite("Files that cannot be compiled here")
struct PartialCompilationTests {
  /// Compiles with a compiler that refuses files, each as long as it is among those to compile.
  private func partial(
    _ files: [String], _ lines: [String], refusing refusals: [Int: (when: (Set<Int>) -> Bool, says: String)]
  ) -> (partial: PartialCompilation, kept: [Int]?) {
    var partial = PartialCompilation(files: files, findings: ScanFindings(lines: lines.map { Substring($0) }))
    func compile(_ files: [Int]) -> String? {
      let present = Set(files)
      let output = files.compactMap { refusals[$0] }.filter { $0.when(present) }.map(\.says)
      return output.isEmpty ? nil : output.joined(separator: "\n")
    }
    let kept = partial.pass(Array(files.indices), compile: compile)
    return (partial, kept)
  }

  @Test("A file that imports what is not here is left out, and what needs it; the rest is compiled")
  func imports() {
    let result = partial(
      ["A.swift", "B.swift", "C.swift"],
      ["absent\t0\t1\tStoreKit", "names\t0\t1\tStore", "names\t1\t1\tShop", "names\t2\t1\tDog"],
      refusing: [
        0: ({ _ in true }, "A.swift:3:9: error: cannot find type 'Product' in scope"),
        1: ({ !$0.contains(0) }, "B.swift:4:1: error: cannot find 'Store' in scope"),
      ])
    #expect(result.kept == [2])
    #expect(result.partial.messages.isEmpty)
    let report = LeftOutReport(result.partial)
    #expect(
      report.lines == [
        "Left out: A.swift (imports StoreKit, which is not here), B.swift (needs Store of A.swift). "
          + "The rest is heard."
      ])
  }

  @Test("Many files are told by how many each reason leaves out, with advice")
  func many() {
    let files = ["A.swift", "B.swift", "C.swift", "D.swift", "E.swift", "F.swift"]
    let firebase = (0..<4).map { "absent\t\($0)\t1\tFirebase" }
    var refusals: [Int: (when: (Set<Int>) -> Bool, says: String)] = [:]
    for file in 0..<5 {
      let text = file < 4 ? "cannot find type 'Store' in scope" : "expected expression"
      refusals[file] = ({ _ in true }, "\(files[file]):3:9: error: \(text)")
    }
    let result = partial(files, firebase, refusing: refusals)
    #expect(result.kept == [5])
    #expect(
      LeftOutReport(result.partial).files
        == "Left out 5 files: 4 with imports of Firebase, which is not here (A.swift, B.swift, C.swift and 1 more); "
        + "1 that the compiler refuses (E.swift). The rest is heard. "
        + "Packages that are fetched already are found with --packages FOLDER.")
  }

  @Test("Names that a framework lacks are told once each, with every place, by framework")
  func lacks() throws {
    let folder = try TemporaryFolder()
    let a = try folder.write("import SwiftUI\n\nText(\"a\").glow(radius: 3, \"b, c\")\n", to: "A.swift")
    let b = try folder.write("import SwiftUI\nText(\"a\").glow(radius: 3, x)\nUIGlass()\n", to: "B.swift")
    let c = try folder.write("", to: "C.swift")
    let result = partial(
      [a, b, c], ["import\t0\t1\tSwiftUI", "import\t1\t1\tSwiftUI"],
      refusing: [
        0: ({ _ in true }, "\(a):3:11: error: value of type 'Text' has no member 'glow'"),
        1: (
          { _ in true },
          "\(b):2:11: error: value of type 'Text' has no member 'glow'\n"
            + "\(b):3:1: error: cannot find 'UIGlass' in scope"
        ),
      ])
    #expect(result.kept == [2])
    #expect(result.partial.messages.map(\.line) == [3, 2, 3])
    #expect(
      LeftOutReport(result.partial).lines == [
        "Declared in no file that was given, nor in SwiftUI here: .glow(radius:_:) (A.swift:3, B.swift:2). "
          + "Give the files too that declare names of the app's own.",
        "UIKit here lacks: UIGlass (B.swift:3).",
        "Left out: A.swift (uses what is lacking), B.swift (uses what is lacking). The rest is heard.",
      ])
  }

  @Test("An error of control flow leaves out its own file, not every file with a preview")
  func constants() {
    let constant = "error: '@const' value should be initialized with a compile-time value"
    let section = "error: global variable must be a compile-time constant to use @section attribute"
    let result = partial(
      ["A.swift", "B.swift", "C.swift"], [],
      refusing: [
        0: ({ $0.contains(1) }, "A.swift:9:28: \(constant)"),
        1: ({ _ in true }, "B.swift:5:1: error: missing return in global function expected to return 'Int'"),
        2: ({ $0.contains(1) }, "C.swift:7:28: \(section)"),
      ])
    #expect(result.kept == [0, 2])
    #expect(result.partial.messages.map(\.file) == ["B.swift"])
  }

  @Test("A constant that is none by itself leaves out its file")
  func constantAlone() {
    let says = "A.swift:9:28: error: '@const' value should be initialized with a compile-time value"
    #expect(partial(["A.swift", "B.swift"], [], refusing: [0: ({ _ in true }, says)]).kept == [1])
  }

  @Test("An error in code that a macro wrote belongs to the file that uses the macro")
  func expansions() {
    let says = """
      macro expansion @ObservationTracked:3:12: error: key path cannot refer to noncopyable type 'Dog'
      `- A.swift:6:11: note: expanded code originates here
      """
    let result = partial(["A.swift", "B.swift"], [], refusing: [0: ({ _ in true }, says)])
    #expect(result.kept == [1])
    #expect(result.partial.messages.map(\.line) == [6])
    #expect(result.partial.messages.map(\.printed) == [says])
  }

  @Test("An error in code that a macro took over is told by its own line, of the file that uses the macro")
  func expansionsOfOwnCode() {
    let says = """
      Kennel/B.swift:42:29: error: value of type 'Dog' has no member 'pedigree'
      `- /kennel/B.swift:44:6: note: expanded code originates here
      """
    let message = CompilerMessage.messages(in: says).first
    #expect(message?.file == "/kennel/B.swift")
    #expect(message?.line == 42)
    #expect(message?.column == 1)
  }

  @Test("A mistake of the app's own is said by the compiler, and leaves its file out")
  func mistakes() {
    let result = partial(
      ["A.swift", "B.swift"], ["names\t0\t1\tDog"],
      refusing: [0: ({ _ in true }, "A.swift:3:9: error: value of type 'Dog' has no member 'nme'\n  excerpt")]
    )
    #expect(result.kept == [1])
    #expect(
      result.partial.messages.map(\.printed) == [
        "A.swift:3:9: error: value of type 'Dog' has no member 'nme'\n  excerpt"
      ])
    #expect(
      LeftOutReport(result.partial).lines == ["Left out: A.swift (does not compile). The rest is heard."])
  }

  @Test("Of two declarations of one name the later one is left out, and nothing that its name made ambiguous")
  func twice() {
    let result = partial(
      ["A.swift", "B.swift", "C.swift"], [],
      refusing: [
        1: ({ $0.contains(0) }, "B.swift:1:8: error: invalid redeclaration of 'Dog'"),
        2: ({ $0.contains(1) }, "C.swift:1:8: error: 'Dog' is ambiguous for type lookup in this context"),
      ])
    #expect(result.kept == [0, 2])
  }

  @Test("A refusal that is about no file is not taken for one")
  func elsewhere() {
    #expect(
      partial(["A.swift"], [], refusing: [0: ({ _ in true }, "error: link command failed")]).kept == nil)
  }

  @Test(
    "What a message says is missing",
    arguments: [
      ("cannot find type 'Foo' in scope", "Foo", nil),
      ("cannot find 'foo' in scope; did you mean 'bar'?", "foo", nil),
      ("value of type 'some View' has no member 'glow'", "glow", "View"),
      ("type 'Color' has no member 'sand'", "sand", "Color"),
      ("value of type 'ModifiedContent<Text, Glow>' has no member 'a'", "a", "ModifiedContent"),
      ("'Kind' is not a member type of struct 'SwiftUI.Glow'", "Kind", "Glow"),
      ("unknown attribute 'Query'", "Query", nil), ("no macro named 'Glow'", "#Glow", nil),
    ] as [(String, String, String?)])
  func names(text: String, name: String, owner: String?) throws {
    let message = try #require(CompilerMessage.messages(in: "A.swift:1:2: error: \(text)").first)
    let missing = try #require(MissingName(message))
    #expect(missing.name == name)
    #expect(missing.ownerName == owner)
  }

  @Test("Messages keep their excerpts and notes, in colours too")
  func messages() {
    let messages = CompilerMessage.messages(
      in:
        "\u{1B}[1mA.swift:1:2: \u{1B}[0m\u{1B}[1;31merror: \u{1B}[0m\u{1B}[1mno\u{1B}[0m\n 1 | a\nA.swift:1:3: note: b\nA.swift:2:1: warning: c"
    )
    #expect(messages.map(\.isError) == [true, false])
    #expect(messages.map(\.text) == ["no", "c"])
    #expect(messages[0].printed.hasSuffix("note: b"))
  }
}
