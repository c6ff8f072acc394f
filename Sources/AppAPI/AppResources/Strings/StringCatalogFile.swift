import Foundation

/// A `.xcstrings` file: the texts of all languages under their keys.
struct StringCatalogFile {
  /// The language that the app's code is written in.
  let sourceLanguage: String
  /// The texts by language and key; what nobody has translated yet is left out.
  let entries: [String: [String: StringEntry]]

  /// Reads a catalog; `nil` where the file is none.
  init?(at path: String) {
    guard let data = FileManager.default.contents(atPath: path),
      let file = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let strings = file["strings"] as? [String: Any]
    else { return nil }
    sourceLanguage = file["sourceLanguage"] as? String ?? "en"
    var entries: [String: [String: StringEntry]] = [:]
    for (key, value) in strings {
      let languages = (value as? [String: Any])?["localizations"] as? [String: Any] ?? [:]
      for (language, value) in languages {
        guard let localization = value as? [String: Any], let entry = Self.entry(localization) else {
          continue
        }
        entries[LanguageTag.normalized(language), default: [:]][key] = entry
      }
    }
    self.entries = entries
  }

  private static func entry(_ localization: [String: Any]) -> StringEntry? {
    guard let variant = Self.variant(localization) else { return nil }
    var substitutions: [String: StringEntry.Substitution] = [:]
    for (name, value) in localization["substitutions"] as? [String: Any] ?? [:] {
      guard let substitution = value as? [String: Any] else { continue }
      let number = substitution["argNum"] as? Int
      let specifier = substitution["formatSpecifier"] as? String ?? "lld"
      let place = number.map { "%\($0)$\(specifier)" } ?? "%\(specifier)"
      guard let variant = Self.variant(substitution, place: place) else { continue }
      // A number below the first argument's names none.
      let argument = number.flatMap { $0 > 0 ? $0 - 1 : nil }
      substitutions[name] = StringEntry.Substitution(argument: argument, variant: variant)
    }
    return StringEntry(variant, substitutions: substitutions)
  }

  /// The texts of one unit, or of the cases it tells apart.
  ///
  /// - Parameters:
  ///   - unit: What the file has.
  ///   - place: What stands for `%arg`, the value that a substitution is about.
  /// - Returns: `nil` where there is none, or none that was translated.
  private static func variant(_ unit: [String: Any], place: String? = nil) -> StringVariant? {
    if let variations = unit["variations"] as? [String: Any] {
      if let devices = variations["device"] as? [String: Any] {
        let forms = devices.compactMapValues { ($0 as? [String: Any]).flatMap { variant($0, place: place) } }
        return forms.isEmpty ? nil : .device(forms)
      }
      guard let plurals = variations["plural"] as? [String: Any] else { return nil }
      let forms = StringVariant.forms(plurals) {
        ($0 as? [String: Any]).flatMap { variant($0, place: place) }
      }
      return forms.isEmpty ? nil : .plural(argument: nil, forms)
    }
    guard let words = unit["stringUnit"] as? [String: Any], let text = words["value"] as? String else {
      return nil
    }
    if words["state"] as? String == "new" { return nil }
    return .text(place.map { text.replacing("%arg", with: $0) } ?? text)
  }
}
