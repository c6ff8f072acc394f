import CoreGraphics
import Foundation

/// A character where it stands on a page.
struct PDFGlyph {
  let text: String
  /// Its place; the lower edge is the line that letters stand on.
  let rect: CGRect

  /// The same with letters that are drawn as one apart, as people write them.
  var letters: String {
    text.unicodeScalars.contains { (0xFB00...0xFB06).contains($0.value) }
      ? text.precomposedStringWithCompatibilityMapping : text
  }
}

/// Carries out what a page's content says, as far as it concerns text.
struct PDFContentReader {
  /// How deep forms may lie in each other, and how many characters are read.
  private static let deepest = 12
  private static let most = 1_000_000

  private struct State {
    var transform = CGAffineTransform.identity
    var font: PDFFont?
    var size = 0.0
    var characterSpace = 0.0
    var wordSpace = 0.0
    var stretch = 1.0
    var leading = 0.0
    var rise = 0.0
  }

  private let file: PDFFile
  private var state = State()
  private var saved: [State] = []
  private var textTransform = CGAffineTransform.identity
  private var lineTransform = CGAffineTransform.identity
  private var fonts: [String: PDFFont] = [:]
  /// The characters, in the order in which they are drawn.
  private(set) var glyphs: [PDFGlyph] = []

  init(_ file: PDFFile) { self.file = file }

  /// Carries out the content of a page or a form.
  mutating func run(_ content: [UInt8], _ resources: [String: PDFObject], depth: Int = 0) {
    var reader = PDFReader(content[...])
    var operands: [PDFObject] = []
    let outer = saved.count
    let known = fonts
    fonts = [:]
    while glyphs.count < Self.most {
      switch reader.token() {
      case .end:
        if saved.count > outer { saved.removeLast(saved.count - outer) }
        fonts = known
        return
      case .object(let object):
        operands.append(object)
        if operands.count > 64 { operands.removeFirst() }
      case .word("BI"):
        skipPicture(&reader)
        operands = []
      case .word(let word):
        perform(word, operands, resources, depth)
        operands = []
      }
    }
    fonts = known
  }

  /// Passes over a picture whose bytes stand in the content.
  private func skipPicture(_ reader: inout PDFReader) {
    while true {
      switch reader.token() {
      case .word("ID"):
        var place = reader.place
        while let found = reader.bytes[place...].firstRange(of: [UInt8(ascii: "E"), UInt8(ascii: "I")]) {
          place = found.upperBound
          let isAlone = place >= reader.bytes.endIndex || PDFReader.isBlank(reader.bytes[place])
          if isAlone, PDFReader.isBlank(reader.bytes[found.lowerBound - 1]) { return reader.move(to: place) }
        }
        return reader.move(to: reader.bytes.endIndex)
      case .end: return
      default: continue
      }
    }
  }

  private mutating func perform(
    _ word: String, _ operands: [PDFObject], _ resources: [String: PDFObject], _ depth: Int
  ) {
    let numbers = operands.compactMap(\.number)
    func number(_ index: Int) -> Double { numbers.indices.contains(index) ? numbers[index] : 0 }
    switch word {
    case "q": if saved.count < 256 { saved.append(state) }
    case "Q": if let last = saved.popLast() { state = last }
    case "cm":
      if let transform = Self.transform(numbers) {
        state.transform = transform.concatenating(state.transform)
      }
    case "BT": (textTransform, lineTransform) = (.identity, .identity)
    case "Tf":
      state.size = number(0)
      if let name = operands.first?.name { state.font = font(name, resources) }
    case "Tc": state.characterSpace = number(0)
    case "Tw": state.wordSpace = number(0)
    case "Tz": state.stretch = number(0) / 100
    case "TL": state.leading = number(0)
    case "Ts": state.rise = number(0)
    case "Td": moveLine(number(0), number(1))
    case "TD":
      state.leading = -number(1)
      moveLine(number(0), number(1))
    case "Tm":
      if let transform = Self.transform(numbers) { (textTransform, lineTransform) = (transform, transform) }
    case "T*": moveLine(0, -state.leading)
    case "Tj": show(operands.first)
    case "'":
      moveLine(0, -state.leading)
      show(operands.first)
    case "\"":
      (state.wordSpace, state.characterSpace) = (number(0), number(1))
      moveLine(0, -state.leading)
      show(operands.last)
    case "TJ":
      for item in operands.first?.array ?? [] {
        if let gap = item.number { advance(-gap / 1000 * state.size * state.stretch) } else { show(item) }
      }
    case "Do": if let name = operands.first?.name { showForm(name, resources, depth) }
    default: break
    }
  }

  private static func transform(_ numbers: [Double]) -> CGAffineTransform? {
    guard numbers.count == 6, numbers.allSatisfy(\.isFinite) else { return nil }
    return CGAffineTransform(
      a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
  }

  private mutating func font(_ name: String, _ resources: [String: PDFObject]) -> PDFFont? {
    if let known = fonts[name] { return known }
    guard let object = file.entries(resources["Font"])?[name] else { return nil }
    let made = PDFFont(object, in: file)
    fonts[name] = made
    return made
  }

  private mutating func showForm(_ name: String, _ resources: [String: PDFObject], _ depth: Int) {
    guard depth < Self.deepest, let object = file.entries(resources["XObject"])?[name],
      let entries = file.entries(object), file.resolved(entries["Subtype"]).name == "Form"
    else { return }
    let before = state
    let matrix = file.array(entries["Matrix"])?.compactMap { file.number($0) } ?? []
    if let transform = Self.transform(matrix) { state.transform = transform.concatenating(state.transform) }
    run(file.stream(object), file.entries(entries["Resources"]) ?? resources, depth: depth + 1)
    state = before
  }

  private mutating func moveLine(_ x: Double, _ y: Double) {
    lineTransform = CGAffineTransform(translationX: x, y: y).concatenating(lineTransform)
    textTransform = lineTransform
  }

  private mutating func advance(_ width: Double) {
    textTransform = CGAffineTransform(translationX: width, y: 0).concatenating(textTransform)
  }

  private mutating func show(_ object: PDFObject?) {
    guard let bytes = object?.bytes, let font = state.font else { return }
    for character in font.characters(bytes) {
      let width = character.width * state.size * state.stretch
      let box = CGRect(x: 0, y: state.rise, width: max(width, 0), height: abs(state.size))
      let place = box.applying(textTransform.concatenating(state.transform))
      if !character.text.isEmpty, place.minX.isFinite, place.minY.isFinite, place.width.isFinite {
        glyphs.append(PDFGlyph(text: character.text, rect: place))
      }
      advance(width + (state.characterSpace + (character.isBlank ? state.wordSpace : 0)) * state.stretch)
    }
  }
}
