import AccessibilityModel

/// `{"item": {"title": "Favorites"}, "frame": [0, 803, 98, 49], "vector": true}`
extension LargeContent: CodableV1 {
  var v1: JSONValue {
    var object = JSONObject()
    object.set("item", item)
    object.set("element", element)
    if frame != .zero { object.set("frame", frame) }
    if area != .zero { object.set("area", area) }
    object.set("imageSize", imageSize)
    if insets != Insets() { object.set("insets", insets) }
    object.set("vector", isVector)
    return .object(object)
  }

  init(v1 reader: JSONReader) throws(FormatError) {
    self.init(
      try reader.required("item"), element: try reader.member("element"),
      frame: try reader.member("frame") ?? .zero, area: try reader.member("area") ?? .zero,
      imageSize: try reader.member("imageSize"), insets: try reader.member("insets") ?? Insets(),
      isVector: try reader.member("vector"))
  }
}

/// From the top edge against the clock: `[0, 8, 0, 8]`.
extension LargeContent.Insets: CodableV1 {
  var v1: JSONValue { .array([top.v1, left.v1, bottom.v1, right.v1]) }

  init(v1 reader: JSONReader) throws(FormatError) {
    let numbers = try reader.list(of: Double.self)
    guard numbers.count == 4 else { throw reader.mismatch() }
    self.init(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }
}
