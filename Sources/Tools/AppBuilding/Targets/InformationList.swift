import Foundation

/// What an app says about itself: its `Info.plist`, with the settings of the project put in.
struct InformationList {
  private var entries: [String: Any]

  /// Makes the list as a build does: the keys that every app has, those of settings, and over them the file.
  ///
  /// - Parameters:
  ///   - target: The target.
  ///   - project: Its project.
  init(of target: ProjectTarget, in project: ProjectFile) {
    let settings = target.settings
    entries = Self.usual(settings)
    if settings.isOn("GENERATE_INFOPLIST_FILE") { entries.merge(Self.generated(settings)) { $1 } }
    guard let file = settings["INFOPLIST_FILE"],
      let data = try? BoundedFile.data(
        SourcePath.onDisk(SourcePath.join(project.folder, file)), limit: 64 << 20),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
    else { return }
    entries.merge(list.mapValues { Self.expanded($0, settings) }) { $1 }
  }

  /// Writes the list as a file.
  ///
  /// - Throws: `TargetError` with code `system`.
  func write(to path: String) throws(TargetError) {
    do {
      // One value that cannot be written would keep all others from being written.
      let writable = entries.filter { key, value in (try? Self.data([key: value])) != nil }
      try Self.data(writable).write(to: URL(filePath: path))
    } catch {
      throw TargetError(.system, "\(path) could not be written", details: ["Make room on the disk."])
    }
  }

  private static func data(_ entries: [String: Any]) throws -> Data {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .xml
    return try encoder.encode(entries.mapValues(InformationValue.init))
  }

  /// The text of a key, for what is only asked for one.
  subscript(_ key: String) -> String? { entries[key] as? String }

  /// The key under which the compiler of asset catalogs notes the colour set that is the app's accent colour.
  static let accentColorName = "NSAccentColorName"

  private static func usual(_ settings: BuildSettings) -> [String: String] {
    let taken = [
      "CFBundleName": "PRODUCT_NAME", "CFBundleExecutable": "EXECUTABLE_NAME",
      "CFBundleIdentifier": "PRODUCT_BUNDLE_IDENTIFIER", "CFBundleDevelopmentRegion": "DEVELOPMENT_LANGUAGE",
      "CFBundleShortVersionString": "MARKETING_VERSION", "CFBundleVersion": "CURRENT_PROJECT_VERSION",
      accentColorName: "ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME",
    ]
    let fixed = [
      "CFBundleShortVersionString": "1.0", "CFBundleVersion": "1", "CFBundlePackageType": "APPL",
      "CFBundleInfoDictionaryVersion": "6.0",
    ]
    var found = taken.compactMapValues { settings[$0] }
    // A project that empties the setting has no accent colour.
    if found[accentColorName]?.isEmpty == true { found[accentColorName] = nil }
    return fixed.merging(found) { $1 }
  }

  /// The keys that settings stand for: `INFOPLIST_KEY_UIMainStoryboardFile` and others.
  private static func generated(_ settings: BuildSettings) -> [String: Any] {
    let prefix = "INFOPLIST_KEY_"
    let flags: [String: Any] = ["YES": true, "NO": false]
    var entries: [String: Any] = [:]
    for name in settings.names(beginningWith: prefix) {
      let key = String(name.dropFirst(prefix.count))
      guard let value = settings[name], !value.isEmpty, !key.hasSuffix("_Generation") else { continue }
      if key.hasPrefix("UISupportedInterfaceOrientations") {
        entries[key] = settings.words(name)
      } else {
        entries[key] = flags[value] ?? value
      }
    }
    return entries
  }

  private static func expanded(_ value: Any, _ settings: BuildSettings) -> Any {
    switch value {
    case let text as String: settings.expanded(text)
    case let list as [Any]: list.map { expanded($0, settings) }
    case let entries as [String: Any]: entries.mapValues { expanded($0, settings) }
    default: value
    }
  }
}
