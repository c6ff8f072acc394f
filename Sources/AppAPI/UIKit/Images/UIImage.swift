import Foundation
internal import Typography

/// A picture, known by its name and its size.
///
///     UIImage(systemName: "star")?.size.width   // about as wide as a line of body text is high
open class UIImage: NSObject, @unchecked Sendable {
  // Checked by hand: every stored value is immutable and can be sent.

  /// Where a picture comes from.
  package enum Source: Hashable, Sendable {
    /// The app's own pictures.
    case named(String)
    /// The system's symbols.
    case system(String)
    /// Nothing by a name; it has no content, or what its look keeps.
    case empty
  }

  /// Size of a picture whose file is not at hand, in points.
  package static let standInSize = CGSize(width: 44, height: 44)

  package let source: Source
  /// Width and height, in points.
  public let size: CGSize
  /// How it is drawn.
  package let attributes: Attributes

  package init(_ source: Source, size: CGSize, attributes: Attributes = Attributes()) {
    self.source = source
    self.size = size
    self.attributes = attributes
    super.init()
  }

  /// Makes a picture without content.
  public convenience override init() {
    self.init(.empty, size: .zero)
  }

  /// Makes one of the app's own pictures, as a literal in code names it.
  public required convenience init(imageLiteralResourceName name: String) {
    self.init(.named(name), size: Self.catalogSize(name, nil))
  }

  /// Makes one of the app's own pictures; `nil` for an empty name.
  ///
  /// Its size is that of its file, or of a stand-in where that is not at hand.
  public convenience init?(named name: String) {
    guard !name.isEmpty else { return nil }
    self.init(.named(name), size: Self.catalogSize(name, nil))
  }

  /// Makes a symbol of the system, a square as high as a line of the system's font; `nil` for an empty name.
  public convenience init?(systemName name: String) {
    guard !name.isEmpty else { return nil }
    self.init(.system(name), size: Self.symbolSize)
  }

  /// A square as high as a line of the system's font.
  static var symbolSize: CGSize {
    let font = FontDescription(size: Double(UIFont.labelFontSize))
    let side = CGFloat(TextMeasurer.shared.metrics(of: font).lineHeight.rounded())
    return CGSize(width: side, height: side)
  }

  /// True for a symbol of the system or of the app's own.
  public var isSymbolImage: Bool {
    switch source {
    case .system: true
    case .named: catalogAsset?.isSymbol == true
    case .empty: false
    }
  }

  /// Returns true for a picture of the same name and size that is drawn in the same way.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return source == other.source && size == other.size && attributes == other.attributes
  }

  /// Equal for equal pictures.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(size.width)
    hasher.combine(size.height)
    hasher.combine(source)
    return hasher.finalize()
  }
}

extension UIImage: _ExpressibleByImageLiteral {}

/// What a literal for a picture is where nothing else is asked for.
public typealias _ImageLiteralType = UIImage
