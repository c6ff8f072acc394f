import AccessibilityModel

/// A session as version 1 of the JSON documents holds it: everything needed to play it again.
public struct EncodedSessionV1: Hashable, Sendable, EncodedDocument {
  /// Something that happened in a session.
  public enum Happening: Hashable, Sendable {
    /// The person did something: the technology's name and the input as a script writes it.
    case input(technology: String, String)
    /// The app told something.
    case event(Event)
    /// Something happened to the person, by a technology.
    case effect(technology: String, Effect)
  }

  /// Something that happened, and when.
  public struct Entry: Hashable, Sendable {
    /// When it happened.
    public var instant: VirtualInstant
    /// What happened.
    public var happening: Happening

    /// Makes an entry.
    public init(at instant: VirtualInstant, _ happening: Happening) {
      self.instant = instant
      self.happening = happening
    }
  }

  static let header = Header(format: "earshot.session", version: 1)

  /// The whole document.
  public let json: JSONObject

  init(checked json: JSONObject) {
    self.json = json
  }

  /// Writes down a session.
  ///
  /// - Parameters:
  ///   - entries: What happened, in order.
  ///   - options: The device and the settings, where the session began with an app's launch.
  public init(_ entries: [Entry], options: LaunchOptions? = nil) {
    var object = Self.header.object
    object.set("launch", options)
    var rules = RuleTable()
    var values: [JSONValue] = []
    for entry in entries { values.append(entry.json(&rules)) }
    object["entries"] = .array(values)
    object["rules"] = .array(rules.list.map(\.v1))
    json = object
  }

  /// Takes in a document.
  ///
  /// - Parameter text: JSON that begins with the header of a session, version 1.
  /// - Throws: `FormatError` where it is no JSON or has another header.
  public init(_ text: String) throws(FormatError) {
    try self.init(checking: text)
  }

  /// The document as text.
  public var text: String { JSONValue.object(json).text() }

  /// The device and the settings; `nil` where the session began otherwise.
  ///
  /// - Throws: `FormatError` with the way to what is not as it should be.
  public func options() throws(FormatError) -> LaunchOptions? {
    try JSONReader(.object(json)).member("launch")
  }

  /// The uncertain rules that what happened rests on, each once.
  ///
  /// - Throws: `FormatError` with the way to what is not as it should be.
  public func rules() throws(FormatError) -> [UncertainRule] {
    try JSONReader(.object(json)).list("rules")
  }

  /// What happened, in order.
  ///
  /// - Throws: `FormatError` with the way to what is not as it should be.
  public func entries() throws(FormatError) -> [Entry] {
    let reader = JSONReader(.object(json))
    let rules = RuleTable(try reader.list("rules"))
    return try reader.values("entries") { reader throws(FormatError) in try Entry(reader, rules) }
  }
}

extension EncodedSessionV1.Entry {
  func json(_ rules: inout RuleTable) -> JSONValue {
    var object = JSONObject()
    object["nanoseconds"] = .number(String(instant.nanoseconds))
    switch happening {
    case .input(let technology, let input):
      object.set("technology", technology)
      object.set("input", input)
    case .event(let event): object.set("event", event)
    case .effect(let technology, let effect):
      object.set("technology", technology)
      object["effect"] = effect.json(&rules)
    }
    return .object(object)
  }

  init(_ reader: JSONReader, _ rules: RuleTable) throws(FormatError) {
    guard case .number(let text) = try reader.object()["nanoseconds"], let nanoseconds = Int64(text) else {
      throw reader.mismatch().inside("nanoseconds")
    }
    instant = VirtualInstant(nanoseconds: nanoseconds)
    if let event = try reader.member("event", Event.self) {
      happening = .event(event)
    } else if let input = try reader.member("input", String.self) {
      happening = .input(technology: try reader.required("technology"), input)
    } else {
      guard let effect = try reader.object()["effect"] else { throw reader.mismatch().inside("effect") }
      happening = .effect(
        technology: try reader.required("technology"), try Effect(JSONReader(effect), rules))
    }
  }
}

extension LaunchOptions.Platform: NamedV1 {}
extension LaunchOptions.ColorScheme: NamedV1 {}

// The folders of the app's texts are left out: they are those of one machine, and a session holds what they gave.
extension LaunchOptions: CodableV1 {
  var v1: JSONValue {
    var object = JSONObject()
    object.set("platform", platform)
    object.set("screenSize", screenSize)
    object.set("displayScale", displayScale)
    object.set("layoutDirection", layoutDirection)
    object.set("locale", locale)
    object.set("textSize", textSize)
    object.set("colorScheme", colorScheme)
    object.set("rowThreshold", rowThreshold)
    if !rules.isEmpty { object.set("rules", rules) }
    if speechLanguage != "en" { object.set("speechLanguage", speechLanguage) }
    if date != Self.usualDate { object.set("date", date) }
    let changed = settings.sorted { $0.key < $1.key }
    object.set("settingsOn", list: changed.filter(\.value).map(\.key))
    object.set("settingsOff", list: changed.filter { !$0.value }.map(\.key))
    return .object(object)
  }

  init(v1 reader: JSONReader) throws(FormatError) {
    self.init(
      platform: try reader.required("platform"), screenSize: try reader.required("screenSize"),
      displayScale: try reader.required("displayScale"),
      layoutDirection: try reader.required("layoutDirection"), locale: try reader.required("locale"),
      textSize: try reader.required("textSize"), colorScheme: try reader.required("colorScheme"),
      rowThreshold: try reader.member("rowThreshold"), rules: try reader.member("rules") ?? RuleChoices(),
      speechLanguage: try reader.member("speechLanguage") ?? "en",
      date: try reader.member("date") ?? Self.usualDate)
    for name in try reader.list("settingsOn", of: String.self) { settings[name] = true }
    for name in try reader.list("settingsOff", of: String.self) { settings[name] = false }
  }
}

extension RuleChoices: CodableV1 {
  var v1: JSONValue {
    var object = JSONObject()
    for (name, choice) in byName.sorted(by: { $0.key < $1.key }) { object.set(name, choice) }
    return .object(object)
  }

  init(v1 reader: JSONReader) throws(FormatError) {
    self.init()
    for member in try reader.object().members {
      guard case .string(let choice) = member.value else { throw reader.mismatch().inside(member.key) }
      byName[member.key] = choice
    }
  }
}
