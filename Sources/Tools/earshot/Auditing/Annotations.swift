import AccessibilityModel
import EarshotSession
import Foundation

/// What GitHub shows beside the lines of a change, as its workflows read it.
enum Annotations {
  /// Writes a line for each finding of a screen.
  static func write(_ lines: [FindingLine], on screen: String) {
    write(lines.map { GitHubAnnotation($0, on: screen) })
  }

  /// Writes a line for each thing that is otherwise than it was kept.
  static func write(changes: [String]) {
    write(changes.map { GitHubAnnotation($0, title: "otherwise than kept", level: .error) })
  }

  private static func write(_ annotations: [GitHubAnnotation]) {
    guard !annotations.isEmpty else { return }
    // The runner knows files by their paths in the repository, wherever the command runs.
    let folder = ProcessInfo.processInfo.environment["GITHUB_WORKSPACE"] ?? SourceLocation.folder
    let text = SourceLocation.$folder.withValue(folder) { annotations.map(\.text).joined() }
    Output.document(Data(text.utf8))
  }
}
