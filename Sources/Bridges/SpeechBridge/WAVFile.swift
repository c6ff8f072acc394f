import Foundation
import Glibc

/// Sound as a WAV file: 16 bits, one channel.
public struct WAVFile: Hashable, Sendable {
  /// Samples that make a second.
  public var sampleRate: Int
  /// The sound.
  public var samples: [Int16]

  /// Makes a file of samples.
  public init(sampleRate: Int, samples: [Int16]) {
    self.sampleRate = sampleRate
    self.samples = samples
  }

  /// Reads the bytes of a file; `nil` where they are none of 16 bits and one channel.
  public init?(bytes: [UInt8]) {
    func number(_ place: Int, _ count: Int) -> Int? {
      guard place + count <= bytes.count else { return nil }
      return bytes[place..<place + count].reversed().reduce(0) { $0 << 8 | Int($1) }
    }
    guard bytes.count >= 44, bytes.starts(with: Array("RIFF".utf8)), number(20, 2) == 1,
      number(22, 2) == 1, number(34, 2) == 16, let rate = number(24, 4), let length = number(40, 4),
      44 + length <= bytes.count
    else { return nil }
    sampleRate = rate
    samples = stride(from: 44, to: 44 + length - 1, by: 2).map { place in
      Int16(truncatingIfNeeded: Int(bytes[place]) | Int(bytes[place + 1]) << 8)
    }
  }

  /// The file.
  public var bytes: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(44 + samples.count * 2)
    func add(_ number: Int, _ count: Int) {
      for index in 0..<count { bytes.append(UInt8(truncatingIfNeeded: number >> (8 * index))) }
    }
    bytes += Array("RIFF".utf8)
    add(36 + samples.count * 2, 4)
    bytes += Array("WAVEfmt ".utf8)
    add(16, 4)
    add(1, 2)
    add(1, 2)
    add(sampleRate, 4)
    add(sampleRate * 2, 4)
    add(2, 2)
    add(16, 2)
    bytes += Array("data".utf8)
    add(samples.count * 2, 4)
    for sample in samples {
      bytes.append(UInt8(truncatingIfNeeded: sample))
      bytes.append(UInt8(truncatingIfNeeded: sample >> 8))
    }
    return bytes
  }

  /// Writes the file.
  ///
  /// - Parameter path: Where to; what was there is replaced.
  /// - Throws: `SpeechError` with code `unwritable`.
  public func write(to path: String) throws(SpeechError) {
    try Self.check(path: path)
    do {
      try Data(bytes).write(to: URL(filePath: path))
    } catch {
      throw SpeechError(.unwritable, path, details: [error.localizedDescription])
    }
  }

  /// Fails where a file could not be written, and leaves what is there.
  ///
  /// - Parameter path: Where it is to be written later.
  /// - Throws: `SpeechError` with code `unwritable`.
  public static func check(path: String) throws(SpeechError) {
    let isThere = access(path, F_OK) == 0
    let file = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o644)
    guard file >= 0 else {
      throw SpeechError(.unwritable, path, details: [String(cString: strerror(errno))])
    }
    close(file)
    if !isThere { unlink(path) }
  }
}
