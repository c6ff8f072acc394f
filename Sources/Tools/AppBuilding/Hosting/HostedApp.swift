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

  /// What the kernel does not keep from the app, in words; `nil` where it is confined.
  package let shortcoming: String?
  private let process: HostProcess
  private let folders: [String]
  private let accentColorName: String?
  /// The picture that came last.
  private var drawn: Picture?
  private var choice: (index: Int, part: Int?, options: LaunchOptions) = (0, nil, LaunchOptions())
  /// Up to when the app was told that its time may pass.
  private var reached = VirtualInstant.start
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
  /// - Throws: `TargetError` with code `system` where no process can be started, or `doesNotStart` where it ends
  ///   before it has said what it can show.
  package init(
    _ files: BuiltApp, in surroundings: AppSurroundings = AppSurroundings(), installation: Installation,
    toolchain: Toolchain, limits: AppLimits, show: @escaping @Sendable (String) -> Void
  ) throws(TargetError) {
    let process = try HostProcess(
      files, in: surroundings, installation: installation, toolchain: toolchain, limits: limits, show: show)
    do throws(AppFailure) {
      guard case .hello(let previews) = try process.receive() else {
        throw AppFailure.garbled("it says something before what it can show")
      }
      self.previews = previews
    } catch {
      throw TargetError(.doesNotStart, files.name, details: [error.reason])
    }
    self.process = process
    shortcoming = process.shortcoming
    folders = files.folders
    accentColorName = files.accentColorName
  }

  /// Chooses what `start` will show.
  ///
  /// - Parameters:
  ///   - index: The position in `previews`.
  ///   - part: Which of the previews of a provider.
  ///   - options: The device and its settings; where they name no folders of texts and pictures, and no accent
  ///     colour, those of the files are taken.
  package func choose(_ index: Int, part: Int? = nil, options: LaunchOptions) {
    choice = (index, part, completed(options))
  }

  private func completed(_ options: LaunchOptions) -> LaunchOptions {
    var options = options
    if options.resourceFolders.isEmpty { options.resourceFolders = folders }
    if options.accentColorName == nil { options.accentColorName = accentColorName }
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
    reached = .start
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
    if case .advance(let instant) = message { reached = max(reached, instant) }
    var events: [Event] = []
    while true {
      switch try process.receive() {
      case .event(let event):
        guard events.count < AppLimits.events else {
          throw process.refuse("it tells more than \(AppLimits.events) events in one answer")
        }
        events.append(measured(event))
      case .picture(let picture): drawn = picture
      case .diagnostic(let diagnostic): note(diagnostic)
      case .settled(_, let deadline):
        if let deadline, deadline < reached {
          throw process.refuse("it says that something of its own fell due before it was told the time")
        }
        nextDeadline = deadline
        return events
      case let other: throw .notForAnApp(other)
      }
    }
  }

  /// Keeps what the app does wrong, as long as it is not too much.
  private func note(_ diagnostic: Diagnostic) {
    if diagnostics.count == AppLimits.diagnostics {
      diagnostics.append(
        Diagnostic("More than \(AppLimits.diagnostics) things are wrong; the rest is left out."))
    }
    guard diagnostics.count < AppLimits.diagnostics else { return }
    diagnostics.append(diagnostic)
  }

  /// An event whose frames are numbers; what is none is told, and lies nowhere.
  private func measured(_ event: Event) -> Event {
    guard case .changed(let version, let diff) = event else { return event }
    var unmeasured = 0
    let changes = diff.changes.map { change -> TreeDiff.Change in
      switch change {
      case .insert(let node, let parent, let after) where node.holdsUnmeasured:
        return .insert(node.measured(&unmeasured), parent: parent, after: after)
      case .update(let element) where element.isUnmeasured:
        var element = element
        element.frame = .zero
        unmeasured += 1
        return .update(element)
      default: return change
      }
    }
    guard unmeasured > 0 else { return event }
    let what =
      unmeasured == 1
      ? "An element has a frame that is no number; it lies"
      : "\(unmeasured) elements have frames that are no numbers; they lie"
    note(Diagnostic("\(what) nowhere. Look for a size or an offset that is infinite or divided by zero."))
    return .changed(version, TreeDiff(changes))
  }
}

extension AccessibilityElement {
  /// True where it lies nowhere, as a number of its frame is none.
  fileprivate var isUnmeasured: Bool {
    ![frame.origin.x, frame.origin.y, frame.size.width, frame.size.height].allSatisfy(\.isFinite)
  }
}

extension AccessibilityNode {
  /// True where it, or what it contains, has a frame that is no number.
  fileprivate var holdsUnmeasured: Bool {
    element.isUnmeasured || children.contains(where: \.holdsUnmeasured)
  }

  /// The node with frames that are numbers.
  fileprivate func measured(_ count: inout Int) -> AccessibilityNode {
    var element = element
    if element.isUnmeasured {
      element.frame = .zero
      count += 1
    }
    var children = children
    for index in children.indices { children[index] = children[index].measured(&count) }
    return AccessibilityNode(element, children: children)
  }
}

extension AppFailure {
  fileprivate static func notForAnApp(_ message: SessionMessage) -> AppFailure {
    .garbled("it sends \(message), which is not for an app to send")
  }
}
