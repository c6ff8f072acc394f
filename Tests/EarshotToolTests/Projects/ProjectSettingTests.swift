import Testing

extension LiveTests {
  @Suite("Settings of a project's targets")
  struct ProjectSettingTests {
    private static let code = """
      import SwiftUI
      // Belongs to the main actor by the setting alone: a global variable of it is refused elsewhere.
      final class Warden { var name = "Rex" }
      var warden = Warden()
      #if swift(>=6)
        let mode = "mode 6"
      #else
        let mode = "mode 5"
      #endif
      #if GUARDED && DEBUG
        let gate = "guarded"
      #else
        let gate = "open"
      #endif
      struct Watch: View {
        var body: some View {
          Text(warden.name)
          Text(mode)
          Text(gate)
        }
      }
      #Preview { Watch() }
      """

    private func hear(_ settings: String) throws -> ToolRun {
      var text = ProjectText()
      text.addGroup("App", files: ["Watch.swift", "Other.swift"])
      text.addTarget("App", "application", sources: ["B_Watch", "B_Other"], settings: settings)
      let folder = try TemporaryFolder([
        "App.xcodeproj/project.pbxproj": text.text(), "App/Watch.swift": Self.code,
        "App/Other.swift": "enum Other {}\n",
      ])
      return try ToolRun("hear", "App.xcodeproj", "--left-out", "--format", "captions", in: folder)
    }

    @Test("A target is compiled with the isolation, the language mode and the conditions of its settings")
    func isolation() throws {
      let settings = "SWIFT_VERSION = 6.0; OTHER_SWIFT_FLAGS = \"-D GUARDED\";"
      let run = try hear(settings + " SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;")
      #expect(run.errors == "")
      #expect(run.output == "Rex\nmode 6\nguarded\n")
      #expect(run.status == 0)
      let other = try hear(settings + " SWIFT_DEFAULT_ACTOR_ISOLATION = nonisolated;")
      #expect(other.errors.contains("Watch.swift:4: "), "\(other.errors)")
      #expect(other.errors.contains("not concurrency-safe"), "\(other.errors)")
      #expect(other.status == 1)
    }
  }
}
