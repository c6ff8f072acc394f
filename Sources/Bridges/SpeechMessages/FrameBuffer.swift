/// Cuts a stream of bytes into messages.
package struct FrameBuffer<Message: SpeechMessage>: Sendable {
  /// The longest message that is believed; a longer one means that the other side is not what it seems.
  private static var limit: UInt32 { 64 << 20 }

  private var bytes: [UInt8] = []
  /// True where something came that is no message.
  package private(set) var isBroken = false

  /// Makes an empty buffer.
  package init() {}

  /// Takes in bytes and gives the messages that are complete now.
  package mutating func messages(adding more: some Sequence<UInt8>) -> [Message] {
    bytes.append(contentsOf: more)
    var messages: [Message] = []
    var position = 0
    while !isBroken {
      var length = FrameReader(bytes[position...])
      guard let count = length.number() else { break }
      guard count <= Self.limit else {
        isBroken = true
        break
      }
      let end = position + 4 + Int(count)
      guard end <= bytes.count else { break }
      var reader = FrameReader(bytes[(position + 4)..<end])
      guard let message = Message(&reader) else {
        isBroken = true
        break
      }
      messages.append(message)
      position = end
    }
    bytes.removeFirst(position)
    return messages
  }
}
