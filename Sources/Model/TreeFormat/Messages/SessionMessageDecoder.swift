/// Puts messages together from bytes that arrive in pieces of any size.
public struct SessionMessageDecoder: Sendable {
  private var buffer: [UInt8] = []
  private var start = 0
  private var failure: FormatError?

  /// Makes a decoder that has met no byte yet.
  public init() {}

  /// How many bytes wait for the rest of their message.
  public var pendingByteCount: Int { buffer.count - start }

  /// Takes in bytes as they arrived.
  public mutating func append(_ bytes: some Sequence<UInt8>) {
    if start > 4096, start * 2 > buffer.count {
      buffer.removeFirst(start)
      start = 0
    }
    buffer.append(contentsOf: bytes)
  }

  /// The next whole message; `nil` until more bytes arrive.
  ///
  /// - Throws: `FormatError` where the bytes are no message. What follows cannot be told apart any more, so
  ///   the same error is thrown from then on.
  public mutating func next() throws(FormatError) -> SessionMessage? {
    if let failure { throw failure }
    guard pendingByteCount >= 4 else { return nil }
    var length = 0
    for index in 0..<4 { length |= Int(buffer[start + index]) << (8 * index) }
    if length > SessionMessage.maximumLength { throw fail(FormatError(.tooLong, in: "message", at: 0)) }
    guard pendingByteCount - 4 >= length else { return nil }
    let content = start + 4
    do throws(FormatError) {
      let message = try SessionMessage(content: buffer[content..<content + length])
      start = content + length
      return message
    } catch {
      throw fail(error)
    }
  }

  private mutating func fail(_ error: FormatError) -> FormatError {
    failure = error
    return error
  }
}
