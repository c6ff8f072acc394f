import Foundation

/// Hash functions that are not safe any more, for those who still need them.
public enum Insecure {
  /// SHA-1.
  public struct SHA1: HashFunction {
    /// What it makes of data: 20 bytes.
    public typealias Digest = SHA1Digest
    /// How many bytes are taken in at a time.
    public static var blockByteCount: Int { 64 }
    private var blocks = BlockHashing(blockSize: 64, lengthSize: 8, isLengthBigEndian: true)
    private var words: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0]

    /// Begins without data.
    public init() {}

    /// Takes in more data.
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
      for block in blocks.add(bufferPointer) { Self.add(block, to: &words) }
    }

    /// The digest of all data so far.
    public func finalize() -> SHA1Digest {
      var last = words
      for block in blocks.finish() { Self.add(block, to: &last) }
      return SHA1Digest(
        bytes: last.flatMap { word in [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> $0) } })
    }

    private static func add(_ block: ArraySlice<UInt8>, to words: inout [UInt32]) {
      var schedule = (0..<16).map {
        block.dropFirst(4 * $0).prefix(4).reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
      }
      for index in 16..<80 {
        schedule.append(
          (schedule[index - 3] ^ schedule[index - 8] ^ schedule[index - 14] ^ schedule[index - 16]).turned(1))
      }
      var now = words
      for (index, word) in schedule.enumerated() {
        let mixed: UInt32
        let constant: UInt32
        switch index / 20 {
        case 0: (mixed, constant) = (now[1] & now[2] | ~now[1] & now[3], 0x5A82_7999)
        case 1: (mixed, constant) = (now[1] ^ now[2] ^ now[3], 0x6ED9_EBA1)
        case 2: (mixed, constant) = (now[1] & now[2] | now[1] & now[3] | now[2] & now[3], 0x8F1B_BCDC)
        default: (mixed, constant) = (now[1] ^ now[2] ^ now[3], 0xCA62_C1D6)
        }
        let next = now[0].turned(5) &+ mixed &+ now[4] &+ constant &+ word
        now = [next, now[0], now[1].turned(30), now[2], now[3]]
      }
      words = zip(words, now).map { $0 &+ $1 }
    }
  }

  /// MD5.
  public struct MD5: HashFunction {
    /// What it makes of data: 16 bytes.
    public typealias Digest = MD5Digest
    /// How many bytes are taken in at a time.
    public static var blockByteCount: Int { 64 }
    private var blocks = BlockHashing(blockSize: 64, lengthSize: 8, isLengthBigEndian: false)
    private var words: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476]

    private static let constants = (1...64).map { UInt32(abs(sin(Double($0))) * 4_294_967_296) }
    private static let turns = [[7, 12, 17, 22], [5, 9, 14, 20], [4, 11, 16, 23], [6, 10, 15, 21]]

    /// Begins without data.
    public init() {}

    /// Takes in more data.
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
      for block in blocks.add(bufferPointer) { Self.add(block, to: &words) }
    }

    /// The digest of all data so far.
    public func finalize() -> MD5Digest {
      var last = words
      for block in blocks.finish() { Self.add(block, to: &last) }
      return MD5Digest(
        bytes: last.flatMap { word in [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: word >> $0) } })
    }

    private static func add(_ block: ArraySlice<UInt8>, to words: inout [UInt32]) {
      let data = (0..<16).map {
        block.dropFirst(4 * $0).prefix(4).reversed().reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
      }
      var now = words
      for index in 0..<64 {
        let mixed: UInt32
        let place: Int
        switch index / 16 {
        case 0: (mixed, place) = (now[1] & now[2] | ~now[1] & now[3], index)
        case 1: (mixed, place) = (now[3] & now[1] | ~now[3] & now[2], (5 * index + 1) % 16)
        case 2: (mixed, place) = (now[1] ^ now[2] ^ now[3], (3 * index + 5) % 16)
        default: (mixed, place) = (now[2] ^ (now[1] | ~now[3]), 7 * index % 16)
        }
        let sum = now[0] &+ mixed &+ constants[index] &+ data[place]
        now = [now[3], now[1] &+ sum.turned(turns[index / 16][index % 4]), now[1], now[2]]
      }
      words = zip(words, now).map { $0 &+ $1 }
    }
  }

  /// A digest of `SHA1`.
  public typealias SHA1Digest = DigestBytes<SHA1>
  /// A digest of `MD5`.
  public typealias MD5Digest = DigestBytes<MD5>
}

extension UInt32 {
  fileprivate func turned(_ bits: Int) -> UInt32 { self << UInt32(bits) | self >> UInt32(32 - bits) }
}
