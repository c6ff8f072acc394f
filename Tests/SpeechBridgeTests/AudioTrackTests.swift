import SpeechBridge
import Testing

@Suite("A track of speech and sounds")
struct AudioTrackTests {
  @Test("A turn begins when everything before it was heard, sounds lie over words")
  func turns() {
    var track = AudioTrack(sampleRate: 10)
    track.beginTurn(after: .seconds(1))
    track.play([5, 5])
    track.speak([1, 1, 1], interrupts: true)
    track.beginTurn(after: .milliseconds(200))
    track.speak([2], interrupts: true)
    #expect(track.samples == [6, 6, 1, 0, 0, 2])
  }

  @Test("Words that interrupt cut those before them, others wait; silence cuts too")
  func interruptions() {
    var track = AudioTrack(sampleRate: 10)
    track.beginTurn()
    track.speak([1, 1, 1, 1], interrupts: true)
    #expect(track.speak([2, 2], at: .milliseconds(200), interrupts: true) == 2)
    #expect(track.speak([3], at: .milliseconds(200), interrupts: false) == 4)
    #expect(track.samples == [1, 1, 2, 2, 3])
    track.stopSpeech(at: .milliseconds(300))
    #expect(track.samples == [1, 1, 2])
    #expect(track.speak([4], at: .milliseconds(500), interrupts: false) == 5)
    #expect(track.samples == [1, 1, 2, 0, 0, 4])
  }

  @Test("10.13: words that were cut in a later turn end where they were cut")
  func cutLater() {
    var track = AudioTrack(sampleRate: 10)
    track.speak([1, 1], interrupts: true)
    let start = track.speak([2, 2, 2], interrupts: false)
    track.cutSpeech(beginningAt: start, after: .milliseconds(100))
    track.beginTurn(after: .milliseconds(100))
    track.speak([3], interrupts: true)
    #expect(track.samples == [1, 1, 2, 0, 3])
  }

  @Test("Loud sounds over loud words are as loud as it goes, not the other way round")
  func loudness() {
    var track = AudioTrack(sampleRate: 10)
    track.speak([.max, .min], interrupts: true)
    track.play([.max, .min])
    #expect(track.samples == [.max, .min])
  }

  @Test("A WAV file comes back as it was written")
  func file() throws {
    let file = WAVFile(sampleRate: 22_050, samples: [0, 1, -1, .max, .min])
    #expect(WAVFile(bytes: file.bytes) == file)
    #expect(file.bytes.count == 54)
    #expect(WAVFile(bytes: Array(file.bytes.dropLast())) == nil)
    #expect(WAVFile(bytes: []) == nil)
  }
}
