import Foundation

/// A scheme that comes with a project or a workspace: what it runs.
struct SchemeFile {
  let name: String
  /// The identifier of the target that is run.
  let target: String

  /// The schemes that are shared, by their names.
  ///
  /// - Parameter container: The path of an `.xcodeproj` or `.xcworkspace`.
  /// - Returns: The schemes that run something.
  static func shared(in container: String) -> [SchemeFile] {
    let folder = "\(container)/xcshareddata/xcschemes"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".xcscheme") }.sorted().compactMap { name in
      guard let data = try? BoundedFile.data("\(folder)/\(name)", limit: 64 << 20) else { return nil }
      return SchemeFile(
        name: String(name.dropLast(".xcscheme".count)), text: String(decoding: data, as: UTF8.self))
    }
  }

  init?(name: String, text: String) {
    guard let start = text.firstRange(of: "<LaunchAction")?.upperBound else { return nil }
    let rest = text[start...]
    let action = rest.prefix(upTo: rest.firstRange(of: "</LaunchAction")?.lowerBound ?? rest.endIndex)
    guard let target = action.firstMatch(of: /BlueprintIdentifier\s*=\s*"([^"]+)"/) else { return nil }
    self.name = name
    self.target = String(target.1)
  }
}
