/// What every document says first: which format it is of, and which version of it.
struct Header {
  let format: String
  let version: Int

  /// An object that begins with the header.
  var object: JSONObject {
    var object = JSONObject()
    object["format"] = .string(format)
    object["version"] = JSONValue(version)
    return object
  }

  /// The object of a document with this header.
  func check(_ document: JSONValue) throws(FormatError) -> JSONObject {
    let reader = JSONReader(document)
    let found = try reader.required("format", String.self)
    let version = try reader.required("version", Int.self)
    guard found == format, version == self.version else {
      throw FormatError(.unknownFormat, in: "\(found) version \(version)")
    }
    return try reader.object()
  }
}

/// A document that keeps whatever it holds, known here or not.
protocol EncodedDocument {
  static var header: Header { get }
  var json: JSONObject { get }
  init(checked json: JSONObject)
}

extension EncodedDocument {
  init(checking text: String) throws(FormatError) {
    self.init(checked: try Self.header.check(JSONValue(parsing: text)))
  }
}
