import AccessibilityModel

/// What was heard on one or several screens, as version 1 of the JSON documents holds it.
public struct EncodedTranscriptV1: Hashable, Sendable, EncodedDocument {
  static let header = Header(format: "earshot.transcript", version: 1)

  /// The whole document.
  public let json: JSONObject

  init(checked json: JSONObject) {
    self.json = json
  }

  /// Writes down what was heard, and the uncertain rules it rests on.
  public init(_ screens: [Screen]) {
    var object = Self.header.object
    var rules = RuleTable()
    var values: [JSONValue] = []
    for screen in screens { values.append(screen.json(&rules)) }
    object["screens"] = .array(values)
    object["rules"] = .array(rules.list.map(\.v1))
    json = object
  }

  /// Takes in a document.
  ///
  /// - Parameter text: JSON that begins with the header of a transcript, version 1.
  /// - Throws: `FormatError` where it is no JSON or has another header.
  public init(_ text: String) throws(FormatError) {
    try self.init(checking: text)
  }

  /// The document as text.
  public var text: String { JSONValue.object(json).text() }

  /// What was heard.
  ///
  /// - Throws: `FormatError` with the way to what is not as it should be.
  public func screens() throws(FormatError) -> [Screen] {
    let reader = JSONReader(.object(json))
    let rules = RuleTable(try reader.list("rules"))
    return try reader.values("screens") { reader throws(FormatError) in try Screen(reader, rules) }
  }
}
