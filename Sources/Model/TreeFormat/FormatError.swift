/// Why bytes or text are not of the format they were read as.
public struct FormatError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What kind of fault it is.
  public enum Code: String, Hashable, Sendable, CaseIterable {
    /// The data ends inside a value.
    case truncated
    /// A message claims to be longer than any message may be.
    case tooLong
    /// Values lie deeper in each other than is read.
    case tooDeep
    /// A message goes on behind its last value.
    case trailingBytes
    /// A number stands for nothing.
    case unknownTag
    /// A number lies outside what its place allows.
    case outOfRange
    /// Bytes of a text are not UTF-8.
    case notUnicode
    /// The document is no JSON, or its parts are not where they belong.
    case malformed
    /// The document is of another format, or of a version that is not known here.
    case unknownFormat
  }

  /// What kind of fault it is.
  public let code: Code
  /// What was being read, for example `message` or `elements[3].frame`.
  public let place: String
  /// Byte at which reading stopped, from the start of the message or document, if known.
  public let offset: Int?

  /// How deep elements may lie in each other.
  ///
  /// Values are released one inside the other, which takes stack for each.
  static let elementDepth = 2_000
  /// How deep values of JSON may lie in each other: two for each element, and what an element consists of.
  static let valueDepth = 2 * elementDepth + 40

  init(_ code: Code, in place: String, at offset: Int? = nil) {
    self.code = code
    self.place = place
    self.offset = offset
  }

  /// What is wrong and what to do, in one line.
  public var description: String {
    let start = offset.map { "Cannot read \(place) at byte \($0): " } ?? "Cannot read \(place): "
    switch code {
    case .truncated: return start + "the data ends too early. Send or save it whole."
    case .tooLong: return start + "it is longer than 256 MiB. Split it, or check that this is a session."
    case .tooDeep:
      return start + "it is nested more than \(Self.elementDepth) elements deep. Check who wrote it."
    case .trailingBytes: return start + "more data follows than belongs there. Check who wrote it."
    case .unknownTag: return start + "a kind is not known. Build both sides from one version."
    case .outOfRange: return start + "a number is out of range. Check who wrote it."
    case .notUnicode: return start + "a text is not UTF-8. Write texts as UTF-8."
    case .malformed: return start + "it is not what the format asks for. See Documentation/Formats."
    case .unknownFormat: return start + "another format or version. Save it again with this version."
    }
  }
}
