/// Where lines of a copy begin, by the numbers that the compiler's messages have.
///
/// `#sourceLocation` gives the lines behind it other numbers, so that one number can stand for several lines.
struct SourceLines {
  private let bytes: [UInt8]
  private var starts: [Int] = [0]
  private var numbers: [Int] = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") { starts.append(offset + 1) }
    var next = 1
    for (index, start) in starts.enumerated() {
      let end = index + 1 < starts.count ? starts[index + 1] : bytes.count
      numbers.append(next)
      next += 1
      let line = String(decoding: bytes[start..<end], as: UTF8.self)
      guard line.hasPrefix("#sourceLocation(") else { continue }
      numbers[index] = 0
      let digits = line.split(separator: "line:").last?.drop { $0 == " " }.prefix { $0.isNumber }
      next = line.contains("line:") ? digits.flatMap { Int($0) } ?? next : index + 2
    }
  }

  /// The place in the copy; of several lines with the number, one that has a word there, if any.
  func offset(line: Int, column: Int) -> Int? {
    let places = numbers.indices.filter { numbers[$0] == line }.map { starts[$0] + column - 1 }
    // What a macro writes is said to stand behind the word that it follows.
    return places.first { $0 < bytes.count && !Self.blanks.contains(bytes[$0]) }
      ?? places.first { $0 < bytes.count }
  }

  /// The number of the line that holds a place.
  func line(at offset: Int) -> Int {
    let index = starts.lastIndex { $0 <= offset } ?? 0
    return numbers[index]
  }

  private static let blanks = Set(" \n\t\r".utf8)
}
