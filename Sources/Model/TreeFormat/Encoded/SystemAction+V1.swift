import AccessibilityModel

/// `{"kind": "screenCurtain", "on": true}`
extension SystemAction: CodableV1 {
  /// Those that are told by their name alone.
  private static let named: [(name: String, action: SystemAction)] = [
    ("pauseSpeech", .pauseSpeech), ("resumeSpeech", .resumeSpeech), ("playPause", .playPause),
    ("answerCall", .answerCall), ("endCall", .endCall), ("toggleStopwatch", .toggleStopwatch),
    ("takePhoto", .takePhoto), ("undo", .undo), ("redo", .redo), ("home", .home),
    ("appSwitcher", .appSwitcher), ("notificationCenter", .notificationCenter),
    ("controlCenter", .controlCenter), ("nextApp", .nextApp), ("previousApp", .previousApp),
    ("settings", .settings),
  ]

  var v1: JSONValue {
    var object = JSONObject()
    switch self {
    case .speech(let isOn):
      object.set("kind", "speech")
      object.set("on", isOn)
    case .screenCurtain(let isOn):
      object.set("kind", "screenCurtain")
      object.set("on", isOn)
    case .copy(let words):
      object.set("kind", "copy")
      object.set("words", words)
    default: object.set("kind", Self.named.first { $0.action == self }?.name ?? "")
    }
    return .object(object)
  }

  init(v1 reader: JSONReader) throws(FormatError) {
    let kind = try reader.required("kind", String.self)
    switch kind {
    case "speech": self = .speech(isOn: try reader.required("on"))
    case "screenCurtain": self = .screenCurtain(isOn: try reader.required("on"))
    case "copy": self = .copy(try reader.required("words"))
    default:
      guard let action = Self.named.first(where: { $0.name == kind })?.action else {
        throw FormatError(.unknownTag, in: kind)
      }
      self = action
    }
  }
}
