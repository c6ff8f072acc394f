/// Something the voice is to say, part by part.
package struct SpeechJob: Hashable, Sendable {
  /// How the characters of a part are understood.
  package enum Reading: UInt8, Hashable, Sendable, CaseIterable {
    /// As words.
    case words = 0
    /// One character after the other, each by its name.
    case characters = 1
    /// As the synthesiser's names of sounds.
    case phonemes = 2
  }

  /// Words that are said in one way.
  package struct Part: Hashable, Sendable {
    /// What is said.
    package var text: String
    /// The synthesiser's name of the voice.
    package var voice: String
    /// Speed.
    package var wordsPerMinute: Int
    /// Height of the voice, 0 to 99; 50 is its own.
    package var pitch: Int
    /// Loudness in percent, 0 to 100.
    package var volume: Int
    /// How the characters are understood.
    package var reading: Reading
    /// True where every sign is said.
    package var speaksPunctuation: Bool
    /// Milliseconds of silence before it.
    package var silence: Int

    /// Makes a part.
    package init(
      _ text: String, voice: String, wordsPerMinute: Int = 180, pitch: Int = 50, volume: Int = 100,
      reading: Reading = .words, speaksPunctuation: Bool = false, silence: Int = 0
    ) {
      self.text = text
      self.voice = voice
      self.wordsPerMinute = wordsPerMinute
      self.pitch = pitch
      self.volume = volume
      self.reading = reading
      self.speaksPunctuation = speaksPunctuation
      self.silence = silence
    }
  }

  /// Number of the job; later jobs have higher ones.
  package var id: UInt32
  /// What is said, in order.
  package var parts: [Part]

  /// Makes a job.
  package init(id: UInt32, parts: [Part]) {
    self.id = id
    self.parts = parts
  }
}
