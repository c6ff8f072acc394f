import Foundation

/// Something that stands among the letters of a text, most often a picture.
///
/// People hear what the attachment, or else its picture, was labelled with; without a label they hear nothing
/// of it.
@MainActor @preconcurrency
open class NSTextAttachment: NSObject {
  /// The picture.
  open var image: UIImage?
  /// How large it is drawn and where, from the line that letters stand on; the picture's own size where it is
  /// empty.
  open var bounds = CGRect.zero
  /// The bytes of a file.
  open var contents: Data?
  /// What kind of file they are.
  open var fileType: String?

  /// Makes an attachment of the bytes of a file.
  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
    image = contentData.flatMap { UIImage(data: $0) }
    super.init()
  }

  /// Makes an attachment without content.
  public convenience override init() {
    self.init(data: nil, ofType: nil)
  }

  /// Makes an attachment of a picture.
  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }

  /// What people hear of it.
  var words: String? { accessibilityLabel ?? image?.accessibilityLabel }
}

extension NSAttributedString {
  /// Makes a text of an attachment alone.
  @MainActor @preconcurrency
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }

  /// The same with words in the place of attachments: what they were labelled with, or nothing.
  @MainActor
  var withAttachmentsNamed: NSAttributedString {
    guard string.contains("\u{FFFC}") else { return self }
    let named = NSMutableAttributedString(attributedString: self)
    let whole = NSRange(location: 0, length: length)
    var places: [(NSRange, String)] = []
    enumerateAttribute(.attachment, in: whole) { value, range, _ in
      guard let attachment = value as? NSTextAttachment else { return }
      places.append((range, attachment.words ?? ""))
    }
    for (range, words) in places.reversed() { named.replaceCharacters(in: range, with: words) }
    return named
  }
}

/// A shadow of letters.
open class NSShadow: NSObject, @unchecked Sendable {
  // Checked by hand: apps set it before they hand it over.
  /// By how much it lies beside the letters.
  open var shadowOffset = CGSize.zero
  /// How soft it is, in points.
  open var shadowBlurRadius: CGFloat = 0
  /// Its colour: a `UIColor`.
  open var shadowColor: Any?
}

extension NSAttributedString.Key {
  /// Something among the letters: an `NSTextAttachment`.
  public static let attachment = NSAttributedString.Key("NSAttachment")
  /// A shadow of the letters: an `NSShadow`.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// Colour of the edge of letters.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// How wide the edge of letters is, in hundredths of their height; negative ones are filled as well.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// Whether letters are joined.
  public static let ligature = NSAttributedString.Key("NSLigature")
  /// How far letters are slanted.
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  /// How far letters are stretched.
  public static let expansion = NSAttributedString.Key("NSExpansion")
  /// In which direction letters run.
  public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
  /// An effect on letters.
  public static let textEffect = NSAttributedString.Key("NSTextEffect")
}

/// A place in a line where words after a tab stand.
open class NSTextTab: NSObject, @unchecked Sendable {
  // Checked by hand: every stored value is immutable.
  /// How words stand at the place.
  public let alignment: NSTextAlignment
  /// How far it is from the edge, in points.
  public let location: CGFloat

  /// Makes a place.
  public init(
    textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]
  ) {
    self.alignment = alignment
    location = loc
    super.init()
  }

  /// Names what else can be said of a place.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The letters that end a column.
    public static let columnTerminators = Self(rawValue: "columnTerminators")
  }
}
