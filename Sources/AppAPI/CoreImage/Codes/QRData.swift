/// The data of a code of squares: the message, and what it is corrected by.
enum QRData {
  /// How many bytes correct each block, by the level and the version.
  private static let correctionLengths: [[Int]] = [
    [
      7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30, 30, 26, 28,
      30, 30,
      30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
    [
      10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28, 28, 28, 28,
      28,
      28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
    ],
    [
      13, 22, 18, 26, 18, 24, 18, 22, 20, 24, 28, 26, 24, 20, 30, 24, 28, 28, 26, 30, 28, 30, 30, 30, 30, 28,
      30,
      30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
    [
      17, 28, 22, 16, 22, 28, 26, 26, 24, 28, 24, 28, 22, 24, 24, 30, 28, 28, 26, 28, 30, 24, 30, 30, 30, 30,
      30,
      30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
  ]
  /// How many blocks there are, by the level and the version.
  private static let blockCounts: [[Int]] = [
    [
      1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13, 14, 15, 16, 17,
      18,
      19, 19, 20, 21, 22, 24, 25,
    ],
    [
      1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25, 26, 28,
      29, 31,
      33, 35, 37, 38, 40, 43, 45, 47, 49,
    ],
    [
      1, 1, 2, 2, 4, 4, 6, 6, 8, 8, 8, 10, 12, 16, 12, 17, 16, 18, 21, 20, 23, 23, 25, 27, 29, 34, 34, 35, 38,
      40,
      43, 45, 48, 51, 53, 56, 59, 62, 65, 68,
    ],
    [
      1, 1, 2, 4, 4, 4, 5, 6, 8, 8, 11, 11, 16, 16, 18, 16, 19, 21, 25, 25, 25, 34, 30, 32, 35, 37, 40, 42,
      45, 48,
      51, 54, 57, 60, 63, 66, 70, 74, 77, 81,
    ],
  ]

  /// How many bytes a version holds, those that correct among them.
  private static func capacity(_ version: Int) -> Int {
    var squares = (16 * version + 128) * version + 64
    if version >= 2 {
      let count = version / 7 + 2
      squares -= (25 * count - 10) * count - 55
      if version >= 7 { squares -= 36 }
    }
    return squares / 8
  }

  private static func dataCapacity(_ version: Int, _ level: Int) -> Int {
    capacity(version) - correctionLengths[level][version - 1] * blockCounts[level][version - 1]
  }

  private static func lengthBits(_ version: Int) -> Int { version < 10 ? 8 : 16 }

  /// True where so many bytes fit into a version.
  static func fits(_ count: Int, version: Int, _ level: Int) -> Bool {
    4 + lengthBits(version) + count * 8 <= dataCapacity(version, level) * 8
  }

  /// The bytes of a code, in the order in which they stand in it.
  static func codewords(_ message: [UInt8], version: Int, _ level: Int) -> [UInt8] {
    var bits: [Bool] = []
    func append(_ value: Int, _ count: Int) {
      for place in (0..<count).reversed() { bits.append((value >> place) & 1 == 1) }
    }
    append(4, 4)
    append(message.count, lengthBits(version))
    for byte in message { append(Int(byte), 8) }
    let capacity = dataCapacity(version, level)
    append(0, min(4, capacity * 8 - bits.count))
    append(0, (8 - bits.count % 8) % 8)
    var data = stride(from: 0, to: bits.count, by: 8).map { start in
      bits[start..<start + 8].reduce(UInt8(0)) { $0 << 1 | ($1 ? 1 : 0) }
    }
    var filler: UInt8 = 0xEC
    while data.count < capacity {
      data.append(filler)
      filler ^= 0xEC ^ 0x11
    }
    return interleaved(data, version, level)
  }

  private static func interleaved(_ data: [UInt8], _ version: Int, _ level: Int) -> [UInt8] {
    let count = blockCounts[level][version - 1]
    let (short, longer) = data.count.quotientAndRemainder(dividingBy: count)
    var blocks: [ArraySlice<UInt8>] = []
    var start = 0
    for index in 0..<count {
      let end = start + short + (index >= count - longer ? 1 : 0)
      blocks.append(data[start..<end])
      start = end
    }
    let divisor = generator(correctionLengths[level][version - 1])
    let corrections = blocks.map { remainder($0, divisor) }
    var all: [UInt8] = []
    for place in 0...short {
      for block in blocks where place < block.count { all.append(block[block.startIndex + place]) }
    }
    for place in 0..<divisor.count { for correction in corrections { all.append(correction[place]) } }
    return all
  }

  // MARK: Reed-Solomon

  /// The product of two numbers of the field with 256 elements.
  private static func product(_ first: UInt8, _ second: UInt8) -> UInt8 {
    var result = 0
    for place in (0..<8).reversed() {
      result = result << 1 ^ (result >> 7) * 0x11D
      result ^= Int((second >> UInt8(place)) & 1) * Int(first)
    }
    return UInt8(truncatingIfNeeded: result)
  }

  /// The polynomial whose roots are the first powers of 2, without its leading 1.
  private static func generator(_ degree: Int) -> [UInt8] {
    var result = [UInt8](repeating: 0, count: degree - 1) + [1]
    var root: UInt8 = 1
    for _ in 0..<degree {
      for place in 0..<degree {
        result[place] = product(result[place], root)
        if place + 1 < degree { result[place] ^= result[place + 1] }
      }
      root = product(root, 2)
    }
    return result
  }

  private static func remainder(_ data: ArraySlice<UInt8>, _ divisor: [UInt8]) -> [UInt8] {
    var result = [UInt8](repeating: 0, count: divisor.count)
    for byte in data {
      let factor = byte ^ result.removeFirst()
      result.append(0)
      for (place, coefficient) in divisor.enumerated() { result[place] ^= product(coefficient, factor) }
    }
    return result
  }
}
