import AccessibilityModel

extension VoiceControl {
  /// The settings that it follows, by the names that they have behind its own in a file.
  ///
  /// - Source: Behaviour 4.1 V8, V10, V11
  public static let settingKeys: [SettingKey<VoiceControlSettings>] = [
    .choice("overlay", \.overlay), .flag("confirmation", \.showsConfirmation), .flag("sound", \.playsSound),
    .flag("hints", \.showsHints), .flag("attention aware", \.isAttentionAware),
    .commands("confirmed", \.confirmed), .commands("disabled", \.disabled),
    .list(
      "commands",
      "PHRASE > insert TEXT, or > shortcut NAME, or > say PHRASE; PHRASE, with commas between them",
      { $0.customCommands.map(\.line) },
      { lines, settings in
        let read = lines.compactMap(VoiceControlSettings.CustomCommand.init(line:))
        settings.customCommands = read
        return read.count == lines.count
      }),
    .list(
      "vocabulary", "words with commas between them", \.vocabulary,
      { words, settings in
        settings.vocabulary = words
        return true
      }),
    .number("grid columns", 1...20, \.gridColumns), .number("grid rows", 1...20, \.gridRows),
  ]
}

extension SettingKey where Value == VoiceControlSettings {
  /// Commands of its own by their names, or none.
  fileprivate static func commands(
    _ name: String, _ path: WritableKeyPath<Value, Set<VoiceCommand>> & Sendable
  ) -> SettingKey {
    value(
      name, "none, or commands with commas between them, such as goBack, lockScreen", path,
      text: { $0.isEmpty ? "none" : $0.map(\.rawValue).sorted().joined(separator: ", ") },
      part: { text in
        if text == "none" { return [] }
        let names = text.split(separator: ",", omittingEmptySubsequences: false).map { String($0.trimmed) }
        let commands = names.compactMap(VoiceCommand.init(rawValue:))
        return commands.count == names.count ? Set(commands) : nil
      })
  }
}

extension VoiceControlSettings.CustomCommand {
  /// It as a line of a file: `Sign it > insert Kind regards`.
  fileprivate var line: String {
    switch effect {
    case .insert(let text): "\(phrase) > insert \(text)"
    case .shortcut(let name): "\(phrase) > shortcut \(name)"
    case .phrases(let phrases): "\(phrase) > say \(phrases.joined(separator: "; "))"
    }
  }

  /// Reads a line; `nil` where it is none.
  fileprivate init?(line: String) {
    guard let arrow = line.firstIndex(of: ">") else { return nil }
    let phrase = line[..<arrow].trimmed
    let rest = line[line.index(after: arrow)...].trimmed
    guard !phrase.isEmpty, let space = rest.firstIndex(of: " ") else { return nil }
    let words = rest[space...].trimmed
    switch rest[..<space] {
    case "insert": self.init(String(phrase), .insert(String(words)))
    case "shortcut": self.init(String(phrase), .shortcut(String(words)))
    case "say":
      let phrases = words.split(separator: ";").map { String($0.trimmed) }
      guard !phrases.isEmpty, !phrases.contains("") else { return nil }
      self.init(String(phrase), .phrases(phrases))
    default: return nil
    }
  }
}
