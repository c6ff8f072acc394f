import Testing

extension LiveTests {
  @Suite("Settings of a package's targets")
  struct PackageSettingTests {
    /// A package of two targets, of which each sees its own conditions, features and language mode.
    private static let files = [
      "Package.swift": """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(
        name: "Kennel",
        targets: [
          .target(
            name: "Bones",
            swiftSettings: [.define("CHEWED"), .define("ON_MAC", .when(platforms: [.macOS])), .swiftLanguageMode(.v5)]),
          .target(
            name: "Kennel", dependencies: ["Bones"],
            swiftSettings: [.define("OPEN", .when(configuration: .debug)), .defaultIsolation(MainActor.self)]),
        ])
      """,
      "Sources/Bones/Bone.swift": """
      public func bone() -> String {
        #if CHEWED && !OPEN && !ON_MAC
          "chewed"
        #else
          "new"
        #endif
      }
      #if swift(>=6)
        public let mode = "mode 6"
      #else
        public let mode = "mode 5"
      #endif
      """,
      "Sources/Kennel/Kennel.swift": """
      import Bones
      import SwiftUI
      #if OPEN && !CHEWED
        struct Door: View { var body: some View { Text("open") } }
      #else
        struct Door: View { var body: some View { Text("shut") } }
      #endif
      // Belongs to the main actor by the manifest alone.
      final class Guard { var name = "Rex" }
      let warden = Guard()
      struct Watch: View {
        static let hasName = "Rex".contains(/R[a-z]x/)
        var body: some View { Text(warden.name) }
      }
      #Preview {
        VStack {
          Door()
          Text(bone())
          Text(mode)
          Watch()
          Text(Watch.hasName ? "a pattern" : "none")
        }
      }
      """,
    ]

    @Test("Each target is compiled with the conditions, the isolation and the language mode of its manifest")
    func heard() throws {
      let folder = try TemporaryFolder(Self.files)
      let run = try ToolRun("hear", ".", "--left-out", "--format", "captions", in: folder)
      #expect(run.errors == "")
      #expect(run.output == "open\nchewed\nmode 5\nRex\na pattern\n")
      #expect(run.status == 0)
    }
  }
}
