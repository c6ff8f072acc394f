import Foundation
import SpeechBridge

/// How English words sound, in the alphabet of the recogniser.
struct PronouncingDictionary: Sendable {
  /// The recogniser's sounds.
  static let sounds = [
    "AA", "AE", "AH", "AO", "AW", "AY", "B", "CH", "D", "DH", "EH", "ER", "EY", "F", "G", "HH", "IH", "IY",
    "JH", "K",
    "L", "M", "N", "NG", "OW", "OY", "P", "R", "S", "SH", "T", "TH", "UH", "UW", "V", "W", "Y", "Z", "ZH",
  ]

  /// A word for each sound.
  static let phones = sounds.map { "ph_\($0.lowercased()) \($0)" }

  /// The sounds of the International Phonetic Alphabet, the longer ones first.
  private static let alphabet: [(String, [String])] = [
    ("aɪə", ["AY", "ER"]), ("aɪ", ["AY"]), ("aʊ", ["AW"]), ("eɪ", ["EY"]), ("oʊ", ["OW"]), ("əʊ", ["OW"]),
    ("ɔɪ", ["OY"]), ("tʃ", ["CH"]), ("dʒ", ["JH"]), ("ɪɹ", ["IH", "R"]), ("ɛɹ", ["EH", "R"]),
    ("ɑːɹ", ["AA", "R"]),
    ("ɔːɹ", ["AO", "R"]), ("oːɹ", ["AO", "R"]), ("ʊɹ", ["UH", "R"]), ("iə", ["IY", "AH"]), ("ɜː", ["ER"]),
    ("əl", ["AH", "L"]), ("iː", ["IY"]), ("uː", ["UW"]), ("ɑː", ["AA"]), ("ɔː", ["AO"]), ("ɚ", ["ER"]),
    ("ɐ", ["AH"]),
    ("ə", ["AH"]), ("ʌ", ["AH"]), ("æ", ["AE"]), ("ɛ", ["EH"]), ("e", ["EH"]), ("ɪ", ["IH"]), ("i", ["IY"]),
    ("ᵻ", ["IH"]), ("ʊ", ["UH"]), ("u", ["UW"]), ("ɑ", ["AA"]), ("a", ["AE"]), ("ɒ", ["AA"]), ("ɔ", ["AO"]),
    ("o", ["OW"]), ("b", ["B"]), ("d", ["D"]), ("ð", ["DH"]), ("f", ["F"]), ("ɡ", ["G"]), ("g", ["G"]),
    ("h", ["HH"]),
    ("k", ["K"]), ("l", ["L"]), ("m", ["M"]), ("n", ["N"]), ("ŋ", ["NG"]), ("p", ["P"]), ("ɹ", ["R"]),
    ("r", ["R"]),
    ("s", ["S"]), ("ʃ", ["SH"]), ("t", ["T"]), ("ɾ", ["D"]), ("θ", ["TH"]), ("v", ["V"]), ("w", ["W"]),
    ("j", ["Y"]),
    ("z", ["Z"]), ("ʒ", ["ZH"]), ("x", ["K"]), ("ʔ", ["T"]),
  ]

  private let entries: [Substring: [Substring]]
  private let synthesizer: Synthesizer

  /// Reads a dictionary of lines, each a word and its sounds; `word(2)` sounds otherwise.
  init(_ text: String, synthesizer: Synthesizer) {
    var entries: [Substring: [Substring]] = [:]
    for line in text.split(separator: "\n") {
      guard let space = line.firstIndex(of: " ") else { continue }
      let word = line[..<space].prefix { $0 != "(" }
      entries[word, default: []].append(line[line.index(after: space)...])
    }
    self.entries = entries
    self.synthesizer = synthesizer
  }

  /// The lines of a dictionary for some words; what it lacks sounds as the synthesizer says it.
  func lines(of words: [String]) async -> [String] {
    var lines: [String] = []
    for word in words {
      let known = entries[Substring(word)] ?? []
      for (index, sounds) in known.enumerated() {
        lines.append("\(index == 0 ? word : "\(word)(\(index + 1))") \(sounds)")
      }
      guard known.isEmpty else { continue }
      let said = try? await synthesizer.pronunciation(of: word, language: "en-US")
      let sounds = Self.sounds(of: said ?? "")
      // Every word of a grammar has to have a sound; one that nobody can say is never heard.
      lines.append("\(word) \((sounds.isEmpty ? ["ZH", "ZH", "ZH"] : sounds).joined(separator: " "))")
    }
    return lines
  }

  /// The recogniser's sounds of a pronunciation.
  static func sounds(of pronunciation: String) -> [String] {
    var rest = Substring(pronunciation.filter { !"ˈˌ‿ '".contains($0) })
    var sounds: [String] = []
    while !rest.isEmpty {
      guard
        let (symbol, meant) = alphabet.first(where: { rest.unicodeScalars.starts(with: $0.0.unicodeScalars) })
      else {
        rest.unicodeScalars.removeFirst()
        continue
      }
      sounds += meant
      rest.unicodeScalars.removeFirst(symbol.unicodeScalars.count)
    }
    return sounds
  }
}
