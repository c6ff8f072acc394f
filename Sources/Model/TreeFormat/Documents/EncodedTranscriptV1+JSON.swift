import AccessibilityModel

extension EncodedTranscriptV1.Screen {
  func json(_ table: inout RuleTable) -> JSONValue {
    var object = JSONObject()
    object.set("name", name)
    object.set("dialect", dialect)
    object.set("seconds", milliseconds(stops.reduce(0) { $0 + milliseconds($1.seconds) }))
    var values: [JSONValue] = []
    for stop in stops { values.append(stop.json(&table)) }
    object["stops"] = .array(values)
    switch end {
    case .boundary: object.set("end", "boundary")
    case .limit: object.set("end", "limit")
    case .circle(let id):
      object.set("end", "circle")
      object.set("backAt", id)
    }
    object.set("rowsLeft", list: rowsLeft)
    object.set("arrival", arrival)
    if let opening { object["opening"] = opening.json(&table) }
    table.set("rules", rules, in: &object)
    object.set("diagnostics", list: diagnostics)
    return .object(object)
  }

  init(_ reader: JSONReader, _ rules: RuleTable) throws(FormatError) {
    let end: End
    switch try reader.required("end", String.self) {
    case "boundary": end = .boundary
    case "limit": end = .limit
    case "circle": end = .circle(try reader.required("backAt"))
    case let other: throw FormatError(.unknownTag, in: other)
    }
    self.init(
      name: try reader.required("name"), dialect: try reader.required("dialect"),
      stops: try reader.values("stops") { reader throws(FormatError) in
        try EncodedTranscriptV1.Stop(reader, rules)
      }, end: end, rowsLeft: try reader.list("rowsLeft"), arrival: try reader.member("arrival"),
      opening: try Opening(in: reader, rules), rules: try rules.rules("rules", in: reader),
      diagnostics: try reader.list("diagnostics"))
  }
}

/// `{"after": 12, "container": "4", "count": 99988}`
extension EncodedTranscriptV1.Screen.RowsLeft: CodableV1 {
  var v1: JSONValue {
    var object = JSONObject()
    object.set("after", afterStop)
    object.set("container", container)
    object.set("count", count)
    return .object(object)
  }

  init(v1 reader: JSONReader) throws(FormatError) {
    self.init(
      afterStop: try reader.required("after"), container: try reader.required("container"),
      count: try reader.required("count"))
  }
}

/// `{"after": 2, "before": ["Loading"]}`
extension EncodedTranscriptV1.Screen.Arrival: CodableV1 {
  var v1: JSONValue {
    var object = JSONObject()
    object.set("after", milliseconds(after))
    object.set("before", list: before)
    return .object(object)
  }

  init(v1 reader: JSONReader) throws(FormatError) {
    self.init(after: try reader.required("after"), before: try reader.list("before"))
  }
}

/// `{"heard": [{"text": "Welcome", …}], "unheard": [{"unheard": {…}, "because": {…}, "of": 1}], "cursor": "4"}`
extension EncodedTranscriptV1.Screen.Opening {
  fileprivate func json(_ rules: inout RuleTable) -> JSONValue {
    var object = JSONObject()
    if !heard.isEmpty { object["heard"] = EncodedTranscriptV1.Stop.json(heard, &rules) }
    var values: [JSONValue] = []
    for words in lost { values.append(Effect.unheard(words).json(&rules)) }
    if !values.isEmpty { object["unheard"] = .array(values) }
    object.set("cursor", stop)
    return .object(object)
  }

  fileprivate init?(in screen: JSONReader, _ rules: RuleTable) throws(FormatError) {
    guard let value = try screen.object()["opening"], value != .null else { return nil }
    let reader = JSONReader(value)
    self.init(
      heard: try reader.values("heard") { reader throws(FormatError) in try Utterance(reader, rules) },
      lost: try reader.values("unheard") { reader throws(FormatError) in
        guard case .unheard(let words) = try Effect(reader, rules) else { throw reader.mismatch() }
        return words
      }, stop: try reader.member("cursor"))
  }
}

extension EncodedTranscriptV1.Stop {
  func json(_ rules: inout RuleTable) -> JSONValue {
    var object = JSONObject()
    object.set("text", utterance.text)
    object.set("seconds", milliseconds(seconds))
    var plain = element
    plain.rules = []
    object.set("element", plain)
    rules.set("elementRules", element.rules, in: &object)
    object["utterance"] = utterance.json(&rules)
    object.set("sounds", list: sounds)
    if !asides.isEmpty { object["asides"] = Self.json(asides, &rules) }
    if let moreContent { object["moreContent"] = moreContent.json(&rules) }
    if let actions { object["actions"] = actions.json(&rules) }
    object.set("findings", list: findings)
    object.set("braille", list: braille)
    return .object(object)
  }

  init(_ reader: JSONReader, _ rules: RuleTable) throws(FormatError) {
    var element = try reader.required("element", AccessibilityElement.self)
    element.rules = try rules.rules("elementRules", in: reader)
    guard let utterance = try reader.object()["utterance"] else {
      throw reader.mismatch().inside("utterance")
    }
    self.init(
      element: element, utterance: try Utterance(JSONReader(utterance), rules),
      seconds: try reader.required("seconds"), sounds: try reader.list("sounds"),
      asides: try reader.values("asides") { reader throws(FormatError) in try Utterance(reader, rules) },
      moreContent: try Waiting("moreContent", reader, rules),
      actions: try Waiting("actions", reader, rules), findings: try reader.list("findings"),
      braille: try reader.list("braille"))
  }

  fileprivate static func json(_ utterances: [Utterance], _ rules: inout RuleTable) -> JSONValue {
    var values: [JSONValue] = []
    for utterance in utterances { values.append(utterance.json(&rules)) }
    return .array(values)
  }
}

/// `{"code": "stop.tooMuch", "message": "…", "at": {"file": "…", "line": 3}, "promise": "…", "swiftUI": "…", "uiKit": "…"}`
extension EncodedTranscriptV1.Stop.Finding: CodableV1 {
  var v1: JSONValue {
    var object = JSONObject()
    object.set("code", code)
    object.set("message", message)
    object.set("at", location)
    object.set("promise", promise)
    object.set("swiftUI", swiftUI)
    object.set("uiKit", uiKit)
    return .object(object)
  }

  init(v1 reader: JSONReader) throws(FormatError) {
    self.init(
      code: try reader.required("code"), message: try reader.required("message"),
      location: try reader.member("at"), promise: try reader.member("promise"),
      swiftUI: try reader.member("swiftUI"),
      uiKit: try reader.member("uiKit"))
  }
}

extension EncodedTranscriptV1.Stop.Waiting {
  func json(_ rules: inout RuleTable) -> JSONValue {
    var object = JSONObject()
    object["heading"] = heading.json(&rules)
    object["entries"] = EncodedTranscriptV1.Stop.json(entries, &rules)
    return .object(object)
  }

  init?(_ key: String, _ reader: JSONReader, _ rules: RuleTable) throws(FormatError) {
    guard let value = try reader.object()[key], value != .null else { return nil }
    let waiting = JSONReader(value)
    guard let heading = try waiting.object()["heading"] else {
      throw waiting.mismatch().inside("heading").inside(key)
    }
    self.init(
      heading: try Utterance(JSONReader(heading), rules),
      entries: try waiting.values("entries") { reader throws(FormatError) in try Utterance(reader, rules) })
  }
}

/// Seconds without digits that nobody hears.
private func milliseconds(_ seconds: Double) -> Double { (seconds * 1_000).rounded() / 1_000 }

/// `{"message": "…", "at": {"file": "…", "line": 3}}`
extension Diagnostic: CodableV1 {
  var v1: JSONValue {
    var object = JSONObject()
    object.set("message", message)
    object.set("at", location)
    return .object(object)
  }

  init(v1 reader: JSONReader) throws(FormatError) {
    self.init(try reader.required("message"), at: try reader.member("at"))
  }
}
