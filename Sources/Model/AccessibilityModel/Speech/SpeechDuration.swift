/// How long words take to hear: an estimate from their letters, the same on every machine.
///
///     SpeechDuration().seconds(of: "Bailey, beagle")   // 1.05
///
/// The figures are assumptions, not measurements of a device. At the rate of a new device, 50 %, speech is
/// taken to run at 180 words a minute, a usual rate for synthesised English; with 4.7 letters to the average
/// English word that makes 14.1 letters a second. A comma is taken as 0.2 s and the end of a sentence as
/// 0.4 s of silence. Digits and signs that are read as words count as many letters as such words have, and a
/// character that stands for a syllable or a word as three. Each 50 points of rate more or less make speech
/// three times as fast or as slow.
public struct SpeechDuration: Hashable, Sendable {
  /// Speaking rate in percent, 0 to 100.
  public let rate: Int
  private let secondsPerLetter: Double
  private let pauseFactor: Double

  /// Makes a model for a speaking rate in percent; rates outside 0 to 100 count as the nearest.
  ///
  /// - Source: Behaviour 1.14 (speaking rate)
  public init(rate: Int = 50) {
    self.rate = min(max(rate, 0), 100)
    let slowness = Self.slowness(atRate: self.rate)
    secondsPerLetter = slowness * 60 / (180 * 4.7)
    pauseFactor = slowness
  }

  /// How long an utterance takes from its first word to its last, silences within included.
  public func duration(of utterance: Utterance) -> Duration {
    .milliseconds(Int64((seconds(of: utterance) * 1_000).rounded()))
  }

  /// How many seconds an utterance takes from its first word to its last, silences within included.
  public func seconds(of utterance: Utterance) -> Double {
    var total = 0.0
    var isFirst = true
    for segment in utterance.segments where segment.isSpoken {
      if !isFirst {
        total += pauseFactor * (segment.startsSentence ? Self.sentencePause : Self.commaPause)
        total += Self.seconds(segment.pause)
      }
      isFirst = false
      var pending = 0.0
      for (piece, attributes) in segment.text.pieces {
        let own = attributes.wishes.rate.map { SpeechDuration(rate: $0) } ?? self
        total += own.seconds(
          of: attributes.wishes.phonetic ?? piece, spelled: attributes.wishes.spellsOut ?? false,
          speaksPunctuation: attributes.wishes.speaksPunctuation ?? false, behind: &pending)
      }
    }
    return total
  }

  /// How many seconds plain text takes; signs that are spoken take as long as short words.
  public func seconds(
    of text: String, spelled: Bool = false, speaksPunctuation: Bool = false
  ) -> Double {
    var pending = 0.0
    return seconds(of: text, spelled: spelled, speaksPunctuation: speaksPunctuation, behind: &pending)
  }

  // How many seconds a piece of a text takes; `pending` is the pause of a sign that the next space makes heard.
  private func seconds(
    of text: String, spelled: Bool, speaksPunctuation: Bool, behind pending: inout Double
  ) -> Double {
    var count = LetterCount(isSpelled: spelled, speaksPunctuation: speaksPunctuation, pending: pending)
    defer { pending = count.pending }
    if !count.addASCII(text) {
      for character in text {
        if !character.isPrintableASCII, character.isWhitespace {
          count.addSpace()
        } else {
          count.add(Self.weight(of: character), pause: Self.pause(after: character))
        }
      }
    }
    return count.letters * secondsPerLetter + count.pauses * pauseFactor
  }

  /// The letters and silences of a text, as its characters are met.
  private struct LetterCount {
    let isSpelled: Bool
    let speaksPunctuation: Bool
    /// The pause of a sign that the next space makes heard.
    var pending: Double
    private(set) var letters = 0.0
    private(set) var pauses = 0.0

    init(isSpelled: Bool, speaksPunctuation: Bool, pending: Double) {
      self.isSpelled = isSpelled
      self.speaksPunctuation = speaksPunctuation
      self.pending = pending
    }

    /// Adds a character that is not white space.
    @inline(__always)
    mutating func add(_ weight: Double, pause: @autoclosure () -> Double) {
      let weight = isSpelled ? SpeechDuration.spelledWeight : weight
      if weight > 0, pending > 0 {
        letters += SpeechDuration.insidePunctuationWeight
        pending = 0
      }
      letters += weight
      guard weight == 0 else { return }
      if speaksPunctuation { letters += SpeechDuration.spelledWeight }
      if !isSpelled { pending = max(pending, pause()) }
    }

    mutating func addSpace() {
      pauses += pending
      pending = 0
    }

    /// Adds a text of ASCII alone, whose bytes need no look at Unicode's tables.
    ///
    /// - Returns: False, and nothing is added, where the text has other characters.
    mutating func addASCII(_ text: String) -> Bool {
      let isAdded = text.utf8.withContiguousStorageIfAvailable { bytes in
        guard bytes.allSatisfy({ $0 < 0x80 }) else { return false }
        for byte in bytes {
          if byte == 0x20 || (0x09...0x0D).contains(byte) {
            addSpace()
          } else {
            add(
              SpeechDuration.weight(of: byte),
              pause: SpeechDuration.pause(after: Character(Unicode.Scalar(byte))))
          }
        }
        return true
      }
      return isAdded ?? false
    }
  }

  private static let commaPause = 0.2
  private static let sentencePause = 0.4
  /// A character that is spelled out is said as a short word.
  private static let spelledWeight = 4.0
  /// "Point" in 11.7, a short word wherever a sign stands between two letters.
  private static let insidePunctuationWeight = 4.0

  private static func pause(after character: Character) -> Double {
    switch character {
    case ",", ";", ":", "–", "—", "、", "，", "；", "：": commaPause
    case ".", "!", "?", "…", "。", "！", "？": sentencePause
    default: 0
    }
  }

  /// How many letters' time a character takes.
  private static func weight(of character: Character) -> Double {
    if let ascii = character.asciiValue { return weight(of: ascii) }
    guard let scalar = character.unicodeScalars.first else { return 0 }
    switch scalar.value {
    case 0x1100...0x11FF, 0x2E80...0x2FDF, 0x3040...0x30FF, 0x3400...0x9FFF, 0xAC00...0xD7AF,
      0xF900...0xFAFF, 0x20000...0x3FFFF:
      return 3
    default: break
    }
    if character.isLetter { return 1 }
    if character.isNumber { return 5 }
    return scalar.properties.isEmojiPresentation || character.isCurrencySymbol ? 8 : 0
  }

  private static func weight(of ascii: UInt8) -> Double {
    switch ascii {
    case 0x41...0x5A, 0x61...0x7A: 1
    case 0x30...0x39: 5
    case 0x23...0x26, 0x2B, 0x3D, 0x40: 6
    default: 0
    }
  }

  private static func slowness(atRate rate: Int) -> Double {
    var factor = 1.0
    let step = rate < 50 ? pointSlowness : 1 / pointSlowness
    for _ in 0..<abs(rate - 50) { factor *= step }
    return factor
  }

  /// The fiftieth root of three.
  private static let pointSlowness = 1.022_215_4

  private static func seconds(_ duration: Duration) -> Double {
    let (seconds, attoseconds) = duration.components
    return Double(seconds) + Double(attoseconds) * 1e-18
  }
}

extension Character {
  /// True for letters, digits and signs of ASCII, which need no look at Unicode's tables.
  fileprivate var isPrintableASCII: Bool { asciiValue.map { $0 > 0x20 && $0 < 0x7F } ?? false }
}
