/// How one module is compiled, where its project or its package says so.
struct ModuleSettings: Hashable, Sendable {
  /// The names that `#if` finds set, beside `DEBUG`.
  var conditions: [String] = []
  /// The language mode.
  var swiftVersion: String?
  /// Whether what says nothing else belongs to the main actor.
  var defaultsToMainActor: Bool?
  /// Whether a pattern may stand between slashes in the modes before 6, as Xcode has it unless a project says no.
  var hasSlashPatterns = true
  /// Whether the features are on that a project turns on as "approachable concurrency".
  var isApproachable = false
  /// Features of later language modes that are on.
  var features: [String] = []

  /// Those of a target of a package whose manifest sets nothing.
  static let ofPackages = ModuleSettings(conditions: ["SWIFT_PACKAGE"])

  /// The compiler's words for these settings.
  ///
  /// - Parameter options: What was said on the command line, which comes first.
  /// - Returns: The words.
  func arguments(_ options: CompilerOptions) -> [String] {
    let isolated = options.defaultsToMainActor ?? defaultsToMainActor ?? false
    let version = options.swiftVersion ?? swiftVersion ?? "5"
    return ["-swift-version", version]
      + (hasSlashPatterns && version != "6" ? ["-enable-bare-slash-regex"] : [])
      + (isolated ? ["-default-isolation", "MainActor"] : [])
      + conditions.filter { $0 != "DEBUG" }.flatMap { ["-D", $0] }
      + (features + (isApproachable ? Self.approachable : [])).flatMap { ["-enable-upcoming-feature", $0] }
  }

  /// Takes in what the manifest of a package sets; its words for the compiler are taken in together.
  ///
  /// - Parameters:
  ///   - kind: What is set: `define`, `language`, `isolation` or `feature`.
  ///   - value: The value.
  mutating func take(_ kind: String, _ value: String) {
    switch kind {
    case "define": addCondition(value)
    case "language": swiftVersion = Self.languageMode(of: value)
    case "isolation": defaultsToMainActor = value == "MainActor"
    case "feature": if !features.contains(value) { features.append(value) }
    default: break
    }
  }

  /// Takes in words for the compiler, as projects and manifests add them.
  mutating func take(flags: some Sequence<String>) {
    var rest = Array(flags)[...]
    while let flag = rest.popFirst() {
      switch flag {
      case "-D": rest.popFirst().map { addCondition($0) }
      case "-enable-upcoming-feature": rest.popFirst().map { take("feature", $0) }
      case "-swift-version": rest.popFirst().map { take("language", $0) }
      case "-default-isolation": rest.popFirst().map { take("isolation", $0) }
      default: if flag.hasPrefix("-D") { addCondition(String(flag.dropFirst(2))) }
      }
    }
  }

  private mutating func addCondition(_ name: String) {
    guard name.wholeMatch(of: /[A-Za-z_]\w*/) != nil, !conditions.contains(name) else { return }
    conditions.append(name)
  }

  /// The language mode of a version: "5.9" has 5.
  static func languageMode(of version: String) -> String? {
    let parts = version.split(separator: ".").compactMap { Int($0) }
    guard let major = parts.first else { return nil }
    if major >= 6 { return "6" }
    return major == 4 && parts.count > 1 && parts[1] >= 2 ? "4.2" : "\(max(4, major))"
  }

  private static let approachable = [
    "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferIsolatedConformances",
    "InferSendableFromCaptures", "NonisolatedNonsendingByDefault",
  ]
}
