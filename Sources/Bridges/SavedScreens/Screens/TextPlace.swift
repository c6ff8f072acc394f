/// A place in a file, as editors count.
public struct TextPlace: Hashable, Sendable {
  /// The line, from 1.
  public var line: Int
  /// The character in the line, from 1.
  public var column: Int

  /// Makes a place.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// The place of a byte.
  ///
  /// - Complexity: O(offset).
  init(of offset: Int, in bytes: [UInt8]) {
    let before = bytes.prefix(offset)
    var line = 1
    var start = 0
    for (index, byte) in before.enumerated() where byte == 10 {
      line += 1
      start = index + 1
    }
    // Bytes that go on a character are not counted.
    let column = before[min(start, before.count)...].count { $0 & 0xC0 != 0x80 }
    self.init(line: line, column: column + 1)
  }
}
