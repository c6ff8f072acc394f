import Testing

@Suite("The package manifest")
struct ManifestTests {
  private let ours: Manifest

  init() throws {
    ours = Manifest(source: try #require(House.file("Package.swift")).text)
  }

  private static let sample = """
    func source(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
      .target(name: name, dependencies: dependencies, path: "Sources/X")
    }
    let products: [Product] = [.library(name: "Top", type: .dynamic, targets: ["Top", "Base"])]
    let targets = [
      source("Base", in: "Model"),
      source("Top", in: "Model", ["Base"], exclude: ["Notes"]),
      .executableTarget(
        name: "tool", dependencies: ["Top", .product(name: "Web", package: "web-kit")], path: "Sources/T"),
      tests("TopTests", ["Top"]),
    ]
    """

  private func rule(_ arrows: [Arrow]) -> ManifestRule {
    ManifestRule(manifest: Manifest(source: Self.sample), arrows: arrows)
  }

  @Test("Targets, products and their dependencies are read from the source")
  func reading() {
    let manifest = Manifest(source: Self.sample)
    #expect(manifest.targets.map(\.name) == ["Base", "Top", "tool", "TopTests"])
    #expect(manifest.targets.map(\.targets) == [[], ["Base"], ["Top"], ["Top"]])
    #expect(manifest.targets.map(\.packages) == [[], [], ["Web"], []])
    #expect(manifest.libraries == [ManifestProduct(name: "Top", targets: ["Top", "Base"])])
    #expect(manifest.closure(of: "tool") == ["tool", "Top", "Base", "Web"])
  }

  @Test("A dependency the table lacks, or a target only one side knows, is reported")
  func strays() {
    let complete = [
      Arrow("Base", in: "Model"), Arrow("Top", in: "Model", ["Base"]),
      Arrow("tool", in: "Tools", ["Top"], packages: ["Web"]),
    ]
    #expect(rule(complete).strayDependencies() == [])
    let incomplete = [
      Arrow("Top", in: "Model"), Arrow("tool", in: "Tools", ["Top"]), Arrow("Gone", in: "Model"),
    ]
    #expect(
      rule(incomplete).strayDependencies().map(\.message) == [
        "Base is not in the import table; add a line to it",
        "Top may not depend on Base; it may import nothing",
        "tool may not depend on Web; it may import Top",
        "Gone is in the import table alone; declare it",
      ])
  }

  @Test("An import the manifest does not declare is reported")
  func undeclared() {
    let file = SourceFile(
      path: "Sources/Tools/tool/A.swift", text: "import Top\nimport Base\nimport Foundation")
    #expect(
      rule([]).undeclaredImports(in: [file]).map(\.description) == [
        "Sources/Tools/tool/A.swift:2: imports Base, which tool does not depend on; add it in Package.swift"
      ])
  }

  @Test("What a target links over several steps is found")
  func closures() {
    #expect(rule([]).reached(["Web", "Base"], from: ["tool"]).count == 2)
    #expect(rule([]).reached(["Web"], from: ["Top", "TopTests"]) == [])
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
    #expect(ours.libraries.count > 4)
    expectNone(rule.reached(foreign, from: ours.libraries.flatMap(\.targets)))
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
