import UIKit

/// Which rectangle of a page is meant.
public enum PDFDisplayBox: Int, Sendable {
  /// The sheet, what is seen, and what is printed with its edges, cut, and shown as art.
  case mediaBox, cropBox, bleedBox, trimBox, artBox

  fileprivate var name: String { ["MediaBox", "CropBox", "BleedBox", "TrimBox", "ArtBox"][rawValue] }
}

/// A page of a document.
open class PDFPage: NSObject {
  private let file: PDFFile?
  private let entries: [String: PDFObject]
  private let picture: UIImage?
  /// The number of its object in the file.
  let number: Int?
  private lazy var lines = read()
  private var boxes: [PDFDisplayBox: CGRect] = [:]
  private var added: [PDFAnnotation] = []
  private var removed: [PDFAnnotation] = []

  /// The document that it is in.
  public internal(set) weak var document: PDFDocument?
  /// By how many degrees it is turned.
  open var rotation: Int

  /// Makes a page without content, as large as a letter.
  public override convenience init() { self.init(picture: nil) }

  /// Makes a page of a picture; `nil` for one without content.
  public convenience init?(image: UIImage) {
    guard image.size != .zero else { return nil }
    self.init(picture: image)
  }

  private init(picture: UIImage?) {
    file = nil
    entries = [:]
    number = nil
    self.picture = picture
    rotation = 0
    super.init()
  }

  init(_ entries: [String: PDFObject], number: Int?, in file: PDFFile) {
    self.file = file
    self.entries = entries
    self.number = number
    picture = nil
    let turned = file.number(entries["Rotate"]) ?? 0
    rotation = abs(turned) <= 36_000 ? (Int(turned) % 360 + 360) % 360 : 0
    super.init()
  }

  /// The pages of a file, in order; each has what the parts of the tree above it say.
  static func all(of file: PDFFile) -> [PDFPage] {
    var pages: [PDFPage] = []
    var seen: Set<Int> = []
    func walk(_ object: PDFObject?, _ above: [String: PDFObject], depth: Int) {
      var number: Int?
      if case .reference(let target)? = object {
        guard seen.insert(target).inserted else { return }
        number = target
      }
      guard depth < 64, pages.count < 100_000, let own = file.entries(object) else { return }
      let inherited = ["Resources", "MediaBox", "CropBox", "Rotate"]
      let entries = own.merging(above.filter { inherited.contains($0.key) }) { own, _ in own }
      guard let kids = file.array(own["Kids"]) else {
        return pages.append(PDFPage(entries, number: number, in: file))
      }
      for kid in kids { walk(kid, entries, depth: depth + 1) }
    }
    walk(file.entries(file.trailer["Root"])?["Pages"], [:], depth: 0)
    return pages
  }

  /// A rectangle of the page, in points from its lower left corner.
  open func bounds(for box: PDFDisplayBox) -> CGRect {
    if let set = boxes[box] { return set }
    if let picture { return CGRect(origin: .zero, size: picture.size) }
    let sheet = file?.rectangle(entries["MediaBox"]) ?? CGRect(x: 0, y: 0, width: 612, height: 792)
    let own = file?.rectangle(entries[box.name]) ?? file?.rectangle(entries["CropBox"]) ?? sheet
    let seen = own.intersection(sheet)
    return seen.isNull || seen.isEmpty ? sheet : seen
  }

  /// Sets a rectangle of the page.
  open func setBounds(_ bounds: CGRect, for box: PDFDisplayBox) { boxes[box] = bounds }

  /// What it is called: its place, counted from 1.
  open var label: String? {
    document.map { $0.index(for: self) }.flatMap { $0 == NSNotFound ? nil : "\($0 + 1)" }
  }

  // MARK: Words

  private func read() -> [PDFLine] {
    guard let file else { return [] }
    let contents = file.array(entries["Contents"]) ?? entries["Contents"].map { [$0] } ?? []
    var reader = PDFContentReader(file)
    let content: [UInt8] = contents.flatMap { file.stream($0) + [10] }
    reader.run(content, file.entries(entries["Resources"]) ?? [:])
    return PDFTextLines.lines(reader.glyphs)
  }

  /// The lines of the page, from its content.
  var textLines: [PDFLine] { lines }

  /// The words of the page, line by line.
  open var string: String? { lines.map(\.text).joined(separator: "\n") }
  /// The words of the page, without any attributes.
  open var attributedString: NSAttributedString? { string.map { NSAttributedString(string: $0) } }
  /// How many characters the words have, in UTF-16.
  open var numberOfCharacters: Int { string?.utf16.count ?? 0 }

  /// The words of a range.
  open func selection(for range: NSRange) -> PDFSelection? {
    range.location >= 0 && range.length >= 0 && range.location + range.length <= numberOfCharacters
      ? PDFSelection(page: self, range: range) : nil
  }

  /// The lines inside a rectangle.
  open func selection(for rect: CGRect) -> PDFSelection? {
    var start = 0
    var found: NSRange?
    for line in lines {
      let range = NSRange(location: start, length: line.text.utf16.count)
      if line.rect.intersects(rect) { found = found.map { NSUnionRange($0, range) } ?? range }
      start += range.length + 1
    }
    return found.map { PDFSelection(page: self, range: $0) }
  }

  // MARK: Annotations

  private lazy var readAnnotations: [PDFAnnotation] = (file?.array(entries["Annots"]) ?? []).compactMap {
    item in
    file.flatMap { PDFAnnotation($0.entries(item) ?? [:], in: $0, of: document) }
  }

  /// What lies on the page: links, fields, notes.
  open var annotations: [PDFAnnotation] {
    (readAnnotations + added).filter { item in !removed.contains { $0 === item } }
  }
  /// Puts something on the page.
  open func addAnnotation(_ annotation: PDFAnnotation) {
    removed.removeAll { $0 === annotation }
    if !readAnnotations.contains(where: { $0 === annotation }) { added.append(annotation) }
    annotation.page = self
  }
  /// Takes something off the page.
  open func removeAnnotation(_ annotation: PDFAnnotation) {
    added.removeAll { $0 === annotation }
    removed.append(annotation)
  }
  /// What lies at a point of the page; the one in front.
  open func annotation(at point: CGPoint) -> PDFAnnotation? {
    annotations.last { $0.bounds.contains(point) }
  }

  // MARK: Drawing

  /// A small picture of the page, with its words where they stand.
  @MainActor @preconcurrency
  open func thumbnail(of size: CGSize, for box: PDFDisplayBox) -> UIImage {
    let bounds = bounds(for: box)
    guard bounds.width > 0, bounds.height > 0, size.width > 0, size.height > 0 else { return UIImage() }
    let scale = min(size.width / bounds.width, size.height / bounds.height)
    let whole = CGSize(width: bounds.width * scale, height: bounds.height * scale)
    return UIGraphicsImageRenderer(size: whole).image { context in
      UIColor.white.setFill()
      context.fill(CGRect(origin: .zero, size: whole))
      drawWords(scale: scale, box)
    }
  }

  /// Draws the page, with its words where they stand, into a context whose points count from below.
  @MainActor @preconcurrency
  open func draw(with box: PDFDisplayBox, to context: CGContext) {
    let bounds = bounds(for: box)
    context.saveGState()
    context.translateBy(x: 0, y: bounds.height)
    context.scaleBy(x: 1, y: -1)
    UIGraphicsPushContext(context)
    drawWords(scale: 1, box)
    UIGraphicsPopContext()
    context.restoreGState()
  }

  /// Draws the words, or the picture that the page was made of, from the upper left corner of the present context.
  @MainActor
  func drawWords(scale: CGFloat, _ box: PDFDisplayBox) {
    let bounds = bounds(for: box)
    picture?.draw(in: CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale))
    for line in lines {
      let size = line.rect.height * scale
      guard size > 0.5 else { continue }
      let place = CGPoint(
        x: (line.rect.minX - bounds.minX) * scale, y: (bounds.maxY - line.rect.minY) * scale - size)
      line.text.draw(
        at: place, withAttributes: [.font: UIFont.systemFont(ofSize: size), .foregroundColor: UIColor.black])
    }
  }
}
