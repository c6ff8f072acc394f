import EarshotSession
import Foundation
import LooseFiles
import TreeFormat

extension TargetOptions {
  /// Compiles the target, shows each preview and does something with it.
  ///
  /// Previews that fail are told on the error output; the others go on.
  ///
  /// - Parameters:
  ///   - options: The device and its settings.
  ///   - body: Talks with the app; its `start` shows the preview.
  /// - Returns: What the body made of each preview that did not fail, and whether all went well.
  /// - Throws: `LooseFileError`, and what the body throws.
  func visit<Outcome>(
    _ options: LaunchOptions, body: (PreviewInfo, HostedApp) async throws -> Outcome
  ) async throws -> (outcomes: [Outcome], allWentWell: Bool) {
    let installation = try Installation.current()
    let toolchain = try Toolchain.find(in: ProcessInfo.processInfo.environment["PATH"] ?? "")
    let files = try compile(installation, toolchain)
    var walk = try PreviewWalk(
      files, preview: preview, installation: installation, toolchain: toolchain,
      limits: AppLimits(seconds: timeout, megabytes: memory), show: { Output.error("app: \($0)") })
    var outcomes: [Outcome] = []
    var allWentWell = true
    for (position, preview) in walk.previews.enumerated() {
      switch try await walk.visit(position, options: options, body: { try await body(preview, $0) }) {
      case .success(let outcome): outcomes.append(outcome)
      case .failure(let failure):
        Output.error("earshot: \(failure)")
        allWentWell = false
      }
    }
    return (outcomes, allWentWell)
  }

  private func compile(
    _ installation: Installation, _ toolchain: Toolchain
  ) throws(LooseFileError) -> LooseFiles {
    let selection: SourceSelection
    if let example {
      selection = try SourceSelection(example: example, in: installation.examples)
    } else {
      selection = try SourceSelection(paths: target)
    }
    let options = CompilerOptions(
      swiftVersion: swiftVersion, defaultsToMainActor: defaultIsolation == "MainActor",
      hasColors: isatty(STDERR_FILENO) != 0)
    return try LooseFiles(
      compiling: selection, options: options, installation: installation, toolchain: toolchain,
      say: Output.error)
  }
}
