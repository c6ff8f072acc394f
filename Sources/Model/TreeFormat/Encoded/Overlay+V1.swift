import AccessibilityModel

extension Overlay.Kind: NamedV1 {}
extension Overlay.Picture.Sharpness: NamedV1 {}

extension Overlay {
  /// What is drawn as part of a document.
  func json(_ rules: inout RuleTable) -> JSONValue {
    var object = JSONObject()
    object.set("kind", kind)
    if !title.isEmpty { object.set("title", title) }
    object["marks"] = .array(marks.map(\.v1))
    object.set("picture", picture)
    if panel != .zero { object.set("panel", panel) }
    object.set("magnification", magnification)
    if !highlights.isEmpty { object.set("highlights", list: highlights) }
    if opacity != 1 { object.set("opacity", opacity) }
    object.set("pointing", pointing)
    rules.set("rules", self.rules, in: &object)
    return .object(object)
  }

  init(_ reader: JSONReader, _ rules: RuleTable) throws(FormatError) {
    self.init(
      try reader.required("kind"), title: try reader.member("title") ?? "",
      marks: try reader.list("marks"), rules: try rules.rules("rules", in: reader),
      picture: try reader.member("picture"), panel: try reader.member("panel") ?? .zero)
    magnification = try reader.member("magnification")
    highlights = try reader.list("highlights")
    opacity = try reader.member("opacity") ?? 1
    pointing = try reader.member("pointing")
  }
}

/// `{"button": [329, 396, 60, 60], "opacity": 0.4, "pointer": [100, 200]}`
extension Overlay.Pointing: CodableV1 {
  var v1: JSONValue {
    var object = JSONObject()
    object.set("button", button)
    if opacity != 1 { object.set("opacity", opacity) }
    if !covered.isEmpty { object.set("covered", covered) }
    object.set("pointer", pointer)
    if progress != 0 { object.set("progress", progress) }
    if !fingers.isEmpty { object["fingers"] = .array(fingers.map(\.v1)) }
    if !function.isEmpty { object.set("function", function) }
    return .object(object)
  }

  init(v1 reader: JSONReader) throws(FormatError) {
    self.init(
      button: try reader.member("button"), opacity: try reader.member("opacity") ?? 1,
      covered: try reader.member("covered") ?? "", pointer: try reader.member("pointer"),
      progress: try reader.member("progress") ?? 0, fingers: try reader.list("fingers"),
      function: try reader.member("function") ?? "")
  }
}

extension Magnification.Filter: NamedV1 {}

extension Magnification: CodableV1 {
  var v1: JSONValue {
    var object = JSONObject()
    object.set("level", level)
    object.set("center", center)
    object.set("window", window)
    if isLens { object.set("isLens", true) }
    if filter != .none { object.set("filter", filter) }
    return .object(object)
  }

  init(v1 reader: JSONReader) throws(FormatError) {
    self.init(
      level: try reader.required("level"), center: try reader.required("center"),
      window: try reader.required("window"), isLens: try reader.member("isLens") ?? false,
      filter: try reader.member("filter") ?? .none)
  }
}

extension Overlay.Mark: CodableV1 {
  var v1: JSONValue {
    var object = JSONObject()
    object.set("text", text)
    if !label.isEmpty { object.set("label", label) }
    if frame != .zero { object.set("frame", frame) }
    object.set("element", element)
    if hasActions { object.set("hasActions", true) }
    if isChosen { object.set("isChosen", true) }
    return .object(object)
  }

  init(v1 reader: JSONReader) throws(FormatError) {
    self.init(
      try reader.required("text"), label: try reader.member("label") ?? "",
      frame: try reader.member("frame") ?? .zero, element: try reader.member("element"),
      hasActions: try reader.member("hasActions") ?? false, isChosen: try reader.member("isChosen") ?? false)
  }
}

/// `{"name": "star", "look": "sharp"}`
extension Overlay.Picture: CodableV1 {
  var v1: JSONValue {
    var object = JSONObject()
    object.set("name", name)
    object.set("look", sharpness)
    if frame != .zero { object.set("frame", frame) }
    return .object(object)
  }

  init(v1 reader: JSONReader) throws(FormatError) {
    self.init(
      try reader.required("name"), sharpness: try reader.required("look"),
      frame: try reader.member("frame") ?? .zero)
  }
}

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
