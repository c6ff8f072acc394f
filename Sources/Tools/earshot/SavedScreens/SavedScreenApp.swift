import AccessibilityModel
import EarshotSession
import Foundation
import SavedScreens
import TreeFormat

/// A saved screen or session in the place of an app: it can be read, and says that it answers nothing else.
final class SavedScreenApp: ShownApp {
  /// What people call it: the path that was named.
  let name: String
  /// What was saved.
  let screen: SavedScreen
  /// What the file does not tell, in one line; `nil` where there is nothing to say.
  let remark: String?
  private let source: any Source

  /// Shows a saved screen.
  ///
  /// - Parameters:
  ///   - screen: What was saved.
  ///   - name: The path that was named.
  ///   - replays: Whether a session goes on from its first screen as time passes; else its last screen is shown.
  init(_ screen: SavedScreen, name: String, replays: Bool = false) {
    self.name = name
    self.screen = screen
    if replays, !screen.entries.isEmpty {
      let session = ReplayedSource(screen.entries, readingOrder: screen.tree.order)
      source = session
      let seconds = (session.duration / .seconds(1)).formatted(.number.precision(.fractionLength(1)))
      remark = "A session of \(seconds) s; it goes on as time passes."
    } else {
      source = StaticSource(screen.tree)
      remark = screen.remark
    }
  }

  /// What a transcript calls it, and what is kept of it.
  var title: String { name.split(separator: "/").last.map(String.init) ?? name }

  func restartDeadline() {}
  var diagnostics: [Diagnostic] { [] }
  func start() async throws -> [Event] { try await source.start() }
  func advance(to instant: VirtualInstant) async throws -> [Event] { try await source.advance(to: instant) }
  var readingOrder: ReadingOrder { get async { await source.readingOrder } }
  var nextDeadline: VirtualInstant? { get async { await source.nextDeadline } }

  func perform(_ request: Request) async throws -> [Event] {
    if let deed = request.kind.deed {
      let element = request.kind.element.flatMap { screen.tree[$0]?.label?.string }.map { " \"\($0)\"" } ?? ""
      Output.error(
        "earshot: \(title) is a saved screen, which cannot answer: \(deed)\(element). Read on, or drive the app."
      )
    }
    return try await source.perform(request)
  }
}

extension Request.Kind {
  /// What a person asked for that an app would have to carry out; `nil` for what technologies do by themselves.
  fileprivate var deed: String? {
    switch self {
    case .activate: "activate"
    case .perform: "an action of"
    case .increment: "increment"
    case .decrement: "decrement"
    case .escape: "escape"
    case .magicTap: "magic tap"
    case .tap: "a tap"
    case .longPress: "a long press on"
    case .touch(.began, _), .fingers: "a touch"
    case .zoom: "zoom"
    case .edit: "typing in"
    case .key: "a key"
    default: nil
    }
  }

  fileprivate var element: ElementID? {
    switch self {
    case .activate(let id), .perform(let id, _), .increment(let id), .decrement(let id), .longPress(let id),
      .zoom(let id, _), .edit(let id, _):
      id
    default: nil
    }
  }
}
