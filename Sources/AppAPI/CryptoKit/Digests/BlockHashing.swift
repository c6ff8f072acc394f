/// Cuts data into blocks for a hash function, and fills the last one.
struct BlockHashing: Sendable {
  private let blockSize: Int
  /// How many bytes the length of the data has at the end of the last block.
  private let lengthSize: Int
  private let isLengthBigEndian: Bool
  private var rest: [UInt8] = []
  private var count = 0

  init(blockSize: Int, lengthSize: Int, isLengthBigEndian: Bool) {
    self.blockSize = blockSize
    self.lengthSize = lengthSize
    self.isLengthBigEndian = isLengthBigEndian
  }

  /// Takes in data.
  ///
  /// - Returns: The blocks that are whole now.
  mutating func add(_ data: UnsafeRawBufferPointer) -> [ArraySlice<UInt8>] {
    count += data.count
    rest += data
    let whole = rest.count / blockSize * blockSize
    let blocks = Self.blocks(of: rest.prefix(whole), blockSize)
    rest = Array(rest.dropFirst(whole))
    return blocks
  }

  /// The last blocks, filled as all these functions fill them: a bit, zeros, the length in bits.
  func finish() -> [ArraySlice<UInt8>] {
    var last = rest + [0x80]
    while last.count % blockSize != blockSize - lengthSize { last.append(0) }
    let bits = (0..<lengthSize).map {
      $0 < 8 ? UInt8(truncatingIfNeeded: (UInt64(count) << 3) >> UInt64(8 * $0)) : 0
    }
    last += isLengthBigEndian ? bits.reversed() : bits
    return Self.blocks(of: last[...], blockSize)
  }

  private static func blocks(of data: ArraySlice<UInt8>, _ size: Int) -> [ArraySlice<UInt8>] {
    stride(from: 0, to: data.count, by: size).map { data[$0..<$0 + size] }
  }
}

/// The fractions that the functions of the SHA-2 family begin with: of roots of the first prime numbers.
enum PrimeRoots {
  /// The first prime numbers.
  private static func primes(_ count: Int) -> [UInt64] {
    var found: [UInt64] = []
    var next: UInt64 = 2
    while found.count < count {
      if found.allSatisfy({ next % $0 != 0 }) { found.append(next) }
      next += 1
    }
    return found
  }

  /// The first 64 bits behind the point of the cube roots of the first prime numbers.
  static let cube: [UInt64] = primes(80).map { fraction(of: $0, power: 3) }
  /// The first 64 bits behind the point of the square roots of the first prime numbers.
  static let square: [UInt64] = primes(16).map { fraction(of: $0, power: 2) }

  /// The largest number whose power is at most the prime, in 64 bits behind the point.
  private static func fraction(of prime: UInt64, power: Int) -> UInt64 {
    let whole = (1...prime).last { root in
      (0..<power).reduce(UInt64(1)) { product, _ in product * root } <= prime
    }
    var fraction: UInt64 = 0
    for bit in (0..<64).reversed() {
      let tried = fraction | 1 << UInt64(bit)
      if isAtMost(prime, power: power, whole: whole ?? 1, fraction: tried) { fraction = tried }
    }
    return fraction
  }

  /// True where a number with a fraction, to a power, is at most the prime; reckoned in pieces of 32 bits.
  private static func isAtMost(_ prime: UInt64, power: Int, whole: UInt64, fraction: UInt64) -> Bool {
    let root = [fraction & 0xFFFF_FFFF, fraction >> 32, whole]
    let product = (1..<power).reduce(root) { result, _ in multiply(result, root) }
    let places = 2 * power
    let wholes = product.dropFirst(places).enumerated().reduce(UInt64(0)) {
      $0 + $1.element << UInt64(32 * $1.offset)
    }
    return wholes < prime
      || (wholes == prime && product.prefix(places).allSatisfy { $0 == 0 })
  }

  private static func multiply(_ left: [UInt64], _ right: [UInt64]) -> [UInt64] {
    var result = [UInt64](repeating: 0, count: left.count + right.count)
    for (i, a) in left.enumerated() {
      var carry: UInt64 = 0
      for (j, b) in right.enumerated() {
        let sum = result[i + j] + a * b + carry
        result[i + j] = sum & 0xFFFF_FFFF
        carry = sum >> 32
      }
      result[i + right.count] += carry
    }
    return result
  }
}
