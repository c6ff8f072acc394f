/// The state of a function of the SHA-2 family, in words of one size.
struct SHA2State<Word: FixedWidthInteger & UnsignedInteger & Sendable>: Sendable {
  /// By how many bits words are turned and shifted.
  struct Turns: Sendable {
    let big0: [Int]
    let big1: [Int]
    /// The last of each is a shift.
    let small0: [Int]
    let small1: [Int]
  }

  private(set) var words: [Word]
  private let constants: [Word]
  private let turns: Turns

  init(_ words: [Word], constants: [Word], turns: Turns) {
    self.words = words
    self.constants = constants
    self.turns = turns
  }

  private static func turn(_ word: Word, _ bits: Int) -> Word {
    word >> Word(bits) | word << Word(Word.bitWidth - bits)
  }

  private static func mix(_ word: Word, _ bits: [Int], shiftsLast: Bool) -> Word {
    turn(word, bits[0]) ^ turn(word, bits[1]) ^ (shiftsLast ? word >> Word(bits[2]) : turn(word, bits[2]))
  }

  /// Takes in one block.
  mutating func add(_ block: ArraySlice<UInt8>) {
    let size = Word.bitWidth / 8
    var schedule = (0..<16).map { index in
      block.dropFirst(index * size).prefix(size).reduce(Word(0)) { $0 << 8 | Word($1) }
    }
    for index in 16..<constants.count {
      let first = Self.mix(schedule[index - 15], turns.small0, shiftsLast: true)
      let second = Self.mix(schedule[index - 2], turns.small1, shiftsLast: true)
      schedule.append(schedule[index - 16] &+ first &+ schedule[index - 7] &+ second)
    }
    var now = words
    for (constant, word) in zip(constants, schedule) {
      let choice = now[4] & now[5] ^ ~now[4] & now[6]
      let first = now[7] &+ Self.mix(now[4], turns.big1, shiftsLast: false) &+ choice &+ constant &+ word
      let majority = now[0] & now[1] ^ now[0] & now[2] ^ now[1] & now[2]
      let second = Self.mix(now[0], turns.big0, shiftsLast: false) &+ majority
      now = [first &+ second, now[0], now[1], now[2], now[3] &+ first, now[4], now[5], now[6]]
    }
    words = zip(words, now).map { $0 &+ $1 }
  }

  /// The words as bytes.
  var bytes: [UInt8] {
    words.flatMap { word in
      (0..<Word.bitWidth / 8).reversed().map { UInt8(truncatingIfNeeded: word >> Word(8 * $0)) }
    }
  }
}

extension SHA2State<UInt32> {
  static var sha256: SHA2State {
    SHA2State(
      PrimeRoots.square.prefix(8).map { UInt32($0 >> 32) },
      constants: PrimeRoots.cube.prefix(64).map { UInt32($0 >> 32) },
      turns: Turns(big0: [2, 13, 22], big1: [6, 11, 25], small0: [7, 18, 3], small1: [17, 19, 10]))
  }
}

extension SHA2State<UInt64> {
  private static var turns: Turns {
    Turns(big0: [28, 34, 39], big1: [14, 18, 41], small0: [1, 8, 7], small1: [19, 61, 6])
  }

  static var sha512: SHA2State {
    SHA2State(Array(PrimeRoots.square.prefix(8)), constants: PrimeRoots.cube, turns: turns)
  }

  static var sha384: SHA2State {
    SHA2State(Array(PrimeRoots.square.dropFirst(8)), constants: PrimeRoots.cube, turns: turns)
  }
}

/// SHA-2 with a digest of 256 bits.
public struct SHA256: HashFunction {
  /// What it makes of data: 32 bytes.
  public typealias Digest = SHA256Digest
  /// How many bytes are taken in at a time.
  public static var blockByteCount: Int { 64 }
  private var blocks = BlockHashing(blockSize: 64, lengthSize: 8, isLengthBigEndian: true)
  private var state = SHA2State<UInt32>.sha256

  /// Begins without data.
  public init() {}

  /// Takes in more data.
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
    for block in blocks.add(bufferPointer) { state.add(block) }
  }

  /// The digest of all data so far.
  public func finalize() -> SHA256Digest {
    var last = state
    for block in blocks.finish() { last.add(block) }
    return SHA256Digest(bytes: last.bytes)
  }
}

/// SHA-2 with a digest of 384 bits.
public struct SHA384: HashFunction {
  /// What it makes of data: 48 bytes.
  public typealias Digest = SHA384Digest
  /// How many bytes are taken in at a time.
  public static var blockByteCount: Int { 128 }
  private var blocks = BlockHashing(blockSize: 128, lengthSize: 16, isLengthBigEndian: true)
  private var state = SHA2State<UInt64>.sha384

  /// Begins without data.
  public init() {}

  /// Takes in more data.
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
    for block in blocks.add(bufferPointer) { state.add(block) }
  }

  /// The digest of all data so far.
  public func finalize() -> SHA384Digest {
    var last = state
    for block in blocks.finish() { last.add(block) }
    return SHA384Digest(bytes: Array(last.bytes.prefix(48)))
  }
}

/// SHA-2 with a digest of 512 bits.
public struct SHA512: HashFunction {
  /// What it makes of data: 64 bytes.
  public typealias Digest = SHA512Digest
  /// How many bytes are taken in at a time.
  public static var blockByteCount: Int { 128 }
  private var blocks = BlockHashing(blockSize: 128, lengthSize: 16, isLengthBigEndian: true)
  private var state = SHA2State<UInt64>.sha512

  /// Begins without data.
  public init() {}

  /// Takes in more data.
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
    for block in blocks.add(bufferPointer) { state.add(block) }
  }

  /// The digest of all data so far.
  public func finalize() -> SHA512Digest {
    var last = state
    for block in blocks.finish() { last.add(block) }
    return SHA512Digest(bytes: last.bytes)
  }
}

/// A digest of `SHA256`.
public typealias SHA256Digest = DigestBytes<SHA256>
/// A digest of `SHA384`.
public typealias SHA384Digest = DigestBytes<SHA384>
/// A digest of `SHA512`.
public typealias SHA512Digest = DigestBytes<SHA512>
