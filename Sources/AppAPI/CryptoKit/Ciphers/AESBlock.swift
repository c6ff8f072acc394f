/// Encrypts blocks of 16 bytes with a key.
struct AESBlock {
  private let roundKeys: [[UInt8]]

  /// Takes a key of 16, 24 or 32 bytes; `nil` for any other size.
  init?(key: [UInt8]) {
    guard [16, 24, 32].contains(key.count) else { return nil }
    let length = key.count / 4
    var words = (0..<length).map { Array(key[4 * $0..<4 * $0 + 4]) }
    var constant: UInt8 = 1
    for index in length..<4 * (length + 7) {
      var word = words[index - 1]
      if index % length == 0 {
        word = (Array(word[1...]) + [word[0]]).map { Self.box[Int($0)] }
        word[0] ^= constant
        constant = Self.doubled(constant)
      } else if length > 6, index % length == 4 {
        word = word.map { Self.box[Int($0)] }
      }
      words.append(zip(words[index - length], word).map { $0 ^ $1 })
    }
    roundKeys = (0..<length + 7).map { Array(words[4 * $0..<4 * $0 + 4].joined()) }
  }

  /// The block with the key applied.
  func encrypt(_ block: [UInt8]) -> [UInt8] {
    var state = Self.sum(block, roundKeys[0])
    for (round, key) in roundKeys.enumerated().dropFirst() {
      // Substitution and the shift of rows in one step: byte i of a column comes i columns later.
      state = (0..<16).map { Self.box[Int(state[($0 + 4 * ($0 % 4)) % 16])] }
      if round != roundKeys.count - 1 { state = Self.mixed(state) }
      state = Self.sum(state, key)
    }
    return state
  }

  private static func mixed(_ state: [UInt8]) -> [UInt8] {
    (0..<16).map { place in
      let column = place / 4 * 4
      let byte = { (offset: Int) in state[column + (place + offset) % 4] }
      return doubled(byte(0)) ^ doubled(byte(1)) ^ byte(1) ^ byte(2) ^ byte(3)
    }
  }

  private static func sum(_ left: [UInt8], _ right: [UInt8]) -> [UInt8] { zip(left, right).map { $0 ^ $1 } }

  private static func doubled(_ byte: UInt8) -> UInt8 { byte << 1 ^ (byte & 0x80 == 0 ? 0 : 0x1B) }

  private static func product(_ left: UInt8, _ right: UInt8) -> UInt8 {
    var (left, result) = (left, UInt8(0))
    for bit in 0..<8 {
      if right >> UInt8(bit) & 1 == 1 { result ^= left }
      left = doubled(left)
    }
    return result
  }

  /// The substitution of each byte: its inverse in the field, its bits mixed.
  private static let box: [UInt8] = (0...255).map { value in
    let byte = UInt8(value)
    let inverse = (0...255).map { UInt8($0) }.first { product(byte, $0) == 1 } ?? 0
    let turned = (1...4).map { inverse << UInt8($0) | inverse >> UInt8(8 - $0) }
    return turned.reduce(inverse ^ 0x63) { $0 ^ $1 }
  }
}
