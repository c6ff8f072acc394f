import UIKit

/// A part of the words of a page.
open class PDFSelection: NSObject {
  private let page: PDFPage
  private let range: NSRange
  /// The colour that it is shown in.
  open var color: UIColor?

  init(page: PDFPage, range: NSRange) {
    self.page = page
    self.range = range
    super.init()
  }

  /// The words.
  open var string: String? {
    guard let words = page.string, let part = Range(range, in: words) else { return nil }
    return String(words[part])
  }
  /// The words, without any attributes.
  open var attributedString: NSAttributedString? { string.map { NSAttributedString(string: $0) } }
  /// The page.
  open var pages: [PDFPage] { [page] }
  /// Where the words are, as the stretch of the page's words.
  open func range(at index: Int, on page: PDFPage) -> NSRange {
    page === self.page && index == 0 ? range : NSRange(location: NSNotFound, length: 0)
  }

  /// The rectangle around the lines that have some of the words.
  open func bounds(for page: PDFPage) -> CGRect {
    guard page === self.page else { return .zero }
    var start = 0
    var found: CGRect?
    for line in page.textLines {
      let own = NSRange(location: start, length: line.text.utf16.count)
      if NSIntersectionRange(own, range).length > 0 { found = found.map { $0.union(line.rect) } ?? line.rect }
      start += own.length + 1
    }
    return found ?? .zero
  }
}

/// A place in a document.
open class PDFDestination: NSObject {
  /// Where in the document it leads.
  public private(set) weak var page: PDFPage?
  /// The point of the page.
  public let point: CGPoint

  /// Leads to a point of a page.
  public init(page: PDFPage, at point: CGPoint) {
    self.page = page
    self.point = point
    super.init()
  }

  /// Reads where an entry of a file leads; `nil` where that is no page of the document.
  convenience init?(_ object: PDFObject?, in file: PDFFile, of document: PDFDocument?) {
    guard let items = file.array(object), case .reference(let number)? = items.first,
      let page = document?.page(numbered: number)
    else { return nil }
    let numbers = items.dropFirst(2).map { file.number($0) ?? 0 }
    let bounds = page.bounds(for: .cropBox)
    let isPoint = items.count >= 4 && file.resolved(items[1]).name == "XYZ"
    self.init(page: page, at: isPoint ? CGPoint(x: numbers[0], y: numbers[1]) : CGPoint(x: 0, y: bounds.maxY))
  }
}

/// An entry of a table of contents, with those below it.
open class PDFOutline: NSObject {
  /// What it is called.
  open var label: String?
  /// Where it leads.
  open var destination: PDFDestination?
  /// The entry that it is below of.
  public private(set) weak var parent: PDFOutline?
  /// What it is the table of.
  public private(set) weak var document: PDFDocument?
  private var children: [PDFOutline] = []

  /// Makes an entry without a name.
  public override init() { super.init() }

  convenience init?(root file: PDFFile, of document: PDFDocument) {
    guard let entries = file.entries(file.entries(file.trailer["Root"])?["Outlines"]), entries["First"] != nil
    else {
      return nil
    }
    self.init()
    self.document = document
    var budget = 10_000
    read(entries["First"], file, depth: 0, &budget)
  }

  private func read(_ first: PDFObject?, _ file: PDFFile, depth: Int, _ budget: inout Int) {
    var object = first
    while depth < 32, budget > 0, let entries = file.entries(object) {
      budget -= 1
      let child = PDFOutline()
      child.label = file.resolved(entries["Title"]).text
      let action = file.entries(entries["A"])
      child.destination = PDFDestination(entries["Dest"] ?? action?["D"], in: file, of: document)
      insertChild(child, at: children.count)
      child.read(entries["First"], file, depth: depth + 1, &budget)
      object = entries["Next"]
    }
  }

  /// How many entries are below it.
  open var numberOfChildren: Int { children.count }
  /// An entry below it by its place; `nil` where there is none.
  open func child(at index: Int) -> PDFOutline? { children.indices.contains(index) ? children[index] : nil }
  /// Puts an entry below it.
  open func insertChild(_ child: PDFOutline, at index: Int) {
    children.insert(child, at: min(max(index, 0), children.count))
    child.parent = self
    child.document = document
  }
  /// Its place among those beside it.
  open var index: Int { parent?.children.firstIndex { $0 === self } ?? 0 }
}
