import AppResources
import Foundation
import TestSupport
import Testing

@Suite("Damaged catalogs of texts", .serialized, .timeLimit(.minutes(60)))
struct CatalogFuzzTests {
  private static let files: [(name: String, text: String)] = [
    (
      "Localizable.xcstrings",
      """
      {"sourceLanguage":"en","version":"1.0","strings":{"dogs %lld":{"localizations":{
      "en":{"variations":{"plural":{"one":{"stringUnit":{"state":"translated","value":"%lld dog"}},
      "other":{"stringUnit":{"state":"translated","value":"%lld dogs"}}}}},
      "de":{"stringUnit":{"state":"translated","value":"%#@count@ hier"},"substitutions":{"count":{"argNum":1,
      "formatSpecifier":"lld","variations":{"plural":{"other":{"stringUnit":{"value":"%arg Hunde"}}}}}}},
      "ar":{"variations":{"device":{"iphone":{"stringUnit":{"value":"x"}}}}}}}}}
      """
    ),
    ("de.lproj/Localizable.strings", "/* a */ \"dogs %lld\" = \"%1$lld Hunde \\U00e9\";\nhello = Hallo;\n"),
    (
      "fr.lproj/Localizable.stringsdict",
      """
      <?xml version="1.0"?><plist version="1.0"><dict><key>dogs %lld</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@n@</string><key>n</key><dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>lld</string><key>other</key><string>%lld chiens</string>
      </dict></dict></dict></plist>
      """
    ),
  ]

  @Test("A damaged catalog gives its texts, or none", arguments: files.map(\.name))
  func catalogs(name: String) throws {
    var dice = SoakPlan.current.dice(for: name)
    let whole = Self.files.filter { $0.name == name }.map { Array($0.text.utf8) }
    let numbers: [Double?] = [1, nil, 2.5]
    for _ in 0..<SoakPlan.current.count(of: 50_000) {
      let folder = try TemporaryFolder()
      try folder.write(Data(DamagedBytes.make(of: whole, &dice)), to: name)
      let library = ResourceLibrary(folders: [folder.path])
      for language in ["en", "de", "ar", "fr"] {
        for key in ["dogs %lld", "hello"] {
          guard let (entry, found) = library.entry(key, table: nil, in: language) else { continue }
          let choice = StringChoice(numbers: numbers, language: found, device: "iphone")
          for segment in entry.segments(for: choice) ?? [] {
            guard case .argument(let position, _) = segment else { continue }
            #expect(position >= 0 || !numbers.indices.contains(position))
          }
        }
      }
    }
  }

  @Test("An argument of a number out of all bounds is one that is not there")
  func bounds() throws {
    for number in ["-9223372036854775808", "9223372036854775807", "0", "-1", "1e30"] {
      let text = Self.files[0].text.replacing("\"argNum\":1", with: "\"argNum\":\(number)")
      let folder = try TemporaryFolder(["Localizable.xcstrings": text])
      let library = ResourceLibrary(folders: [folder.path])
      let (entry, found) = try #require(library.entry("dogs %lld", table: nil, in: "de"))
      _ = entry.segments(for: StringChoice(numbers: [1], language: found, device: "iphone"))
    }
  }
}
