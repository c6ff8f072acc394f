import AccessibilityModel

extension PictureFinding.Kind: NamedV1 {}

extension PictureFinding: CodableV1 {
  var v1: JSONValue {
    var object = JSONObject()
    object.set("kind", kind)
    if !words.isEmpty { object.set("words", words) }
    object.set("subject", subject)
    object.set("frame", frame)
    object.set("element", element)
    object.set("textSizes", list: textSizes)
    object.set("measured", measured)
    object.set("needed", needed)
    if !other.isEmpty { object.set("other", other) }
    object.set("at", location)
    return .object(object)
  }

  init(v1 reader: JSONReader) throws(FormatError) {
    self.init(
      try reader.required("kind"), words: try reader.member("words") ?? "",
      subject: try reader.required("subject"), frame: try reader.required("frame"),
      element: try reader.member("element"), textSizes: try reader.list("textSizes"),
      measured: try reader.member("measured"), needed: try reader.member("needed"),
      other: try reader.member("other") ?? "")
    location = try reader.member("at")
  }
}
