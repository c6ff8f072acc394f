import UIKit

/// The views of the UIKit kind that lie among a graph's views.
@MainActor
final class PlatformViews {
  private struct Entry {
    weak var item: PlatformItem?
  }

  private var entries: [Entry] = []

  /// Takes note of an item.
  func add(_ item: PlatformItem) {
    entries.removeAll { $0.item == nil }
    entries.append(Entry(item: item))
  }

  /// The items that are there.
  var items: [PlatformItem] { entries.isEmpty ? [] : entries.compactMap(\.item) }
}

private enum PlatformViewsKey: GraphStateKey {
  static func initialState(in graph: ViewGraph) -> PlatformViews { PlatformViews() }
}

extension ViewGraph {
  private var platformViews: PlatformViews { self[PlatformViewsKey.self] }

  /// True where some view of the UIKit kind is shown.
  var hasPlatformViews: Bool { !platformViews.items.isEmpty }

  /// Takes note of an item that shows a view of the UIKit kind.
  func addPlatformItem(_ item: PlatformItem) { platformViews.add(item) }

  /// Takes in new sizes of views of the UIKit kind.
  func measurePlatformViews() {
    for item in platformViews.items { item.remeasure() }
  }

  /// Takes in what is heard in views of the UIKit kind.
  func describePlatformViews() {
    for item in platformViews.items { item.describe() }
  }
}

extension ViewGraph {
  /// Lets views stand for views of the UIKit kind.
  func takePlatformViews() {
    platformNode = { view, inputs in
      if let view = view as? any UIViewRepresentable { return view.makeRepresentableNode(inputs) }
      if let view = view as? any UIViewControllerRepresentable { return view.makeRepresentableNode(inputs) }
      return nil
    }
  }
}
