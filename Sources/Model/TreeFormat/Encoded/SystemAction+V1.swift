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
    ("settings", .settings), ("spotlight", .spotlight), ("assistant", .assistant),
    ("accessibilityShortcut", .accessibilityShortcut), ("lockScreen", .lockScreen), ("wallet", .wallet),
    ("screenshot", .screenshot), ("shake", .shake), ("emergencyCall", .emergencyCall),
    ("restart", .restart), ("diagnostics", .diagnostics), ("typeToAssistant", .typeToAssistant),
    ("reachability", .reachability),
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
    case .volume(let isUp):
      object.set("kind", "volume")
      object.set("up", isUp)
    case .sound(let isOn):
      object.set("kind", "sound")
      object.set("on", isOn)
    case .orientation(let isLandscape):
      object.set("kind", "orientation")
      object.set("landscape", isLandscape)
    case .openApp(let name): object = Self.object("openApp", name)
    case .search(let words): object = Self.object("search", words)
    case .searchWeb(let words): object = Self.object("searchWeb", words)
    case .press(let button): object = Self.object("press", button)
    case .triplePress(let button): object = Self.object("triplePress", button)
    case .shortcut(let name): object = Self.object("shortcut", name)
    case .feature(let name, let isOn):
      object = Self.object("feature", name)
      object.set("on", isOn)
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
    case "volume": self = .volume(isUp: try reader.required("up"))
    case "sound": self = .sound(isOn: try reader.required("on"))
    case "orientation": self = .orientation(isLandscape: try reader.required("landscape"))
    case "openApp": self = .openApp(try reader.required("words"))
    case "search": self = .search(try reader.required("words"))
    case "searchWeb": self = .searchWeb(try reader.required("words"))
    case "press": self = .press(try reader.required("words"))
    case "triplePress": self = .triplePress(try reader.required("words"))
    case "shortcut": self = .shortcut(try reader.required("words"))
    case "feature": self = .feature(try reader.required("words"), isOn: try reader.required("on"))
    default:
      guard let action = Self.named.first(where: { $0.name == kind })?.action else {
        throw FormatError(.unknownTag, in: kind)
      }
      self = action
    }
  }

  private static func object(_ kind: String, _ words: String) -> JSONObject {
    var object = JSONObject()
    object.set("kind", kind)
    object.set("words", words)
    return object
  }
}
