import Drawing
import SwiftUI
import TestSupport
import Testing
import TreeFormat

@MainActor
@Suite("The accent colour of an app in SwiftUI")
struct AccentColorTests {
  private nonisolated static let set = """
    {"colors": [
      {"idiom": "universal", "color": {"color-space": "srgb", "components":
        {"red": "0x99", "green": "0x33", "blue": "0x00", "alpha": "1.000"}}},
      {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
       "color": {"color-space": "srgb", "components":
        {"red": "0xFF", "green": "0x99", "blue": "0x66", "alpha": "1.000"}}}]}
    """

  /// What begins in each new project: a colour set without a colour.
  private nonisolated static let emptySet = "{\"colors\": [{\"idiom\": \"universal\"}]}"

  private func folder(_ set: String) throws -> TemporaryFolder {
    try TemporaryFolder(["A.xcassets/AccentColor.colorset/Contents.json": set])
  }

  private func options(
    _ folder: TemporaryFolder, _ name: String? = "AccentColor",
    _ colorScheme: LaunchOptions.ColorScheme = .light
  ) -> LaunchOptions {
    LaunchOptions(colorScheme: colorScheme, resourceFolders: [folder.path], accentColorName: name)
  }

  @Test(
    "What can be tapped has the colour of the set that the project names, in the light and in the dark",
    arguments: [(LaunchOptions.ColorScheme.light, "#993300"), (LaunchOptions.ColorScheme.dark, "#FF9966")])
  func accent(colorScheme: LaunchOptions.ColorScheme, color: String) throws {
    let folder = try folder(Self.set)
    let lines = Drawn.lines(300, 500, options(folder, "AccentColor", colorScheme)) {
      Button("Adopt") {}
      Link("Shelter", destination: URL(filePath: "/"))
      Text("A [map](https://example.org)")
      Text("Named").foregroundStyle(Color.accentColor)
      Text("Tinted").foregroundStyle(.tint)
      Rectangle().fill(.tint).frame(width: 10, height: 20)
      ProgressView(value: 0.5)
    }
    for words in ["Adopt", "Shelter", "Named", "Tinted"] {
      #expect(lines.contains { $0.contains("“\(words)”") && $0.contains(color) }, "\(words): \(lines)")
    }
    #expect(lines.contains { $0.contains("map") && $0.contains(color) }, "\(lines)")
    #expect(lines.contains { $0.contains(" 10 20 ") && $0.hasSuffix(color) }, "\(lines)")
    #expect(lines.contains { $0.contains(" round ") && $0.hasSuffix(color) }, "\(lines)")
    #expect(!lines.contains { $0.contains("#007AFF") || $0.contains("#0A84FF") })
  }

  private nonisolated static let blue: [(String, String?)] = [
    (emptySet, "AccentColor"), (set, nil), (set, "Brand"),
  ]

  @Test(
    "It is the system's blue where the set has no colour, is not there, or nobody names it",
    arguments: blue)
  func systemBlue(set: String, name: String?) throws {
    let folder = try folder(set)
    let lines = Drawn.lines(300, 200, options(folder, name)) {
      Button("Adopt") {}
      Text("Named").foregroundStyle(Color.accentColor)
    }
    #expect(lines.filter { $0.contains("#007AFF") }.count == 2, "\(lines)")
  }

  @Test("A tint that views set goes before the accent colour, and a switch stays green")
  func overridden() throws {
    let folder = try folder(Self.set)
    let lines = Drawn.lines(300, 400, options(folder)) {
      Button("Red") {}.tint(.red)
      Button("Orange") {}.accentColor(.orange)
      Toggle("On", isOn: .constant(true))
    }
    #expect(lines.contains { $0.contains("“Red”") && $0.contains("#FF3B30") }, "\(lines)")
    #expect(lines.contains { $0.contains("“Orange”") && $0.contains("#FF9500") }, "\(lines)")
    #expect(lines.contains { $0.contains("fill") && $0.hasSuffix("#34C759") }, "\(lines)")
    #expect(!lines.contains { $0.contains("#993300") }, "\(lines)")
  }

  @Test(
    "The app answers for the contrast of its accent colour, and for the system's blue less",
    arguments: [true, false])
  func chooser(hasAccent: Bool) throws {
    let folder = try folder(hasAccent ? Self.set : Self.emptySet)
    let screen = Screen(options(folder)) { Button("Adopt") {} }
    let choosers = screen.drawn.commands.compactMap { command -> DrawChooser? in
      guard case .text(let text) = command else { return nil }
      return text.chooser
    }
    let expected: DrawChooser = hasAccent ? .app : .accent
    #expect(choosers == [expected])
  }
}
