import Testing

extension LiveTests {
  @Suite("Apps with a catalog of texts")
  struct LocalizedAppTests {
    private static let code = """
      import SwiftUI
      @main struct KennelApp: App { var body: some Scene { WindowGroup { Kennel() } } }
      struct Kennel: View {
        var dogs = 2
        var body: some View {
          Text("greeting")
          Text("\\(dogs) dogs")
          Button("Feed") {}.accessibilityHint("Fills the bowl")
          Text(verbatim: String(localized: "motto"))
          Text("for nobody")
        }
      }
      """

    private static func unit(_ text: String) -> String {
      "{\"stringUnit\": {\"state\": \"translated\", \"value\": \"\(text)\"}}"
    }

    private static func texts(_ german: String, _ english: String? = nil) -> String {
      let own = english.map { ", \"en\": \(unit($0))" } ?? ""
      return "{\"localizations\": {\"de\": \(unit(german))\(own)}}"
    }

    /// A catalog as Xcode keeps it, with a text that has a form for each number, and one that nobody has translated.
    private static let catalog = """
      {
        "sourceLanguage": "en", "version": "1.0",
        "strings": {
          "greeting": \(texts("Guten Tag", "Good day")),
          "%lld dogs": {"localizations": {"de": {"variations": {"plural": {
            "one": \(unit("%lld Hund")), "other": \(unit("%lld Hunde"))}}}}},
          "Feed": \(texts("Füttern")), "Fills the bowl": \(texts("Füllt den Napf")),
          "motto": \(texts("Treu", "Loyal")), "for nobody": {}
        }
      }
      """

    private static let english = "Good day\n2 dogs\nFeed, button. Fills the bowl.\nLoyal\nfor nobody\n"
    private static let german = "Guten Tag\n2 Hunde\nFüttern, Taste. Füllt den Napf.\nTreu\nfor nobody\n"

    private func check(_ target: String, in folder: TemporaryFolder) throws {
      func hear(_ options: String...) throws -> ToolRun {
        try ToolRun(arguments: ["hear", target, "--app", "--format", "captions"] + options, in: folder)
      }
      let run = try hear()
      #expect(run.errors == "")
      #expect(run.output == Self.english)
      #expect(try hear("--language", "de").output == Self.german)
      // Of a language that the catalog has not, it takes that in which it was written.
      #expect(try hear("--app-language", "fr").output == Self.english)
    }

    @Test("An app is heard in the person's language by its catalog, with the form for each number")
    func folder() throws {
      let files = ["App/Kennel.swift": Self.code, "App/Localizable.xcstrings": Self.catalog]
      try check("App", in: try TemporaryFolder(files))
    }

    @Test("A project's catalog comes with its app")
    func project() throws {
      var text = ProjectText()
      text.addGroup("App", files: ["Kennel.swift", "Localizable.xcstrings"])
      text.addTarget("Kennel", "application", sources: ["B_Kennel"], resources: ["B_Localizable"])
      try check(
        "App.xcodeproj",
        in: try TemporaryFolder([
          "App.xcodeproj/project.pbxproj": text.text(), "App/Kennel.swift": Self.code,
          "App/Localizable.xcstrings": Self.catalog,
        ]))
    }
  }
}
