import Testing

@Suite("What targets link", .timeLimit(.minutes(10)))
struct LinkTests {
  private let manifest: Manifest
  private let rule: ImportRule

  init() throws {
    manifest = try #require(Manifest.ours, "swift package dump-package does not describe the package")
    rule = ImportRule(manifest: manifest, boundaries: Boundary.ours)
  }

  @Test("Our manifest declares no dependency that the architecture's table forbids")
  func dependencies() {
    expectNone(rule.strayDependencies())
    expectNone(rule.emptyBoundaries())
  }

  @Test("Our sources import only what their targets declare and the architecture's table allows")
  func imports() {
    expectNone(rule.violations(in: House.sources))
  }

  @Test("Every folder of Sources is one target, and every target has one")
  func folders() {
    let targets = manifest.targets.filter(\.isSource)
    #expect(Set(targets.compactMap(\.path)).count == targets.count)
    #expect(Set(targets.map(\.name)) == Set(House.sources.compactMap(\.target)))
  }

  @Test("No library a test of an app imports brings an argument parser or a web server along")
  func libraries() {
    // What the module Combine consists of belongs to apps, and imports nothing itself.
    let foreign = Set(manifest.targets.flatMap(\.packages)).subtracting(["OpenCombine"])
    let libraries = manifest.products.filter { $0.type.keys.contains("library") }.flatMap(\.targets)
    #expect(libraries.count > 4)
    expectNone(rule.reached(foreign, from: libraries))
  }

  @Test(
    "No test of an app brings a voice or a braille library along, and only the speaking process has the voice"
  )
  func voices() {
    let voices: Set = [
      "SpeechBridge", "BrailleBridge", "CLouis", "Speaker", "CEspeak", "CALSA", "LanguageBridge",
      "CLanguages",
    ]
    expectNone(rule.reached(voices, from: ["EarshotTesting", "SwiftUI", "UIKit", "EarshotSession"]))
    expectNone(rule.reached(["CEspeak"], from: ["earshot", "SpeechBridge", "BrailleBridge", "Sounds"]))
  }

  @Test("The earshot tool links no module that bears one of Apple's names")
  func tool() {
    let appSide = manifest.targets.filter { $0.group == "AppAPI" }.map(\.name)
    #expect(appSide.contains("UIKit") && manifest.target("earshot") != nil)
    expectNone(rule.reached(Set(appSide), from: ["earshot"]))
  }

  @Test("A package that names a product for Linux alone finds it on a Mac, where it brings nothing along")
  func elsewhere() throws {
    let mac = try #require(Manifest.onMac, "swift package dump-package does not describe the package")
    #expect(mac.targets.count < manifest.targets.count)
    let libraries = manifest.products.filter { $0.type.keys.contains("library") }
    // What `earshot` itself shows apps with is no product that a package names.
    #expect(Set(libraries.map(\.name)).subtracting(mac.products.map(\.name)) == ["EarshotUI"])
    for product in mac.products where ["UIKit", "WidgetKit", "EarshotTesting"].contains(product.name) {
      #expect(product.targets == ["LinuxOnly"])
    }
  }
}
