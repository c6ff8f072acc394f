import Foundation
import Testing

@Suite("The package manifest", .timeLimit(.minutes(10)))
struct ManifestTests {
  private let ours: Manifest

  init() throws {
    ours = try #require(Manifest.ours, "swift package dump-package does not describe the package")
  }

  private static let sample = """
    {"products": [{"name": "Top", "targets": ["Top", "Base"], "type": {"library": ["dynamic"]}}], "targets": [
      {"name": "Base", "path": "Sources/Model/Base", "dependencies": []},
      {"name": "Top", "path": "Sources/Model/Top", "dependencies": [{"byName": ["Base", null]}]},
      {"name": "tool", "path": "Sources/Tools/tool", "dependencies": [
        {"byName": ["Top", null]}, {"product": ["Web", "web-kit", null, null]}]},
      {"name": "TopTests", "path": "Tests/TopTests", "dependencies": [{"byName": ["Top", null]}]}
    ]}
    """

  private func sample() throws -> Manifest {
    try JSONDecoder().decode(Manifest.self, from: Data(Self.sample.utf8))
  }

  private func rule(_ arrows: [Arrow]) throws -> ManifestRule {
    ManifestRule(manifest: try sample(), arrows: arrows)
  }

  @Test("Targets, products and their dependencies are read")
  func reading() throws {
    let manifest = try sample()
    #expect(manifest.targets.map(\.targets) == [[], ["Base"], ["Top"], ["Top"]])
    #expect(manifest.targets.map(\.packages) == [[], [], ["Web"], []])
    #expect(manifest.closure(of: "tool") == ["tool", "Top", "Base", "Web"])
  }

  @Test("A dependency the table lacks, or a target only one side knows, is reported")
  func strays() throws {
    let complete = [
      Arrow("Base", in: "Model"), Arrow("Top", in: "Model", ["Base"]),
      Arrow("tool", in: "Tools", ["Top"], packages: ["Web"]),
    ]
    #expect(try rule(complete).strayDependencies() == [])
    let incomplete = [
      Arrow("Top", in: "Model"), Arrow("tool", in: "Tools", ["Top"]), Arrow("Gone", in: "Model"),
    ]
    #expect(
      try rule(incomplete).strayDependencies().map(\.message) == [
        "Base is not in the import table; add a line to it",
        "Top may not depend on Base; it may import nothing",
        "tool may not depend on Web; it may import Top",
        "Gone is in the import table alone; declare it",
      ])
  }

  @Test("An import the manifest does not declare is reported")
  func undeclared() throws {
    let file = SourceFile(
      path: "Sources/Tools/tool/A.swift", text: "import Top\nimport Base\nimport Foundation")
    #expect(
      try rule([]).undeclaredImports(in: [file]).map(\.description) == [
        "Sources/Tools/tool/A.swift:2: imports Base, which tool does not depend on; add it in Package.swift"
      ])
  }

  @Test("What a target links over several steps is found")
  func closures() throws {
    #expect(try rule([]).reached(["Web", "Base"], from: ["tool"]).count == 2)
    #expect(try rule([]).reached(["Web"], from: ["Top", "TopTests"]) == [])
  }

  @Test("Our manifest declares no dependency that the import table forbids")
  func ourDependencies() {
    expectNone(ManifestRule(manifest: ours, arrows: arrowTable).strayDependencies())
  }

  @Test("Our sources import only what their targets declare")
  func ourImports() {
    let rule = ManifestRule(manifest: ours, arrows: arrowTable)
    expectNone(rule.undeclaredImports(in: House.sources))
  }

  @Test("No library a test of an app imports brings an argument parser or a web server along")
  func libraries() {
    let rule = ManifestRule(manifest: ours, arrows: arrowTable)
    // What the module Combine consists of belongs to apps, and imports nothing itself.
    let foreign = Set(ours.targets.flatMap(\.packages)).subtracting(["OpenCombine"])
    let libraries = ours.products.filter { $0.type.keys.contains("library") }.flatMap(\.targets)
    #expect(libraries.count > 4)
    expectNone(rule.reached(foreign, from: libraries))
  }

  @Test(
    "No test of an app brings a voice or a braille library along, and only the speaking process has the voice"
  )
  func voices() {
    let rule = ManifestRule(manifest: ours, arrows: arrowTable)
    let voices: Set = ["SpeechBridge", "BrailleBridge", "CLouis", "Speaker", "CEspeak", "CALSA"]
    expectNone(rule.reached(voices, from: ["EarshotTesting", "SwiftUI", "UIKit", "EarshotSession"]))
    expectNone(rule.reached(["CEspeak"], from: ["earshot", "SpeechBridge", "BrailleBridge", "Sounds"]))
  }

  @Test("The earshot tool links no module that bears one of Apple's names")
  func tool() {
    let rule = ManifestRule(manifest: ours, arrows: arrowTable)
    let appSide = Set(arrowTable.filter { $0.group == "AppAPI" }.map(\.target))
    #expect(ours.targets.contains { $0.name == "earshot" })
    expectNone(rule.reached(appSide, from: ["earshot"]))
  }
}
