@_exported import UIKit

/// The pages of a PDF file and their words.
///
///     let document = PDFDocument(url: url)
///     document?.page(at: 0)?.string   // "Walks\nTwice a day"
///
/// Words are read where a file tells what its letters are. A file that a password keeps is locked.
open class PDFDocument: NSObject {
  private let file: PDFFile?
  private let data: Data?
  private var pages: [PDFPage] = []
  private var isChanged = false { didSet { if isChanged { didChange() } } }
  /// Called when pages came or went.
  var didChange: () -> Void = {}

  /// Where it was read.
  public let documentURL: URL?
  /// Who is asked about it.
  open weak var delegate: (any PDFDocumentDelegate)?
  /// What it says of itself: title, author and the like.
  open var documentAttributes: [AnyHashable: Any]?

  /// Makes a document without pages.
  public override init() {
    file = nil
    data = nil
    documentURL = nil
    super.init()
  }

  /// Reads a file; `nil` where it is not there, or is no such file.
  public convenience init?(url: URL) {
    guard url.isFileURL, let data = try? Data(contentsOf: url) else { return nil }
    self.init(data, url)
  }

  /// Reads the bytes of a file; `nil` where they are none of such a file.
  public convenience init?(data: Data) { self.init(data, nil) }

  private init?(_ data: Data, _ url: URL?) {
    guard let file = PDFFile(data) else { return nil }
    self.file = file
    self.data = data
    documentURL = url
    super.init()
    guard !file.isEncrypted else { return }
    documentAttributes = PDFDocumentAttribute.all(of: file)
    pages = PDFPage.all(of: file)
    for page in pages { page.document = self }
  }

  /// True where a password keeps its words.
  open var isEncrypted: Bool { file?.isEncrypted ?? false }
  /// True where a password has to be given first; what it keeps is not read here.
  open var isLocked: Bool { isEncrypted }
  /// Returns false: what a password keeps is not read here.
  open func unlock(withPassword password: String) -> Bool { !isLocked }
  /// The first number of its version.
  open var majorVersion: Int { file?.version.major ?? 1 }
  /// The second number of its version.
  open var minorVersion: Int { file?.version.minor ?? 7 }
  /// True where it may be printed.
  open var allowsPrinting: Bool { !isLocked }
  /// True where its words may be taken over.
  open var allowsCopying: Bool { !isLocked }

  /// The bytes that it was read from; `nil` for one that was made or changed, as none are written here.
  open func dataRepresentation() -> Data? { isChanged ? nil : data }
  /// Writes the bytes that it was read from; false for one that was made or changed.
  @discardableResult
  open func write(to url: URL) -> Bool {
    guard let data = dataRepresentation() else { return false }
    return (try? data.write(to: url)) != nil
  }
  /// Writes the bytes that it was read from; false for one that was made or changed.
  @discardableResult
  open func write(toFile path: String) -> Bool { write(to: URL(fileURLWithPath: path)) }

  // MARK: Pages

  /// How many pages it has; 0 while it is locked.
  open var pageCount: Int { pages.count }
  /// A page by its place; `nil` where there is none.
  open func page(at index: Int) -> PDFPage? { pages.indices.contains(index) ? pages[index] : nil }
  /// The place of a page; `NSNotFound` where it is not in it.
  open func index(for page: PDFPage) -> Int { pages.firstIndex { $0 === page } ?? NSNotFound }

  /// Puts a page at a place.
  open func insert(_ page: PDFPage, at index: Int) {
    pages.insert(page, at: min(max(index, 0), pages.count))
    page.document = self
    isChanged = true
  }

  /// Takes a page away.
  open func removePage(at index: Int) {
    guard pages.indices.contains(index) else { return }
    pages.remove(at: index).document = nil
    isChanged = true
  }

  /// Puts two pages in each other's place.
  open func exchangePage(at indexA: Int, withPageAt indexB: Int) {
    guard pages.indices.contains(indexA), pages.indices.contains(indexB) else { return }
    pages.swapAt(indexA, indexB)
    isChanged = true
  }

  // MARK: Words

  /// The words of all pages.
  open var string: String? {
    guard !isLocked else { return nil }
    return pages.compactMap(\.string).joined(separator: "\n")
  }

  /// Everywhere that a text stands, in the order of the pages.
  open func findString(_ string: String, withOptions options: NSString.CompareOptions = []) -> [PDFSelection]
  {
    guard !string.isEmpty else { return [] }
    return pages.flatMap { page -> [PDFSelection] in
      let words = page.string ?? ""
      var found: [PDFSelection] = []
      var rest = words.startIndex..<words.endIndex
      while let range = words.range(of: string, options: options, range: rest), !range.isEmpty {
        found.append(PDFSelection(page: page, range: NSRange(range, in: words)))
        rest = range.upperBound..<words.endIndex
      }
      return found
    }
  }

  /// Its table of contents; `nil` where it has none.
  open lazy var outlineRoot: PDFOutline? = file.flatMap { isLocked ? nil : PDFOutline(root: $0, of: self) }

  /// The page that an object of the file is.
  func page(numbered number: Int) -> PDFPage? { pages.first { $0.number == number } }
}

/// Is asked about a document.
public protocol PDFDocumentDelegate: NSObjectProtocol {
  /// Takes in a text that was found.
  func didMatchString(_ instance: PDFSelection)
}

extension PDFDocumentDelegate {
  /// Does nothing.
  public func didMatchString(_ instance: PDFSelection) {}
}

/// What a document says of itself.
public struct PDFDocumentAttribute: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes an attribute of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// What it is called.
  public static let titleAttribute = Self(rawValue: "Title")
  /// Who wrote it.
  public static let authorAttribute = Self(rawValue: "Author")
  /// What it is about.
  public static let subjectAttribute = Self(rawValue: "Subject")
  /// What it was written with.
  public static let creatorAttribute = Self(rawValue: "Creator")
  /// What made the file.
  public static let producerAttribute = Self(rawValue: "Producer")
  /// Words by which it is found.
  public static let keywordsAttribute = Self(rawValue: "Keywords")

  static func all(of file: PDFFile) -> [AnyHashable: Any]? {
    guard let entries = file.entries(file.trailer["Info"]) else { return nil }
    let known = [
      titleAttribute, authorAttribute, subjectAttribute, creatorAttribute, producerAttribute,
      keywordsAttribute,
    ]
    let found = known.compactMap { key in
      file.resolved(entries[key.rawValue]).text.map { (AnyHashable(key), $0) }
    }
    return found.isEmpty ? nil : Dictionary(uniqueKeysWithValues: found)
  }
}
