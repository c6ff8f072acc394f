import AccessibilityModel

extension Utterance.Channel: NamedV1 {}

extension Utterance {
  /// The utterance as part of a document; `text` repeats what the segments say together.
  func json(_ rules: inout RuleTable) -> JSONValue {
    var object = JSONObject()
    object.set("text", text)
    var values: [JSONValue] = []
    for segment in segments { values.append(segment.json(&rules)) }
    object["segments"] = .array(values)
    return .object(object)
  }

  init(_ reader: JSONReader, _ rules: RuleTable) throws(FormatError) {
    self.init(
      try reader.values("segments") { reader throws(FormatError) in try Segment(reader, rules) })
  }
}

extension Utterance.Segment {
  func json(_ rules: inout RuleTable) -> JSONValue {
    var object = JSONObject()
    object.set("text", text)
    object.set("from", origin)
    object.set("element", element)
    if startsSentence { object.set("startsSentence", true) }
    if pause != .zero { object.set("pause", pause.secondsV1) }
    if channel != .everywhere { object.set("channel", channel) }
    rules.set("rules", self.rules, in: &object)
    return .object(object)
  }

  init(_ reader: JSONReader, _ rules: RuleTable) throws(FormatError) {
    self.init(
      try reader.required("text"), origin: try reader.required("from"),
      element: try reader.member("element"), startsSentence: try reader.member("startsSentence") ?? false,
      pause: Duration(secondsV1: try reader.member("pause") ?? 0),
      channel: try reader.member("channel") ?? .everywhere, rules: try rules.rules("rules", in: reader))
  }
}

/// `"notification"`, or an object with one key: `attribute`, `customContent`, `action` or `phrase`.
extension Utterance.Origin: CodableV1 {
  var v1: JSONValue {
    var object = JSONObject()
    switch self {
    case .attribute(let attribute): object.set("attribute", attribute)
    case .customContent(let place): object.set("customContent", place)
    case .action(let id): object.set("action", id.rawValue)
    case .phrase(let key): object.set("phrase", key)
    case .notification: return .string("notification")
    }
    return .object(object)
  }

  init(v1 reader: JSONReader) throws(FormatError) {
    if reader.value == .string("notification") {
      self = .notification
    } else if let attribute = try reader.member("attribute", Attribute.self) {
      self = .attribute(attribute)
    } else if let place = try reader.member("customContent", Int.self) {
      self = .customContent(place)
    } else if let id = try reader.member("action", Int.self) {
      self = .action(ElementAction.ID(rawValue: id))
    } else {
      self = .phrase(try reader.required("phrase"))
    }
  }
}

extension Duration {
  /// Seconds, to the nanosecond.
  var secondsV1: Double {
    Double(components.seconds) + Double(components.attoseconds / 1_000_000_000) / 1_000_000_000
  }

  init(secondsV1 seconds: Double) {
    let bounded = max(-1e9, min(1e9, seconds))
    self = .nanoseconds(Int64((bounded * 1_000_000_000).rounded()))
  }
}
