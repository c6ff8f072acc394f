/// Which recorded answer belongs to which request: `responses.json` of a folder.
///
/// `Documentation/Formats/responses.md` describes it.
package struct ResponseIndexV1: Hashable, Sendable {
  /// One line of the index.
  package struct Entry: Hashable, Sendable {
    /// The address, in which `*` stands for any text.
    package var url: String
    /// The only method that is answered; any where `nil`.
    package var method: String?
    /// The status of the answer.
    package var status: Int
    /// The header fields of the answer.
    package var headers: [String: String]
    /// The file with the body, from the folder on; an empty body where `nil`.
    package var file: String?
  }

  /// The name of the file in the folder.
  package static let fileName = "responses.json"
  private static let header = Header(format: "earshot-responses", version: 1)

  /// The entries, in order: the first one that fits answers.
  package let entries: [Entry]

  /// Reads an index.
  ///
  /// - Throws: `FormatError` where the text is none.
  package init(reading text: String) throws(FormatError) {
    let object = try Self.header.check(JSONValue(parsing: text))
    entries = try JSONReader(.object(object)).values("responses", Self.entry)
  }

  private static func entry(_ reader: JSONReader) throws(FormatError) -> Entry {
    var headers: [String: String] = [:]
    if let fields = try reader.object()["headers"] {
      for member in try JSONReader(fields).object().members {
        headers[member.key] = try JSONReader(member.value).string()
      }
    }
    let status = try reader.member("status", Int.self) ?? 200
    guard (100...599).contains(status) else { throw FormatError(.outOfRange, in: "status") }
    return Entry(
      url: try reader.required("url", String.self), method: try reader.member("method", String.self),
      status: status, headers: headers, file: try reader.member("file", String.self))
  }

  /// The first entry that fits a request.
  ///
  /// - Parameters:
  ///   - method: The method of the request.
  ///   - url: The address.
  /// - Returns: The entry.
  /// - Complexity: O(entries × length of the address²).
  package func entry(_ method: String, _ url: String) -> Entry? {
    entries.first { entry in
      (entry.method.map { $0.uppercased() == method.uppercased() } ?? true)
        && Self.fits(Array(url.utf8)[...], Array(entry.url.utf8)[...])
    }
  }

  /// Whether an address fits a pattern.
  private static func fits(_ text: ArraySlice<UInt8>, _ pattern: ArraySlice<UInt8>) -> Bool {
    var (text, pattern) = (text, pattern)
    var retry: (text: ArraySlice<UInt8>, pattern: ArraySlice<UInt8>)?
    while true {
      if pattern.first == UInt8(ascii: "*") {
        pattern = pattern.dropFirst()
        retry = (text, pattern)
      } else if let wanted = pattern.first, text.first == wanted {
        (text, pattern) = (text.dropFirst(), pattern.dropFirst())
      } else if pattern.isEmpty, text.isEmpty {
        return true
      } else if let last = retry, !last.text.isEmpty {
        (text, pattern) = (last.text.dropFirst(), last.pattern)
        retry = (text, pattern)
      } else {
        return false
      }
    }
  }
}
