import Foundation

/// Whether storyboards or nibs lie beside code, so that its classes need tables for them.
enum InterfaceSearch {
  /// True where a module comes with one, or, where no project says what comes with it, one lies in a folder.
  ///
  /// - Parameters:
  ///   - plan: What is compiled.
  ///   - folders: Where the code lies, and what belongs to it.
  /// - Returns: Whether one is there.
  static func finds(in plan: BuildPlan, _ folders: [String]) -> Bool {
    if let resources = plan.resources { return resources.contains { $0.paths.contains(where: isInterface) } }
    return folders.contains { folder in
      let names = contents(folder)
      let languages = names.filter { $0.hasSuffix(".lproj") }
      return names.contains(where: isInterface)
        || languages.contains { contents("\(folder)/\($0)").contains(where: isInterface) }
    }
  }

  private static func contents(_ folder: String) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
  }

  private static func isInterface(_ name: String) -> Bool {
    name.hasSuffix(".storyboard") || name.hasSuffix(".xib")
  }
}
