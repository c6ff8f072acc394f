@_exported import Foundation

/// What a file or a piece of data is, named by an identifier.
///
///     UTType.png.conforms(to: .image)          // true
///     UTType(filenameExtension: "jpg")         // public.jpeg
public struct UTType: Hashable, Sendable {
  /// Its name, such as `public.plain-text`.
  public let identifier: String
  private let declaredParents: [String]

  init(_ identifier: String, parents: [String]) {
    self.identifier = identifier
    declaredParents = parents
  }

  /// A type that is known by its identifier; `nil` for any other.
  public init?(_ identifier: String) {
    guard let known = SystemTypes.byIdentifier[identifier] else { return nil }
    self.init(identifier, parents: known.parents)
  }

  /// The type of files with an extension, among those of another type; an unknown one gets a type of its own.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let wanted = filenameExtension.lowercased()
    guard !wanted.isEmpty else { return nil }
    let known = SystemTypes.all.first { type in
      type.extensions.contains(wanted)
        && UTType(type.identifier, parents: type.parents).conforms(to: supertype)
    }
    self =
      known.map { UTType($0.identifier, parents: $0.parents) }
      ?? UTType("dyn.extension.\(wanted)", parents: [supertype.identifier])
  }

  /// The type of data with a MIME type, among those of another type; an unknown one gets a type of its own.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    guard !mimeType.isEmpty else { return nil }
    let known = SystemTypes.all.first { type in
      type.mime == mimeType.lowercased()
        && UTType(type.identifier, parents: type.parents).conforms(to: supertype)
    }
    self =
      known.map { UTType($0.identifier, parents: $0.parents) }
      ?? UTType("dyn.mime.\(mimeType)", parents: [supertype.identifier])
  }

  /// A type that the app itself declares.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(identifier, parents: [(parentType ?? .data).identifier])
  }

  /// A type that another app declares.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(identifier, parents: [(parentType ?? .data).identifier])
  }

  /// True where both have the same identifier.
  public static func == (left: UTType, right: UTType) -> Bool { left.identifier == right.identifier }

  /// Adds the identifier to a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

extension UTType {
  private var known: SystemTypes.Entry? { SystemTypes.byIdentifier[identifier] }

  /// Every type that it conforms to.
  ///
  /// - Complexity: O(types above it).
  public var supertypes: Set<UTType> {
    var found: Set<UTType> = []
    var waiting = declaredParents
    while let identifier = waiting.popLast() {
      let parents = SystemTypes.byIdentifier[identifier]?.parents ?? []
      if found.insert(UTType(identifier, parents: parents)).inserted { waiting += parents }
    }
    return found
  }

  /// True where it is another type or one beneath it.
  public func conforms(to type: UTType) -> Bool { self == type || supertypes.contains(type) }

  /// True where another type lies beneath it.
  public func isSupertype(of type: UTType) -> Bool { type != self && type.conforms(to: self) }

  /// True where it lies beneath another type.
  public func isSubtype(of type: UTType) -> Bool { type.isSupertype(of: self) }

  /// The extension that files of the type mostly have.
  public var preferredFilenameExtension: String? { known?.extensions.first }

  /// The MIME type that data of the type mostly has.
  public var preferredMIMEType: String? { known?.mime }

  /// What people call it.
  public var localizedDescription: String? { known?.words }

  /// True for types that no system or app declares.
  public var isDynamic: Bool { identifier.hasPrefix("dyn.") }

  /// True for types that a system or an app declares.
  public var isDeclared: Bool { !isDynamic }

  /// True for types that all systems know.
  public var isPublic: Bool { identifier.hasPrefix("public.") }
}

extension UTType: CustomStringConvertible {
  /// The identifier.
  public var description: String { identifier }
}

extension UTType: Codable {
  /// Reads the identifier.
  public init(from decoder: any Decoder) throws {
    let identifier = try decoder.singleValueContainer().decode(String.self)
    self = UTType(identifier) ?? UTType(importedAs: identifier)
  }

  /// Writes the identifier.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }
}

extension URL {
  /// The place with the extension of a type.
  public func appendingPathExtension(for contentType: UTType) -> URL {
    contentType.preferredFilenameExtension.map { appendingPathExtension($0) } ?? self
  }
}
