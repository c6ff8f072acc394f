import SpeechMessages

/// The voices there are, by name and by language.
public struct VoiceCatalog: Hashable, Sendable {
  /// One voice.
  public struct Voice: Hashable, Sendable {
    /// What people call it, for example `English (America)`.
    public let name: String
    /// Its language, for example `en-us`.
    public let language: String
  }

  /// All of them, in the order in which the synthesiser tells them.
  public let voices: [Voice]
  /// The languages, in small letters.
  private let languages: Set<String>

  /// The voice of a language where the tag alone leaves several, as on a new device of that language's country.
  private static let usual = [
    "en": "en-us", "fr": "fr-fr", "zh": "cmn", "zh-cn": "cmn", "zh-tw": "cmn", "zh-hans": "cmn",
    "zh-hant": "cmn", "zh-hk": "yue", "no": "nb", "iw": "he", "vi": "vi", "pt": "pt", "es-mx": "es-419",
    "es-us": "es-419", "hy": "hy", "yue": "yue", "cmn": "cmn",
  ]

  init(_ voices: [SpeechReply.Voice]) {
    self.voices = voices.map { Voice(name: $0.name, language: $0.language) }
    languages = Set(voices.map { $0.language.lowercased() })
  }

  /// The synthesiser's tag of the voice for a BCP 47 tag or a voice's name; `nil` where none fits.
  public func voice(for name: String) -> String? {
    let wanted = name.lowercased().split(whereSeparator: { $0 == "_" || $0 == "-" }).joined(separator: "-")
    if let usual = Self.usual[wanted], has(usual) { return usual }
    if has(wanted) { return wanted }
    if let named = voices.first(where: { $0.name.lowercased() == name.lowercased() }) {
      return named.language
    }
    var tag = wanted
    while let dash = tag.lastIndex(of: "-") {
      tag = String(tag[..<dash])
      if let usual = Self.usual[tag], has(usual) { return usual }
      if has(tag) { return tag }
    }
    return voices.first { $0.language.lowercased().hasPrefix(wanted + "-") }?.language
  }

  /// The voice for a name that a person chose.
  ///
  /// - Throws: `SpeechError` with code `noVoice`, with languages that come near.
  public func voice(named name: String) throws(SpeechError) -> String {
    if let voice = voice(for: name) { return voice }
    let start = name.lowercased().prefix(1)
    let near = voices.map(\.language).filter { !start.isEmpty && $0.hasPrefix(start) }.prefix(3)
    throw SpeechError(.noVoice, name, details: Array(near))
  }

  private func has(_ language: String) -> Bool { languages.contains(language) }
}
