import Foundation
import FoundationAdditions

extension NSAttributedString {
  /// What a document is written in.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a type from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Words alone.
    public static let plain = Self(rawValue: "NSPlainText")
    /// A page of the web.
    public static let html = Self(rawValue: "NSHTML")
    /// Rich text format.
    public static let rtf = Self(rawValue: "NSRTF")
  }

  /// What is told of a document that is to be read.
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a key from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// An `NSAttributedString.DocumentType`; without it, the first characters decide.
    public static let documentType = Self(rawValue: "DocumentType")
    /// The number of a `String.Encoding`.
    public static let characterEncoding = Self(rawValue: "CharacterEncoding")
    /// Attributes for text of which the document says nothing.
    public static let defaultAttributes = Self(rawValue: "DefaultAttributes")
  }

  /// A property that a document has.
  public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a key from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// An `NSAttributedString.DocumentType`.
    public static let documentType = Self(rawValue: "DocumentType")
  }

  /// Reads a document: plain text, or HTML with its paragraphs, lists, links, bold and italic words.
  ///
  /// - Parameters:
  ///   - data: The document.
  ///   - options: What is known of it.
  ///   - attributes: Left as it is.
  /// - Throws: `CocoaError.fileReadCorruptFile` where it is in another format or not in its encoding.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes attributes: UnsafeMutablePointer<NSDictionary?>? = nil
  ) throws {
    let encoding = (options[.characterEncoding] as? UInt).map(String.Encoding.init(rawValue:)) ?? .utf8
    guard let text = String(data: data, encoding: encoding) else { throw CocoaError(.fileReadCorruptFile) }
    let start = text.drop { $0.isWhitespace }.prefix(14).lowercased()
    let usual: DocumentType = start.hasPrefix("<!doctype html") || start.hasPrefix("<html") ? .html : .plain
    let base = options[.defaultAttributes] as? [Key: Any] ?? [:]
    switch options[.documentType] as? DocumentType ?? usual {
    case .plain: self.init(string: text, attributes: base)
    case .html: self.init(attributedString: HTMLText(text, base: base).result)
    default: throw CocoaError(.fileReadCorruptFile)
    }
  }
}
