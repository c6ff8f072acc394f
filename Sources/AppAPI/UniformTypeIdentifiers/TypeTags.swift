// The functions by which types were found before they had a type of their own, as text.

/// A text as functions in C give it away: somebody has to take it.
public struct UnmanagedTypeText: Hashable, Sendable {
  private let text: String

  init(_ text: String) { self.text = text }

  /// The text, which belongs to the caller.
  public func takeRetainedValue() -> String { text }

  /// The text, which belongs to somebody else.
  public func takeUnretainedValue() -> String { text }
}

/// The kind of tags: what stands behind the dot of a file's name.
public let kUTTagClassFilenameExtension = "public.filename-extension"
/// The kind of tags: what stands beside data on the way through a network.
public let kUTTagClassMIMEType = "public.mime-type"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The identifier of the type with a tag, among those of another type; an unknown one gets one of its own.
///
/// - Returns: `nil` for a kind of tags that is not known.
public func UTTypeCreatePreferredIdentifierForTag(
  _ inTagClass: String, _ inTag: String, _ inConformingToUTI: String?
) -> UnmanagedTypeText? {
  let supertype = inConformingToUTI.flatMap { UTType($0) } ?? .data
  let type =
    switch inTagClass {
    case kUTTagClassFilenameExtension: UTType(filenameExtension: inTag, conformingTo: supertype)
    case kUTTagClassMIMEType: UTType(mimeType: inTag, conformingTo: supertype)
    default: nil as UTType?
    }
  return type.map { UnmanagedTypeText($0.identifier) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The tag that data of a type mostly has; `nil` where it has none of the kind.
public func UTTypeCopyPreferredTagWithClass(_ inUTI: String, _ inTagClass: String) -> UnmanagedTypeText? {
  let type = UTType(inUTI)
  let tag =
    switch inTagClass {
    case kUTTagClassFilenameExtension: type?.preferredFilenameExtension
    case kUTTagClassMIMEType: type?.preferredMIMEType
    default: nil as String?
    }
  return tag.map { UnmanagedTypeText($0) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// True where everything of one type is of the other too, each by its identifier.
public func UTTypeConformsTo(_ inUTI: String, _ inConformsToUTI: String) -> Bool {
  guard let type = UTType(inUTI), let other = UTType(inConformsToUTI) else { return inUTI == inConformsToUTI }
  return type.conforms(to: other)
}
