import Foundation

extension ProjectFile {
  /// The targets that are compiled, in the order of the project.
  ///
  /// - Complexity: O(targets × settings).
  func targets() -> [ProjectTarget] {
    var common = BuildSettings(defaults: [
      "SRCROOT": folder.isEmpty ? "." : folder, "PROJECT_DIR": folder.isEmpty ? "." : folder,
      "PROJECT_NAME": name, "CONFIGURATION": "Debug", "PRODUCT_NAME": "$(TARGET_NAME)",
      "EXECUTABLE_NAME": "$(PRODUCT_NAME)", "DEVELOPMENT_LANGUAGE": root.text("developmentRegion") ?? "en",
      "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL",
    ])
    addSettings(of: root, to: &common)
    return objects("targets", of: root).filter { $0.kind == "PBXNativeTarget" }.map { object in
      var settings = common
      settings.add(["TARGET_NAME": object.name ?? "", "TARGETNAME": object.name ?? ""])
      addSettings(of: object, to: &settings)
      let kind = ProjectTarget.Kind(productType: object.text("productType") ?? "")
      return ProjectTarget(object: object, kind: kind, settings: settings)
    }
  }

  /// Lays the settings of the debug configuration of a project or a target over others.
  private func addSettings(of object: Object, to settings: inout BuildSettings) {
    guard let list = object.text("buildConfigurationList").flatMap(self.object) else { return }
    let all = objects("buildConfigurations", of: list)
    let configuration =
      all.first { $0.name == "Debug" } ?? all.first { $0.name?.lowercased().contains("debug") == true }
      ?? all.first { $0.name == list.text("defaultConfigurationName") } ?? all.first
    guard let configuration else { return }
    if let path = configurationFile(of: configuration) {
      settings.add(ConfigurationFile.settings(at: path, project: folder))
    }
    let values = configuration.values["buildSettings"]?.entries ?? [:]
    settings.add(values.compactMapValues { $0.text ?? $0.texts.joined(separator: " ") })
  }

  private func configurationFile(of configuration: Object) -> String? {
    if let file = configuration.text("baseConfigurationReference") { return paths[file] }
    guard let anchor = configuration.text("baseConfigurationReferenceAnchor").flatMap({ paths[$0] }),
      let path = configuration.text("baseConfigurationReferenceRelativePath")
    else { return nil }
    return SourcePath.join(anchor, path)
  }

  /// What lies on disk for a target: what its build phases list, and what its folders hold.
  ///
  /// - Complexity: O(files of the target and of the folders it takes).
  func members(of target: ProjectTarget) -> ProjectTarget.Members {
    var members = ProjectTarget.Members()
    for phase in objects("buildPhases", of: target.object) {
      let isSources = phase.kind == "PBXSourcesBuildPhase"
      guard isSources || phase.kind == "PBXResourcesBuildPhase" else { continue }
      for path in objects("files", of: phase).filter(Self.isForPhone).flatMap(files) {
        if !FileManager.default.fileExists(atPath: path) {
          members.missing.append(path)
        } else if isSources {
          if path.hasSuffix(".swift") { members.sources.append(path) }
          // A model of Core Data is compiled on other systems; here its code is generated of what the bundle has.
          if path.hasSuffix(".xcdatamodeld") { members.resources.append(path) }
        } else {
          members.resources.append(path)
        }
      }
    }
    for path in synchronizedFiles(of: target) {
      if path.hasSuffix(".swift") {
        members.sources.append(path)
      } else if !FolderListing.isForBuild(path) {
        members.resources.append(path)
      }
    }
    // A library has no entry point: what runs by itself is left out.
    members.sources.removeAll { SourcePath.name(of: $0) == "main.swift" }
    var seen: Set<String> = []
    members.sources.removeAll { !seen.insert($0).inserted }
    return members
  }

  /// Where the files are that an entry of a build phase stands for, one for each language.
  private func files(of entry: Object) -> [String] {
    guard let file = entry.text("fileRef").flatMap(object) else { return [] }
    let all = file.kind == "PBXVariantGroup" ? file.texts("children") : [file.identifier]
    return all.compactMap { paths[$0] }.filter { !$0.isEmpty }
  }

  /// False for what is built for other systems alone.
  private static func isForPhone(_ entry: Object) -> Bool {
    let filters = entry.texts("platformFilters") + [entry.text("platformFilter")].compactMap { $0 }
    return filters.isEmpty || filters.contains("ios")
  }

  private func synchronizedFiles(of target: ProjectTarget) -> [String] {
    let taken = Set(target.object.texts("fileSystemSynchronizedGroups"))
    return objects(ofKind: "PBXFileSystemSynchronizedRootGroup").flatMap { group -> [String] in
      let isMember = taken.contains(group.identifier)
      let isNamed = objects("exceptions", of: group).contains {
        $0.text("target") == target.object.identifier
      }
      guard isMember || isNamed, let path = paths[group.identifier] else { return [] }
      return SynchronizedFolder(group, at: path, in: self)
        .files(of: target.object.identifier, isMember: isMember)
    }
  }

  /// The targets that lead from a target back to itself, by their names; none where there is no circle.
  ///
  /// - Complexity: O(targets + dependencies).
  func dependencyCycle(from target: ProjectTarget) -> [String] {
    var done: Set<String> = []
    var path: [(object: Object, rest: [String])] = [(target.object, dependencies(of: target.object))]
    while let (object, listed) = path.popLast() {
      var rest = listed
      guard let next = rest.popLast() else {
        done.insert(object.identifier)
        continue
      }
      path.append((object, rest))
      if let start = path.firstIndex(where: { $0.object.identifier == next }) {
        return path[start...].map { $0.object.name ?? $0.object.identifier }
      }
      if !done.contains(next), let found = self.object(next) { path.append((found, dependencies(of: found))) }
    }
    return []
  }

  private func dependencies(of target: Object) -> [String] {
    objects("dependencies", of: target).compactMap { $0.text("target") }
  }
}
