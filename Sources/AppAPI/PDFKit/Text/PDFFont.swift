import Foundation

/// A font of a page: what its codes say, and how wide they are.
final class PDFFont {
  /// True where a code has two bytes.
  private let isComposite: Bool
  private var words: [Int: String] = [:]
  private var widths: [Int: Double] = [:]
  private var usualWidth = 0.5

  /// Reads a font.
  init(_ object: PDFObject?, in file: PDFFile) {
    let entries = file.entries(object) ?? [:]
    isComposite = file.resolved(entries["Subtype"]).name == "Type0"
    if isComposite {
      readDescendant(entries, file)
    } else {
      readEncoding(entries, file)
      readWidths(entries, file)
    }
    if entries["ToUnicode"] != nil {
      words.merge(PDFCharacterMap(file.stream(entries["ToUnicode"])).words) { $1 }
    }
  }

  /// The characters of a string, each with what it says, how wide it is at a size of 1, and whether it is a blank.
  func characters(_ bytes: [UInt8]) -> [(text: String, width: Double, isBlank: Bool)] {
    let length = isComposite ? 2 : 1
    return stride(from: 0, to: bytes.count - length + 1, by: length).map { place in
      let code = isComposite ? Int(bytes[place]) << 8 | Int(bytes[place + 1]) : Int(bytes[place])
      return (words[code] ?? "", widths[code] ?? usualWidth, !isComposite && code == 32)
    }
  }

  // MARK: Reading

  private func readEncoding(_ entries: [String: PDFObject], _ file: PDFFile) {
    let encoding = file.resolved(entries["Encoding"])
    let base = encoding.name ?? file.resolved(encoding.entries?["BaseEncoding"]).name
    for code in 32..<256 { words[code] = Self.character(code, base) }
    if base == nil || base == "StandardEncoding" { words.merge(PDFGlyphs.standard) { $1 } }
    var code = 0
    for item in file.array(encoding.entries?["Differences"]) ?? [] {
      switch file.resolved(item) {
      case .number(let number): code = Int(min(max(number, 0), 255))
      case .name(let name):
        words[code] = PDFGlyphs.text(of: name)
        code += 1
      default: continue
      }
    }
  }

  private static func character(_ code: Int, _ base: String?) -> String? {
    if code < 127 { return String(UnicodeScalar(UInt8(code))) }
    let encoding: String.Encoding = base == "MacRomanEncoding" ? .macOSRoman : .windowsCP1252
    return base == nil || base == "StandardEncoding"
      ? nil : String(data: Data([UInt8(code)]), encoding: encoding)
  }

  private func readWidths(_ entries: [String: PDFObject], _ file: PDFFile) {
    let first = file.number(entries["FirstChar"]).map { Int(min(max($0, 0), 255)) } ?? 0
    for (index, width) in (file.array(entries["Widths"]) ?? []).prefix(256).enumerated() {
      widths[first + index] = (file.number(width) ?? 0) / 1000
    }
  }

  private func readDescendant(_ entries: [String: PDFObject], _ file: PDFFile) {
    guard let font = file.entries(file.array(entries["DescendantFonts"])?.first) else { return }
    usualWidth = (file.number(font["DW"]) ?? 1000) / 1000
    let items = (file.array(font["W"]) ?? []).map(file.resolved)
    var place = 0
    while place + 1 < items.count, let first = items[place].number, (0..<65536).contains(first) {
      if let list = items[place + 1].array {
        for (index, width) in list.prefix(65536).enumerated() {
          widths[Int(first) + index] = (file.number(width) ?? 0) / 1000
        }
        place += 2
      } else if place + 2 < items.count, let last = items[place + 1].number,
        let width = items[place + 2].number
      {
        if last >= first { for code in Int(first)...Int(min(last, 65535)) { widths[code] = width / 1000 } }
        place += 3
      } else {
        return
      }
    }
  }
}

/// The characters of glyphs by their names.
enum PDFGlyphs {
  private static let codes: [String: UInt32] = {
    var found: [String: UInt32] = [:]
    for line in GeneratedGlyphs.byName["names"]?.split(separator: "\n") ?? [] {
      let parts = line.split(separator: " ")
      guard let first = parts.first, let code = UInt32(first, radix: 16) else { continue }
      for name in parts.dropFirst() { found[String(name)] = code }
    }
    return found
  }()

  /// The characters of the encoding that a font has where nothing is said.
  static let standard: [Int: String] = {
    var found: [Int: String] = [:]
    for line in GeneratedGlyphs.byName["standard"]?.split(separator: "\n") ?? [] {
      let parts = line.split(separator: " ")
      guard parts.count == 2, let code = Int(parts[0], radix: 16) else { continue }
      found[code] = text(of: String(parts[1]))
    }
    return found
  }()

  /// What a glyph of a name says; `nil` for a name that tells nothing.
  static func text(of name: String) -> String? {
    let plain = String(name.prefix { $0 != "." })
    if plain.count == 1 { return plain }
    if let code = codes[plain] { return Unicode.Scalar(code).map { String(Character($0)) } }
    let digits = plain.hasPrefix("uni") ? plain.dropFirst(3) : plain.hasPrefix("u") ? plain.dropFirst() : ""
    guard digits.count >= 4, let code = UInt32(digits.prefix(6), radix: 16) else { return nil }
    return Unicode.Scalar(code).map { String(Character($0)) }
  }
}
