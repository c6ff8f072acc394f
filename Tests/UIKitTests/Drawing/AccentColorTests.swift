import EarshotTesting
import TestSupport
import Testing
import TreeFormat
import UIKit

@MainActor
@Suite("The accent colour of an app in UIKit", .timeLimit(.minutes(10)))
struct AccentColorTests {
  private nonisolated static let set = """
    {"colors": [
      {"idiom": "universal", "color": {"color-space": "srgb", "components":
        {"red": "0x99", "green": "0x33", "blue": "0x00", "alpha": "1.000"}}},
      {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
       "color": {"color-space": "srgb", "components":
        {"red": "0xFF", "green": "0x99", "blue": "0x66", "alpha": "1.000"}}},
      {"idiom": "universal", "appearances": [{"appearance": "contrast", "value": "high"}],
       "color": {"color-space": "srgb", "components":
        {"red": "0x66", "green": "0x00", "blue": "0x00", "alpha": "1.000"}}}]}
    """

  /// A screen in a bar with a button, of an app whose project names a colour set.
  private func hosting(
    _ page: Page, set: String = AccentColorTests.set, name: String? = "AccentColor",
    colorScheme: LaunchOptions.ColorScheme = .light, body: @MainActor () throws -> Void
  ) async throws {
    let folder = try TemporaryFolder(["A.xcassets/AccentColor.colorset/Contents.json": set])
    let options = LaunchOptions(
      colorScheme: colorScheme, resourceFolders: [folder.path], accentColorName: name)
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Edit", style: .plain, target: nil, action: nil)
    let navigation = UINavigationController(rootViewController: page)
    try await EarshotTesting.hosting(navigation, environment: options) { _ in try body() }
  }

  /// The line in which words are drawn.
  private func words(_ words: String) -> String {
    drawnScreen().first { $0.contains("“\(words)”") } ?? "nothing"
  }

  private func hex(_ color: UIColor?, _ traits: UITraitCollection) -> String {
    guard let components = color?.components(in: traits) else { return "none" }
    let bytes = [components.red, components.green, components.blue].map { Int(($0 * 255).rounded()) }
    return "#" + bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
  }

  @Test(
    "Windows, views, buttons and bars have the colour of the set that the project names",
    arguments: [(LaunchOptions.ColorScheme.light, "#993300"), (LaunchOptions.ColorScheme.dark, "#FF9966")])
  func tint(colorScheme: LaunchOptions.ColorScheme, color: String) async throws {
    let page = Page("Kennel", buttons: [("Adopt", {})])
    try await hosting(page, colorScheme: colorScheme) {
      let traits = page.view.traitCollection
      #expect(hex(page.view.window?.tintColor, traits) == color)
      #expect(hex(page.view.tintColor, traits) == color)
      #expect(hex(.tintColor, traits) == color)
      #expect(hex(UIConfigurationColorTransformer.preferredTint(.red), traits) == color)
      #expect(words("Edit").contains(color), "\(words("Edit"))")
      #expect(words("Adopt").contains(color), "\(words("Adopt"))")
      let contrast = UITraitCollection(accessibilityContrast: .high)
      let light = UITraitCollection(userInterfaceStyle: .light)
      #expect(hex(.tintColor, UITraitCollection(traitsFrom: [light, contrast])) == "#660000")
    }
  }

  private nonisolated static let blue: [(String, String?)] = [
    ("{\"colors\": [{\"idiom\": \"universal\"}]}", "AccentColor"), (set, nil), (set, "Brand"),
  ]

  @Test(
    "It is the system's blue where the set has no colour, is not there, or nobody names it",
    arguments: blue)
  func systemBlue(set: String, name: String?) async throws {
    let page = Page("Kennel")
    try await hosting(page, set: set, name: name) {
      #expect(hex(page.view.tintColor, page.view.traitCollection) == "#007AFF")
      #expect(words("Edit").contains("#007AFF"), "\(words("Edit"))")
    }
  }

  @Test("A tint of a window, a view or an item goes before the accent colour, which is back without it")
  func overridden() async throws {
    let page = Page("Kennel")
    try await hosting(page) {
      let traits = page.view.traitCollection
      let window = try #require(page.view.window)
      window.tintColor = .green
      #expect(hex(page.view.tintColor, traits) == "#00FF00")
      #expect(words("Edit").contains("#00FF00"), "\(words("Edit"))")
      page.view.tintColor = .red
      #expect(hex(page.view.tintColor, traits) == "#FF0000")
      page.navigationItem.rightBarButtonItem?.tintColor = .blue
      #expect(words("Edit").contains("#0000FF"), "\(words("Edit"))")
      window.tintColor = nil
      page.view.tintColor = nil
      #expect(hex(page.view.tintColor, traits) == "#993300")
    }
  }
}
