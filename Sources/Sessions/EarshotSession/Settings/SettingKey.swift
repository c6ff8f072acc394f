import VoiceOverEngine

/// A setting by the name it has in a file and on the command line, with how it is written and read.
struct SettingKey<Value>: Sendable {
  /// What it is called.
  let name: String
  /// What can stand behind its name.
  let choices: String
  /// The setting as it is written; `nil` where it is as on a new device and says nothing.
  let write: @Sendable (Value) -> String?
  /// Takes what is written; false where that is none of the choices.
  let read: @Sendable (String, inout Value) -> Bool
}

extension SettingKey {
  /// A number within bounds.
  static func number(
    _ name: String, _ bounds: ClosedRange<Int>, _ path: WritableKeyPath<Value, Int?> & Sendable
  ) -> SettingKey {
    SettingKey(
      name: name, choices: "\(bounds.lowerBound) to \(bounds.upperBound)",
      write: { $0[keyPath: path].map(String.init) },
      read: { text, value in
        guard let number = Int(text), bounds.contains(number) else { return false }
        value[keyPath: path] = number
        return true
      })
  }

  /// Something that is on or off.
  static func flag(_ name: String, _ path: WritableKeyPath<Value, Bool?> & Sendable) -> SettingKey {
    SettingKey(
      name: name, choices: "on or off", write: { $0[keyPath: path].map { $0 ? "on" : "off" } },
      read: { text, value in
        guard ["on", "off"].contains(text) else { return false }
        value[keyPath: path] = text == "on"
        return true
      })
  }

  /// One of several words.
  static func choice<Choice: RawRepresentable<String> & CaseIterable & Sendable>(
    _ name: String, _ path: WritableKeyPath<Value, Choice?> & Sendable
  ) -> SettingKey {
    SettingKey(
      name: name, choices: Choice.allCases.map(\.rawValue).joined(separator: ", "),
      write: { $0[keyPath: path]?.rawValue },
      read: { text, value in
        guard let choice = Choice(rawValue: text) else { return false }
        value[keyPath: path] = choice
        return true
      })
  }

  /// Words as they stand.
  static func text(
    _ name: String, _ choices: String, _ path: WritableKeyPath<Value, String?> & Sendable
  ) -> SettingKey {
    SettingKey(
      name: name, choices: choices, write: { $0[keyPath: path] },
      read: { text, value in
        guard !text.isEmpty else { return false }
        value[keyPath: path] = text
        return true
      })
  }
}
