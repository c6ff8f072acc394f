/// Brings the names of languages into one form, and tells which of them a person can read.
package enum LanguageTag {
  /// The tag with hyphens, its language in small letters, without what follows an at sign.
  ///
  ///     LanguageTag.normalized("pt_BR")     // "pt-BR"
  ///     LanguageTag.normalized("English")   // "en"
  package static func normalized(_ name: String) -> String {
    if let tag = olderNames[name] { return tag }
    let bare = name.prefix { $0 != "@" && $0 != "." }
    var parts = bare.split { $0 == "-" || $0 == "_" }.map(String.init)
    guard let language = parts.first?.lowercased() else { return name }
    parts[0] = renamed[language] ?? language
    for index in parts.indices.dropFirst() {
      parts[index] = parts[index].count == 4 ? parts[index].capitalized : parts[index].uppercased()
    }
    return parts.joined(separator: "-")
  }

  /// The languages of a list that a person can read, the best first.
  ///
  ///     LanguageTag.matching("pt-BR", among: ["en", "pt", "pt-BR"])   // ["pt-BR", "pt"]
  ///
  /// - Parameters:
  ///   - wanted: What the person reads.
  ///   - available: Normalised tags.
  /// - Returns: Those of `available` that are of the wanted language.
  package static func matching(_ wanted: String, among available: some Collection<String>) -> [String] {
    let tag = normalized(wanted)
    var parts = tag.split(separator: "-").map(String.init)
    guard let language = parts.first else { return [] }
    var candidates: [String] = []
    if language == "zh" { candidates += chinese(parts) }
    while !parts.isEmpty {
      candidates.append(parts.joined(separator: "-"))
      parts.removeLast()
    }
    let near = candidates.filter { available.contains($0) }
    let related = available.filter { $0.split(separator: "-").first == Substring(language) }.sorted()
    var seen: Set<String> = []
    return (near + (near.isEmpty ? related : [])).filter { seen.insert($0).inserted }
  }

  /// The tags of Chinese by region and by script.
  private static func chinese(_ parts: [String]) -> [String] {
    let region = parts.dropFirst().first { $0.count == 2 }
    let isTraditional = parts.contains("Hant") || ["TW", "HK", "MO"].contains(region ?? "")
    let script = parts.contains("Hans") || !isTraditional ? "Hans" : "Hant"
    return [region.map { "zh-\(script)-\($0)" }, region.map { "zh-\($0)" }, "zh-\(script)"].compactMap { $0 }
  }

  /// Names of folders that apps had before tags were usual.
  private static let olderNames = [
    "English": "en", "German": "de", "French": "fr", "Japanese": "ja", "Spanish": "es", "Italian": "it",
    "Dutch": "nl", "Portuguese": "pt", "Swedish": "sv", "Danish": "da", "Finnish": "fi", "Korean": "ko",
  ]

  private static let renamed = ["no": "nb", "iw": "he", "in": "id", "ji": "yi"]
}
