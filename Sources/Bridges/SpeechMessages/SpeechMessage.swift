/// What goes through the pipe between a program and the process that speaks for it.
///
/// A message is a length of four bytes and as many bytes behind it; numbers are little-endian, samples as the
/// machine has them.
package protocol SpeechMessage: Sendable {
  /// Writes the message without its length.
  func write(to writer: inout FrameWriter)
  /// Reads a message without its length; `nil` where the bytes are none.
  init?(_ reader: inout FrameReader)
}

extension SpeechMessage {
  /// The message with its length before it.
  package var frame: [UInt8] {
    var writer = FrameWriter()
    write(to: &writer)
    return writer.frame
  }
}

/// Puts fields behind each other.
package struct FrameWriter {
  private var bytes: [UInt8] = [0, 0, 0, 0]

  /// The fields with their length before them.
  var frame: [UInt8] {
    var result = bytes
    let count = UInt32(bytes.count - 4)
    for index in 0..<4 { result[index] = UInt8(truncatingIfNeeded: count >> (8 * UInt32(index))) }
    return result
  }

  mutating func add(_ byte: UInt8) { bytes.append(byte) }

  mutating func add(_ number: UInt32) {
    for shift in stride(from: UInt32(0), to: 32, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: number >> shift))
    }
  }

  mutating func add(_ text: String) {
    add(UInt32(text.utf8.count))
    bytes.append(contentsOf: text.utf8)
  }

  mutating func add(_ samples: [Int16]) {
    add(UInt32(samples.count))
    // As they lie in memory: both processes run on one machine.
    samples.withUnsafeBytes { bytes.append(contentsOf: $0) }
  }
}

/// Takes fields off, one after the other; each is `nil` where the bytes do not reach.
package struct FrameReader {
  private var bytes: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }

  mutating func byte() -> UInt8? { bytes.popFirst() }

  mutating func number() -> UInt32? {
    guard bytes.count >= 4 else { return nil }
    let value = bytes.prefix(4).reversed().reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    bytes.removeFirst(4)
    return value
  }

  mutating func text() -> String? {
    guard let count = number(), bytes.count >= count else { return nil }
    defer { bytes.removeFirst(Int(count)) }
    return String(decoding: bytes.prefix(Int(count)), as: UTF8.self)
  }

  mutating func samples() -> [Int16]? {
    guard let count = number(), bytes.count / 2 >= count else { return nil }
    let length = Int(count) * 2
    defer { bytes.removeFirst(length) }
    return [Int16](unsafeUninitializedCapacity: Int(count)) { samples, written in
      bytes.prefix(length).withUnsafeBytes { UnsafeMutableRawBufferPointer(samples).copyMemory(from: $0) }
      written = Int(count)
    }
  }
}
