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

  /// Takes in what the manifest of a package sets.
  ///
  /// - Parameters:
  ///   - kind: What is set: `define`, `language`, `isolation` or `feature`.
  ///   - value: The value.
  mutating func take(_ kind: String, _ value: String) {
    switch kind {
    case "define": if !conditions.contains(value) { conditions.append(value) }
    case "language": swiftVersion = value
    case "isolation": defaultsToMainActor = value == "MainActor"
    case "feature": if !features.contains(value) { features.append(value) }
    default: break
    }
  }

  private static let approachable = [
    "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferIsolatedConformances",
    "InferSendableFromCaptures", "NonisolatedNonsendingByDefault",
  ]
}
