import Testing

@testable import SyntaxScan

@Suite("Files and manifests of projects")
struct ProjectScanTests {
  private static func source(
    _ text: String, conditions: Set<String> = [], isShown: Bool = true
  ) -> ScannedSource {
    var configuration = AppConfiguration(moduleFolders: [])
    configuration.conditions = conditions
    return ScannedSource(
      index: 0, path: "A.swift", text: Array(text.utf8), as: configuration, isShown: isShown)
  }

  @Test("Of a package from elsewhere nothing is shown, and its previews are taken out, line by line")
  func notShown() {
    let text = """
      struct V: View {}
      #Preview {
        Text(Bundle.main.path)
      }
      let last = Bundle.main
      """
    let source = Self.source(text, isShown: false)
    let report = Report(sources: [source])
    #expect(report.lines == [])
    #expect(report.registrations(in: 0).isEmpty)
    let lines = String(decoding: source.copy(registering: []), as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 5)
    #expect(lines[1...3].allSatisfy { $0.allSatisfy(\.isWhitespace) })
    #expect(lines[4].contains("let last = Bundle.heard"))
  }

  @Test("Conditions of a project decide what a file declares")
  func conditions() {
    let text = "#if IN_APP\nstruct A: View {}\n#else\nstruct B: View {}\n#endif"
    #expect(Report(sources: [Self.source(text, conditions: ["IN_APP"])]).lines == ["view\t0\t2\tA"])
    #expect(Report(sources: [Self.source(text)]).lines == ["view\t0\t4\tB"])
  }

  @Test("A manifest tells its targets, its products and the packages that it depends on")
  func manifest() {
    let text = """
      let package = Package(
        name: "Kit", products: [.library(name: "Kit", targets: ["Dogs"])],
        dependencies: [.package(path: "../Bones"), .package(url: "https://x.org/a.git", from: "1.0.0")],
        targets: [.target(name: "Dogs", dependencies: [.product(name: "Bones", package: "Bones")], path: "D")])
      """
    #expect(
      PackageManifest(Array(text.utf8), path: "Package.swift").lines(index: 3) == [
        "target\t3\t4\tDogs\ttarget\tD", "setting\t3\t4\tDogs\tdependency\tBones",
        "product\t3\t2\tKit", "package\t3\t3\t../Bones\tpath",
        "package\t3\t3\thttps://x.org/a.git\turl",
      ])
  }

  private static func settings(_ text: String) -> [String] {
    PackageManifest(Array(text.utf8), path: "Package.swift").lines(index: 0)
      .filter { $0.hasPrefix("setting") }
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false).dropFirst(3).joined(separator: " ") }
  }

  @Test("A manifest tells how its targets are compiled: for a phone, in a build for debugging")
  func settings() {
    let text = """
      // swift-tools-version: 6.0
      import PackageDescription
      let common: [SwiftSetting] = [.define("COMMON"), later]
      let later: SwiftSetting = .enableUpcomingFeature("MemberImportVisibility")
      let package = Package(
        name: "Kit",
        targets: [
          .target(
            name: "Dogs",
            swiftSettings: common + [
              .define("PHONE", .when(platforms: [.iOS, .macOS], configuration: .debug)),
              .define("MAC", .when(platforms: [.macOS])), .define("FAST", .when(configuration: .release)),
              .swiftLanguageMode(.v5), .defaultIsolation(MainActor.self),
              .unsafeFlags(["-D", "OLD", "-DSHORT", "-O"]), .define("bad name"),
            ]),
          .target(name: "Bones"), .target(name: "Round", swiftSettings: circle),
        ])
      let circle = circle
      """
    #expect(
      Self.settings(text) == [
        "Dogs define COMMON", "Dogs feature MemberImportVisibility", "Dogs define PHONE", "Dogs language 5",
        "Dogs isolation MainActor", "Dogs flag -D", "Dogs flag OLD", "Dogs flag -DSHORT", "Dogs flag -O",
        "Bones language 6.0", "Round language 6.0",
      ])
  }

  @Test("A manifest tells how its targets in C are compiled: for the system here, in a build for debugging")
  func clangSettings() {
    let text = """
      let flags: [CSetting] = [.define("BONES", to: "3"), .define("bad name"), .headerSearchPath("private")]
      let package = Package(
        name: "Kit",
        targets: [
          .systemLibrary(name: "CTide", pkgConfig: "tide", providers: [.brew(["tide"]), .apt(["libtide-dev"])]),
          .target(
            name: "CDogs",
            dependencies: [
              "CTide", .target(name: "CBones"),
              .product(name: "CRain", package: "Rain", condition: .when(platforms: [.macOS])),
            ],
            exclude: ["old"], sources: ["src", "dogs.c"], publicHeadersPath: "headers",
            cSettings: flags + [
              .define("HERE", .when(platforms: [.linux], configuration: .debug)),
              .define("MAC", .when(platforms: [.macOS])), .unsafeFlags(["-O3"]),
            ],
            linkerSettings: [.linkedLibrary("m"), .linkedLibrary("c++", .when(platforms: [.iOS]))]),
        ])
      """
    #expect(
      Self.settings(text) == [
        "CTide systemPackage libtide-dev", "CDogs dependency CTide", "CDogs dependency CBones",
        "CDogs source src", "CDogs source dogs.c", "CDogs exclude old", "CDogs publicHeaders headers",
        "CDogs macro BONES=3", "CDogs headerFolder private", "CDogs macro HERE", "CDogs library m",
      ])
  }

  @Test(
    "A target without a language mode has the package's, else the version of the tools",
    arguments: [
      ("// swift-tools-version:5.9\n", "", "5.9"), ("// swift-tools-version: 4.2\n", "", "4.2"),
      ("// swift-tools-version: 6.2\n", ", swiftLanguageModes: [.v5, .v4]", "5"),
      ("// swift-tools-version: 5.10\n", ", swiftLanguageVersions: [.version(\"6\")]", "6"),
    ])
  func languageMode(first: String, last: String, mode: String) {
    let text = "\(first)let package = Package(name: \"Kit\", targets: [.target(name: \"Dogs\")]\(last))"
    #expect(Self.settings(text) == ["Dogs language \(mode)"])
  }
}
