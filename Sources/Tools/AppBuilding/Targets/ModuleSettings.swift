/// How one module is compiled, where its project says so.
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
      + (isApproachable ? Self.approachable.flatMap { ["-enable-upcoming-feature", $0] } : [])
  }

  private static let approachable = [
    "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferIsolatedConformances",
    "InferSendableFromCaptures", "NonisolatedNonsendingByDefault",
  ]
}
