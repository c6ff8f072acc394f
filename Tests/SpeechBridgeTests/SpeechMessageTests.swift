import SpeechMessages
import Testing

@Suite("Messages between a program and its voice")
struct SpeechMessageTests {
  private static let commands: [SpeechCommand] = [
    .speak(
      SpeechJob(
        id: 7,
        parts: [
          SpeechJob.Part("Bailey", voice: "en-us"),
          SpeechJob.Part(
            "かな", voice: "ja", wordsPerMinute: 300, pitch: 60, volume: 50, reading: .characters,
            speaksPunctuation: true, silence: 1_000),
        ])),
    .cancel(through: 7), .pronounce(id: 8, voice: "en-us", text: "zombie"), .play([0, -1, .max, .min]), .hush,
    .drain(id: 9),
  ]

  private static let replies: [SpeechReply] = [
    .ready(sampleRate: 22_050, voices: [SpeechReply.Voice(name: "English", language: "en-us")]),
    .failed("no data"), .audio(id: 7, [1, -2, 3]),
    .word(id: 7, SpeechReply.Word(part: 1, offset: 2, length: 3, sample: 4)),
    .ended(id: 7, isComplete: false), .pronunciation(id: 8, "zˈɑːmbi"), .drained(id: 9),
  ]

  @Test("Every command arrives as it was sent, however the stream is cut")
  func commands() {
    let bytes = Self.commands.flatMap(\.frame)
    for size in [1, 3, 7, bytes.count] {
      var buffer = FrameBuffer<SpeechCommand>()
      var arrived: [SpeechCommand] = []
      for start in stride(from: 0, to: bytes.count, by: size) {
        arrived += buffer.messages(adding: bytes[start..<min(start + size, bytes.count)])
      }
      #expect(arrived == Self.commands)
    }
  }

  @Test("Every reply arrives as it was sent")
  func replies() {
    var buffer = FrameBuffer<SpeechReply>()
    #expect(buffer.messages(adding: Self.replies.flatMap(\.frame)) == Self.replies)
  }

  @Test("Bytes that are no message end the stream, and so does a length nobody would send")
  func broken() {
    for bytes: [UInt8] in [[1, 0, 0, 0, 99], [255, 255, 255, 255], [5, 0, 0, 0, 3, 255, 255, 255, 255]] {
      var buffer = FrameBuffer<SpeechReply>()
      #expect(buffer.messages(adding: bytes).isEmpty)
      #expect(buffer.isBroken)
    }
  }
}
