/// The text of a saved screen, as UTF-8 without a byte order mark.
struct ScreenText {
  /// The bytes of the text, which are UTF-8 unless it is markup that says otherwise.
  let bytes: [UInt8]
  /// True where the file was UTF-16, so that what it says of its encoding no longer holds.
  let isTranscoded: Bool

  static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// Takes the bytes of a file; UTF-16 with a byte order mark, as Windows writes it, becomes UTF-8.
  init(_ bytes: [UInt8]) throws(SavedScreenError) {
    if let transcoded = Self.transcoded(bytes) {
      guard bytes.count.isMultiple(of: 2) else {
        throw SavedScreenError(.truncated, detail: "inside a character of UTF-16")
      }
      self.bytes = transcoded
      isTranscoded = true
      return
    }
    self.bytes = bytes.starts(with: Self.byteOrderMark) ? Array(bytes.dropFirst(3)) : bytes
    isTranscoded = false
  }

  /// True where there is nothing but white space.
  var isBlank: Bool { bytes.allSatisfy { $0 == 32 || $0 == 9 || $0 == 10 || $0 == 13 } }

  /// The place of a byte.
  func place(_ offset: Int) -> TextPlace { TextPlace(of: offset, in: bytes) }

  /// The text, where all of it is UTF-8.
  func string() throws(SavedScreenError) -> String {
    if let text = String(validating: bytes, as: UTF8.self) { return text }
    throw SavedScreenError(.encoding, at: place(firstFault))
  }

  /// Where the first byte stands that belongs to no character.
  private var firstFault: Int {
    var decoder = UTF8()
    var rest = bytes.makeIterator()
    var offset = 0
    while case .scalarValue(let scalar) = decoder.decode(&rest) { offset += UTF8.width(scalar) }
    return offset
  }

  /// UTF-16 that begins with a byte order mark, as UTF-8; `nil` for anything else.
  static func transcoded(_ bytes: [UInt8]) -> [UInt8]? {
    let isLittle = bytes.starts(with: [0xFF, 0xFE])
    guard isLittle || bytes.starts(with: [0xFE, 0xFF]) else { return nil }
    let units = stride(from: 2, to: bytes.count - 1, by: 2).map { index in
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      return isLittle ? second << 8 | first : first << 8 | second
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }
}

extension UTF8 {
  fileprivate static func width(_ scalar: Unicode.Scalar) -> Int { String(scalar).utf8.count }
}
