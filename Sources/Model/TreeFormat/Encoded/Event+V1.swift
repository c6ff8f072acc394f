import AccessibilityModel

extension Notification.Priority: NamedV1 {}

/// `{"version": 3, "changes": […]}`, `{"notification": …}` or `{"answered": 7, "answer": …}`
extension Event: CodableV1 {
  var v1: JSONValue {
    var object = JSONObject()
    switch self {
    case .changed(let version, let diff):
      object.set("version", version.rawValue)
      object["changes"] = .array(diff.changes.map(\.v1))
    case .notification(let notification): object.set("notification", notification)
    case .answered(let id, let answer):
      object.set("answered", id.rawValue)
      object.set("answer", answer)
    }
    return .object(object)
  }

  init(v1 reader: JSONReader) throws(FormatError) {
    if let notification = try reader.member("notification", Notification.self) {
      self = .notification(notification)
    } else if let id = try reader.member("answered", UInt64.self) {
      self = .answered(Request.ID(rawValue: id), try reader.required("answer"))
    } else {
      let version = TreeVersion(rawValue: try reader.required("version"))
      self = .changed(version, TreeDiff(try reader.list("changes")))
    }
  }
}

/// An object whose first key says what changes: `remove`, `insert`, `move`, `update` or `shift`.
extension TreeDiff.Change: CodableV1 {
  var v1: JSONValue {
    var object = JSONObject()
    switch self {
    case .remove(let id): object.set("remove", id)
    case .insert(let node, let parent, let sibling):
      object.set("insert", node)
      object.set("parent", parent)
      object.set("after", sibling)
    case .move(let id, let parent, let sibling):
      object.set("move", id)
      object.set("parent", parent)
      object.set("after", sibling)
    case .update(let element): object.set("update", element)
    case .shift(inside: let id, by: let distance):
      object.set("shift", id)
      object.set("by", distance)
    }
    return .object(object)
  }

  init(v1 reader: JSONReader) throws(FormatError) {
    if let id = try reader.member("remove", ElementID.self) {
      self = .remove(id)
    } else if let node = try reader.member("insert", AccessibilityNode.self) {
      self = .insert(node, parent: try reader.member("parent"), after: try reader.member("after"))
    } else if let id = try reader.member("move", ElementID.self) {
      self = .move(id, parent: try reader.required("parent"), after: try reader.member("after"))
    } else if let id = try reader.member("shift", ElementID.self) {
      self = .shift(inside: id, by: try reader.required("by"))
    } else {
      self = .update(try reader.required("update"))
    }
  }
}

/// `{"kind": "announcement", "text": "…", "priority": "high", "queued": true}`
extension Notification: CodableV1 {
  var v1: JSONValue {
    var object = JSONObject()
    switch self {
    case .screenChanged(let argument):
      object.set("kind", "screenChanged")
      argument.write(to: &object)
    case .layoutChanged(let argument):
      object.set("kind", "layoutChanged")
      argument.write(to: &object)
    case .announcement(let text, let priority, let queued):
      object.set("kind", "announcement")
      object.set("text", text)
      object.set("priority", priority)
      if queued { object.set("queued", true) }
    case .pageScrolled(let text):
      object.set("kind", "pageScrolled")
      object.set("text", text)
    }
    return .object(object)
  }

  init(v1 reader: JSONReader) throws(FormatError) {
    switch try reader.required("kind", String.self) {
    case "screenChanged": self = .screenChanged(try Argument(v1: reader))
    case "layoutChanged": self = .layoutChanged(try Argument(v1: reader))
    case "announcement":
      self = .announcement(
        try reader.required("text"), priority: try reader.member("priority") ?? .standard,
        queued: try reader.member("queued") ?? false)
    case "pageScrolled": self = .pageScrolled(try reader.required("text"))
    case let other: throw FormatError(.unknownTag, in: other)
    }
  }
}

extension Notification.Argument: DecodableV1 {
  fileprivate func write(to object: inout JSONObject) {
    switch self {
    case .none: break
    case .element(let id): object.set("element", id)
    case .text(let text): object.set("text", text)
    }
  }

  init(v1 reader: JSONReader) throws(FormatError) {
    if let id = try reader.member("element", ElementID.self) {
      self = .element(id)
    } else if let text = try reader.member("text", SpokenText.self) {
      self = .text(text)
    } else {
      self = .none
    }
  }
}
