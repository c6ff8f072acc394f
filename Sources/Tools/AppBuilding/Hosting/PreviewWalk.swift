import AccessibilityModel
import EarshotSession
import TreeFormat

/// Shows one preview after the other; where one takes its process down, the next gets a new one.
package struct PreviewWalk {
  let files: BuiltApp
  let surroundings: AppSurroundings
  let installation: Installation
  let toolchain: Toolchain
  let limits: AppLimits
  let show: @Sendable (String) -> Void
  private var app: HostedApp?
  /// Whether code of a preview, or of the app itself, has run in the present process.
  private var hasRun = false

  /// What will be shown: the app itself, then the previews in the order of their declarations.
  package var previews: [PreviewInfo] { places.map(\.info) }
  private(set) var places: [PreviewPlace] = []
  /// Everything that the app declares, shown or not.
  private var declared: [PreviewInfo] = []

  /// The name under which what is known of a screen is kept; a line written above it changes nothing.
  ///
  /// - Parameter position: The position in `previews`.
  /// - Returns: Its own name, else that of its file and its place among those without a name there.
  package func keptName(at position: Int) -> String { places[position].info.keptName(among: declared) }

  /// Starts the app and chooses what to show.
  ///
  /// - Parameters:
  ///   - files: The compiled files.
  ///   - part: Which part of the target is shown.
  ///   - name: The only preview to show, or the provider whose previews are; all of them where it is `nil`.
  ///   - options: The device and its settings, for asking providers what they hold.
  ///   - surroundings: What the app is given beside its code.
  ///   - installation: Where the host and the app modules are.
  ///   - toolchain: The compiler that the files were compiled with.
  ///   - limits: What each preview may use.
  ///   - show: Takes each line the app prints.
  /// - Throws: `TargetError` with code `unknownPreview`, `noApp`, `noPreview`, `doesNotStart` or `system`.
  package init(
    _ files: BuiltApp, _ part: ShownPart = .everything, preview name: String?, options: LaunchOptions,
    in surroundings: AppSurroundings, installation: Installation, toolchain: Toolchain, limits: AppLimits,
    show: @escaping @Sendable (String) -> Void
  ) async throws(TargetError) {
    self.files = files
    self.surroundings = surroundings
    self.installation = installation
    self.toolchain = toolchain
    self.limits = limits
    self.show = show
    let everything = try running().previews
    declared = everything
    let declared = Self.inOrder(everything).filter { part.holds($0.info) }
    guard !declared.isEmpty || part == .everything else {
      throw TargetError(part == .app ? .noApp : .noPreview, files.name)
    }
    let named = declared.filter { name == nil || $0.info.title == name }
    places = try await parts(of: named.isEmpty ? declared : named, options)
    guard let name, named.isEmpty else { return }
    let titles = declared.map(\.info.title) + places.filter { $0.part != nil }.map(\.info.title)
    places = places.filter { $0.info.title == name }
    guard places.isEmpty else { return }
    let near = Nearest.names(to: name, among: titles)
    throw TargetError(.unknownPreview, name, details: near.isEmpty ? Self.unique(titles) : near)
  }

  /// What an app declares, the app itself first.
  private static func inOrder(_ previews: [PreviewInfo]) -> [PreviewPlace] {
    let places = previews.enumerated().map { PreviewPlace(index: $0, info: $1) }
    return places.filter { $0.info.kind == .app } + places.filter { $0.info.kind != .app }
  }

  /// Leaves everything but the app itself, where one screen is wanted and there is one app.
  package mutating func keepApp() {
    let apps = places.filter { $0.info.kind == .app }
    if apps.count == 1 { places = apps }
  }

  /// The places, with each provider's replaced by those of the previews it holds, and a bundle's by those of its
  /// widgets.
  ///
  /// A provider that fails to tell stays as it is, so that the failure is told when it is shown.
  private mutating func parts(
    of places: [PreviewPlace], _ options: LaunchOptions
  ) async throws(TargetError) -> [PreviewPlace] {
    var result: [PreviewPlace] = []
    for place in places {
      guard place.info.kind == .provider || place.info.kind == .app else {
        result.append(place)
        continue
      }
      let current = try running()
      do throws(AppFailure) {
        // Of an app no code runs for this, unless it consists of widgets.
        if place.info.kind == .provider { hasRun = true }
        let parts = try await current.parts(of: place.index, options: options)
        if !parts.isEmpty { hasRun = true }
        result += parts.isEmpty ? [place] : place.parts(parts)
      } catch {
        app = nil
        result.append(place)
      }
    }
    return result
  }

  /// What the kernel does not keep from the app, in words; `nil` where it is confined.
  package var shortcoming: String? { app?.shortcoming }

  /// The app, in a new process where the last one has ended.
  private mutating func running() throws(TargetError) -> HostedApp {
    if let app { return app }
    let started = try HostedApp(
      files, in: surroundings, installation: installation, toolchain: toolchain, limits: limits, show: show)
    app = started
    hasRun = false
    return started
  }

  private static func unique(_ titles: [String]) -> [String] {
    var seen: Set<String> = []
    return titles.filter { seen.insert($0).inserted }
  }

  /// Shows a preview and does something with it.
  ///
  /// - Parameters:
  ///   - position: The position in `previews`.
  ///   - options: The device and its settings.
  ///   - body: Talks with the app; its `start` shows the preview.
  /// - Returns: What the body made, or why it could not be made.
  /// - Throws: `TargetError` with code `doesNotStart` or `system` where no app can be started any more, and what
  ///   else the body throws.
  package mutating func visit<Outcome>(
    _ position: Int, options: LaunchOptions, body: (HostedApp) async throws -> Outcome
  ) async throws -> Result<Outcome, PreviewFailure> {
    let place = places[position]
    let isApp = place.info.kind == .app
    // What the app itself stores and keeps in mind, previews do not find, and the other way round.
    if isApp, hasRun { app = nil }
    let current = try running()
    hasRun = true
    defer { if isApp { app = nil } }
    await current.choose(place.index, part: place.part, options: options)
    do {
      return .success(try await body(current))
    } catch let failure as AppFailure {
      app = nil
      return .failure(PreviewFailure(preview: place.info, failure: failure, limits: limits))
    } catch let error as TreeDiffError {
      app = nil
      let failure = AppFailure.garbled("what it tells of its screen does not fit: \(error)")
      return .failure(PreviewFailure(preview: place.info, failure: failure, limits: limits))
    }
  }
}
