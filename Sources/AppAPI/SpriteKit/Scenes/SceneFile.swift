import AccessibilityModel
import AppHost
import AppResources
import Foundation

/// A file of the scene editor.
@MainActor
enum SceneFile {
  /// The size of the scene in a file of the app, and a word to the developer that nothing else is read of it.
  ///
  /// - Complexity: O(n) in the number of files beside the app's code.
  static func size(named name: String) -> CGSize? {
    let host = RunningApp.current
    guard let path = path(of: "\(name).sks", in: host.resources.folders),
      let data = FileManager.default.contents(atPath: path)
    else { return nil }
    host.report(
      Diagnostic(
        "\(name).sks is an empty scene here: its nodes and its class are not read. Make the scene in code."))
    return size(in: data)
  }

  private static func path(of file: String, in folders: [String]) -> String? {
    for folder in folders {
      let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
      if let found = names.first(where: { $0 == file || $0.hasSuffix("/\(file)") }) {
        return "\(folder)/\(found)"
      }
    }
    return nil
  }

  /// The largest rectangle that is written in an archive, which is that of the scene.
  static func size(in data: Data) -> CGSize {
    let text = String(decoding: data, as: Unicode.ASCII.self)
    let sizes = text.matches(of: #/\{\{[-0-9.]+, [-0-9.]+\}, \{([0-9.]+), ([0-9.]+)\}\}/#).compactMap {
      match in
      Double(match.1).flatMap { width in Double(match.2).map { CGSize(width: width, height: $0) } }
    }
    return sizes.max { $0.width * $0.height < $1.width * $1.height } ?? CGSize(width: 750, height: 1334)
  }
}
