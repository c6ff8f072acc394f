import AccessibilityModel

extension SystemAction {
  /// What the device does, as people read it.
  package var words: String {
    switch self {
    case .speech(let isOn): "speech \(isOn ? "on" : "off")"
    case .screenCurtain(let isOn): "screen curtain \(isOn ? "on" : "off")"
    case .volume(let isUp): "volume \(isUp ? "up" : "down")"
    case .sound(let isOn): "sound \(isOn ? "on" : "off")"
    case .orientation(let isLandscape): isLandscape ? "landscape" : "portrait"
    case .openApp(let name): "open app \"\(Transcript.line(name))\""
    case .search(let words): "search \"\(Transcript.line(words))\""
    case .searchWeb(let words): "search web \"\(Transcript.line(words))\""
    case .press(let button): "press \(button) button"
    case .triplePress(let button): "triple press \(button) button"
    case .shortcut(let name): "shortcut \"\(Transcript.line(name))\""
    case .feature(let name, let isOn): "\(name) \(isOn ? "on" : "off")"
    case .copy(let words): "copy \"\(Transcript.line(words))\""
    default: "\(self)".reduce(into: "") { $0 += $1.isUppercase ? " \($1.lowercased())" : "\($1)" }
    }
  }
}
