import AccessibilityModel
import TreeFormat

/// Answers a session's messages for what a library can show: one app at a time, in virtual time.
@MainActor
struct HostServer {
  private let previews: [PreviewDeclaration]
  private var host: RunningApp?
  /// True where the process is the app, and whatever its threads put on the main queue is the app's.
  private let ownsProcess: Bool

  /// Makes a server for what a library declares.
  ///
  /// Only a process that does nothing else may be owned: work that its other threads put on the main queue ends with the
  /// app.
  init(_ previews: [PreviewDeclaration], ownsProcess: Bool = false) {
    self.previews = previews
    self.ownsProcess = ownsProcess
  }

  /// The first thing to be said.
  var hello: SessionMessage { .hello(previews.map(\.info)) }

  /// Does what a message asks.
  ///
  /// - Parameter message: What the session said.
  /// - Returns: What happened, in order, ending with `settled`; `nil` where the session ends.
  mutating func answers(to message: SessionMessage) -> [SessionMessage]? {
    switch message {
    case .list(let index, let options):
      return [.parts(parts(index, options)), settled]
    case .launch(let index, let part, let options):
      launch(index, part, options)
    case .request(let request):
      guard let host else { return [.event(.answered(request.id, .failed(.gone))), settled] }
      host.perform(request)
    case .advance(let instant):
      host?.run(until: instant)
    case .draw(let request):
      if let picture = host?.picture(request) { return answers + [.picture(picture), settled] }
      if host != nil { return answers + [.diagnostic(.nothingToDraw), settled] }
    case .change(let change):
      host?.take(change)
    case .quit:
      host?.stop()
      return nil
    case .hello, .parts, .event, .settled, .diagnostic, .picture:
      return [.diagnostic(.unexpectedMessage), settled]
    }
    guard host != nil else { return [.diagnostic(.noSuchPreview(message, count: previews.count)), settled] }
    return answers + [settled]
  }

  /// What the app noticed and did since this was last asked for.
  private var answers: [SessionMessage] {
    guard let host else { return [] }
    return host.takeDiagnostics().map(SessionMessage.diagnostic)
      + host.takeEvents().map(SessionMessage.event)
  }

  private var settled: SessionMessage {
    .settled(now: host?.clock.now ?? .start, nextDeadline: host?.nextDeadline)
  }

  private mutating func launch(_ index: Int, _ part: Int?, _ options: LaunchOptions) {
    host?.stop()
    host = nil
    guard previews.indices.contains(index) else { return }
    let preview = previews[index]
    let started = RunningApp(environment: options)
    if ownsProcess { started.clock.ownProcess() }
    let content = started.withApp {
      let parts = part == nil ? [] : preview.makeParts?() ?? []
      return part.flatMap { parts.indices.contains($0) ? parts[$0].makeContent() : nil }
        ?? preview.makeContent()
    }
    started.start(content)
    host = started
  }

  /// The previews that a provider holds, asked in an app of its own that ends with the answer.
  private mutating func parts(_ index: Int, _ options: LaunchOptions) -> [PreviewInfo] {
    host?.stop()
    host = nil
    guard previews.indices.contains(index), let makeParts = previews[index].makeParts else { return [] }
    let asked = RunningApp(environment: options)
    defer { asked.clock.close() }
    return previews[index].infos(of: asked.withApp(makeParts))
  }
}

extension Diagnostic {
  fileprivate static let unexpectedMessage = Diagnostic(
    "The session sent what only an app sends. Use an earshot and a libEarshotUI of the same version.")

  fileprivate static let nothingToDraw = Diagnostic(
    "What is shown cannot be drawn. Show a view, a view controller or an app.")

  fileprivate static func noSuchPreview(_ message: SessionMessage, count: Int) -> Diagnostic {
    guard case .launch(let index, _, _) = message else {
      return Diagnostic("No app is running. Launch a preview first.")
    }
    return Diagnostic("No preview has the number \(index). Numbers run from 0 to \(count - 1).")
  }
}
