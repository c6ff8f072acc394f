import Foundation

/// Width and height of a picture file, in its own units, from its first bytes.
package struct PictureSize: Hashable, Sendable {
  /// From side to side.
  package let width: Double
  /// From top to bottom.
  package let height: Double

  /// How much of a file is looked at, in bytes.
  private static let limit = 256 << 10

  /// Reads a PNG, GIF, JPEG or SVG file; `nil` for other kinds, and where the file does not tell.
  package init?(at path: String) {
    guard let file = FileHandle(forReadingAtPath: path) else { return nil }
    defer { try? file.close() }
    guard let data = try? file.read(upToCount: Self.limit) else { return nil }
    self.init([UInt8](data))
  }

  /// Reads the first bytes of a PNG, GIF, JPEG or SVG file; `nil` for other kinds.
  package init?(_ bytes: [UInt8]) {
    func number(_ position: Int, _ count: Int) -> Int {
      bytes[position..<position + count].reduce(0) { $0 << 8 | Int($1) }
    }
    let found: (Int, Int)?
    if bytes.count >= 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
      found = (number(16, 4), number(20, 4))
    } else if bytes.count >= 10, bytes.starts(with: Array("GIF8".utf8)) {
      found = (Int(bytes[6]) | Int(bytes[7]) << 8, Int(bytes[8]) | Int(bytes[9]) << 8)
    } else if bytes.starts(with: [0xFF, 0xD8]) {
      found = Self.jpeg(bytes)
    } else {
      guard let size = Self.vector(String(decoding: bytes.prefix(4096), as: UTF8.self)) else { return nil }
      self = size
      return
    }
    guard let (width, height) = found, width > 0, height > 0 else { return nil }
    self.init(width: Double(width), height: Double(height))
  }

  private init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// Goes from segment to segment up to the one that begins a frame.
  private static func jpeg(_ bytes: [UInt8]) -> (Int, Int)? {
    var position = 2
    while position + 9 < bytes.count, bytes[position] == 0xFF {
      let marker = bytes[position + 1]
      if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
        return (
          Int(bytes[position + 7]) << 8 | Int(bytes[position + 8]),
          Int(bytes[position + 5]) << 8 | Int(bytes[position + 6])
        )
      }
      position += 2 + (Int(bytes[position + 2]) << 8 | Int(bytes[position + 3]))
    }
    return nil
  }

  /// The size that a drawing says it has, or that of its window.
  private static func vector(_ text: String) -> PictureSize? {
    guard let start = text.range(of: "<svg") else { return nil }
    let tag = text[start.upperBound...].prefix { $0 != ">" }
    func attribute(_ name: String) -> Substring? {
      guard let begin = tag.range(of: " \(name)=\"") else { return nil }
      return tag[begin.upperBound...].prefix { $0 != "\"" }
    }
    func length(_ name: String) -> Double? {
      attribute(name).flatMap { Double($0.prefix { $0.isNumber || $0 == "." }) }
    }
    if let width = length("width"), let height = length("height"), width > 0, height > 0 {
      return PictureSize(width: width, height: height)
    }
    let window = attribute("viewBox")?.split { $0 == " " || $0 == "," }.compactMap { Double($0) } ?? []
    guard window.count == 4, window[2] > 0, window[3] > 0 else { return nil }
    return PictureSize(width: window[2], height: window[3])
  }
}
