import AppBuilding
import EarshotSession
import Foundation

/// A file of settings.
struct SettingsFile {
  let path: String
  /// How many bytes a file of settings may hold.
  private static let limit = 1 << 20

  /// The file of the person who runs the program.
  static var own: SettingsFile {
    let environment = ProcessInfo.processInfo.environment
    let folder = environment["XDG_CONFIG_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    return SettingsFile(path: (folder ?? NSHomeDirectory() + "/.config") + "/earshot/settings")
  }

  /// Reads the settings.
  ///
  /// - Parameter isRequired: false where those of a new device do when there is no file.
  /// - Returns: the settings.
  /// - Throws: `SettingsError`.
  func read(isRequired: Bool) throws -> UserSettings {
    guard access(path, F_OK) == 0 else {
      if isRequired { throw SettingsError(.unusable, path, details: "there is no such file") }
      return UserSettings()
    }
    let text: String
    do {
      text = try BoundedFile.text(path, limit: Self.limit)
    } catch {
      let reason =
        switch error.code {
        case .tooLarge: "it holds more than \(BoundedFile.words(of: Self.limit))"
        case .notAFile: "it is no file"
        default: "it cannot be read as text"
        }
      throw SettingsError(.unusable, path, details: reason)
    }
    return try UserSettings(reading: text)
  }

  /// Keeps the settings, in one step.
  ///
  /// - Throws: `SettingsError`.
  func write(_ person: UserSettings) throws {
    do {
      let url = URL(filePath: path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(person.text.utf8).write(to: url, options: .atomic)
    } catch {
      throw SettingsError(.unusable, path, details: "it cannot be written")
    }
  }
}
