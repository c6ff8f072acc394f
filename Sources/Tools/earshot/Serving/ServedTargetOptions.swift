import AppBuilding
import ArgumentParser
import EarshotSession
import Foundation

/// What a page shows.
struct ServedTargetOptions: ParsableArguments {
  @Argument(
    help: "A project, a workspace, a package, a folder or Swift files; a screen that was saved.",
    completion: .file())
  var target: [String] = []

  @OptionGroup(title: "Target") var app: AppOptions

  mutating func validate() throws {
    try app.validate(target)
    guard !target.contains("-") else {
      throw ValidationError("What is shown is shown again when it is saved. Name its file.")
    }
  }

  /// What people call the app: the example, or the folder or the file that is shown.
  var appName: String {
    let path = target.first ?? FileManager.default.currentDirectoryPath
    return app.example ?? URL(filePath: path).standardizedFileURL.deletingPathExtension().lastPathComponent
  }

  /// Tells of each save, on a thread of its own; an example is not saved.
  ///
  /// - Throws: `FileWatch.Failure`.
  func watch(_ tell: @escaping @Sendable (Inbox.Item) -> Void) throws {
    guard app.example == nil else { return }
    let paths = target
    // Seen here, where it can still end the command.
    _ = try FileWatch(paths)
    Thread.detachNewThread {
      do {
        var watch = try FileWatch(paths)
        while true {
          try watch.wait()
          tell(.saved)
        }
      } catch {
        tell(.unwatched("\(error)"))
      }
    }
  }
}
