import UIKit

/// A kind of what lies on a page.
public struct PDFAnnotationSubtype: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a kind of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Leads elsewhere.
  public static let link = Self(rawValue: "/Link")
  /// A field.
  public static let widget = Self(rawValue: "/Widget")
  /// A note.
  public static let text = Self(rawValue: "/Text")
  /// Words that are written on the page.
  public static let freeText = Self(rawValue: "/FreeText")
  /// Words that are marked.
  public static let highlight = Self(rawValue: "/Highlight")
  /// Words that are underlined.
  public static let underline = Self(rawValue: "/Underline")
  /// Words that are struck out.
  public static let strikeOut = Self(rawValue: "/StrikeOut")
  /// What was drawn by hand.
  public static let ink = Self(rawValue: "/Ink")
  /// A rectangle.
  public static let square = Self(rawValue: "/Square")
  /// An oval.
  public static let circle = Self(rawValue: "/Circle")
  /// Leads straight from a point to another.
  public static let line = Self(rawValue: "/Line")
  /// Says in large letters what state a page is in.
  public static let stamp = Self(rawValue: "/Stamp")
}

/// Something that lies on a page: a link, a field, a note.
open class PDFAnnotation: NSObject {
  /// The kind, such as `Link`.
  open var type: String?
  /// Where it lies, in points of the page.
  open var bounds: CGRect
  /// What it says.
  open var contents: String?
  /// Its colour.
  open var color: UIColor = .black
  /// Where it leads to on the web.
  open var url: URL?
  /// Where it leads to in the document.
  open var destination: PDFDestination?
  /// The words of a field.
  open var widgetStringValue: String?
  /// Tells a field from others.
  open var fieldName: String?
  /// The page that it lies on.
  public internal(set) weak var page: PDFPage?
  private var values: [AnyHashable: Any] = [:]

  /// Makes one of a kind.
  public init(
    bounds: CGRect, forType annotationType: PDFAnnotationSubtype,
    withProperties properties: [AnyHashable: Any]?
  ) {
    self.bounds = bounds
    type = String(annotationType.rawValue.drop { $0 == "/" })
    values = properties ?? [:]
    super.init()
  }

  convenience init?(_ entries: [String: PDFObject], in file: PDFFile, of document: PDFDocument?) {
    guard let name = file.resolved(entries["Subtype"]).name, let place = file.rectangle(entries["Rect"])
    else {
      return nil
    }
    self.init(bounds: place, forType: PDFAnnotationSubtype(rawValue: "/" + name), withProperties: nil)
    contents = file.resolved(entries["Contents"]).text
    fieldName = file.resolved(entries["T"]).text
    widgetStringValue = file.resolved(entries["V"]).text
    let action = file.entries(entries["A"])
    url = file.resolved(action?["URI"]).text.flatMap { URL(string: $0) }
    destination = PDFDestination(entries["Dest"] ?? action?["D"], in: file, of: document)
  }

  /// What is known under a name.
  open func value(forAnnotationKey key: String) -> Any? { values[key] }
  /// Sets what is known under a name.
  @discardableResult
  open func setValue(_ value: Any, forAnnotationKey key: String) -> Bool {
    values[key] = value
    return true
  }
}
