import EarshotSession
import TreeFormat

extension ConformanceRecording {
  private static let format = "earshot.conformance"
  private static let version = "1"

  /// The recording as JSON; reading it gives the same.
  package var text: String {
    var object = JSONObject()
    object["format"] = .string(Self.format)
    object["version"] = .number(Self.version)
    object["system"] = .string(system)
    object["method"] = .string(method)
    if let source { object["source"] = .string(source) }
    object["screens"] = .array(
      screens.map { screen in
        var entry = JSONObject()
        entry["id"] = .string(screen.id)
        screen.recording.publication?.write(into: &entry)
        entry["steps"] = .array(screen.recording.steps.map(\.value))
        return .object(entry)
      })
    return JSONValue.object(object).text() + "\n"
  }

  /// Reads a recording.
  ///
  /// - Parameter text: The whole file.
  /// - Throws: `ConformanceError` with the screen and the step that make no sense.
  package init(reading text: String) throws(ConformanceError) {
    let value: JSONValue
    do {
      value = try JSONValue(parsing: text)
    } catch {
      throw ConformanceError("It is no JSON: \(error). Record it with earshot conform --record.")
    }
    guard case .object(let object) = value, object["format"] == .string(Self.format),
      object["version"] == .number(Self.version)
    else {
      throw ConformanceError(
        "It is no recording of this version. It begins with \"format\": \"\(Self.format)\".")
    }
    guard case .array(let list)? = object["screens"], let system = object["system"]?.string,
      let method = object["method"]?.string
    else { throw ConformanceError("It lacks \"system\", \"method\" or \"screens\". Add what is missing.") }
    var screens: [(id: String, recording: RecordedScreen)] = []
    for (number, entry) in list.enumerated() {
      guard case .object(let entry) = entry, let id = entry["id"]?.string,
        case .array(let steps)? = entry["steps"]
      else { throw ConformanceError("Screen \(number + 1) lacks \"id\" or \"steps\". Add what is missing.") }
      guard !screens.contains(where: { $0.id == id }) else {
        throw ConformanceError("Screen \"\(id)\" is there twice. Remove one of the two.")
      }
      var recorded: [RecordedStep] = []
      for (place, step) in steps.enumerated() {
        guard let step = RecordedStep(step) else {
          throw ConformanceError(
            "Step \(place + 1) of \"\(id)\" makes no sense. It has \"do\", and lists of texts or null.")
        }
        recorded.append(step)
      }
      screens.append((id, RecordedScreen(recorded, publication: try Publication(of: id, entry))))
    }
    self.init(system: system, method: method, source: object["source"]?.string, screens: screens)
  }
}

extension Publication {
  private static let names = ["source", "date", "system", "rule"]

  /// Adds the origin to a screen.
  fileprivate func write(into entry: inout JSONObject) {
    for (name, text) in zip(Self.names, [source, date, system, rule]) {
      if let text { entry[name] = .string(text) }
    }
  }

  /// Reads the origin of a screen; `nil` where it names none.
  ///
  /// - Throws: `ConformanceError` where half of it is missing.
  fileprivate init?(of id: String, _ entry: JSONObject) throws(ConformanceError) {
    guard Self.names.contains(where: { entry[$0] != nil }) else { return nil }
    guard let source = entry["source"]?.string, let rule = entry["rule"]?.string else {
      throw ConformanceError("Screen \"\(id)\" has half an origin. Give it \"source\" and \"rule\".")
    }
    self.init(source: source, date: entry["date"]?.string, system: entry["system"]?.string, rule: rule)
  }
}

extension RecordedStep {
  /// The step as JSON; what was not recorded is left out.
  fileprivate var value: JSONValue {
    var object = JSONObject()
    object["do"] = .string(action)
    if isEmpty { object["heard"] = .null }
    for (name, list) in [
      ("heard", heard), ("includes", includes), ("lacks", lacks), ("sounds", sounds), ("shown", shown),
      ("screen", screen),
    ] {
      if let list { object[name] = .array(list.map { .string($0) }) }
    }
    if let pauses, !pauses.isEmpty { object["pauses"] = .array(pauses.map { .number("\($0)") }) }
    return .object(object)
  }

  /// Reads a step; `nil` where it makes no sense.
  fileprivate init?(_ value: JSONValue) {
    guard case .object(let object) = value, let action = object["do"]?.string else { return nil }
    self.init(action)
    do {
      heard = try object["heard"]?.strings
      includes = try object["includes"]?.strings
      lacks = try object["lacks"]?.strings
      sounds = try object["sounds"]?.strings
      shown = try object["shown"]?.strings
      screen = try object["screen"]?.strings
      pauses = try object["pauses"]?.numbers
    } catch {
      return nil
    }
  }
}

extension JSONValue {
  fileprivate var string: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// A list of texts; `nil` for `null`.
  fileprivate var strings: [String]? {
    get throws(ConformanceError) {
      if case .null = self { return nil }
      guard case .array(let values) = self else { throw ConformanceError("no list") }
      let texts = values.compactMap(\.string)
      guard texts.count == values.count else { throw ConformanceError("no text") }
      return texts
    }
  }

  /// A list of numbers; `nil` for `null`.
  fileprivate var numbers: [Double]? {
    get throws(ConformanceError) {
      if case .null = self { return nil }
      guard case .array(let values) = self else { throw ConformanceError("no list") }
      return try values.map { value throws(ConformanceError) in
        guard case .number(let digits) = value, let number = Double(digits), number.isFinite else {
          throw ConformanceError("no number")
        }
        return number
      }
    }
  }
}
