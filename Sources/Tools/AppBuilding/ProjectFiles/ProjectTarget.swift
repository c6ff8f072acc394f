/// A target of a project.
struct ProjectTarget {
  /// What is built of a target, as far as that matters here.
  enum Kind {
    case application
    case appExtension
    /// A framework or a library.
    case library
    case test
    case other

    /// The kind of a product type, `com.apple.product-type.framework`.
    init(productType: String) {
      let type = productType.split(separator: ".").dropFirst(2).joined(separator: ".")
      if type.contains("extension") {
        self = .appExtension
      } else if type.hasPrefix("product-type.application") {
        self = .application
      } else if type.hasPrefix("product-type.framework") || type.hasPrefix("product-type.library") {
        self = .library
      } else {
        self = type.hasSuffix("testing") || type.hasSuffix("unit-test") ? .test : .other
      }
    }
  }

  /// What lies on disk for a target.
  struct Members {
    /// The Swift files.
    var sources: [String] = []
    /// The files and folders that are put into the bundle.
    var resources: [String] = []
    /// What the project names and is not there.
    var missing: [String] = []
  }

  let object: ProjectFile.Object
  let kind: Kind
  let settings: BuildSettings

  /// The name of the target.
  var name: String { object.name ?? "" }

  /// The name by which other modules import it.
  var moduleName: String {
    BuildSettings.identifier(settings["PRODUCT_MODULE_NAME"] ?? settings["PRODUCT_NAME"] ?? name)
  }

  /// False for targets that only other systems than that of the phone run.
  var isForPhone: Bool {
    let platforms = settings.words("SUPPORTED_PLATFORMS")
    if !platforms.isEmpty { return platforms.contains { $0.hasPrefix("iphone") } }
    guard let system = settings["SDKROOT"], system != "auto" else { return true }
    return system.hasPrefix("iphone")
  }

  /// How its module is compiled.
  var moduleSettings: ModuleSettings {
    var flags = settings.words("OTHER_SWIFT_FLAGS")[...]
    var conditions = Set(settings.words("SWIFT_ACTIVE_COMPILATION_CONDITIONS"))
    while let flag = flags.popFirst() {
      if flag == "-D" { conditions.formUnion(flags.popFirst().map { [$0] } ?? []) }
      if flag.hasPrefix("-D"), flag.count > 2 { conditions.insert(String(flag.dropFirst(2))) }
    }
    let isolation = settings["SWIFT_DEFAULT_ACTOR_ISOLATION"]
    return ModuleSettings(
      conditions: conditions.filter { $0.wholeMatch(of: /[A-Za-z_]\w*/) != nil }.sorted(),
      swiftVersion: settings["SWIFT_VERSION"].flatMap(Self.languageMode),
      defaultsToMainActor: isolation.map { $0 == "MainActor" },
      hasSlashPatterns: settings["SWIFT_ENABLE_BARE_SLASH_REGEX"] != "NO",
      isApproachable: settings.isOn("SWIFT_APPROACHABLE_CONCURRENCY"))
  }

  /// The language mode of a version: "5.0" is 5.
  private static func languageMode(_ version: String) -> String? {
    guard let major = version.split(separator: ".").first.flatMap({ Int($0) }) else { return nil }
    return major >= 6 ? "6" : version.hasPrefix("4.2") ? "4.2" : "\(max(4, major))"
  }
}
