import AccessibilityModel
import AuditEngine
import EarshotSession
import Foundation

/// The Swift files of a target in which comments take findings away.
struct SuppressionFiles {
  /// A file larger than this is no code that a person wrote.
  private static let largestFile = 4_000_000

  /// The comments that were found, file by file.
  let suppressions: [AuditSuppression]

  /// Reads the files that were named, those in folders that were named, and those that screens point at.
  ///
  /// - Parameters:
  ///   - target: What is audited.
  ///   - screens: What was met.
  init(target: [String], screens: [AuditedScreen]) {
    var paths: Set<String> = []
    for name in target where name != "-" {
      var folder = URL(filePath: name).standardizedFileURL
      if ["xcodeproj", "xcworkspace"].contains(folder.pathExtension) { folder.deleteLastPathComponent() }
      paths.formUnion(Self.files(at: folder))
    }
    for screen in screens {
      for stop in screen.stops {
        let locations = [stop.element.sourceLocation].compactMap(\.self) + stop.element.origins.values
        paths.formUnion(locations.map(\.file).filter { $0.hasPrefix("/") })
      }
    }
    self.init(paths: paths)
  }

  /// Reads the files that findings point at.
  ///
  /// - Parameter findings: What was found.
  init(of findings: [AuditFinding]) {
    self.init(paths: Set(findings.compactMap { $0.location?.file }))
  }

  private init(paths: Set<String>) {
    suppressions = paths.sorted().flatMap { path -> [AuditSuppression] in
      guard let size = try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int,
        size < Self.largestFile, let text = try? String(contentsOfFile: path, encoding: .utf8)
      else { return [] }
      return AuditSuppression.all(in: text, file: path)
    }
  }

  /// A Swift file, or those in a folder; hidden folders are left out.
  private static func files(at url: URL) -> [String] {
    if url.pathExtension == "swift" { return [url.path] }
    guard
      let all = FileManager.default.enumerator(
        at: url, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    else { return [] }
    return all.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }.map(\.path)
  }
}
