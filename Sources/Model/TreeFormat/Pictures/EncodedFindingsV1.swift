import AccessibilityModel

/// What was found in the picture of a screen, as version 1 of the JSON documents holds it.
///
///     let document = EncodedFindingsV1(picture.findings, of: "Kennel")
///     let again = try EncodedFindingsV1(document.text).findings()
public struct EncodedFindingsV1: Hashable, Sendable, EncodedDocument {
  static let header = Header(format: "earshot.findings", version: 1)

  /// The whole document.
  public let json: JSONObject

  init(checked json: JSONObject) {
    self.json = json
  }

  /// Writes down what was found on a screen of that name, and the uncertain rules that the picture rests on.
  public init(_ findings: [PictureFinding], of name: String, rules: [UncertainRule] = []) {
    var object = Self.header.object
    object.set("name", name)
    object["findings"] = .array(findings.map(\.v1))
    object.set("rules", list: rules)
    json = object
  }

  /// Takes in a document.
  ///
  /// - Parameter text: JSON that begins with the header of findings, version 1.
  /// - Throws: `FormatError` where it is no JSON or has another header.
  public init(_ text: String) throws(FormatError) {
    try self.init(checking: text)
  }

  /// The document as text.
  public var text: String { JSONValue.object(json).text() }

  /// The uncertain rules that the picture rests on.
  ///
  /// - Throws: `FormatError` with the way to what is not as it should be.
  public func rules() throws(FormatError) -> [UncertainRule] {
    try JSONReader(.object(json)).list("rules")
  }

  /// What was found.
  ///
  /// - Throws: `FormatError` with the way to what is not as it should be.
  public func findings() throws(FormatError) -> [PictureFinding] {
    try JSONReader(.object(json)).list("findings")
  }
}
