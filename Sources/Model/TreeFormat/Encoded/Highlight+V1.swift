import AccessibilityModel

extension Highlight.Part: NamedV1 {}
extension Highlight.Style: NamedV1 {}
extension Highlight.Color: NamedV1 {}

/// `{"part": "word", "style": "background", "color": "default", "element": …, "text": "One two", "bytes": [4, 7]}`
extension Highlight: CodableV1 {
  var v1: JSONValue {
    var object = JSONObject()
    object.set("part", part)
    object.set("style", style)
    object.set("color", color)
    object.set("element", element)
    object.set("text", text)
    object.set("bytes", range)
    object.set("area", area)
    if !frames.isEmpty { object.set("frames", list: frames) }
    return .object(object)
  }

  init(v1 reader: JSONReader) throws(FormatError) {
    self.init(
      try reader.required("part"), style: try reader.required("style"), color: try reader.required("color"),
      element: try reader.required("element"), text: try reader.required("text"),
      range: try reader.required("bytes"), area: try reader.required("area"),
      frames: try reader.list("frames"))
  }
}
