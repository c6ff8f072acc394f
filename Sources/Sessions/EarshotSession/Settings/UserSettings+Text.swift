import AccessibilityModel
import VoiceOverEngine

extension UserSettings {
  /// The first line of a file of settings.
  static let header = "earshot settings 1"

  /// Reads a file of settings.
  ///
  /// - Parameter text: the file; what it leaves out is as on a new device.
  /// - Throws: `SettingsError` with the line that makes no sense.
  public init(reading text: String) throws(SettingsError) {
    self.init()
    var labels: [String: String] = [:]
    var part = Part.settings
    var isFirst = true
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated()
    {
      let line = line.trimmingSpaces
      if line.isEmpty || line.hasPrefix("#") { continue }
      if isFirst {
        guard line == Self.header else { throw SettingsError(.noHeader, line, line: index + 1) }
        isFirst = false
        continue
      }
      if line.hasPrefix("["), line.hasSuffix("]") {
        part = try Part(line, index + 1)
        if case .activity(let name) = part { activities.append(Activity(name: name)) }
        continue
      }
      guard let equals = line.firstIndex(of: "=") else {
        throw SettingsError(.noSetting, line, line: index + 1)
      }
      let name = line[..<equals].trimmingSpaces
      let value = line[line.index(after: equals)...].trimmingSpaces
      switch part {
      case .settings: try Self.set(name, to: value, in: &self, Self.keys, line: index + 1)
      case .activity:
        try Self.set(name, to: value, in: &activities[activities.count - 1], Activity.keys, line: index + 1)
      case .labels: labels[name] = value
      case .rules: rules.byName[name] = try RuleChoices.checked(name, value, line: index + 1)
      }
    }
    if isFirst { throw SettingsError(.noHeader, "") }
    voiceOver.labels = CustomLabels(byIdentifier: labels)
    if let activity, !activities.contains(where: { $0.name == activity }) {
      throw SettingsError(
        .unknownActivity, activity, details: activities.map(\.name).joined(separator: ", "))
    }
  }

  /// The file; reading it gives the same settings.
  ///
  /// What gestures and keys do is not part of it, nor are names of elements without an identifier.
  public var text: String {
    var lines = [Self.header, ""]
    for key in Self.keys {
      if let value = key.write(self) { lines.append("\(key.name) = \(value)") }
    }
    for activity in activities {
      lines += ["", "[activity \(activity.name)]"]
      for key in Activity.keys {
        if let value = key.write(activity) { lines.append("\(key.name) = \(value)") }
      }
    }
    let chosen = rules.byName.sorted { $0.key < $1.key }
    if !chosen.isEmpty { lines += ["", "[rules]"] + chosen.map { "\($0.key) = \($0.value)" } }
    let labels = voiceOver.labels.byIdentifier.sorted { $0.key < $1.key }
    if !labels.isEmpty { lines += ["", "[names]"] + labels.map { "\($0.key) = \($0.value)" } }
    return lines.map { $0 + "\n" }.joined()
  }

  /// The names of all settings, in order.
  public static var names: [String] { keys.map(\.name) }

  /// A setting, or the choice for a rule, as it is written; empty where nothing was chosen.
  ///
  /// - Throws: `SettingsError` with code `unknownSetting`.
  public func value(of name: String) throws(SettingsError) -> String {
    if let rule = Self.rule(named: name) { return rules.byName[name] ?? rule.choice }
    guard let key = Self.keys.first(where: { $0.name == name }) else { throw Self.unknown(name, Self.keys) }
    return key.write(self) ?? ""
  }

  /// Changes a setting, or what is chosen for a rule.
  ///
  /// - Throws: `SettingsError` where there is no such setting, or it takes something else.
  public mutating func set(_ name: String, to value: String) throws(SettingsError) {
    if Self.rule(named: name) != nil { return try rules.set(name, to: value) }
    try Self.set(name, to: value, in: &self, Self.keys, line: nil)
    if name == "activity", !activities.contains(where: { $0.name == value }) {
      throw SettingsError(.unknownActivity, value, details: activities.map(\.name).joined(separator: ", "))
    }
  }

  /// A part of the file.
  private enum Part {
    case settings
    case activity(String)
    case labels
    case rules

    init(_ line: String, _ number: Int) throws(SettingsError) {
      let name = line.dropFirst().dropLast().trimmingSpaces
      if name == "names" {
        self = .labels
      } else if name == "rules" {
        self = .rules
      } else if name.hasPrefix("activity "), name.count > 9 {
        self = .activity(name.dropFirst(9).trimmingSpaces)
      } else {
        throw SettingsError(.noSetting, line, line: number)
      }
    }
  }

  private static func rule(named name: String) -> UncertainRule? {
    UncertainRule.all.first { $0.name == name }
  }

  private static func set<Value>(
    _ name: String, to value: String, in target: inout Value, _ keys: [SettingKey<Value>], line: Int?
  ) throws(SettingsError) {
    guard let key = keys.first(where: { $0.name == name }) else { throw unknown(name, keys, line: line) }
    var changed = target
    guard key.read(value, &changed) else {
      throw SettingsError(.wrongValue, name, details: key.choices, line: line)
    }
    target = changed
  }

  private static func unknown<Value>(
    _ name: String, _ keys: [SettingKey<Value>], line: Int? = nil
  ) -> SettingsError {
    let rules = Value.self == UserSettings.self && line == nil ? UncertainRule.all.map(\.name) : []
    let near = Nearest.names(to: name, among: keys.map(\.name) + rules)
    let advice =
      near.isEmpty
      ? "There are: \(keys.map(\.name).joined(separator: ", "))."
      : "Nearest: \(near.joined(separator: ", "))."
    return SettingsError(.unknownSetting, name, details: advice, line: line)
  }
}
