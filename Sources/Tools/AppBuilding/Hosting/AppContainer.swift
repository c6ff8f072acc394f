import Foundation

/// The folders that an app finds as its own, as on a device: documents, caches, preferences, temporary files.
///
/// They are empty when a process begins and are removed with it, so that nothing of the person's is read or written.
final class AppContainer: Sendable {
  /// The variables of the person's that an app's process keeps; a device has none of the others.
  static let inheritedVariables: Set = [
    "PATH", "LANG", "LANGUAGE", "TZ", "FONTCONFIG_FILE", "FONTCONFIG_PATH", "XDG_DATA_DIRS",
  ]

  private let workspace: Workspace
  /// The folder in which the app may write, and remove what it likes.
  var root: String { "\(workspace.path)/app" }
  private var home: String { "\(root)/home" }

  /// Makes the folders.
  ///
  /// - Throws: `TargetError` with code `system`.
  init() throws(TargetError) {
    workspace = try Workspace()
    for folder in ["Documents", "Library/Caches", "Library/Preferences", "tmp"] {
      do {
        try FileManager.default.createDirectory(
          atPath: path(folder), withIntermediateDirectories: true)
      } catch {
        throw TargetError.system("No folder for the app's files could be made")
      }
    }
  }

  /// The variables by which Foundation and other libraries find the folders.
  var variables: [String: String] {
    [
      "HOME": home,
      "CFFIXED_USER_HOME": home,
      "TMPDIR": path("tmp"),
      "XDG_CACHE_HOME": path("Library/Caches"),
      "XDG_CONFIG_HOME": path("Library/Preferences"),
      "XDG_DATA_HOME": path("Library/Application Support"),
    ]
  }

  private func path(_ folder: String) -> String { "\(home)/\(folder)" }
}
