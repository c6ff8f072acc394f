/// Items that others find by a name of the app's own.
@MainActor
final class NamedItems {
  /// What an item is to those who look for it, and by which name.
  struct Name: Hashable {
    /// What an item is found for.
    enum Use {
      case rotorEntry, label, content
    }

    let use: Use
    let namespace: Namespace.ID
    let id: AnyHashable
  }

  private struct WeakItem {
    weak var item: NamedItem?
  }

  private var items: [Name: [WeakItem]] = [:]

  /// Takes an item in under the name that it has now.
  func add(_ item: NamedItem) {
    guard let name = item.name else { return }
    var known = items[name] ?? []
    known.removeAll { $0.item == nil || $0.item === item }
    items[name] = known + [WeakItem(item: item)]
  }

  /// The item that got a name last, of those that still have it.
  subscript(name: Name) -> NamedItem? {
    items[name]?.lazy.reversed().compactMap(\.item).first { $0.name == name && $0.isShown }
  }
}

/// An item that others find by a name.
class NamedItem: WrapperItem {
  private(set) var name: NamedItems.Name?

  /// Gives the item another name.
  func rename(to new: NamedItems.Name) {
    guard name != new else { return }
    name = new
    graph.named.add(self)
  }

  /// True where something around it shows it.
  var isShown: Bool { container != nil }
}

private enum NamedItemsKey: GraphStateKey {
  static func initialState(in graph: ViewGraph) -> NamedItems { NamedItems() }
}

extension ViewGraph {
  /// Items that others find by a name.
  var named: NamedItems { self[NamedItemsKey.self] }
}
