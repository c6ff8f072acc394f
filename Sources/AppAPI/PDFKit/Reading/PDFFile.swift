internal import CInflate
import Foundation

/// The objects of a file, found by going through all of it.
///
/// The table of places at the end of a file is not used: files whose table is wrong are read like any other. Of several
/// objects with a number the last one counts, as after each change a file goes on behind its end.
final class PDFFile {
  /// More than this is not unpacked of one stream.
  private static let largest = 64 << 20

  private let bytes: [UInt8]
  private var objects: [Int: PDFObject] = [:]
  private var unpacked: [Int: [UInt8]] = [:]
  /// What the file says of itself.
  private(set) var trailer: [String: PDFObject] = [:]

  /// Reads a file; `nil` where it has no pages.
  init?(_ data: Data) {
    bytes = [UInt8](data)
    let start = bytes.prefix(1024).firstRange(of: Array("%PDF-".utf8))
    guard start != nil else { return nil }
    findObjects()
    if trailer["Root"] == nil,
      let root = objects.first(where: { $0.value.entries?["Type"]?.name == "Catalog" })
    {
      trailer["Root"] = .reference(root.key)
    }
    guard entries(trailer["Root"])?["Pages"] != nil || isEncrypted else { return nil }
  }

  /// True where a password keeps its words.
  var isEncrypted: Bool { trailer["Encrypt"].map { if case .null = $0 { false } else { true } } ?? false }

  /// The version that its first line names, such as 1 and 7.
  var version: (major: Int, minor: Int) {
    guard let start = bytes.prefix(1024).firstRange(of: Array("%PDF-".utf8))?.upperBound else {
      return (1, 0)
    }
    let parts = String(decoding: bytes[start...].prefix(3), as: UTF8.self).split(separator: ".").compactMap {
      Int($0)
    }
    return (parts.first ?? 1, parts.count > 1 ? parts[1] : 0)
  }

  // MARK: Finding

  private func findObjects() {
    let word = Array("obj".utf8)
    var place = 0
    var containers: [Int] = []
    while let found = bytes[place...].firstRange(of: word) {
      place = found.upperBound
      guard let number = number(before: found.lowerBound) else { continue }
      var reader = PDFReader(bytes[...], at: place)
      guard case .object(let object) = reader.token() else { continue }
      place = max(reader.place, place)
      objects[number] = withStream(object, &reader)
      place = max(reader.place, place)
      if let entries = objects[number]?.entries {
        if entries["Type"]?.name == "ObjStm" { containers.append(number) }
        if entries["Type"]?.name == "XRef" { trailer.merge(entries) { $1 } }
      }
    }
    place = 0
    while let found = bytes[place...].firstRange(of: Array("trailer".utf8)) {
      var reader = PDFReader(bytes[...], at: found.upperBound)
      if case .object(.dictionary(let entries)) = reader.token() { trailer.merge(entries) { $1 } }
      place = max(reader.place, found.upperBound)
    }
    if !isEncrypted { for container in containers { unpackObjects(of: container) } }
  }

  /// The number of the object whose word stands at a place.
  private func number(before place: Int) -> Int? {
    var place = place
    func skipBlanks() -> Bool {
      let start = place
      while place > 0, PDFReader.isBlank(bytes[place - 1]) { place -= 1 }
      return place < start
    }
    func digits() -> Int? {
      let end = place
      while place > 0, end - place < 10, PDFReader.digit(bytes[place - 1]).map({ $0 < 10 }) == true {
        place -= 1
      }
      return Int(String(decoding: bytes[place..<end], as: UTF8.self))
    }
    _ = skipBlanks()
    guard digits() != nil, skipBlanks() else { return nil }
    return digits()
  }

  /// The object with the bytes of its stream, where one follows.
  private func withStream(_ object: PDFObject, _ reader: inout PDFReader) -> PDFObject {
    guard case .dictionary(let entries) = object else { return object }
    let behind = reader.place
    guard case .word("stream") = reader.token() else {
      reader.move(to: behind)
      return object
    }
    var start = reader.place
    if start < bytes.count, bytes[start] == 13 { start += 1 }
    if start < bytes.count, bytes[start] == 10 { start += 1 }
    let ending = Array("endstream".utf8)
    var end = bytes.endIndex
    if let length = entries["Length"]?.number, length >= 0, length < Double(bytes.count - start),
      bytes[(start + Int(length))...].prefix(20).firstRange(of: ending) != nil
    {
      end = start + Int(length)
    } else if let found = bytes[start...].firstRange(of: ending) {
      end = found.lowerBound
    }
    reader.move(to: end)
    return .stream(entries, bytes[start..<end])
  }

  private func unpackObjects(of container: Int) {
    guard let entries = objects[container]?.entries, let count = entries["N"]?.number,
      let first = entries["First"]?.number, first >= 0
    else { return }
    let content = stream(.reference(container))
    var reader = PDFReader(content[...])
    for _ in 0..<Int(min(max(count, 0), 1e6)) {
      guard case .object(let number) = reader.token(), let number = number.number,
        case .object(let offset) = reader.token(), let offset = offset.number, number < 1e9, offset >= 0
      else { return }
      let place = first + offset
      guard place < Double(content.count) else { continue }
      var inner = PDFReader(content[...], at: Int(place))
      if case .object(let object) = inner.token() { objects[Int(number)] = object }
    }
  }

  // MARK: Asking

  /// The object itself, where a value leads to one.
  func resolved(_ object: PDFObject?) -> PDFObject {
    var object = object ?? .null
    for _ in 0..<16 {
      guard case .reference(let number) = object else { return object }
      object = objects[number] ?? .null
    }
    return .null
  }

  /// The entries of a dictionary or a stream.
  func entries(_ object: PDFObject?) -> [String: PDFObject]? { resolved(object).entries }
  /// The items of an array.
  func array(_ object: PDFObject?) -> [PDFObject]? { resolved(object).array }
  /// A number.
  func number(_ object: PDFObject?) -> Double? { resolved(object).number }

  /// Four numbers as a rectangle: left, bottom, right and top, in any order.
  func rectangle(_ object: PDFObject?) -> CGRect? {
    guard let sides = array(object)?.compactMap({ number($0) }), sides.count == 4,
      sides.allSatisfy(\.isFinite)
    else {
      return nil
    }
    return CGRect(
      x: min(sides[0], sides[2]), y: min(sides[1], sides[3]), width: abs(sides[2] - sides[0]),
      height: abs(sides[3] - sides[1]))
  }

  /// The unpacked bytes of a stream; empty where it is packed in a way that is not read.
  func stream(_ object: PDFObject?) -> [UInt8] {
    guard case .reference(let number)? = object else { return unpack(resolved(object)) }
    if let known = unpacked[number] { return known }
    let made = unpack(resolved(object))
    unpacked[number] = made
    return made
  }

  private func unpack(_ object: PDFObject) -> [UInt8] {
    guard case .stream(let entries, let packed) = object else { return [] }
    let filter = resolved(entries["Filter"])
    let filters = filter.name.map { [$0] } ?? filter.array?.compactMap { resolved($0).name } ?? []
    let parameters = resolved(entries["DecodeParms"])
    let all = parameters.array?.map { self.entries($0) } ?? [parameters.entries]
    var content = Array(packed)
    for (index, name) in filters.enumerated() {
      switch name {
      case "FlateDecode", "Fl": content = unfiltered(inflated(content), index < all.count ? all[index] : nil)
      case "ASCIIHexDecode", "AHx": content = hexadecimal(content)
      case "ASCII85Decode", "A85": content = base85(content)
      default: return []
      }
    }
    return content
  }

  private func inflated(_ content: [UInt8]) -> [UInt8] {
    var length = 0
    guard let bytes = earshot_inflate(content, content.count, Self.largest, &length) else { return [] }
    defer { earshot_inflated_free(bytes) }
    return Array(UnsafeBufferPointer(start: bytes, count: length))
  }

  private func hexadecimal(_ content: [UInt8]) -> [UInt8] {
    let digits = content.prefix { $0 != UInt8(ascii: ">") }.compactMap(PDFReader.digit)
    return stride(from: 0, to: digits.count, by: 2).map {
      digits[$0] << 4 | ($0 + 1 < digits.count ? digits[$0 + 1] : 0)
    }
  }

  private func base85(_ content: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var group: [UInt32] = []
    func flush() {
      guard group.count > 1 else { return }
      let kept = group.count - 1
      let value = (group + Array(repeating: 84, count: 5 - group.count)).reduce(UInt32(0)) { $0 &* 85 &+ $1 }
      for place in 0..<kept { result.append(UInt8(truncatingIfNeeded: value >> UInt32(24 - 8 * place))) }
      group = []
    }
    for byte in content {
      switch byte {
      case UInt8(ascii: "!")...UInt8(ascii: "u"):
        group.append(UInt32(byte - UInt8(ascii: "!")))
        if group.count == 5 { flush() }
      case UInt8(ascii: "z"): result += [0, 0, 0, 0]
      case UInt8(ascii: "~"):
        flush()
        return result
      default: continue
      }
    }
    flush()
    return result
  }

  /// Takes back what each line was told beside the line above, as for PNG.
  private func unfiltered(_ content: [UInt8], _ parameters: [String: PDFObject]?) -> [UInt8] {
    guard let predictor = number(parameters?["Predictor"]), predictor >= 10 else { return content }
    func value(_ key: String, _ usual: Int) -> Int {
      number(parameters?[key]).map { Int(min(max($0, 1), 1e5)) } ?? usual
    }
    let (width, count, bits) = (value("Columns", 1), value("Colors", 1), value("BitsPerComponent", 8))
    let step = max(count * bits / 8, 1)
    let length = (width * count * bits + 7) / 8
    var result: [UInt8] = []
    var above = [UInt8](repeating: 0, count: length)
    for start in stride(from: 0, to: content.count, by: length + 1) where start + 1 < content.count {
      var line = Array(content[(start + 1)..<min(start + 1 + length, content.count)])
      for place in line.indices {
        let left = place >= step ? Int(line[place - step]) : 0
        let corner = place >= step ? Int(above[place - step]) : 0
        let added: Int =
          switch content[start] {
          case 1: left
          case 2: Int(above[place])
          case 3: (left + Int(above[place])) / 2
          case 4: nearest(left, Int(above[place]), corner)
          default: 0
          }
        line[place] = line[place] &+ UInt8(truncatingIfNeeded: added)
      }
      result += line
      above = line + Array(repeating: 0, count: length - line.count)
    }
    return result
  }

  private func nearest(_ left: Int, _ above: Int, _ corner: Int) -> Int {
    let guess = left + above - corner
    let (toLeft, toAbove, toCorner) = (abs(guess - left), abs(guess - above), abs(guess - corner))
    return toLeft <= toAbove && toLeft <= toCorner ? left : toAbove <= toCorner ? above : corner
  }
}
