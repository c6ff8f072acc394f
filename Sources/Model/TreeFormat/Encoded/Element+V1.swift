import AccessibilityModel

extension Attribute: NamedV1 {}

extension AccessibilityElement: CodableV1 {
  var v1: JSONValue { .object(object) }

  /// The element as part of a document.
  var object: JSONObject {
    var object = JSONObject()
    object.set("id", id)
    if !isStop { object.set("isStop", false) }
    object.set("label", label)
    object.set("value", value)
    object.set("hint", hint)
    object.set("traits", list: traits.names)
    if frame != .zero { object.set("frame", frame) }
    object.set("sourceLocation", sourceLocation)
    if hasAttributes { attributes.write(to: &object) }
    return object
  }

  init(v1 reader: JSONReader) throws(FormatError) {
    self.init(
      id: try reader.member("id") ?? .unassigned, isStop: try reader.member("isStop") ?? true,
      label: try reader.member("label"), value: try reader.member("value"),
      hint: try reader.member("hint"), traits: try reader.member("traits") ?? [],
      frame: try reader.member("frame") ?? .zero)
    sourceLocation = try reader.member("sourceLocation")
    attributes = try SparseAttributes(v1: reader)
  }
}

extension Traits: CodableV1 {
  var v1: JSONValue { .array(names.map(\.v1)) }

  init(v1 reader: JSONReader) throws(FormatError) {
    self = []
    for name in try reader.list(of: String.self) {
      guard let trait = Traits(name: name) else { throw FormatError(.unknownTag, in: name) }
      formUnion(trait)
    }
  }
}

/// Where single attributes were set: an object with a place for each attribute's name.
extension Dictionary: EncodableV1, DecodableV1 where Key == Attribute, Value == SourceLocation {
  var v1: JSONValue {
    var object = JSONObject()
    for attribute in Attribute.allCases { object.set(String(describing: attribute), self[attribute]) }
    return .object(object)
  }

  init(v1 reader: JSONReader) throws(FormatError) {
    self.init()
    for attribute in Attribute.allCases {
      self[attribute] = try reader.member(String(describing: attribute))
    }
  }
}
