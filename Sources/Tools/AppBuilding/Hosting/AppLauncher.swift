import TreeFormat

/// Starts one preview, or the app itself, in as many processes as are wanted, each as it is met for the first time.
package struct AppLauncher: Sendable {
  /// What is shown.
  package let preview: ShownPreview
  let files: BuiltApp
  let place: PreviewPlace
  let options: LaunchOptions
  let surroundings: AppSurroundings
  let installation: Installation
  let toolchain: Toolchain
  let limits: AppLimits
  let show: @Sendable (String) -> Void

  /// Starts a process; `start` shows the preview.
  ///
  /// - Throws: `TargetError` with code `system` or `doesNotStart`.
  package func open() async throws(TargetError) -> HostedApp {
    let app = try HostedApp(
      files, in: surroundings, installation: installation, toolchain: toolchain, limits: limits, show: show)
    await app.choose(place.index, part: place.part, options: options)
    return app
  }

  /// Tells that the preview failed, with which one it is and what to do next.
  package func failure(_ failure: AppFailure) -> PreviewFailure {
    PreviewFailure(preview: preview.info, failure: failure, limits: limits)
  }
}

extension PreviewWalk {
  /// What starts a preview in processes of its own.
  ///
  /// - Parameters:
  ///   - position: The position in `previews`.
  ///   - options: The device and its settings.
  /// - Returns: The launcher.
  package func launcher(at position: Int, options: LaunchOptions) -> AppLauncher {
    AppLauncher(
      preview: ShownPreview(previews[position], keptName: keptName(at: position)), files: files,
      place: places[position], options: options, surroundings: surroundings, installation: installation,
      toolchain: toolchain, limits: limits, show: show)
  }
}
