import CEspeak
import SpeechMessages

/// What comes of one job while the synthesiser works on it.
final class Passage {
  private let job: UInt32
  private let channel: Channel
  private let isCancelled: () -> Bool
  /// True once the job was given up.
  private(set) var isOver = false
  private var part = 0
  /// Samples of the job sent so far.
  private var samples = 0
  /// Samples sent before the text that is being worked on.
  private var before = 0
  /// True while words are told that the synthesiser does not know.
  private var tellsWords = true

  init(job: UInt32, _ channel: Channel, isCancelled: @escaping () -> Bool) {
    self.job = job
    self.channel = channel
    self.isCancelled = isCancelled
    isOver = isCancelled()
  }

  /// Goes on with another part.
  func begin(part: Int) {
    self.part = part
    tellsWords = true
  }

  /// Sends silence.
  func silence(milliseconds: Int, rate: Int) {
    guard milliseconds > 0 else { return }
    send([Int16](repeating: 0, count: min(milliseconds, 60_000) * rate / 1_000))
    before = samples
  }

  /// Tells of a word at this place; the synthesiser's own are not told for this part.
  func word(offset: Int, length: Int) {
    tellsWords = false
    channel.send(
      .word(id: job, SpeechReply.Word(part: part, offset: offset, length: length, sample: samples)))
  }

  /// A text is at its end.
  func endText() { before = samples }

  /// Takes in what the synthesiser made.
  ///
  /// - Returns: whether to go on.
  func take(
    _ wave: UnsafeMutablePointer<Int16>?, _ count: Int, _ events: UnsafeMutablePointer<espeak_EVENT>
  ) -> Bool {
    isOver = isOver || isCancelled()
    guard !isOver else { return false }
    var event = events
    while event.pointee.type != espeakEVENT_LIST_TERMINATED {
      let place = Int(event.pointee.text_position)
      if tellsWords, event.pointee.type == espeakEVENT_WORD, place > 0 {
        let word = SpeechReply.Word(
          part: part, offset: place - 1, length: Int(event.pointee.length),
          sample: before + Int(event.pointee.sample))
        channel.send(.word(id: job, word))
      }
      event += 1
    }
    if let wave, count > 0 { send(Array(UnsafeBufferPointer(start: wave, count: count))) }
    return true
  }

  private func send(_ more: [Int16]) {
    samples += more.count
    channel.send(.audio(id: job, more))
  }
}
