import AccessibilityModel
import EarshotSession
import Foundation
import SavedScreens
import TreeFormat

/// A saved screen in the place of an app: it can be read, and says that it answers nothing else.
final class SavedScreenApp: ShownApp {
  /// What people call it: the path that was named.
  let name: String
  /// What was saved.
  let screen: SavedScreen
  private let source: StaticSource

  /// Shows a saved screen.
  init(_ screen: SavedScreen, name: String) {
    self.name = name
    self.screen = screen
    source = StaticSource(screen.tree)
  }

  /// What a transcript calls it, and what is kept of it.
  var title: String { name.split(separator: "/").last.map(String.init) ?? name }

  func restartDeadline() {}
  var diagnostics: [Diagnostic] { [] }
  func start() -> [Event] { source.start() }
  func advance(to instant: VirtualInstant) -> [Event] { [] }
  var readingOrder: ReadingOrder { source.readingOrder }
  var nextDeadline: VirtualInstant? { nil }

  func perform(_ request: Request) -> [Event] {
    if let deed = request.kind.deed {
      let element = request.kind.element.flatMap { screen.tree[$0]?.label?.string }.map { " \"\($0)\"" } ?? ""
      Output.error(
        "earshot: \(title) is a saved screen, which cannot answer: \(deed)\(element). Read on, or drive the app."
      )
    }
    return source.perform(request)
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
