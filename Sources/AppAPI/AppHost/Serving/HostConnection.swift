import Glibc
import TreeFormat

/// The socket over which a session and this process talk; the app's output goes elsewhere.
struct HostConnection {
  private let descriptor: Int32
  private var decoder = SessionMessageDecoder()

  /// Takes over the descriptor of a socket.
  init(_ descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// The next message; `nil` where the other side has ended.
  ///
  /// - Returns: The message.
  /// - Throws: `FormatError` where what arrives is no message.
  mutating func next() throws(FormatError) -> SessionMessage? {
    while true {
      if let message = try decoder.next() { return message }
      guard readMore() else { return nil }
    }
  }

  /// Sends messages; what the other side no longer reads is dropped.
  func send(_ messages: [SessionMessage]) {
    let bytes = messages.flatMap { $0.encoded() }
    var sent = 0
    while sent < bytes.count {
      let count = bytes.withUnsafeBytes { all in
        let rest = UnsafeRawBufferPointer(rebasing: all[sent...])
        return Glibc.send(descriptor, rest.baseAddress, rest.count, Int32(MSG_NOSIGNAL))
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      sent += count
    }
  }

  private mutating func readMore() -> Bool {
    while true {
      var count = 0
      let bytes = [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, filled in
        count = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
        filled = max(0, count)
      }
      if count < 0, errno == EINTR { continue }
      decoder.append(bytes)
      return count > 0
    }
  }
}
