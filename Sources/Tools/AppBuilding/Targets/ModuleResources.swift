import Foundation

/// The files that are put into the bundle of a module.
struct ModuleResources {
  let module: String
  /// Where they are.
  let paths: [String]

  /// Puts links to them into a folder, as a built bundle has them: languages stay in their folders.
  ///
  /// Of two files of one name the first is taken; catalogs are all taken, under other names.
  func link(into folder: String) {
    var taken: Set<String> = []
    for path in paths {
      let parts = path.split(separator: "/")
      guard let last = parts.last.map(String.init), last != "Info.plist" else { continue }
      let language = parts.dropLast().last.map(String.init).flatMap { $0.hasSuffix(".lproj") ? $0 : nil }
      let place = language.map { "\($0)/\(last)" } ?? last
      let name = taken.insert(place).inserted ? place : Self.other(place, &taken)
      guard let name else { continue }
      if let language {
        try? FileManager.default.createDirectory(
          atPath: "\(folder)/\(language)", withIntermediateDirectories: true)
      }
      let target = URL(filePath: path).standardizedFileURL.path
      try? FileManager.default.createSymbolicLink(atPath: "\(folder)/\(name)", withDestinationPath: target)
    }
  }

  /// Another name for a catalog whose name is taken; `nil` for what is no catalog.
  private static func other(_ name: String, _ taken: inout Set<String>) -> String? {
    guard name.hasSuffix(".xcassets") else { return nil }
    let number = (2...).first { taken.insert("\(name.dropLast(9))-\($0).xcassets").inserted }
    return number.map { "\(name.dropLast(9))-\($0).xcassets" }
  }
}
