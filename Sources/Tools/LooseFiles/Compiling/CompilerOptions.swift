/// How loose files are compiled.
package struct CompilerOptions: Hashable, Sendable {
  /// The language mode, 5 or 6.
  package var swiftVersion: String
  /// Whether what says nothing else belongs to the main actor.
  package var defaultsToMainActor: Bool
  /// Whether the compiler's messages have colours.
  package var hasColors: Bool

  /// Makes options; the defaults are how most app code is compiled.
  package init(swiftVersion: String = "5", defaultsToMainActor: Bool = false, hasColors: Bool = false) {
    self.swiftVersion = swiftVersion
    self.defaultsToMainActor = defaultsToMainActor
    self.hasColors = hasColors
  }

  /// The compiler's words for these options.
  var arguments: [String] {
    ["-swift-version", swiftVersion]
      + (defaultsToMainActor ? ["-default-isolation", "MainActor"] : [])
      + [hasColors ? "-color-diagnostics" : "-no-color-diagnostics"]
  }
}
