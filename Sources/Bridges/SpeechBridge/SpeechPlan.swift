import AccessibilityModel
import SpeechMessages

/// How an utterance is given to a voice: parts that are said in one way, and where each of their characters
/// comes from.
///
/// Words that follow each other in the same voice are one part, so that a sentence sounds like one.
struct SpeechPlan: Hashable, Sendable {
  /// Where a stretch of a part comes from.
  struct Stretch: Hashable, Sendable {
    /// Unicode scalars of the part before it.
    var start: Int
    /// The segment of the utterance.
    var segment: Int
    /// Bytes of the segment's text before the stretch, in UTF-8.
    var byte: Int
    /// The words.
    var text: String
    /// True where the part has something else in their place.
    var isReplaced: Bool
  }

  /// What the synthesiser is told.
  let parts: [SpeechJob.Part]
  /// Where each part's characters come from, in order.
  let stretches: [[Stretch]]

  /// Makes a plan.
  ///
  /// - Parameters:
  ///   - utterance: what is said.
  ///   - style: how, where the words do not say it.
  ///   - voice: the synthesiser's tag of the voice for a BCP 47 tag.
  init(_ utterance: Utterance, style: SpeakingStyle, voice: (String) -> String) {
    self = withoutActuallyEscaping(voice) { voice in
      var planner = Planner(style: style, voice: voice)
      var isFirst = true
      for (index, segment) in utterance.segments.enumerated() where segment.isSpoken {
        planner.add(segment, at: index, isFirst ? nil : Joint(sentence: segment.startsSentence))
        isFirst = false
      }
      return SpeechPlan(parts: planner.parts, stretches: planner.stretches)
    }
  }

  private init(parts: [SpeechJob.Part], stretches: [[Stretch]]) {
    self.parts = parts
    self.stretches = stretches
  }

  /// The segment and the bytes of its text that a word of a part comes from; `nil` where it is one of our own.
  func source(of word: SpeechReply.Word) -> (segment: Int, bytes: Range<Int>)? {
    guard stretches.indices.contains(word.part) else { return nil }
    guard let stretch = stretches[word.part].last(where: { $0.start <= word.offset }) else { return nil }
    let scalars = stretch.text.unicodeScalars
    if stretch.isReplaced { return (stretch.segment, stretch.byte..<stretch.byte + stretch.text.utf8.count) }
    let offset = word.offset - stretch.start
    guard offset < scalars.count else { return nil }
    let start = scalars.index(scalars.startIndex, offsetBy: offset)
    var end = start
    // The synthesiser's own ends differ from people's: a word goes on to the next white space.
    while end < scalars.endIndex, !scalars[end].properties.isWhitespace { end = scalars.index(after: end) }
    if parts[word.part].reading == .characters {
      end = scalars.index(start, offsetBy: max(word.length, 1), limitedBy: scalars.endIndex) ?? end
    }
    let from = stretch.byte + scalars[..<start].reduce(0) { $0 + UTF8.width($1) }
    return (stretch.segment, from..<from + scalars[start..<end].reduce(0) { $0 + UTF8.width($1) })
  }
}

/// What lies between two parts of an utterance.
private struct Joint {
  /// True where a sentence ends there.
  var sentence: Bool
}

/// Puts a plan together, segment by segment.
private struct Planner {
  typealias Stretch = SpeechPlan.Stretch

  let style: SpeakingStyle
  let voice: (String) -> String
  private(set) var parts: [SpeechJob.Part] = []
  private(set) var stretches: [[Stretch]] = []
  private var attributes: SpeechAttributes?

  init(style: SpeakingStyle, voice: @escaping (String) -> String) {
    self.style = style
    self.voice = voice
  }

  mutating func add(_ segment: Utterance.Segment, at index: Int, _ joint: Joint?) {
    var joint = joint
    var silence = Self.milliseconds(segment.pause)
    var byte = 0
    for (text, attributes) in segment.text.pieces {
      defer { byte += text.utf8.count }
      let stretch = Stretch(start: 0, segment: index, byte: byte, text: text, isReplaced: false)
      if silence == 0, attributes == self.attributes, Self.flows(attributes), !parts.isEmpty {
        join(stretch, joint)
      } else {
        if let joint { silence += pause(joint) }
        begin(stretch, attributes, silence)
      }
      joint = nil
      silence = 0
    }
  }

  /// True where words can go on in the same part, with a sign between them that is not spoken.
  private static func flows(_ attributes: SpeechAttributes) -> Bool {
    attributes.wishes.spellsOut != true && attributes.wishes.phonetic == nil
      && attributes.wishes.speaksPunctuation != true
  }

  private mutating func join(_ stretch: Stretch, _ joint: Joint?) {
    var stretch = stretch
    let last = parts.count - 1
    if let joint {
      let isClosed = parts[last].text.last.map { ".!?…。！？,;:".contains($0) } ?? true
      parts[last].text += isClosed ? " " : joint.sentence ? ". " : ", "
    }
    stretch.start = parts[last].text.unicodeScalars.count
    parts[last].text += stretch.text
    stretches[last].append(stretch)
  }

  private mutating func begin(_ stretch: Stretch, _ attributes: SpeechAttributes, _ silence: Int) {
    var stretch = stretch
    let rate = attributes.wishes.rate.map { SpeakingStyle(rate: $0) } ?? style
    var part = SpeechJob.Part(
      stretch.text, voice: voice(attributes.facts.language ?? style.language),
      wordsPerMinute: rate.wordsPerMinute,
      pitch: Self.pitch(style.pitch * (attributes.wishes.pitch ?? 1)), volume: style.volume,
      speaksPunctuation: attributes.wishes.speaksPunctuation ?? false, silence: silence)
    if let phonetic = attributes.wishes.phonetic, let sounds = Phonetics.mnemonics(for: phonetic) {
      part.text = sounds
      part.reading = .phonemes
      stretch.isReplaced = true
    } else if attributes.wishes.spellsOut == true {
      part.reading = .characters
    }
    self.attributes = attributes
    parts.append(part)
    stretches.append([stretch])
  }

  /// The silence of a comma or a full stop, in milliseconds.
  private func pause(_ joint: Joint) -> Int { Int((joint.sentence ? 400 : 200) * style.slowness) }

  /// A pitch of 0 to 2 as the synthesiser's 0 to 99.
  private static func pitch(_ factor: Double) -> Int { Int((min(max(factor, 0), 2) * 49.5).rounded()) }

  private static func milliseconds(_ duration: Duration) -> Int {
    let (seconds, attoseconds) = duration.components
    return Int(seconds) * 1_000 + Int(attoseconds / 1_000_000_000_000_000)
  }
}
