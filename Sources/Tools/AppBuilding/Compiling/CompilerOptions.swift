/// How source files are compiled.
package struct CompilerOptions: Hashable, Sendable {
  /// The language mode, 5 or 6; `nil` where that of the project is taken, or 5.
  package var swiftVersion: String?
  /// Whether what says nothing else belongs to the main actor; `nil` where the project decides.
  package var defaultsToMainActor: Bool?

  /// Makes options; the defaults are how most app code is compiled.
  package init(swiftVersion: String? = nil, defaultsToMainActor: Bool? = nil) {
    self.swiftVersion = swiftVersion
    self.defaultsToMainActor = defaultsToMainActor
  }

  /// The compiler's words for what is the same in every module.
  var arguments: [String] {
    ["-no-color-diagnostics"]
  }
}
