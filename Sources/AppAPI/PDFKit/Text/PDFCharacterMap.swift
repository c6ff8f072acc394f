/// What the codes of a font say, as a document tells it beside the font.
struct PDFCharacterMap {
  /// More codes than this are not taken.
  private static let most = 65_536

  /// What each code says.
  private(set) var words: [Int: String] = [:]

  /// Reads a map.
  init(_ bytes: [UInt8]) {
    var reader = PDFReader(bytes[...])
    var operands: [PDFObject] = []
    while true {
      switch reader.token() {
      case .end: return
      case .object(let object): operands.append(object)
      case .word(let word):
        switch word {
        case "endbfchar": readSingle(operands)
        case "endbfrange": readRanges(operands)
        default: break
        }
        operands = []
      }
    }
  }

  private mutating func readSingle(_ operands: [PDFObject]) {
    for place in stride(from: 0, to: operands.count - 1, by: 2) {
      guard let code = operands[place].bytes.map(Self.code) else { continue }
      words[code] = operands[place + 1].bytes.map(Self.text)
    }
  }

  private mutating func readRanges(_ operands: [PDFObject]) {
    for place in stride(from: 0, to: operands.count - 2, by: 3) {
      guard let first = operands[place].bytes.map(Self.code),
        let last = operands[place + 1].bytes.map(Self.code),
        first <= last
      else { continue }
      for code in first...min(last, first + Self.most) where words.count < Self.most {
        if let list = operands[place + 2].array {
          guard code - first < list.count else { break }
          words[code] = list[code - first].bytes.map(Self.text)
        } else if var units = operands[place + 2].bytes.map(Self.units), let end = units.popLast() {
          units.append(end &+ UInt16(truncatingIfNeeded: code - first))
          words[code] = String(decoding: units, as: UTF16.self)
        }
      }
    }
  }

  private static func code(_ bytes: [UInt8]) -> Int { bytes.prefix(4).reduce(0) { $0 << 8 | Int($1) } }

  private static func units(_ bytes: [UInt8]) -> [UInt16] {
    if bytes.count == 1 { return [UInt16(bytes[0])] }
    return stride(from: 0, to: bytes.count - 1, by: 2).map { UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1]) }
  }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: units(bytes), as: UTF16.self) }
}
