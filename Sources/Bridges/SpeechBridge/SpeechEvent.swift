/// What comes of an utterance while it is turned into sound, in order.
public enum SpeechEvent: Hashable, Sendable {
  /// The next samples.
  case audio([Int16])
  /// A word begins.
  case word(SpokenWord)
  /// Everything was spoken, or the rest was given up.
  case ended(isComplete: Bool)
}

/// A word of an utterance, and when it is heard.
public struct SpokenWord: Hashable, Sendable {
  /// The segment of the utterance.
  public var segment: Int
  /// The word's bytes in the text of the segment, as UTF-8 offsets.
  public var bytes: Range<Int>
  /// Samples of the utterance before it.
  public var sample: Int

  /// Makes a word.
  public init(segment: Int, bytes: Range<Int>, sample: Int) {
    self.segment = segment
    self.bytes = bytes
    self.sample = sample
  }
}

/// An utterance as sound.
public struct RenderedSpeech: Hashable, Sendable {
  /// All of it, 16 bits each, one channel.
  public var samples: [Int16] = []
  /// Its words, in the order in which they are heard.
  public var words: [SpokenWord] = []

  /// Makes sound of nothing.
  public init() {}
}
