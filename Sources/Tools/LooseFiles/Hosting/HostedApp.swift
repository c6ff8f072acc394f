import AccessibilityModel
import EarshotSession
import TreeFormat

/// An app that runs in a process of its own, as the source of a session.
package actor HostedApp: Source {
  /// What the app can show, as it says itself.
  package let previews: [PreviewInfo]
  /// When something of the app's own falls due.
  package private(set) var nextDeadline: VirtualInstant?
  /// What the app was found to do wrong while the present preview was shown.
  package private(set) var diagnostics: [Diagnostic] = []

  private let process: HostProcess
  private let folders: [String]
  /// The picture that came last.
  private var drawn: Picture?
  private var choice: (index: Int, part: Int?, options: LaunchOptions) = (0, nil, LaunchOptions())
  /// The settings that are on because technologies are.
  private var settings: Set<String> = []

  /// Starts the app and reads what it can show.
  ///
  /// - Parameters:
  ///   - files: The compiled files.
  ///   - surroundings: What the app is given beside its code.
  ///   - installation: Where the host and the app modules are.
  ///   - toolchain: Where the libraries are that the app was linked with.
  ///   - limits: What each preview may use.
  ///   - show: Takes each line the app prints.
  /// - Throws: `LooseFileError` with code `system` where no process can be started, or `doesNotStart` where it ends
  ///   before it has said what it can show.
  package init(
    _ files: LooseFiles, in surroundings: AppSurroundings = AppSurroundings(), installation: Installation,
    toolchain: Toolchain, limits: AppLimits, show: @escaping @Sendable (String) -> Void
  ) throws(LooseFileError) {
    let process = try HostProcess(
      files, in: surroundings, installation: installation, toolchain: toolchain, limits: limits, show: show)
    do throws(AppFailure) {
      guard case .hello(let previews) = try process.receive() else {
        throw AppFailure.garbled("it says something before what it can show")
      }
      self.previews = previews
    } catch {
      throw LooseFileError(.doesNotStart, files.name, details: [error.reason])
    }
    self.process = process
    folders = files.folders
  }

  /// Chooses what `start` will show.
  ///
  /// - Parameters:
  ///   - index: The position in `previews`.
  ///   - part: Which of the previews of a provider.
  ///   - options: The device and its settings; where they name no folders of texts and pictures, those of the files
  ///     are taken.
  package func choose(_ index: Int, part: Int? = nil, options: LaunchOptions) {
    choice = (index, part, completed(options))
  }

  private func completed(_ options: LaunchOptions) -> LaunchOptions {
    var options = options
    if options.resourceFolders.isEmpty { options.resourceFolders = folders }
    return options
  }

  /// Asks which previews a provider holds.
  ///
  /// - Parameters:
  ///   - index: The position in `previews`.
  ///   - options: The device and its settings.
  /// - Returns: The previews in order; none where it is no provider.
  /// - Throws: `AppFailure` where the app ends, or says nothing within the limits.
  package func parts(of index: Int, options: LaunchOptions) throws(AppFailure) -> [PreviewInfo] {
    process.restartDeadline()
    process.send(.list(previewIndex: index, completed(options)))
    var parts: [PreviewInfo] = []
    while true {
      switch try process.receive() {
      case .parts(let previews): parts = previews
      case .settled: return parts
      case let other: throw .notForAnApp(other)
      }
    }
  }

  /// Lets the time begin anew that the app may take for its answers.
  package func restartDeadline() {
    process.restartDeadline()
  }

  /// How the chosen device puts elements in order.
  package var readingOrder: ReadingOrder { choice.options.readingOrder }

  /// Takes in which settings the app is to find on because technologies are.
  package func prepare(settings: Set<String>) {
    self.settings = settings
  }

  /// Shows the chosen preview; the time it may take begins to count.
  ///
  /// - Returns: What happened.
  /// - Throws: `AppFailure` where the app ends, or says nothing within the limits.
  package func start() throws(AppFailure) -> [Event] {
    diagnostics = []
    process.restartDeadline()
    let options = choice.options.found(on: settings)
    return try tell(.launch(previewIndex: choice.index, part: choice.part, options))
  }

  /// Hands a request to the app.
  ///
  /// - Parameter request: What is asked.
  /// - Returns: What happened; the last event is the answer.
  /// - Throws: `AppFailure` where the app ends, or says nothing within the limits.
  package func perform(_ request: Request) throws(AppFailure) -> [Event] {
    try tell(.request(request))
  }

  /// Lets the app's time pass.
  ///
  /// - Parameter instant: Up to when.
  /// - Returns: What happened.
  /// - Throws: `AppFailure` where the app ends, or says nothing within the limits.
  package func advance(to instant: VirtualInstant) throws(AppFailure) -> [Event] {
    try tell(.advance(to: instant))
  }

  /// Lets the app draw what it shows.
  ///
  /// - Parameter request: What picture is wanted.
  /// - Returns: The picture, and what happened on the way.
  /// - Throws: `AppFailure` where the app ends, or says nothing within the limits.
  package func picture(
    _ request: PictureRequest
  ) throws(AppFailure) -> (picture: Picture?, events: [Event]) {
    drawn = nil
    let events = try tell(.draw(request))
    return (drawn, events)
  }

  /// Changes settings of the device.
  ///
  /// - Parameter change: What is changed.
  /// - Returns: What happened.
  /// - Throws: `AppFailure` where the app ends, or says nothing within the limits.
  package func change(_ change: EnvironmentChange) throws(AppFailure) -> [Event]? {
    try tell(.change(change))
  }

  /// Says something and listens until the app has come to rest.
  private func tell(_ message: SessionMessage) throws(AppFailure) -> [Event] {
    process.send(message)
    var events: [Event] = []
    while true {
      switch try process.receive() {
      case .event(let event): events.append(event)
      case .picture(let picture): drawn = picture
      case .diagnostic(let diagnostic): diagnostics.append(diagnostic)
      case .settled(_, let deadline):
        nextDeadline = deadline
        return events
      case let other: throw .notForAnApp(other)
      }
    }
  }
}

extension AppFailure {
  fileprivate static func notForAnApp(_ message: SessionMessage) -> AppFailure {
    .garbled("it sends \(message), which is not for an app to send")
  }
}
