import AccessibilityModel

/// `{"text": "Bailey", "selection": [6, 6], "lines": [[0, 6]], "editable": false, "caret": [20, 40, 2, 20]}`
extension TextContent: CodableV1 {
  var v1: JSONValue {
    var object = JSONObject()
    object.set("text", string)
    object.set("selection", selection)
    object.set("lines", list: lines)
    if !isEditable { object.set("editable", false) }
    object.set("caret", caret)
    return .object(object)
  }

  init(v1 reader: JSONReader) throws(FormatError) {
    self.init(
      try reader.required("text"), selection: try reader.member("selection"), lines: try reader.list("lines"),
      isEditable: try reader.member("editable") ?? true, caret: try reader.member("caret"))
  }
}

/// `{"insert": "a"}`, `{"deleteBackward": true}`, `{"replace": [0, 3], "text": ""}`, `{"select": [2, 2]}` or `{"end": true}`
extension TextEdit: CodableV1 {
  var v1: JSONValue {
    var object = JSONObject()
    switch self {
    case .insert(let text): object.set("insert", text)
    case .deleteBackward: object.set("deleteBackward", true)
    case .replace(let range, let text):
      object.set("replace", range)
      object.set("text", text)
    case .select(let range): object.set("select", range)
    case .end: object.set("end", true)
    }
    return .object(object)
  }

  init(v1 reader: JSONReader) throws(FormatError) {
    if let text = try reader.member("insert", String.self) {
      self = .insert(text)
    } else if let range = try reader.member("replace", Range<Int>.self) {
      self = .replace(range, try reader.required("text"))
    } else if let range = try reader.member("select", Range<Int>.self) {
      self = .select(range)
    } else if try reader.member("end", Bool.self) == true {
      self = .end
    } else if try reader.required("deleteBackward", Bool.self) {
      self = .deleteBackward
    } else {
      throw reader.mismatch()
    }
  }
}
