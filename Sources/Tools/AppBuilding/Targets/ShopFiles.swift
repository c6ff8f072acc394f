import Foundation

/// The files in which a project describes what its apps sell.
///
/// They belong to a scheme and to no target, so that no bundle has them; the app's shop looks for them there.
struct ShopFiles {
  /// Their paths, those on the first levels first.
  let paths: [String]

  /// Looks for files below a folder.
  ///
  /// - Complexity: O(n) in the number of files below the folder.
  init(below folder: String) {
    let names = FolderWalk.names(below: folder, passingOver: SourceFolder.isPassedOver(name:)) ?? []
    paths = names.filter { $0.hasSuffix(".storekit") }
      .sorted { ($0.count { $0 == "/" }, $0) < ($1.count { $0 == "/" }, $1) }
      .map { "\(folder)/\($0)" }
  }

  /// Puts a link to the first of them into a bundle.
  func link(into bundle: String) {
    guard let path = paths.first else { return }
    let target = URL(filePath: path).standardizedFileURL.path
    try? FileManager.default.createSymbolicLink(
      atPath: "\(bundle)/\(SourcePath.name(of: path))", withDestinationPath: target)
  }
}
