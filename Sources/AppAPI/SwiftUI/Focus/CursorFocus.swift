import AccessibilityModel
import AppHost

/// Where the cursors of assistive technologies are on one screen, and where views want them.
@MainActor
final class CursorFocus {
  private struct WeakMark {
    weak var mark: (any CursorMark)?
  }

  private var marks: [WeakMark] = []
  private var pending: [() -> ElementIdentity?] = []
  private var isNoting = false
  private weak var graph: ViewGraph?
  /// The element that the cursor is on.
  private(set) var element: ElementIdentity?

  init(_ graph: ViewGraph) {
    self.graph = graph
  }

  /// Takes in a view that takes part.
  func add(_ mark: any CursorMark) {
    marks.removeAll { $0.mark == nil }
    marks.append(WeakMark(mark: mark))
    if mark.isWished { wishChanged(in: mark.place) }
  }

  /// Follows a state that the app has changed, once the views that it brings are there.
  func wishChanged(in place: AnyObject) {
    guard !isNoting else { return }
    pending.append { [weak self, weak place] in
      self?.marks.lazy.compactMap(\.mark).first { $0.place === place && $0.isWished }?.target
    }
    graph?.onChange()
  }

  /// Brings the cursor along with the keyboard.
  func follow(_ node: ViewNode) {
    pending.append { [weak node] in node?.items.lazy.compactMap(\.describedElements.first?.identity).first }
    graph?.onChange()
  }

  /// Asks for what was wished since the last time, of several wishes the one that the rule chooses.
  ///
  /// - Returns: The element, with the rule where it made a difference.
  /// - Source: Behaviour 10.17
  func takeWish() -> (target: ElementIdentity, rule: UncertainRule?)? {
    let waiting = pending
    pending = []
    let targets = waiting.compactMap { $0() }
    let choice = RunningApp.current[OrderPolicy.self].focusStates
    guard let first = targets.first, let last = targets.last else { return nil }
    return (choice == .first ? first : last, first === last ? nil : choice.rule)
  }

  /// Tells views where the cursor has come to.
  ///
  /// - Parameter describedElements: The element under the cursor and what it lies in, from the inside out.
  func moved(to describedElements: [DescribedElement]) {
    element = describedElements.first?.identity
    let here = describedElements.flatMap(\.handlers.marks).compactMap(\.mark)
    isNoting = true
    defer { isNoting = false }
    for mark in marks.compactMap(\.mark) where mark.isWished && !here.contains(where: { $0 === mark }) {
      mark.note(false)
    }
    for mark in here where !mark.isWished { mark.note(true) }
  }
}

private enum CursorFocusKey: GraphStateKey {
  static func initialState(in graph: ViewGraph) -> CursorFocus { CursorFocus(graph) }
}

extension ViewGraph {
  /// Where the cursors of assistive technologies are, and where views want them.
  var cursor: CursorFocus { self[CursorFocusKey.self] }
}
