import AccessibilityModel
import CrawlEngine
import TreeFormat

/// Why a file holds no saved crawl.
package struct CrawlDocumentError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong and what to do, in one line.
  package let description: String
}

extension CrawlDocument {
  /// Reads what `earshot crawl --format json` wrote.
  ///
  /// - Parameter text: The whole document.
  /// - Throws: `CrawlDocumentError`.
  package init(reading text: String) throws(CrawlDocumentError) {
    let document: JSONValue
    do {
      document = try JSONValue(parsing: text)
    } catch {
      throw CrawlDocumentError(description: "it is no JSON. Save it with earshot crawl --format json.")
    }
    let reader = Reader(document)
    guard reader["format"].string == Self.format, reader["version"].integer == Self.version else {
      throw CrawlDocumentError(
        description: "it is no saved crawl of this version. Save it with earshot crawl --format json.")
    }
    guard let values = reader["maps"].list, !values.isEmpty else {
      throw CrawlDocumentError(
        description: "there is no map in it. Save it with earshot crawl --format json.")
    }
    maps = try values.map { value throws(CrawlDocumentError) in try Self.map(value) }
  }

  private static func map(_ reader: Reader) throws(CrawlDocumentError) -> CrawlMap {
    var map = CrawlMap(name: reader["name"].string ?? "")
    for value in reader["screens"].list ?? [] {
      guard let number = value["number"].integer, number == map.screens.count + 1 else {
        throw CrawlDocumentError(
          description:
            "screen \(map.screens.count + 1) of \"\(map.name)\" is not where it belongs. Save it anew.")
      }
      map.screens.append(screen(value, number))
    }
    map.passages = (reader["passages"].list ?? []).compactMap(passage)
    return map
  }

  private static func screen(_ reader: Reader, _ number: Int) -> CrawlScreen {
    let signature = ScreenSignature(
      frame: reader["frame"].strings, controls: Set(reader["controls"].strings),
      texts: Set(reader["texts"].strings))
    var screen = CrawlScreen(
      signature, way: (reader["way"].list ?? []).map(step), key: reader["key"].string)
    screen.number = number
    screen.title = reader["title"].string ?? ""
    screen.stops = (reader["stops"].list ?? []).map(stop)
    screen.findings = (reader["findings"].list ?? []).map(finding)
    screen.unreached = reader["unreached"].strings
    screen.losesFocus = reader["losesFocus"].bool ?? false
    screen.restlessness = reader["restlessness"].integer ?? 0
    screen.rowsLeft = reader["rowsLeft"].integer ?? 0
    screen.stopsLeft = reader["stopsLeft"].integer ?? 0
    screen.untried = reader["untried"].integer ?? 0
    screen.isReproduced = reader["isReproduced"].bool
    return screen
  }

  private static func step(_ reader: Reader) -> CrawlStep {
    CrawlStep(
      reader["words"].string ?? "", script: reader["script"].strings,
      gestures: reader["gestures"].integer ?? 0)
  }

  private static func stop(_ reader: Reader) -> CrawlStop {
    var stop = CrawlStop()
    stop.identifier = reader["identifier"].string ?? ""
    stop.role = reader["role"].string ?? ""
    stop.label = reader["label"].string ?? ""
    stop.value = reader["value"].string ?? ""
    stop.hint = reader["hint"].string ?? ""
    stop.heard = reader["heard"].string ?? ""
    stop.seconds = reader["seconds"].double ?? 0
    stop.actions = reader["actions"].strings
    stop.content = reader["content"].strings
    stop.language = reader["language"].string ?? ""
    stop.isUsable = reader["isUsable"].bool ?? false
    stop.gestures = reader["gestures"].integer ?? 0
    stop.location = location(reader["source"].string)
    return stop
  }

  private static func finding(_ reader: Reader) -> CrawlFinding {
    CrawlFinding(
      reader["code"].string ?? "", reader["message"].string ?? "", at: location(reader["source"].string),
      stop: reader["stop"].integer, severity: reader["severity"].string ?? "warning",
      path: reader["path"].string ?? "")
  }

  private static func passage(_ reader: Reader) -> CrawlPassage? {
    guard let from = reader["from"].integer else { return nil }
    let outcome: CrawlPassage.Outcome
    if let reason = reader["ends"].string {
      outcome = .ends(reason)
    } else if let reason = reader["impossible"].string {
      outcome = .impossible(reason)
    } else if let to = reader["to"].integer {
      outcome = to == from ? .stays : .screen(to)
    } else {
      return nil
    }
    return CrawlPassage(
      from: from, step(reader), outcome, isEscape: reader["isEscape"].bool ?? false,
      alike: reader["alike"].integer ?? 0)
  }

  private static func location(_ text: String?) -> SourceLocation? {
    guard let text, let colon = text.lastIndex(of: ":"), let line = Int(text[text.index(after: colon)...])
    else {
      return nil
    }
    return SourceLocation(file: String(text[..<colon]), line: line)
  }

  /// Takes a value apart; what is not there is `nil`.
  private struct Reader {
    let value: JSONValue?

    init(_ value: JSONValue?) {
      self.value = value
    }

    subscript(key: String) -> Reader {
      guard case .object(let object)? = value else { return Reader(nil) }
      return Reader(object[key])
    }

    var string: String? { if case .string(let text)? = value { text } else { nil } }
    var bool: Bool? { if case .bool(let bool)? = value { bool } else { nil } }
    var double: Double? { if case .number(let text)? = value { Double(text) } else { nil } }
    var integer: Int? { double.flatMap { Int(exactly: $0) } }
    var list: [Reader]? { if case .array(let values)? = value { values.map { Reader($0) } } else { nil } }
    var strings: [String] { (list ?? []).compactMap(\.string) }
  }
}
