import Foundation

/// The settings of an `.xcconfig` file, with those of the files it includes.
enum ConfigurationFile {
  /// Reads a file; one that is not there has no settings.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - project: The folder of the project, in which included files are looked for too.
  /// - Returns: The values by the names of the settings.
  static func settings(at path: String, project: String) -> [String: String] {
    var settings: [String: String] = [:]
    var seen: Set<String> = []
    read(path, project, &settings, &seen)
    return settings
  }

  private static func read(
    _ path: String, _ project: String, _ settings: inout [String: String], _ seen: inout Set<String>
  ) {
    guard seen.insert(path).inserted, let text = try? BoundedFile.text(path, limit: 1 << 20) else {
      return
    }
    for line in text.split(whereSeparator: \.isNewline) {
      let line = line.prefix(upTo: line.firstRange(of: "//")?.lowerBound ?? line.endIndex)
      if let included = line.prefixMatch(of: /\s*#include\??\s*"([^"]+)"/) {
        let places = [SourcePath.folder(of: path), project].map { SourcePath.join($0, String(included.1)) }
        let found = places.first { FileManager.default.fileExists(atPath: $0) }
        if let found { read(found, project, &settings, &seen) }
      } else if let setting = line.wholeMatch(of: /\s*([A-Za-z_]\w*(?:\[[^\]]*\])*)\s*=\s*(.*?);?\s*/) {
        settings[String(setting.1)] = String(setting.2)
      }
    }
  }
}
