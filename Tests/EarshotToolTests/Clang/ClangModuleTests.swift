import Foundation
import Testing

extension LiveTests {
  @Suite("Packages with code in C")
  struct ClangModuleTests {
    private static let dogs = [
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Kennel",
        targets: [
          .target(name: "CBones", cSettings: [.define("BONES", to: "3"), .headerSearchPath("private")]),
          .target(name: "CDogs", dependencies: ["CBones"]),
          .target(name: "Kennel", dependencies: ["CDogs"]),
        ])
      """,
      "Sources/CBones/include/CBones.h": "int bones(void);\n",
      "Sources/CBones/private/more.h": "#define MORE 4\n",
      "Sources/CBones/bones.c":
        "#include \"CBones.h\"\n#include \"more.h\"\nint bones(void) { return BONES + MORE; }\n",
      "Sources/CDogs/include/dogs.h": "#include <CBones.h>\nint dogs(void);\n",
      "Sources/CDogs/dogs.c": "#include <dogs.h>\nint dogs(void) { return bones() * 2; }\n",
      "Sources/Kennel/Kennel.swift": """
      #if SWIFT_PACKAGE
        import CDogs
      #endif
      import SwiftUI
      #Preview { Text(verbatim: "\\(dogs()) dogs") }
      """,
    ]

    @Test(
      "Code in C that a screen needs is compiled with what it needs in turn, and again once a header changed",
      arguments: [[], ["--target", "Kennel"]])
    func code(options: [String]) throws {
      let folder = try TemporaryFolder(Self.dogs)
      let arguments = ["hear", ".", "--format", "captions"] + options
      let first = try ToolRun(arguments: arguments, in: folder)
      #expect(first.errors == "")
      #expect(first.output == "14 dogs\n")
      #expect(first.status == 0)
      try folder.write("#define MORE 5\n", to: "Sources/CBones/private/more.h")
      #expect(try ToolRun(arguments: arguments, in: folder).output == "16 dogs\n")
      let without = try ToolRun(arguments: arguments + ["--no-cache"], in: folder)
      #expect(without.output == "16 dogs\n", "\(without.errors)")
    }

    @Test("Code in C that does not compile is a line, and what imports it is left out")
    func refused() throws {
      let folder = try TemporaryFolder(Self.dogs)
      try folder.write("#include \"nowhere.h\"\n", to: "Sources/CDogs/dogs.c")
      try folder.write(
        "import SwiftUI\n#Preview(\"Door\") { Text(\"Door\") }\n", to: "Sources/Kennel/Door.swift")
      let run = try ToolRun("hear", ".", "--format", "captions", in: folder)
      let line =
        "earshot: CDogs is not here: dogs.c:1: 'nowhere.h' file not found. "
        + "Correct it, or install what it needs.\n"
      #expect(run.errors.hasPrefix(line), "\(run.errors)")
      #expect(run.output.contains("Door\n"))
      #expect(run.status == 1)
    }

    @Test("A library of the system that a package wraps is imported and linked; a missing one is a line")
    func systemLibrary() throws {
      let folder = try TemporaryFolder([
        "Package.swift": """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(
          name: "Kennel",
          targets: [
            .systemLibrary(name: "CLetters"),
            .systemLibrary(name: "CTides", providers: [.apt(["libtides-dev"])]),
            .target(name: "Kennel", dependencies: ["CLetters", "CTides"]),
          ])
        """,
        "Sources/CLetters/module.modulemap":
          "module CLetters [system] {\n  header \"shim.h\"\n  link \"m\"\n  export *\n}\n",
        "Sources/CLetters/shim.h": """
        #include <string.h>
        static inline int letters(const char *word) { return (int)strlen(word); }
        // Declared, and not in this build of the library.
        int pages(const char *word);

        """,
        "Sources/CTides/module.modulemap":
          "module CTides [system] {\n  header \"shim.h\"\n  link \"tides\"\n  export *\n}\n",
        "Sources/CTides/shim.h": "#include <tides-of-nowhere.h>\n",
        "Sources/Kennel/Kennel.swift": """
        import CLetters
        #if canImport(CTides)
          import CTides
          private let tides = "tides"
        #else
          private let tides = "no tides"
        #endif
        import SwiftUI
        func count(_ word: String) -> Int32 { word.isEmpty ? pages(word) : letters(word) }
        #Preview { Text(verbatim: "\\(count("Bailey")) letters, \\(tides)") }
        """,
      ])
      let run = try ToolRun("hear", ".", "--format", "captions", in: folder)
      #expect(
        run.errors
          == "earshot: CTides is not here: shim.h:1: 'tides-of-nowhere.h' file not found. "
          + "Install what it wraps: apt-get install libtides-dev.\n")
      #expect(run.output == "6 letters, no tides\n")
    }

    @Test("SQLite3 is a module where the system has it, and else a line says what to install")
    func database() throws {
      let folder = try TemporaryFolder([
        "Store.swift": """
        import SQLite3
        import SwiftUI
        #Preview { Text(verbatim: sqlite3_libversion_number() > 3_000_000 ? "a database" : "none") }

        """
      ])
      let run = try ToolRun("hear", "Store.swift", "--format", "captions", in: folder)
      if FileManager.default.fileExists(atPath: "/usr/include/sqlite3.h") {
        #expect(run.errors == "")
        #expect(run.output == "a database\n")
      } else {
        #expect(run.errors.contains("Install it: apt-get install libsqlite3-dev.\n"))
      }
    }
  }
}
