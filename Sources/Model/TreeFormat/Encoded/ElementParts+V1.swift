import AccessibilityModel

extension ContainerType: NamedV1 {}
extension ChildOrder: NamedV1 {}
extension CustomContent.Importance: NamedV1 {}
extension RotorDescriptor.SystemKind: NamedV1 {}

extension CustomContent: CodableV1 {
  var v1: JSONValue {
    var object = JSONObject()
    object.set("label", label)
    object.set("value", value)
    if importance == .high { object.set("importance", importance) }
    return .object(object)
  }

  init(v1 reader: JSONReader) throws(FormatError) {
    self.init(
      label: try reader.required("label"), value: try reader.required("value"),
      importance: try reader.member("importance") ?? .onDemand)
  }
}

/// The category is absent for the Actions entry, `"edit"` for the Edit entry, `{"named": …}` for another.
extension ElementAction: CodableV1 {
  var v1: JSONValue {
    var object = JSONObject()
    object.set("id", id.rawValue)
    object.set("name", name)
    switch category {
    case .standard: break
    case .edit: object.set("category", "edit")
    case .named(let name):
      var named = JSONObject()
      named.set("named", name)
      object["category"] = .object(named)
    }
    object.set("image", image)
    return .object(object)
  }

  init(v1 reader: JSONReader) throws(FormatError) {
    self.init(
      id: ID(rawValue: try reader.required("id")), name: try reader.required("name"),
      category: try reader.member("category") ?? .standard, image: try reader.member("image"))
  }
}

extension ElementAction.Category: DecodableV1 {
  init(v1 reader: JSONReader) throws(FormatError) {
    switch reader.value {
    case .string("standard"): self = .standard
    case .string("edit"): self = .edit
    default: self = .named(try reader.required("named"))
    }
  }
}

extension RotorDescriptor: CodableV1 {
  var v1: JSONValue {
    var object = JSONObject()
    object.set("name", name)
    object.set("system", system)
    object["entries"] = .array(entries.map(\.v1))
    if isSearched { object.set("isSearched", true) }
    return .object(object)
  }

  init(v1 reader: JSONReader) throws(FormatError) {
    self.init(
      name: try reader.required("name"), system: try reader.member("system"),
      entries: try reader.list("entries"), isSearched: try reader.member("isSearched") ?? false)
  }
}

extension RotorDescriptor.Entry: CodableV1 {
  var v1: JSONValue {
    var object = JSONObject()
    object.set("element", element)
    object.set("label", label)
    object.set("bytes", range)
    return .object(object)
  }

  init(v1 reader: JSONReader) throws(FormatError) {
    self.init(
      element: try reader.member("element"), label: try reader.member("label"),
      range: try reader.member("bytes"))
  }
}

extension LargeContentItem: CodableV1 {
  var v1: JSONValue {
    var object = JSONObject()
    object.set("title", title)
    object.set("image", image)
    if scalesImage { object.set("scalesImage", true) }
    return .object(object)
  }

  init(v1 reader: JSONReader) throws(FormatError) {
    self.init(
      title: try reader.member("title"), image: try reader.member("image"),
      scalesImage: try reader.member("scalesImage") ?? false)
  }
}

extension PositionInGroup: CodableV1 {
  var v1: JSONValue { .array([index.v1, count.v1]) }

  init(v1 reader: JSONReader) throws(FormatError) {
    let numbers = try reader.list(of: Int.self)
    guard numbers.count == 2 else { throw reader.mismatch() }
    self.init(index: numbers[0], count: numbers[1])
  }
}

extension LazyRows: CodableV1 {
  var v1: JSONValue {
    var object = JSONObject()
    object.set("count", count)
    object.set("realized", realized)
    return .object(object)
  }

  init(v1 reader: JSONReader) throws(FormatError) {
    self.init(count: try reader.required("count"), realized: try reader.required("realized"))
  }
}

extension SourceLocation: CodableV1 {
  var v1: JSONValue {
    var object = JSONObject()
    object.set("file", file)
    object.set("line", line)
    return .object(object)
  }

  init(v1 reader: JSONReader) throws(FormatError) {
    self.init(file: try reader.required("file"), line: try reader.required("line"))
  }
}

extension UncertainRule: CodableV1 {
  var v1: JSONValue {
    var object = JSONObject()
    object.set("name", name)
    object.set("choice", choice)
    object["choices"] = .array(choices.map(\.v1))
    object.set("summary", summary)
    object.set("source", source)
    return .object(object)
  }

  init(v1 reader: JSONReader) throws(FormatError) {
    self.init(
      name: try reader.required("name"), choice: try reader.required("choice"),
      choices: try reader.list("choices"), summary: try reader.required("summary"),
      source: try reader.required("source"))
  }
}

/// `{"part": text}`, or `{"seen": text}` with nothing to take a tap; `{}` where nothing is seen there either.
extension ActivationHit: CodableV1 {
  var v1: JSONValue {
    var object = JSONObject()
    switch self {
    case .nothing(let seen): object.set("seen", seen)
    case .part(let name): object.set("part", name)
    }
    return .object(object)
  }

  init(v1 reader: JSONReader) throws(FormatError) {
    if let part = try reader.member("part", SpokenText.self) {
      self = .part(part)
    } else {
      self = .nothing(seen: try reader.member("seen"))
    }
  }
}
