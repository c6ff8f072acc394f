import AccessibilityModel

extension TextualContext: NamedV1 {}
extension NavigationStyle: NamedV1 {}
extension ElementType: NamedV1 {}

extension DirectTouch: CodableV1 {
  private static let named: [(String, DirectTouch)] = [
    ("silentOnTouch", .silentOnTouch), ("requiresActivation", .requiresActivation),
  ]

  /// Names of the options in the set.
  var names: [String] { Self.named.filter { contains($0.1) }.map(\.0) }

  var v1: JSONValue { .array(names.map(\.v1)) }

  init(v1 reader: JSONReader) throws(FormatError) {
    self = []
    for name in try reader.list(of: String.self) {
      guard let option = Self.named.first(where: { $0.0 == name }) else {
        throw FormatError(.unknownTag, in: name)
      }
      insert(option.1)
    }
  }
}

/// How many rows, and how many columns.
extension TableSize: CodableV1 {
  var v1: JSONValue { .array([rows.v1, columns.v1]) }

  init(v1 reader: JSONReader) throws(FormatError) {
    let numbers = try reader.list(of: Int.self)
    guard numbers.count == 2 else { throw reader.mismatch() }
    self.init(rows: numbers[0], columns: numbers[1])
  }
}

extension TablePlace: CodableV1 {
  var v1: JSONValue {
    var object = JSONObject()
    object.set("rows", rows)
    object.set("columns", columns)
    object.set("rowHeaders", list: rowHeaders)
    object.set("columnHeaders", list: columnHeaders)
    return .object(object)
  }

  init(v1 reader: JSONReader) throws(FormatError) {
    self.init(
      rows: try reader.required("rows"), columns: try reader.required("columns"),
      rowHeaders: try reader.list("rowHeaders"), columnHeaders: try reader.list("columnHeaders"))
  }
}

extension TextLine: CodableV1 {
  var v1: JSONValue {
    var object = JSONObject()
    object.set("text", text)
    if frame != .zero { object.set("frame", frame) }
    return .object(object)
  }

  init(v1 reader: JSONReader) throws(FormatError) {
    self.init(try reader.required("text"), frame: try reader.member("frame") ?? .zero)
  }
}
