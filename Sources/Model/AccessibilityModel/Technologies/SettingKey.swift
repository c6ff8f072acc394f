/// A setting by the name it has in a file and on the command line, with how it is written and read.
///
///     SettingKey.flag("hints", \.hints)
public struct SettingKey<Value>: Sendable {
  /// What it is called.
  public let name: String
  /// What can stand behind its name.
  public let choices: String
  /// The setting as it is written; `nil` where it is as on a new device and says nothing.
  public let write: @Sendable (Value) -> String?
  /// Takes what is written; false where that is none of the choices.
  public let read: @Sendable (String, inout Value) -> Bool

  /// Makes a setting.
  ///
  /// - Parameters:
  ///   - name: What it is called.
  ///   - choices: What can stand behind its name, for messages.
  ///   - write: How it is written; `nil` where it is as on a new device.
  ///   - read: Takes what is written; false where that is none of the choices.
  public init(
    name: String, choices: String, write: @escaping @Sendable (Value) -> String?,
    read: @escaping @Sendable (String, inout Value) -> Bool
  ) {
    self.name = name
    self.choices = choices
    self.write = write
    self.read = read
  }

  /// The setting as a part of something larger, such as everything that a person set up.
  public func part<Whole>(of path: WritableKeyPath<Whole, Value> & Sendable) -> SettingKey<Whole> {
    SettingKey<Whole>(
      name: name, choices: choices, write: { write($0[keyPath: path]) },
      read: { read($0, &$1[keyPath: path]) })
  }
}

extension SettingKey {
  /// A number within bounds.
  public static func number(
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
  public static func flag(_ name: String, _ path: WritableKeyPath<Value, Bool?> & Sendable) -> SettingKey {
    SettingKey(
      name: name, choices: "on or off", write: { $0[keyPath: path].map { $0 ? "on" : "off" } },
      read: { text, value in
        guard ["on", "off"].contains(text) else { return false }
        value[keyPath: path] = text == "on"
        return true
      })
  }

  /// One of several words.
  public static func choice<Choice: RawRepresentable<String> & CaseIterable & Sendable>(
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
  public static func text(
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

  /// A list of names with commas between them; an empty one is not written.
  ///
  /// - Parameters:
  ///   - name: What it is called.
  ///   - choices: What can stand behind its name, for messages.
  ///   - names: The names that are set.
  ///   - take: Takes names over; false where one of them is none of the choices.
  /// - Returns: The setting.
  public static func list(
    _ name: String, _ choices: String, _ names: @escaping @Sendable (Value) -> [String],
    _ take: @escaping @Sendable ([String], inout Value) -> Bool
  ) -> SettingKey {
    SettingKey(
      name: name, choices: choices,
      write: { value in
        let names = names(value)
        return names.isEmpty ? nil : names.joined(separator: ", ")
      },
      read: { text, value in
        let names = text.split(separator: ",").map { part in
          String(part.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
        }
        return !names.isEmpty && !names.contains("") && take(names, &value)
      })
  }
}
