import AccessibilityModel

extension Request.ScrollDirection: NamedV1 {}
extension Request.TouchPhase: NamedV1 {}
extension Request.ZoomDirection: NamedV1 {}
extension Answer.Failure: NamedV1 {}

/// `{"request": 7, "version": 3, "kind": "activate", "element": "5"}`
extension Request: CodableV1 {
  var v1: JSONValue {
    var object = JSONObject()
    object.set("request", id.rawValue)
    object.set("version", version.rawValue)
    kind.write(to: &object)
    return .object(object)
  }

  init(v1 reader: JSONReader) throws(FormatError) {
    self.init(
      id: ID(rawValue: try reader.required("request")),
      version: TreeVersion(rawValue: try reader.required("version")), kind: try Kind(v1: reader))
  }
}

extension Request.Kind: DecodableV1 {
  private var name: String {
    switch self {
    case .activate: "activate"
    case .perform: "perform"
    case .increment: "increment"
    case .decrement: "decrement"
    case .scroll: "scroll"
    case .escape: "escape"
    case .magicTap: "magicTap"
    case .focus: "focus"
    case .tap: "tap"
    case .realize: "realize"
    case .longPress: "longPress"
    case .touch: "touch"
    case .zoom: "zoom"
    case .announcementEnded: "announcementEnded"
    case .searchRotor: "searchRotor"
    case .edit: "edit"
    case .largeContent: "largeContent"
    case .key: "key"
    case .shortcuts: "shortcuts"
    case .characterRange: "characterRange"
    case .fingers: "fingers"
    }
  }

  fileprivate func write(to object: inout JSONObject) {
    object.set("kind", name)
    switch self {
    case .activate(let id), .increment(let id), .decrement(let id): object.set("element", id)
    case .escape(let id), .magicTap(let id), .focus(let id): object.set("element", id)
    case .perform(let id, let action):
      object.set("element", id)
      object.set("action", action.rawValue)
    case .scroll(let id, let direction):
      object.set("element", id)
      object.set("direction", direction)
    case .tap(let point): object.set("point", point)
    case .realize(let id, let rows):
      object.set("element", id)
      object.set("rows", rows)
    case .longPress(let id): object.set("element", id)
    case .touch(let phase, let point), .largeContent(let phase, let point):
      object.set("phase", phase)
      object.set("point", point)
    case .zoom(let id, let direction):
      object.set("element", id)
      object.set("direction", direction)
    case .announcementEnded(let text, let isComplete):
      object.set("text", text)
      object.set("complete", isComplete)
    case .searchRotor(let id, let search):
      object.set("element", id)
      object.set("search", search)
    case .edit(let id, let edit):
      object.set("element", id)
      object.set("edit", edit)
    case .key(let stroke, let id):
      object.set("stroke", stroke)
      object.set("element", id)
    case .fingers(let fingers): object["fingers"] = .array(fingers.map(\.v1))
    case .shortcuts: break
    case .characterRange(let id, let words, let point):
      object.set("element", id)
      object.set("words", words)
      object.set("point", point)
    }
  }

  init(v1 reader: JSONReader) throws(FormatError) {
    switch try reader.required("kind", String.self) {
    case "activate": self = .activate(try reader.required("element"))
    case "perform":
      let action = ElementAction.ID(rawValue: try reader.required("action"))
      self = .perform(try reader.required("element"), action)
    case "increment": self = .increment(try reader.required("element"))
    case "decrement": self = .decrement(try reader.required("element"))
    case "scroll": self = .scroll(try reader.required("element"), try reader.required("direction"))
    case "escape": self = .escape(try reader.member("element"))
    case "magicTap": self = .magicTap(try reader.member("element"))
    case "focus": self = .focus(try reader.member("element"))
    case "tap": self = .tap(try reader.required("point"))
    case "realize": self = .realize(try reader.required("element"), try reader.required("rows"))
    case "longPress": self = .longPress(try reader.required("element"))
    case "touch": self = .touch(try reader.required("phase"), try reader.required("point"))
    case "zoom": self = .zoom(try reader.required("element"), try reader.required("direction"))
    case "announcementEnded":
      self = .announcementEnded(try reader.required("text"), isComplete: try reader.required("complete"))
    case "searchRotor":
      self = .searchRotor(try reader.required("element"), try reader.required("search"))
    case "edit": self = .edit(try reader.required("element"), try reader.required("edit"))
    case "largeContent":
      self = .largeContent(try reader.required("phase"), try reader.required("point"))
    case "key": self = .key(try reader.required("stroke"), on: try reader.member("element"))
    case "shortcuts": self = .shortcuts
    case "characterRange":
      self = .characterRange(
        try reader.required("element"), of: try reader.required("words"), at: try reader.required("point"))
    case "fingers": self = .fingers(try reader.list("fingers"))
    case let other: throw FormatError(.unknownTag, in: other)
    }
  }
}

/// `{"finger": 1, "phase": "moved", "point": [10, 20]}`
extension Request.Finger: CodableV1 {
  var v1: JSONValue {
    var object = JSONObject()
    object.set("finger", number)
    object.set("phase", phase)
    object.set("point", point)
    return .object(object)
  }

  init(v1 reader: JSONReader) throws(FormatError) {
    self.init(
      try reader.required("finger"), try reader.required("phase"), try reader.required("point"))
  }
}

/// `{"rotor": 0, "current": "5", "forward": true}`
extension Request.RotorSearch: CodableV1 {
  var v1: JSONValue {
    var object = JSONObject()
    object.set("rotor", rotor)
    object.set("current", current)
    object.set("bytes", range)
    object.set("forward", isForward)
    return .object(object)
  }

  init(v1 reader: JSONReader) throws(FormatError) {
    self.init(
      rotor: try reader.required("rotor"), current: try reader.member("current"),
      range: try reader.member("bytes"), isForward: try reader.required("forward"))
  }
}

/// `{"kind": "handled", "by": "5"}`
extension Answer: CodableV1 {
  var v1: JSONValue {
    var object = JSONObject()
    switch self {
    case .handled(let id):
      object.set("kind", "handled")
      object.set("by", id)
    case .declined: object.set("kind", "declined")
    case .range(let rows):
      object.set("kind", "range")
      object.set("rows", rows)
    case .element(let id):
      object.set("kind", "element")
      object.set("element", id)
    case .failed(let failure):
      object.set("kind", "failed")
      object.set("reason", failure)
    case .place(let entry):
      object.set("kind", "place")
      object.set("place", entry)
    case .largeContent(let content):
      object.set("kind", "largeContent")
      object.set("content", content)
    case .shortcuts(let shortcuts):
      object.set("kind", "shortcuts")
      object.set("shortcuts", list: shortcuts)
    }
    return .object(object)
  }

  init(v1 reader: JSONReader) throws(FormatError) {
    switch try reader.required("kind", String.self) {
    case "handled": self = .handled(by: try reader.member("by"))
    case "declined": self = .declined
    case "range": self = .range(try reader.required("rows"))
    case "element": self = .element(try reader.required("element"))
    case "failed": self = .failed(try reader.required("reason"))
    case "place": self = .place(try reader.required("place"))
    case "largeContent": self = .largeContent(try reader.required("content"))
    case "shortcuts": self = .shortcuts(try reader.list("shortcuts"))
    case let other: throw FormatError(.unknownTag, in: other)
    }
  }
}

/// `{"key": "n", "held": ["command"]}`
extension KeyStroke: CodableV1 {
  private static let held: [(name: String, modifier: Modifiers)] = [
    ("function", .function), ("control", .control), ("option", .option), ("shift", .shift),
    ("command", .command),
  ]

  var v1: JSONValue {
    var object = JSONObject()
    object.set("key", key)
    object.set("held", list: Self.held.filter { modifiers.contains($0.modifier) }.map(\.name))
    return .object(object)
  }

  init(v1 reader: JSONReader) throws(FormatError) {
    var modifiers: Modifiers = []
    for name in try reader.list("held", of: String.self) {
      guard let known = Self.held.first(where: { $0.name == name }) else {
        throw FormatError(.unknownTag, in: name)
      }
      modifiers.insert(known.modifier)
    }
    self.init(try reader.required("key"), modifiers)
  }
}

/// `{"title": "New", "stroke": {"key": "n", "held": ["command"]}}`
extension AppShortcut: CodableV1 {
  var v1: JSONValue {
    var object = JSONObject()
    object.set("title", title)
    object.set("stroke", stroke)
    return .object(object)
  }

  init(v1 reader: JSONReader) throws(FormatError) {
    self.init(try reader.required("title"), try reader.required("stroke"))
  }
}
