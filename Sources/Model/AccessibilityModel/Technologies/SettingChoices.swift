/// What a person set about technologies, each as it is written, by the names of the settings.
///
///     let choices: SettingChoices = ["spoken highlight": "words"]
public struct SettingChoices: Hashable, Sendable, ExpressibleByDictionaryLiteral {
  /// What is written behind each name.
  public var byName: [String: String]

  /// Makes choices; every setting that is left out is as on a new device.
  public init(_ byName: [String: String] = [:]) {
    self.byName = byName
  }

  /// Makes choices of names and what is written behind each; the last one counts.
  public init(dictionaryLiteral elements: (String, String)...) {
    byName = Dictionary(elements) { _, last in last }
  }
}

extension SettingKey {
  /// The setting by another name.
  package func named(_ name: String) -> SettingKey {
    SettingKey(name: name, choices: choices, write: write, read: read)
  }

  /// The setting as one of those that are kept as they are written, and checked by reading them.
  ///
  /// - Parameter device: The settings of a new device.
  /// - Returns: A setting that takes what this one takes.
  package func written(on device: Value) -> SettingKey<SettingChoices> where Value: Sendable {
    SettingKey<SettingChoices>(
      name: name, choices: choices, write: { $0.byName[name] },
      read: { text, choices in
        var settings = device
        guard read(text, &settings) else { return false }
        choices.byName[name] = text
        return true
      })
  }

  /// Takes over what is written behind the setting's name; what makes no sense changes nothing.
  package func take(_ choices: SettingChoices, into value: inout Value) {
    guard let text = choices.byName[name] else { return }
    var changed = value
    if read(text, &changed) { value = changed }
  }
}
