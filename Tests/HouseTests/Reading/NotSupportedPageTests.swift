import Foundation
import Testing

@Suite("The page on what is not supported")
struct NotSupportedPageTests {
  /// What holds a row of the page.
  private struct Proof {
    /// The first cell of the row.
    let row: String
    /// Names that compile and have no effect.
    var silent: [String] = []
    /// Modules that are not here.
    var missing: [String] = []
    /// A file of tests, and the beginning of the title of one that holds what happens.
    let test: (file: String, title: String)
  }

  private static let guide = "Tests/EarshotToolTests/Guides/NotSupportedTests.swift"

  private static let proofs = [
    Proof(
      row: "checking against a device",
      test: (
        "Tests/EarshotToolTests/Live/RuleTests.swift",
        "Hear, drive, effort and look count the rules that they rest on, and list them"
      )),
    Proof(
      row: "pixels of Apple's",
      test: (
        "Tests/DrawingTests/Symbols/SymbolTests.swift", "A name that nobody knows is a frame with its first"
      )),
    Proof(
      row: "Objective-C and C++ files, Metal, binary frameworks", missing: ["Metal", "MetalKit"],
      test: (guide, "Code for shaders and in other languages is not here")),
    Proof(row: "packages that are not on the disk", test: (guide, "A package that is not on the disk")),
    Proof(
      row: "watchOS, tvOS and visionOS", missing: ["WatchKit", "ClockKit", "TVUIKit", "RealityKit"],
      test: (
        "Tests/EarshotToolTests/Live/FolderTests.swift",
        "Code that calls methods by selectors, and asks where it runs"
      )),
    Proof(
      row: "the network, accounts, purchases, permissions",
      silent: ["ASAuthorization", "AVAudioRecorder.settings", "StoreKitError"],
      test: (guide, "No request is answered, and pictures have no status bar where the app takes it away")),
  ]

  @Test("Every row of the page is held by names that are listed, modules that are not here, and a test")
  func rows() throws {
    let page = try #require(House.file("Documentation/Guides/NotSupported.md"))
    let rows = page.text.split(separator: "\n").filter { $0.hasPrefix("| ") }.compactMap { line in
      line.split(separator: "|").first.map { $0.trimmingCharacters(in: .whitespaces) }
    }
    #expect(rows.dropFirst() == Self.proofs.map(\.row)[...], "Add a proof for each row, in their order.")
    let list = try #require(House.file("Documentation/accepted-without-effect.tsv"))
    let silent = Set(TabSeparated(list.text).rows.compactMap(\.first))
    for proof in Self.proofs {
      for name in proof.silent {
        #expect(silent.contains(name), "\(proof.row): \(name) is not in accepted-without-effect.tsv")
      }
      for module in proof.missing {
        let path = "Sources/AppAPI/\(module)"
        #expect(House.paths(below: path) == [], "\(proof.row): and yet there is \(path)")
      }
      let tests = try #require(House.file(proof.test.file), "\(proof.row): \(proof.test.file) is gone")
      #expect(tests.text.contains("\"\(proof.test.title)"), "\(proof.row): no such test")
    }
  }

  @Test("The modules that a missing one is told from are here")
  func present() {
    #expect(!House.paths(below: "Sources/AppAPI/SwiftUI").isEmpty)
  }
}
