import AccessibilityModel
import AppBuilding
import EarshotSession
import Foundation
import TreeFormat
import VoiceOverEngine

extension AppOptions {
  /// Compiles files or the example, shows each preview and does something with it.
  ///
  /// Previews that fail are told on the error output; the others go on.
  ///
  /// - Parameters:
  ///   - files: The files and folders that were named.
  ///   - options: The device and its settings.
  ///   - purpose: What can be done with a single preview only; `nil` where all of them are shown.
  ///   - keepsTime: True where waiting takes its time before a running application, and sessions go on.
  ///   - stops: How many stops an outcome has, for a summary of what is left out.
  ///   - body: Talks with the app; its `start` shows the preview.
  /// - Returns: What the body made of each preview that did not fail, and whether all went well.
  /// - Throws: `TargetError`, `ATSPIError`, and what the body throws.
  func visit<Outcome>(
    _ files: [String], _ options: LaunchOptions, onePreviewFor purpose: String? = nil,
    keepsTime: Bool = false, stops: ((Outcome) -> Int)? = nil,
    body: (ShownPreview, any ShownApp) async throws -> Outcome
  ) async throws -> (outcomes: [Outcome], allWentWell: Bool) {
    if let name = runningApp(files) {
      return (try await visit(runningApp: name, keepsTime: keepsTime, body: body), true)
    }
    if example == nil, let screens = try saved.screens(files, replays: keepsTime) {
      return (try await visit(screens, onePreviewFor: purpose, body: body), true)
    }
    let installation = try Installation.current()
    let toolchain = try toolchain()
    let input = try StandardInput(files)
    defer { withExtendedLifetime(input) {} }
    let compiled = try compile(input.files, installation, toolchain)
    let places = LeftOutPlaces()
    var walk = try await walk(compiled, options, installation, toolchain, places)
    if purpose != nil, preview == nil, walk.previews.count > 1 { walk.keepApp() }
    if let purpose, walk.previews.count > 1 {
      throw TargetError(.severalPreviews, purpose, details: walk.previews.map(\.title))
    }
    var outcomes: [Outcome] = []
    var allWentWell = compiled.files.leftOut == nil && compiled.files.isWhole
    var count = ScreenCount()
    // What is left out as a whole would have been a screen, too.
    let isForAll = preview == nil && compiled.preview == nil && part != .app
    count.screens = walk.previews.count + (isForAll ? compiled.files.leftOut?.previews ?? 0 : 0)
    for (position, preview) in walk.previews.enumerated() {
      let screens = walk.previews.count
      Output.progress(screens > 1 ? "Screen \(position + 1) of \(screens): \(preview.title)" : nil)
      let shown = ShownPreview(preview, keptName: walk.keptName(at: position))
      switch try await walk.visit(position, options: options, body: { try await body(shown, $0) }) {
      case .success(let outcome):
        outcomes.append(outcome)
        // A screen without a stop is shown and not heard.
        let own = stops.map { $0(outcome) }
        if own != 0 { count.heard += 1 }
        if let own { count.stops = (count.stops ?? 0) + own }
      case .failure(let failure):
        Output.error("earshot: \(failure)")
        allWentWell = false
      }
      let met = places.collect()
      guard !met.isEmpty else { continue }
      count.withHoles += 1
      Output.error("earshot: \(preview.title) comes past what is left out: \(met.joined(separator: ", "))")
    }
    Output.progress(nil)
    if compiled.files.leftOut != nil { Output.error("earshot: \(count.text)") }
    return (outcomes, allWentWell)
  }

  /// The compiler, which works and whose work runs behind a wall.
  private func toolchain() throws(TargetError) -> Toolchain {
    var toolchain = try Toolchain.find(in: ProcessInfo.processInfo.environment["PATH"] ?? "")
    toolchain.sandbox = confinement.sandbox
    return toolchain
  }

  /// The compiled target, before anything of it is shown.
  private func walk(
    _ compiled: (files: BuiltApp, preview: String?), _ options: LaunchOptions, _ installation: Installation,
    _ toolchain: Toolchain, _ places: LeftOutPlaces
  ) async throws(TargetError) -> PreviewWalk {
    var given = surroundings.surroundings
    given.files = options.filesFolder
    let walk = try await PreviewWalk(
      compiled.files, part, preview: preview ?? compiled.preview, options: options,
      in: given, installation: installation, toolchain: toolchain,
      limits: AppLimits(seconds: timeout, megabytes: memory),
      show: { line in if !places.take(line) { Output.error("app: \(line)") } })
    if let shortcoming = walk.shortcoming { Output.error("earshot: \(shortcoming)") }
    return walk
  }

  /// Compiles files or the example, for whoever starts what is in them in processes of its own.
  ///
  /// - Parameters:
  ///   - files: The files and folders that were named.
  ///   - options: The device and its settings.
  /// - Returns: The app itself where there is one and nothing else was asked for; else each preview. And whether
  ///   nothing was left out.
  /// - Throws: `TargetError`.
  func launchers(
    _ files: [String], _ options: LaunchOptions
  ) async throws -> (launchers: [AppLauncher], isWhole: Bool) {
    let installation = try Installation.current()
    let toolchain = try toolchain()
    let input = try StandardInput(files)
    defer { withExtendedLifetime(input) {} }
    let compiled = try compile(input.files, installation, toolchain)
    var walk = try await walk(compiled, options, installation, toolchain, LeftOutPlaces())
    if preview == nil, !onlyPreviews { walk.keepApp() }
    let launchers = walk.previews.indices.map { walk.launcher(at: $0, options: options) }
    return (launchers, compiled.files.leftOut == nil && compiled.files.isWhole)
  }

  /// The compiled target, and the title of the preview that it means where it names one.
  private func compile(
    _ files: [String], _ installation: Installation, _ toolchain: Toolchain
  ) throws(TargetError) -> (files: BuiltApp, preview: String?) {
    let selection: SourceSelection
    if let example {
      selection = try SourceSelection(example: example, in: ExampleCatalog(of: installation.examples))
    } else {
      selection = try SourceSelection(
        paths: files, target: buildTarget, packages: packages, takesAllFiles: allFiles)
    }
    let options = CompilerOptions(
      swiftVersion: swiftVersion, defaultsToMainActor: defaultIsolation.map { $0 == "MainActor" })
    let compiled = try BuiltApp(
      compiling: selection, options: options,
      cache: noCache ? nil : CacheFolder(of: ProcessInfo.processInfo.environment), installation: installation,
      toolchain: toolchain,
      progress: { Output.progress($0.text) }, say: Output.message)
    for line in compiled.leftOut?.lines(listsAll: leftOut) ?? [] { Output.error("earshot: \(line)") }
    return (compiled, selection.preview)
  }
}

extension TargetOptions {
  /// Compiles the target, shows each preview and does something with it.
  ///
  /// - Parameters:
  ///   - options: The device and its settings.
  ///   - stops: How many stops an outcome has, for a summary of what is left out.
  ///   - body: Talks with the app; its `start` shows the preview.
  /// - Returns: What the body made of each preview that did not fail, and whether all went well.
  /// - Throws: `TargetError`, and what the body throws.
  func visit<Outcome>(
    _ options: LaunchOptions, stops: ((Outcome) -> Int)? = nil,
    body: (ShownPreview, any ShownApp) async throws -> Outcome
  ) async throws -> (outcomes: [Outcome], allWentWell: Bool) {
    try await app.visit(target, options, stops: stops, body: body)
  }
}

extension Session {
  /// A session with an app that was started with VoiceOver on, and whose screen is there.
  ///
  /// The error output tells where that took time.
  static func arrived(
    _ app: any ShownApp, within patience: Duration, rules: RuleChoices = RuleChoices(),
    language: String = "en"
  ) async throws -> Session {
    let session = Session(source: app, rules: rules)
    var dialect = Dialect.iOS.following(rules)
    dialect.language = language
    let voiceOver = VoiceOver(dialect)
    if let arrival = try await session.start(with: [voiceOver], patience: patience).arrival {
      Output.error("earshot: \(arrival.text)")
    }
    return session
  }
}
