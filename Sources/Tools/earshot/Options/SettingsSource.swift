import ArgumentParser
import EarshotSession

/// Which file of settings is used.
struct SettingsSource: ParsableArguments {
  @Option(help: ArgumentHelp("Use the settings in a file.", valueName: "file"), completion: .file())
  var settings: String?

  @Flag(help: "Use your own settings, which earshot settings keeps.")
  var mySettings = false

  mutating func validate() throws {
    guard settings == nil || !mySettings else {
      throw ValidationError("Both --settings and --my-settings. Name one of the two.")
    }
  }

  /// The file that was asked for; `nil` where none was.
  var file: SettingsFile? {
    if mySettings { return .own }
    return settings.map { SettingsFile(path: $0) }
  }

  /// The settings of the file; those of a new device where none was asked for.
  ///
  /// - Throws: `SettingsError`.
  func person() throws -> UserSettings {
    try file?.read(isRequired: !mySettings) ?? UserSettings()
  }
}
