/// The settings of a technology by the names that they have in a file.
///
///     let kept = TechnologySettings(Zoom.settingKeys, on: ZoomSettings(), prefix: "zoom ")
///     kept.following(["zoom region": "window"])
package struct TechnologySettings<Value: Sendable>: Sendable {
  /// Each setting as it is kept: as it is written, and checked by reading it.
  package let keys: [SettingKey<SettingChoices>]
  private let own: [SettingKey<Value>]
  private let device: Value

  /// Names the settings.
  ///
  /// - Parameters:
  ///   - keys: The technology's own names.
  ///   - device: Its settings where a person turns it on and set nothing.
  ///   - prefix: What stands before each name; nothing where the names tell the technology.
  package init(_ keys: [SettingKey<Value>], on device: Value, prefix: String = "") {
    let own = keys.map { $0.named(prefix + $0.name) }
    self.own = own
    self.device = device
    self.keys = own.map { $0.written(on: device) }
  }

  /// The settings with what is written behind their names; what makes no sense changes nothing.
  package func following(_ choices: SettingChoices) -> Value {
    own.reduce(into: device) { $1.take(choices, into: &$0) }
  }
}
