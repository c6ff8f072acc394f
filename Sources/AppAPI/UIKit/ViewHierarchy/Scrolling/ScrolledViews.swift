import AccessibilityModel
import AppHost
import Foundation

/// The scroll views whose content moved as a whole, until somebody is told of it.
@MainActor
final class ScrolledViews: AppStateKey {
  private struct Entry {
    weak var view: UIScrollView?
    var distance: Point
  }

  private var entries: [Entry] = []

  static func initialValue(in host: RunningApp) -> ScrolledViews { ScrolledViews() }

  /// Takes note of how far the content of a view moved.
  func note(_ view: UIScrollView, movedBy distance: Point) {
    if let index = entries.firstIndex(where: { $0.view === view }) {
      entries[index].distance = entries[index].distance.moved(by: distance)
    } else {
      entries.append(Entry(view: view, distance: distance))
    }
  }

  /// Forgets what moved, for everything is looked at anew.
  func forget() { entries.removeAll() }

  /// What moved since this was last asked.
  func take() -> [ContentShift] {
    defer { entries.removeAll() }
    return entries.compactMap { entry in
      guard let id = entry.view?.descriptionCache?.nodes.first?.element.id else { return nil }
      return ContentShift(inside: id, by: entry.distance)
    }
  }
}

extension UIScrollView {
  /// Notes that all of the content moved, where nothing else is to be described of that; false where it is to be
  /// described anew.
  ///
  /// That is where something in it has a place by itself, or is cut off by a view around this one.
  func noteContentShift(from old: CGPoint) -> Bool {
    guard type(of: self) == UIScrollView.self, let cache = descriptionCache, cache.isGroup, cache.movesAlong,
      !cache.isStale, cache.nodes.count == 1, let id = cache.nodes.first?.element.id, let parent,
      RunningApp.current.tree[id]?.keepsPlace == true
    else { return false }
    let distance = Point(x: old.x - boundsOrigin.x, y: old.y - boundsOrigin.y)
    // Points of its own begin with the offset, so that its place changes with it.
    let place = placeOnScreen
    guard cache.place.movesAlone, place.movesAlone, abs(cache.place.tx + distance.x - place.tx) < 1e-6,
      abs(cache.place.ty + distance.y - place.ty) < 1e-6, !isInsideClip
    else { return false }
    descriptionCache?.isScrolled = true
    descriptionCache?.place = place
    RunningApp.current[ScrolledViews.self].note(self, movedBy: distance)
    if contentsCache != nil { contentsCache = nil }
    parent.setNeedsDescription()
    return true
  }

  /// True where a view around it, other than one that scrolls, cuts off what lies outside.
  private var isInsideClip: Bool {
    sequence(first: parent, next: { $0?.parent }).contains { view in
      view.map { $0.clipsToBounds && !($0 is UIScrollView) } ?? false
    }
  }
}
