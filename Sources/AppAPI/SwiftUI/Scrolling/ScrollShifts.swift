import AccessibilityModel
import AppHost

/// Scrolling views whose content is noted to have moved, and laid out once somebody asks where it lies.
///
/// A cursor that walks through content scrolls it at nearly every step. To lay all of it out for each would cost as
/// much as it holds, and tells nobody anything but how far it moved.
@MainActor
final class ScrollShifts {
  private struct Entry {
    let item: ScrollItem
    let container: ElementID
    /// How far the content moved since it was laid out.
    var distance: Point
    /// How much of that nobody was told of yet.
    var untold: Point
  }

  private let graph: ViewGraph
  private var entries: [Entry] = []
  private var isNoting = false

  init(_ graph: ViewGraph) {
    self.graph = graph
  }

  /// Runs what scrolls for the cursor of an assistive technology; nothing else is put off.
  func noting(_ body: () -> Void) {
    isNoting = true
    defer { isNoting = false }
    body()
  }

  /// Notes that content moved in place of laying it out; false where it has to be laid out.
  ///
  /// That is where somebody is told of each layout, where something in the content depends on where it lies, and where
  /// the tree does not have the scrolling view as a container of its own.
  func note(_ item: ScrollItem, movedBy distance: Point) -> Bool {
    guard isNoting, !graph.needsUpdate, !graph.needsDeferredLayout, item.drag == nil, !item.isFollowed(),
      item.renewal?.isRunning != true
    else { return false }
    let app = RunningApp.current
    guard let container = app.identities.knownID(for: item.identity), app.tree[container]?.keepsPlace == true,
      item.contents.allSatisfy(\.onlyMovesAlong)
    else { return false }
    if let index = entries.firstIndex(where: { $0.item === item }) {
      entries[index].distance = entries[index].distance.moved(by: distance)
      entries[index].untold = entries[index].untold.moved(by: distance)
    } else {
      entries.append(Entry(item: item, container: container, distance: distance, untold: distance))
    }
    if graph.deferredLayout == nil { graph.deferredLayout = { [weak self] in self?.layOut() } }
    graph.onChange()
    return true
  }

  private func layOut() {
    let moved = entries
    entries = []
    for entry in moved { entry.item.invalidateLayout() }
    graph.layoutNow()
  }

  /// How far content moved since it was laid out, by the container that holds it.
  var distances: [ElementID: Point] {
    entries.isEmpty
      ? [:] : Dictionary(entries.map { ($0.container, $0.distance) }, uniquingKeysWith: { first, _ in first })
  }

  /// What moved since this was last asked.
  func take() -> [ContentShift] {
    var shifts: [ContentShift] = []
    for index in entries.indices where entries[index].untold != .zero {
      shifts.append(ContentShift(inside: entries[index].container, by: entries[index].untold))
      entries[index].untold = .zero
    }
    return shifts
  }
}

private enum ScrollShiftsKey: GraphStateKey {
  static func initialState(in graph: ViewGraph) -> ScrollShifts { ScrollShifts(graph) }
}

extension ViewGraph {
  /// Scrolling views whose content is noted to have moved.
  var scrollShifts: ScrollShifts { self[ScrollShiftsKey.self] }
}
