import AccessibilityModel
import VoiceOverEngine

/// Which rows of each list belong to the first screen: those that existed when the list was first met.
struct FirstScreen {
  /// How the walk goes on.
  enum Way: Hashable {
    /// By a flick to the right.
    case flick
    /// By going to a stop behind a list.
    case jump(ElementID)
    /// Not at all: nothing but rows is left.
    case end
  }

  private var rows: [ElementID: Range<Int>] = [:]

  /// Takes note of the lists on a screen.
  ///
  /// - Complexity: O(n).
  init(_ tree: AccessibilityTree) {
    guard let root = tree.root else { return }
    for id in tree.subtree(of: root) {
      if let realized = tree[id]?.rows?.realized { rows[id] = realized }
    }
  }

  /// How the walk goes on from where the cursor is, and which rows are left out by that.
  mutating func way(
    of voiceOver: VoiceOver, in tree: AccessibilityTree, afterStop count: Int
  ) -> (way: Way, rowsLeft: [Tour.RowsLeft]) {
    guard let cursor = voiceOver.cursor else { return (.flick, []) }
    var rowsLeft: [Tour.RowsLeft] = []
    var step = voiceOver.step(.next, from: cursor, in: tree)
    while let container = list(left: step, in: tree) {
      guard !rowsLeft.contains(where: { $0.container == container }) else { return (.end, rowsLeft) }
      let total = tree[container]?.rows?.count ?? 0
      let heard = rows[container]?.count ?? 0
      rowsLeft.append(Tour.RowsLeft(afterStop: count, container: container, count: max(total - heard, 0)))
      step = voiceOver.step(.next, past: container, in: tree)
    }
    guard !rowsLeft.isEmpty else { return (.flick, []) }
    guard case .stop(let id) = step else { return (.end, rowsLeft) }
    return (.jump(id), rowsLeft)
  }

  /// The list whose first screen a step leads out of.
  private mutating func list(left step: Step, in tree: AccessibilityTree) -> ElementID? {
    switch step {
    case .end: return nil
    case .rows(of: let container, _): return container
    case .stop(let id):
      for place in tree.lazyPlaces(of: id).reversed() {
        let first = rows[place.container] ?? place.rows.realized
        rows[place.container] = first
        if let row = place.row, row >= first.upperBound { return place.container }
      }
      return nil
    }
  }
}
