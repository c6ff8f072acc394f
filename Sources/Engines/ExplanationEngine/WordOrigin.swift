import AccessibilityModel

/// By which rule words of an utterance are said, and which property of the app's code they come from.
struct WordOrigin {
  /// The id of the rule.
  let rule: String
  /// The property.
  let property: String

  private static let byKey: [String: WordOrigin] = {
    var origins: [String: WordOrigin] = [:]
    for line in (GeneratedExplanations.byName["origins"] ?? "").split(separator: "\n") {
      let cells = line.split(separator: "\t").map(String.init)
      if cells.count == 3 { origins[cells[0]] = WordOrigin(rule: cells[1], property: cells[2]) }
    }
    return origins
  }()

  /// Every origin that is known, for whoever checks them.
  static var all: [String: WordOrigin] { byKey }

  /// Looks up where a segment comes from: the whole key, then what it begins with, then its kind.
  init(_ origin: Utterance.Origin) {
    let keys: [String]
    switch origin {
    case .attribute(let attribute): keys = ["attribute \(attribute)", "attribute"]
    case .customContent: keys = ["customContent"]
    case .action: keys = ["action"]
    case .notification: keys = ["notification"]
    case .phrase(let key): keys = [key, String(key.prefix { $0 != "." }), "phrase"]
    }
    self = keys.lazy.compactMap { Self.byKey[$0] }.first ?? WordOrigin(rule: "1.5.1 order", property: "")
  }

  private init(rule: String, property: String) {
    self.rule = rule
    self.property = property
  }
}
