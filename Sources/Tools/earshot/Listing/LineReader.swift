import Foundation

/// Takes line by line from a file or the standard input, with bounded memory.
struct LineReader {
  /// What stands in a line.
  enum Line {
    case text(String)
    /// It is longer than any screen may be, and was passed over.
    case tooLong
  }

  private let file: FileHandle
  private let limit: Int
  private var bytes: [UInt8] = []
  private var start = 0
  private var isAtEnd = false

  /// Reads from a file.
  ///
  /// - Parameters:
  ///   - file: The open file.
  ///   - limit: How many bytes a line may have.
  init(_ file: FileHandle, limit: Int) {
    self.file = file
    self.limit = limit
  }

  /// The next line without its end; `nil` behind the last one.
  ///
  /// - Throws: What keeps the file from being read on.
  mutating func next() throws -> Line? {
    var searched = start
    var isTooLong = false
    while true {
      if let end = bytes[searched...].firstIndex(of: 10) {
        defer { start = end + 1 }
        return isTooLong ? .tooLong : .text(text(start..<end))
      }
      searched = bytes.count
      if searched - start > limit {
        isTooLong = true
        bytes.removeAll(keepingCapacity: true)
        (start, searched) = (0, 0)
      }
      if isAtEnd {
        guard start < bytes.count || isTooLong else { return nil }
        defer { start = bytes.count }
        return isTooLong ? .tooLong : .text(text(start..<bytes.count))
      }
      bytes.removeSubrange(..<start)
      searched -= start
      start = 0
      let more = try file.read(upToCount: 1 << 16) ?? Data()
      isAtEnd = more.isEmpty
      bytes += more
    }
  }

  private func text(_ range: Range<Int>) -> String {
    let line = bytes[range]
    return String(decoding: line.last == 13 ? line.dropLast() : line, as: UTF8.self)
  }
}
