import AppResources
import Foundation
import TestSupport
import Testing

@Suite("Catalogs of texts")
struct CatalogTests {
  /// The text of a key, its values written as numbers.
  private func text(
    _ key: String, _ values: [Double?] = [], in language: String, device: String = "iphone",
    table: String? = nil,
    _ library: ResourceLibrary
  ) -> String? {
    guard let (entry, found) = library.entry(key, table: table, in: language) else { return nil }
    let choice = StringChoice(numbers: values, language: found, device: device)
    return entry.segments(for: choice)?.map { segment in
      switch segment {
      case .text(let words): words
      case .argument(let position, let specifier):
        values.indices.contains(position) ? values[position].map { "\(Int($0))" } ?? "name" : specifier
      }
    }.joined()
  }

  @Test("Texts of a language folder are found, from the nearest language on")
  func folders() throws {
    let folder = try TemporaryFolder([
      "en.lproj/Localizable.strings":
        "\u{FEFF}/* Greeting */ \"hello\" = \"Hi \\\"there\\\"\";\n\"only\" = \"Only\";",
      "de.lproj/Localizable.strings": "\"hello\" = \"Hallo\";",
      "pt_BR.lproj/Localizable.strings": "hello = Oi;",
      "zh-Hans.lproj/Localizable.strings": "\"hello\" = \"你好\";",
      "zh-Hant.lproj/Localizable.strings": "\"hello\" = \"哈囉\";",
      "de.lproj/Other.strings": "\"hello\" = \"Anders\";",
    ])
    let library = ResourceLibrary(folders: [folder.path])
    #expect(text("hello", in: "en-US", library) == "Hi \"there\"")
    #expect(text("hello", in: "de_AT", library) == "Hallo")
    #expect(text("hello", in: "pt", library) == "Oi")
    #expect(text("hello", in: "zh-TW", library) == "哈囉")
    #expect(text("hello", in: "zh-CN", library) == "你好")
    #expect(text("hello", in: "fr", library) == "Hi \"there\"")
    #expect(text("only", in: "de", library) == "Only")
    #expect(text("hello", in: "de", table: "Other", library) == "Anders")
    #expect(text("missing", in: "de", library) == nil)
    #expect(text("hello", in: "de", table: "None", library) == nil)
  }

  @Test("Files that lie flat are for every language, and a folder named Resources is searched too")
  func flat() throws {
    let folder = try TemporaryFolder([
      "Localizable.strings": "\"a\" = \"A\";", "Resources/fr.lproj/Localizable.strings": "\"a\" = \"À\";",
      "Base.lproj/Localizable.strings": "\"b\" = \"B\";", "Broken.strings": "\"a = ;;{",
    ])
    let library = ResourceLibrary(folders: ["/nowhere/at/all", folder.path])
    #expect(text("a", in: "it", library) == "A")
    #expect(text("a", in: "fr-CA", library) == "À")
    #expect(text("b", in: "it", library) == "B")
    #expect(text("a", in: "it", table: "Broken", library) == nil)
  }

  @Test("A plural dictionary chooses each word by its own value")
  func plurals() throws {
    let dogs =
      "<key>dogs</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>"
      + "<key>NSStringFormatValueTypeKey</key><string>d</string><key>zero</key><string>no dogs</string>"
      + "<key>one</key><string>one dog</string><key>other</key><string>%d dogs</string></dict>"
    let cats =
      "<key>cats</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>"
      + "<key>one</key><string>%d cat</string><key>other</key><string>%d cats</string></dict>"
    let format = "<key>NSStringLocalizedFormatKey</key><string>%@ has %#@dogs@ and %#@cats@</string>"
    let wide =
      "<key>w</key><dict><key>NSStringVariableWidthRuleType</key><dict><key>1</key><string>S</string>"
      + "<key>20</key><string>Small</string></dict></dict>"
    let device =
      "<key>tap</key><dict><key>NSStringDeviceSpecificRuleType</key><dict><key>mac</key>"
      + "<string>Click</string><key>other</key><string>Tap</string></dict></dict>"
    let folder = try TemporaryFolder([
      "en.lproj/Localizable.stringsdict":
        "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict><key>pets</key><dict>"
        + "\(format)\(dogs)\(cats)</dict>\(wide)\(device)</dict></plist>",
      "en.lproj/Localizable.strings": "\"pets\" = \"%@ has pets\";",
    ])
    let library = ResourceLibrary(folders: [folder.path])
    #expect(text("pets", [nil, 1, 2], in: "en", library) == "name has one dog and 2 cats")
    #expect(text("pets", [nil, 0, 1], in: "en", library) == "name has no dogs and 1 cat")
    #expect(text("w", in: "en", library) == "Small")
    #expect(text("tap", in: "en", device: "mac", library) == "Click")
    #expect(text("tap", in: "en", library) == "Tap")
  }

  @Test(
    "A string catalog gives plural forms, devices and substitutions; what is new falls back to its source")
  func catalog() throws {
    let folder = try TemporaryFolder([
      "Localizable.xcstrings": """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "Plain": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Schlicht"}}}},
        "New": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "New!"}},
          "de": {"stringUnit": {"state": "new", "value": ""}}}},
        "Review": {"localizations": {"de": {"stringUnit": {"state": "needs_review", "value": "Prüfen"}}}},
        "%lld dogs": {"localizations": {
          "en": {"variations": {"plural": {"one": {"stringUnit": {"state": "translated", "value": "%lld dog"}},
            "other": {"stringUnit": {"state": "translated", "value": "%lld dogs"}}}}},
          "pl": {"variations": {"plural": {"one": {"stringUnit": {"value": "%lld pies"}},
            "few": {"stringUnit": {"value": "%lld psy"}}, "other": {"stringUnit": {"value": "%lld psów"}}}}}}},
        "Tap": {"localizations": {"en": {"variations": {"device": {"mac": {"stringUnit": {"value": "Click"}},
          "other": {"stringUnit": {"value": "Tap"}}}}}}},
        "%@ %lld %lld": {"localizations": {"en": {"stringUnit": {"value": "%1$@: %#@dogs@, %#@cats@"},
          "substitutions": {
            "dogs": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
              "one": {"stringUnit": {"value": "%arg dog"}}, "other": {"stringUnit": {"value": "%arg dogs"}}}}},
            "cats": {"argNum": 3, "formatSpecifier": "lld", "variations": {"plural": {
              "one": {"stringUnit": {"value": "%arg cat"}}, "other": {"stringUnit": {"value": "%arg cats"}}}}}
          }}}},
        "Bare": {}
      }}
      """
    ])
    let library = ResourceLibrary(folders: [folder.path])
    #expect(text("Plain", in: "de-CH", library) == "Schlicht")
    #expect(text("New", in: "de", library) == "New!")
    #expect(text("Review", in: "de", library) == "Prüfen")
    #expect(text("Plain", in: "fr", library) == nil)
    #expect(text("Bare", in: "en", library) == nil)
    #expect(text("%lld dogs", [1], in: "en", library) == "1 dog")
    #expect(text("%lld dogs", [3], in: "pl", library) == "3 psy")
    #expect(text("%lld dogs", [5], in: "pl", library) == "5 psów")
    #expect(text("%lld dogs", [1], in: "fr", library) == "1 dog")
    #expect(text("Tap", in: "en", device: "mac", library) == "Click")
    #expect(text("Tap", in: "en", device: "ipad", library) == "Tap")
    #expect(text("%@ %lld %lld", [nil, 1, 2], in: "en", library) == "name: 1 dog, 2 cats")
  }

  @Test("A bundle's folder goes before the app's")
  func bundles() throws {
    let own = try TemporaryFolder(["Localizable.strings": "\"a\" = \"A\"; \"b\" = \"B\";"])
    let part = try TemporaryFolder(["Localizable.strings": "\"a\" = \"Part\";"])
    let library = ResourceLibrary(folders: [own.path]).library(ofBundleAt: part.path)
    #expect(text("a", in: "en", library) == "Part")
    #expect(text("b", in: "en", library) == "B")
  }

  @Test("A format is cut at its places, and a lone percent sign stays")
  func formats() {
    let segments = FormatSegment.parse("100% of %2$@ for %%5: %'.1f %#@dogs@, 5 % off")
    #expect(
      segments == [
        .text("100% of "), .argument(1, specifier: "%@"), .text(" for %5: "),
        .argument(nil, specifier: "%'.1f"), .text(" "), .variable(nil, name: "dogs"), .text(", 5 % off"),
      ])
  }
}
