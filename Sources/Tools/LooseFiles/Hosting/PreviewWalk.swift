import EarshotSession
import TreeFormat

/// Shows one preview after the other; where one takes its process down, the next gets a new one.
package struct PreviewWalk {
  private let files: LooseFiles
  private let installation: Installation
  private let toolchain: Toolchain
  private let limits: AppLimits
  private let show: @Sendable (String) -> Void
  private var app: HostedApp?

  /// The previews that will be shown, in the order of their declarations.
  package let previews: [PreviewInfo]
  private let indices: [Int]

  /// Starts the app and chooses what to show.
  ///
  /// - Parameters:
  ///   - files: The compiled files.
  ///   - name: The only preview to show; all of them where it is `nil`.
  ///   - installation: Where the host and the app modules are.
  ///   - toolchain: The compiler that the files were compiled with.
  ///   - limits: What each preview may use.
  ///   - show: Takes each line the app prints.
  /// - Throws: `LooseFileError` with code `unknownPreview`, `doesNotStart` or `system`.
  package init(
    _ files: LooseFiles, preview name: String?, installation: Installation, toolchain: Toolchain,
    limits: AppLimits, show: @escaping @Sendable (String) -> Void
  ) throws(LooseFileError) {
    let app = try Self.start(files, installation, toolchain, limits, show)
    let all = app.previews
    indices = all.indices.filter { name == nil || all[$0].title == name }
    if let name, indices.isEmpty {
      let names = all.map(\.title)
      let near = Nearest.names(to: name, among: names)
      throw LooseFileError(.unknownPreview, name, details: near.isEmpty ? names : near)
    }
    previews = indices.map { all[$0] }
    self.app = app
    self.files = files
    self.installation = installation
    self.toolchain = toolchain
    self.limits = limits
    self.show = show
  }

  /// Shows a preview and does something with it.
  ///
  /// - Parameters:
  ///   - position: The position in `previews`.
  ///   - options: The device and its settings.
  ///   - body: Talks with the app; its `start` shows the preview.
  /// - Returns: What the body made, or why it could not be made.
  /// - Throws: `LooseFileError` with code `doesNotStart` or `system` where no app can be started any more, and what
  ///   else the body throws.
  package mutating func visit<Outcome>(
    _ position: Int, options: LaunchOptions, body: (HostedApp) async throws -> Outcome
  ) async throws -> Result<Outcome, PreviewFailure> {
    let current = try app ?? Self.start(files, installation, toolchain, limits, show)
    app = current
    await current.choose(indices[position], options: options)
    do {
      return .success(try await body(current))
    } catch let failure as AppFailure {
      app = nil
      return .failure(PreviewFailure(preview: previews[position], failure: failure, limits: limits))
    }
  }

  private static func start(
    _ files: LooseFiles, _ installation: Installation, _ toolchain: Toolchain, _ limits: AppLimits,
    _ show: @escaping @Sendable (String) -> Void
  ) throws(LooseFileError) -> HostedApp {
    try HostedApp(files, installation: installation, toolchain: toolchain, limits: limits, show: show)
  }
}
