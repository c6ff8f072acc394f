import AccessibilityModel
import SwiftUI
import Testing
import TreeFormat

@MainActor
@Suite("Texts in the person's language")
struct LocalizationTests {
  private static let german = """
    "Adopt" = "Aufnehmen"; "Hello %@" = "Hallo %@"; "**%@** has %lld" = "%2$lld: **%1$@**";
    "dog.title" = "Hund"; "Share" = "Teilen"; "bailey" = "Bailey, ein Beagle"; "100%" = "Hundert";
    """

  private func folder() throws -> ResourceFolder {
    try ResourceFolder([
      "de.lproj/Localizable.strings": Self.german,
      "en.lproj/Localizable.strings": "\"dog.title\" = \"Dog\";",
      "de.lproj/Buttons.strings": "\"Adopt\" = \"Adoptieren\";",
      "Localizable.xcstrings": """
      {"sourceLanguage": "en", "strings": {
        "%lld dogs": {"localizations": {
          "en": {"variations": {"plural": {"one": {"stringUnit": {"value": "%lld dog"}},
            "other": {"stringUnit": {"value": "%lld dogs"}}}}},
          "de": {"variations": {"plural": {"zero": {"stringUnit": {"value": "Kein Hund"}},
            "one": {"stringUnit": {"value": "%lld Hund"}}, "other": {"stringUnit": {"value": "%lld Hunde"}}}}},
          "pl": {"variations": {"plural": {"one": {"stringUnit": {"value": "%lld pies"}},
            "few": {"stringUnit": {"value": "%lld psy"}}, "many": {"stringUnit": {"value": "%lld psów"}},
            "other": {"stringUnit": {"value": "%lld psa"}}}}}}},
        "Tap": {"localizations": {"en": {"variations": {"device": {
          "ipad": {"stringUnit": {"value": "Tap the tablet"}}, "other": {"stringUnit": {"value": "Tap it"}}}}}}},
        "Later": {"localizations": {"de": {"stringUnit": {"state": "new", "value": ""}}}}
      }}
      """,
    ])
  }

  private struct Kennel: View {
    let name = "Bailey"

    var body: some View {
      Text("Adopt")
      Text("Hello \(name)")
      Text("**\(name)** has \(3)")
      Text("Adopt", tableName: "Buttons")
      Text("dog.title")
      Text("Later")
      Text("Nowhere \(1)")
      Text(verbatim: "Adopt")
      Text(LocalizedStringResource("Adopt", table: "Buttons"))
      Button("Share") {}.accessibilityHint("Adopt")
      Image("bailey")
      Text("100%")
      Label("Adopt", systemImage: "heart")
    }
  }

  @Test("Texts are looked up in the language of the device; what no file has is heard as it stands")
  func strings() throws {
    let folder = try folder()
    let german = LaunchOptions(locale: "de-AT", resourceFolders: [folder.path])
    try HeardScreen.showing(environment: german) {
      Kennel()
    } _: { screen in
      #expect(
        screen.labels == [
          "Aufnehmen", "Hallo Bailey", "3: Bailey", "Adoptieren", "Hund", "Later", "Nowhere 1", "Adopt",
          "Adoptieren", "Teilen", "Bailey, ein Beagle", "Hundert", "Aufnehmen",
        ])
      #expect(screen.stops[9].hint == "Aufnehmen")
      #expect(screen.stops[10].fileNames == [])
    }
    try HeardScreen.showing(environment: LaunchOptions(locale: "fr-FR", resourceFolders: [folder.path])) {
      Kennel()
    } _: { screen in
      #expect(screen.labels.prefix(5) == ["Adopt", "Hello Bailey", "Bailey has 3", "Adopt", "Dog"])
      #expect(screen.labels[10] == "bailey")
      #expect(screen.stops[10].fileNames == ["bailey"])
    }
  }

  @Test("Plural forms follow the rules of the language that is heard")
  func plurals() throws {
    let folder = try folder()
    func heard(_ locale: String) throws -> [String] {
      try HeardScreen.showing(environment: LaunchOptions(locale: locale, resourceFolders: [folder.path])) {
        ForEach([0, 1, 3, 5], id: \.self) { Text("\($0) dogs") }
      } _: {
        $0.labels
      }
    }
    #expect(try heard("en-US") == ["0 dogs", "1 dog", "3 dogs", "5 dogs"])
    #expect(try heard("de-DE") == ["Kein Hund", "1 Hund", "3 Hunde", "5 Hunde"])
    #expect(try heard("pl-PL") == ["0 psów", "1 pies", "3 psy", "5 psów"])
    #expect(try heard("ja-JP") == ["0 dogs", "1 dog", "3 dogs", "5 dogs"])
  }

  private static let counted = """
    <plist version="1.0"><dict>
    <key>dogs</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@D@</string>
    <key>D</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>d</string>
    <key>one</key><string>%d dog</string><key>other</key><string>%d dogs</string></dict></dict>
    <key>step</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@A@ %#@B@</string>
    <key>A</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>other</key><string>Step %d</string></dict>
    <key>B</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>other</key><string>of %d</string></dict></dict>
    <key>owner</key><dict><key>NSStringLocalizedFormatKey</key><string>%@ has %#@D@, 100%%</string>
    <key>D</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>one</key><string>a dog</string><key>other</key><string>%d dogs</string></dict></dict>
    </dict></plist>
    """

  @Test("Texts with plural forms are formats for numbers, in every way that code fills them")
  func formats() throws {
    let folder = try ResourceFolder([
      "en.lproj/Localizable.stringsdict": Self.counted,
      "Localizable.xcstrings": """
      {"sourceLanguage": "en", "strings": {
        "birds": {"localizations": {"en": {"variations": {"plural": {
          "one": {"stringUnit": {"value": "%d bird"}}, "other": {"stringUnit": {"value": "%d birds"}}}}}}},
        "cats": {"localizations": {"en": {"stringUnit": {"value": "%#@C@ here"}, "substitutions": {
          "C": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
            "one": {"stringUnit": {"value": "%arg cat"}}, "other": {"stringUnit": {"value": "%arg cats"}}}}}}}}}
      }}
      """,
    ])
    let english = LaunchOptions(locale: "en-US", resourceFolders: [folder.path])
    func format(_ key: String) -> String { NSLocalizedString(key, comment: "") }
    let values: [any CVarArg] = [1]
    func heard(_ words: @escaping () -> [String]) throws -> [String] {
      try HeardScreen.showing(environment: english) {
        ForEach(words(), id: \.self) { Text(verbatim: $0) }
      } _: {
        $0.labels
      }
    }
    #expect(
      try heard {
        [
          String.localizedStringWithFormat(format("dogs"), 3), String(format: format("dogs"), 1),
          String(format: format("step"), 2, 3),
          String(
            format: format("owner"), locale: Locale(identifier: "en"), arguments: ["Anna" as NSString, 1]),
        ]
      } == ["3 dogs", "1 dog", "Step 2 of 3", "Anna has a dog, 100%"])
    #expect(
      try heard {
        [
          String.localizedStringWithFormat(format("birds"), 1), String(format: format("birds"), 2_000),
          String.localizedStringWithFormat(format("birds"), 3_000), String(format: format("cats"), 1),
          String(format: format("dogs"), locale: Locale(identifier: "en"), 1),
          String(format: format("dogs"), locale: .current, arguments: values) + "!",
          String(format: Bundle.main.localizedString(forKey: "dogs", value: "x", table: "Localizable"), 5),
        ]
      } == ["1 bird", "2000 birds", "3,000 birds", "1 cat here", "1 dog", "1 dog!", "5 dogs"])
    // Foundation's own filling knows no plural forms; it finds the form for all other numbers.
    #expect(
      try heard {
        [
          String(format: format("dogs"), arguments: [4]), String(format: "%#@D@ left %d", 7),
          String(format: "%02d of %d", 3, 4), String(format: "%.1f", 2.5),
        ]
      } == ["4 dogs", " left 7", "03 of 4", "2.5"])
  }

  @Test("A part of a screen can have another language, and a device its own words")
  func environment() throws {
    let folder = try folder()
    try HeardScreen.showing(
      environment: LaunchOptions(platform: .iPadOS, resourceFolders: [folder.path])
    ) {
      Text("dog.title")
      Text("dog.title").environment(\.locale, Locale(identifier: "de"))
      Text("Tap")
    } _: { screen in
      #expect(screen.labels == ["Dog", "Hund", "Tap the tablet"])
    }
  }

  @Test("Strings that code asks for are in the same language")
  func code() throws {
    let folder = try folder()
    try HeardScreen.showing(environment: LaunchOptions(locale: "de-DE", resourceFolders: [folder.path])) {
      Text(verbatim: String(localized: "Hello \("Bailey")"))
      Text(verbatim: String(localized: "\(1) dogs"))
      Text(verbatim: String(localized: "title", defaultValue: "No \(2)"))
      Text(verbatim: String(localized: "Adopt", table: "Buttons"))
      Text(verbatim: String(localized: LocalizedStringResource("dog.title")))
      Text(verbatim: String(localized: "dog.title", locale: Locale(identifier: "en")))
      Text(verbatim: NSLocalizedString("Adopt", comment: ""))
      Text(verbatim: NSLocalizedString("Adopt", tableName: "Buttons", comment: ""))
      Text(verbatim: NSLocalizedString("No key", value: "Else", comment: ""))
      Text(verbatim: NSLocalizedString("%d%% of it", comment: ""))
    } _: { screen in
      #expect(
        screen.labels == [
          "Hallo Bailey", "1 Hund", "No 2", "Adoptieren", "Hund", "Dog", "Aufnehmen", "Adoptieren", "Else",
          "%d%% of it",
        ])
    }
  }

  @Test("An app without folders of texts hears its keys")
  func none() throws {
    try HeardScreen.showing {
      Text("Adopt \(2)")
      Text(verbatim: NSLocalizedString("Adopt", comment: ""))
    } _: { screen in
      #expect(screen.labels == ["Adopt 2", "Adopt"])
    }
  }
}
