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
    var result = ModuleSettings(
      hasSlashPatterns: settings["SWIFT_ENABLE_BARE_SLASH_REGEX"] != "NO",
      isApproachable: settings.isOn("SWIFT_APPROACHABLE_CONCURRENCY"))
    for name in settings.words("SWIFT_ACTIVE_COMPILATION_CONDITIONS") { result.take("define", name) }
    if let version = settings["SWIFT_VERSION"] { result.take("language", version) }
    if let isolation = settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] { result.take("isolation", isolation) }
    result.take(flags: settings.words("OTHER_SWIFT_FLAGS"))
    result.conditions.sort()
    return result
  }
}
