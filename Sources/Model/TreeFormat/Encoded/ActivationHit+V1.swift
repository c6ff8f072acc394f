import AccessibilityModel

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
