import AccessibilityModel

extension SoundEvent: NamedV1 {}

extension Effect {
  /// An object whose key says what happens: `speak`, `unheard`, `stopSpeech`, `sound`, `playGraph`, `cursor`, `ask`,
  /// `system` or `show`.
  func json(_ rules: inout RuleTable) -> JSONValue {
    var object = JSONObject()
    switch self {
    case .speak(let utterance, let interrupts):
      object["speak"] = utterance.json(&rules)
      if interrupts { object.set("interrupts", true) }
    case .unheard(let lost):
      object["unheard"] = lost.utterance.json(&rules)
      object["because"] = lost.cause?.json(&rules) ?? .string("silence")
      if let heard = lost.heard { object.set("heard", heard.secondsV1) }
      object.set("of", lost.duration.secondsV1)
    case .stopSpeech: object.set("stopSpeech", true)
    case .sound(let event): object.set("sound", event)
    case .playGraph(let chart): object.set("playGraph", chart)
    case .moveCursor(let id): object["cursor"] = id?.v1 ?? .string("nowhere")
    case .request(let request): object.set("ask", request)
    case .system(let action): object.set("system", action)
    case .show(let overlay): object["show"] = overlay?.json(&rules) ?? .string("nothing")
    }
    return .object(object)
  }

  init(_ reader: JSONReader, _ rules: RuleTable) throws(FormatError) {
    if let speech = try reader.object()["speak"] {
      let utterance = try Utterance(JSONReader(speech), rules)
      self = .speak(utterance, interrupts: try reader.member("interrupts") ?? false)
    } else if let words = try reader.object()["unheard"] {
      var cause: Utterance?
      if let because = try reader.object()["because"], because != .string("silence") {
        cause = try Utterance(JSONReader(because), rules)
      }
      let heard = try reader.member("heard", Double.self)
      self = .unheard(
        Unheard(
          try Utterance(JSONReader(words), rules), because: cause,
          heard: heard.map { Duration(secondsV1: $0) }, of: Duration(secondsV1: try reader.member("of") ?? 0))
      )
    } else if try reader.member("stopSpeech", Bool.self) == true {
      self = .stopSpeech
    } else if let event = try reader.member("sound", SoundEvent.self) {
      self = .sound(event)
    } else if let chart = try reader.member("playGraph", Chart.self) {
      self = .playGraph(chart)
    } else if let cursor = try reader.object()["cursor"] {
      self = .moveCursor(cursor == .string("nowhere") ? nil : try ElementID(v1: JSONReader(cursor)))
    } else if let action = try reader.member("system", SystemAction.self) {
      self = .system(action)
    } else if let shown = try reader.object()["show"] {
      self = .show(shown == .string("nothing") ? nil : try Overlay(JSONReader(shown), rules))
    } else {
      self = .request(try reader.required("ask"))
    }
  }
}
