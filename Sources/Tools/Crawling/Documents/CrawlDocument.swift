import CrawlEngine
import TreeFormat

/// Maps of apps, as a document for other programs and for later runs.
///
/// The form is described in `Documentation/Formats/crawl.md`.
package struct CrawlDocument: Hashable, Sendable {
  package static let format = "earshot.crawl"
  static let version = 1

  /// The maps, in order.
  package var maps: [CrawlMap]

  /// Makes a document of maps.
  package init(_ maps: [CrawlMap]) {
    self.maps = maps
  }

  /// The whole document: JSON, ending in a line feed.
  package var text: String {
    var object = JSONObject()
    object["format"] = .string(Self.format)
    object["version"] = Self.number(Self.version)
    object["maps"] = .array(maps.map(Self.value))
    return JSONValue.object(object).text()
  }

  private static func value(of map: CrawlMap) -> JSONValue {
    var object = JSONObject()
    object["name"] = .string(map.name)
    object["isCut"] = .bool(!map.cuts.isEmpty)
    object["cuts"] = strings(map.cuts.map(\.text))
    object["moves"] = number(map.moves)
    object["deadEnds"] = .array(map.deadEnds.map { number($0.number) })
    object["escapeOnly"] = .array(map.escapeOnly.map { number($0.number) })
    object["screens"] = .array(map.screens.map(value))
    object["passages"] = .array(map.passages.map(value))
    return .object(object)
  }

  private static func value(of screen: CrawlScreen) -> JSONValue {
    var object = JSONObject()
    object["number"] = number(screen.number)
    object["title"] = .string(screen.title)
    object["key"] = .string(screen.key)
    object["frame"] = strings(screen.signature.frame)
    object["controls"] = strings(screen.signature.controls.sorted())
    object["texts"] = strings(screen.signature.texts.sorted())
    object["gestures"] = number(screen.gestures)
    object["seconds"] = number(screen.seconds)
    object["way"] = .array(screen.way.map(value))
    object["isReproduced"] = screen.isReproduced.map { .bool($0) }
    object["losesFocus"] = screen.losesFocus ? .bool(true) : nil
    object["restlessness"] = screen.restlessness > 0 ? number(screen.restlessness) : nil
    object["rowsLeft"] = screen.rowsLeft > 0 ? number(screen.rowsLeft) : nil
    object["stopsLeft"] = screen.stopsLeft > 0 ? number(screen.stopsLeft) : nil
    object["untried"] = screen.untried > 0 ? number(screen.untried) : nil
    object["stops"] = .array(screen.stops.map(value))
    object["findings"] = .array(screen.findings.map(value))
    object["unreached"] = strings(screen.unreached)
    return .object(object)
  }

  private static func value(of step: CrawlStep) -> JSONValue {
    var object = JSONObject()
    object["words"] = .string(step.words)
    object["gestures"] = number(step.gestures)
    object["script"] = strings(step.script)
    return .object(object)
  }

  private static func value(of stop: CrawlStop) -> JSONValue {
    var object = JSONObject()
    func set(_ key: String, _ text: String) { if !text.isEmpty { object[key] = .string(text) } }
    set("identifier", stop.identifier)
    set("role", stop.role)
    set("label", stop.label)
    set("value", stop.value)
    set("hint", stop.hint)
    set("heard", stop.heard)
    object["seconds"] = number(stop.seconds)
    if !stop.actions.isEmpty { object["actions"] = strings(stop.actions) }
    if !stop.content.isEmpty { object["content"] = strings(stop.content) }
    set("language", stop.language)
    if stop.isUsable { object["isUsable"] = .bool(true) }
    object["gestures"] = number(stop.gestures)
    if let location = stop.location { object["source"] = .string("\(location.file):\(location.line)") }
    return .object(object)
  }

  private static func value(of finding: CrawlFinding) -> JSONValue {
    var object = JSONObject()
    object["code"] = .string(finding.code)
    object["message"] = .string(finding.message)
    if let location = finding.location { object["source"] = .string("\(location.file):\(location.line)") }
    object["stop"] = finding.stop.map { number($0) }
    object["severity"] = .string(finding.severity)
    if !finding.path.isEmpty { object["path"] = .string(finding.path) }
    return .object(object)
  }

  private static func value(of passage: CrawlPassage) -> JSONValue {
    var object = JSONObject()
    object["from"] = number(passage.from)
    object["words"] = .string(passage.step.words)
    object["gestures"] = number(passage.step.gestures)
    object["script"] = strings(passage.step.script)
    switch passage.outcome {
    case .screen(let number): object["to"] = Self.number(number)
    case .stays: object["to"] = number(passage.from)
    case .ends(let reason): object["ends"] = .string(reason)
    case .impossible(let reason): object["impossible"] = .string(reason)
    }
    if passage.isEscape { object["isEscape"] = .bool(true) }
    if passage.alike > 0 { object["alike"] = number(passage.alike) }
    return .object(object)
  }

  private static func strings(_ texts: [String]) -> JSONValue { .array(texts.map { .string($0) }) }

  private static func number(_ value: Int) -> JSONValue { .number("\(value)") }

  private static func number(_ value: Double) -> JSONValue {
    value == value.rounded() ? .number("\(Int(value))") : .number("\(value)")
  }
}
