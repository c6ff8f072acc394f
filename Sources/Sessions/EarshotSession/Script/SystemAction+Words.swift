import AccessibilityModel

extension SystemAction {
  /// What the device does, as people read it.
  var words: String {
    switch self {
    case .speech(let isOn): "speech \(isOn ? "on" : "off")"
    case .screenCurtain(let isOn): "screen curtain \(isOn ? "on" : "off")"
    case .copy(let words): "copy \"\(Transcript.line(words))\""
    default: "\(self)".reduce(into: "") { $0 += $1.isUppercase ? " \($1.lowercased())" : "\($1)" }
    }
  }
}
