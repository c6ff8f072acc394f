import FoundationAdditions

/// One value in the distinguished encoding (DER), in which certificates and keys are written.
struct EncodedValue {
  /// The first bytes of values that certificates are made of.
  enum Tag {
    static let integer: UInt8 = 0x02
    static let bits: UInt8 = 0x03
    static let identifier: UInt8 = 0x06
    static let latinText: UInt8 = 0x14
    static let shortTime: UInt8 = 0x17
    static let time: UInt8 = 0x18
    static let wideText: UInt8 = 0x1E
    static let sequence: UInt8 = 0x30
    /// The name of a host, among the names of who a certificate is for.
    static let host: UInt8 = 0x82
    /// The version of a certificate.
    static let version: UInt8 = 0xA0
    /// What newer certificates tell beside the rest.
    static let extensions: UInt8 = 0xA3
  }

  /// The byte that says what the value is.
  let tag: UInt8
  /// The value without its head.
  let content: ArraySlice<UInt8>

  /// Reads the value at the start of bytes, and takes it from them; `nil` where none begins there.
  init?(takenFrom bytes: inout ArraySlice<UInt8>) {
    var rest = bytes
    // A tag of several bytes is in no certificate.
    guard let tag = rest.popFirst(), let first = rest.popFirst(), tag & 0x1F != 0x1F else { return nil }
    var length = Int(first)
    if first >= 0x80 {
      let count = Int(first & 0x7F)
      guard (1...4).contains(count), rest.count >= count else { return nil }
      length = rest.prefix(count).reduce(0) { $0 << 8 | Int($1) }
      rest = rest.dropFirst(count)
    }
    guard rest.count >= length else { return nil }
    self.tag = tag
    content = rest.prefix(length)
    bytes = rest.dropFirst(length)
  }

  /// The single value that bytes hold; `nil` where they hold none, or more.
  init?(whole data: Data) {
    var bytes = ArraySlice([UInt8](data))
    self.init(takenFrom: &bytes)
    guard bytes.isEmpty else { return nil }
  }

  /// The values inside of it, up to the first bytes that are none.
  ///
  /// - Complexity: O(n) in the number of bytes.
  var parts: [EncodedValue] {
    var rest = content
    var parts: [EncodedValue] = []
    while let part = EncodedValue(takenFrom: &rest) { parts.append(part) }
    return parts
  }

  /// The text that it is.
  var text: String {
    switch tag {
    case Tag.latinText: String(bytes: content, encoding: .isoLatin1) ?? ""
    case Tag.wideText: String(bytes: content, encoding: .utf16BigEndian) ?? ""
    default: String(decoding: content, as: UTF8.self)
    }
  }

  /// The moment that it is; `nil` for a value that is no time.
  var moment: Date? {
    guard tag == Tag.time || tag == Tag.shortTime else { return nil }
    let figures = content.prefix { (0x30...0x39).contains($0) }.map { Int($0) - 0x30 }
    let yearLength = tag == Tag.time ? 4 : 2
    // The year, then month, day, hour and minute of two figures each; seconds may be missing.
    guard figures.count >= yearLength + 8 else { return nil }
    func number(_ range: Range<Int>) -> Int { figures[range].reduce(0) { $0 * 10 + $1 } }
    func pair(_ index: Int) -> Int {
      let start = yearLength + 2 * index
      return figures.count >= start + 2 ? number(start..<start + 2) : 0
    }
    var year = number(0..<yearLength)
    if tag == Tag.shortTime { year += year < 50 ? 2000 : 1900 }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar.date(
      from: DateComponents(
        year: year, month: pair(0), day: pair(1), hour: pair(2), minute: pair(3), second: pair(4)))
  }
}
