import Foundation

/// The folders that stand for bundles: that of the app, and one for each module with files of its own.
struct BundleFolders {
  /// What `Bundle.main` is; `nil` where no code asks for it.
  private(set) var main: String?
  /// What `Bundle.module` is, by the names of modules; elsewhere it is that of the app.
  private(set) var modules: [String: String] = [:]

  /// All of them, that of the app first.
  var all: [String] {
    [main].compactMap { $0 } + modules.sorted { $0.key < $1.key }.map(\.value)
  }

  /// The names of them, which code refers to.
  var names: [String] { all.map(SourcePath.name) }

  /// Makes the folders for what belongs to a plan.
  ///
  /// - Parameters:
  ///   - plan: What is compiled.
  ///   - selection: What was named, beside which files are looked for where no project names them.
  ///   - isWanted: Whether any code asks for files.
  ///   - folder: Where they are made.
  /// - Throws: `TargetError` with code `system`.
  init(
    of plan: BuildPlan, _ selection: SourceSelection, isWanted: Bool, in folder: String
  ) throws(TargetError) {
    guard let resources = plan.resources else {
      guard isWanted else { return }
      let main = try Self.make("\(folder)/Resources")
      ResourceFiles(of: selection).link(into: main)
      self.main = main
      return
    }
    // Foundation looks for no Info.plist in a folder named Resources.
    let main = try Self.make("\(folder)/Main.bundle")
    self.main = main
    for bundle in resources {
      if bundle.module == plan.modules.last {
        bundle.link(into: main)
      } else if !bundle.paths.isEmpty {
        let own = try Self.make("\(folder)/\(bundle.module).module.bundle")
        bundle.link(into: own)
        modules[bundle.module] = own
      }
    }
    if let container = selection.request?.container {
      let isFile = ProjectContainer.isContainer(container.path)
      let folder = isFile ? SourcePath.folder(of: container.path) : container.path
      ShopFiles(below: folder).link(into: main)
    }
    try plan.information?.write(to: "\(main)/Info.plist")
  }

  private static func make(_ folder: String) throws(TargetError) -> String {
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw TargetError(.system, "\(folder) could not be made", details: ["Make room on the disk."])
    }
    return folder
  }
}
