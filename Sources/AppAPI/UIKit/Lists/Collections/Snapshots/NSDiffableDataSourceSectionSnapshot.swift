import Foundation

/// What a section shows: items that may hold others, which are shown or hidden with them.
///
///     var kennel = NSDiffableDataSourceSectionSnapshot<String>()
///     kennel.append(["Beagles"])
///     kennel.append(["Bailey", "Skyler"], to: "Beagles")
///     kennel.expand(["Beagles"])
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable> {
  private var parents: [ItemIdentifierType: ItemIdentifierType] = [:]
  private var holders: [ItemIdentifierType: [ItemIdentifierType]] = [:]
  private var expanded: Set<ItemIdentifierType> = []
  /// The items that no other one holds.
  public private(set) var rootItems: [ItemIdentifierType] = []

  /// Makes a section without items.
  public init() {}

  /// All items, each followed by those it holds.
  public var items: [ItemIdentifierType] { rootItems.flatMap { [$0] + inside($0) { _ in true } } }

  /// The items that are shown: those in others only where these are expanded.
  public var visibleItems: [ItemIdentifierType] {
    rootItems.flatMap { [$0] + inside($0) { expanded.contains($0) } }
  }

  private func inside(
    _ item: ItemIdentifierType, where shows: (ItemIdentifierType) -> Bool
  ) -> [ItemIdentifierType] {
    guard shows(item) else { return [] }
    return (holders[item] ?? []).flatMap { [$0] + inside($0, where: shows) }
  }

  /// Adds items at the end of those that another one holds; of the section where none is named.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    let new = items.filter { !contains($0) }
    guard let parent else {
      rootItems += new
      return
    }
    guard contains(parent) else { return }
    holders[parent, default: []] += new
    for item in new { parents[item] = parent }
    for item in new where rootItems.contains(item) { rootItems.removeAll { $0 == item } }
  }

  /// Puts items before another one, in what holds it.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    insert(items, beside: item, offset: 0)
  }

  /// Puts items behind another one, in what holds it.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    insert(items, beside: item, offset: 1)
  }

  private mutating func insert(_ items: [ItemIdentifierType], beside item: ItemIdentifierType, offset: Int) {
    let new = items.filter { !contains($0) }
    if let parent = parents[item], let place = holders[parent]?.firstIndex(of: item) {
      holders[parent]?.insert(contentsOf: new, at: place + offset)
      for item in new { parents[item] = parent }
    } else if let place = rootItems.firstIndex(of: item) {
      rootItems.insert(contentsOf: new, at: place + offset)
    }
  }

  /// Takes items away, with all that they hold.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items {
      delete(holders[item] ?? [])
      holders[item] = nil
      expanded.remove(item)
      if let parent = parents.removeValue(forKey: item) {
        holders[parent]?.removeAll { $0 == item }
      } else {
        rootItems.removeAll { $0 == item }
      }
    }
  }

  /// Takes all items away.
  public mutating func deleteAll() { self = Self() }

  /// Shows what items hold.
  public mutating func expand(_ items: [ItemIdentifierType]) { expanded.formUnion(items.filter(contains)) }
  /// Hides what items hold.
  public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }
  /// True where what an item holds is shown.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }
  /// True where an item is shown.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    contains(item) && sequence(first: item) { parents[$0] }.dropFirst().allSatisfy(expanded.contains)
  }
  /// True where an item is there.
  public func contains(_ item: ItemIdentifierType) -> Bool {
    parents[item] != nil || rootItems.contains(item)
  }
  /// How many items lie around an item.
  public func level(of item: ItemIdentifierType) -> Int {
    sequence(first: item) { parents[$0] }.dropFirst().reduce(0) { count, _ in count + 1 }
  }
  /// The place of an item among all; `nil` for one that is not there.
  public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }
  /// The item that holds another one.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { parents[child] }

  /// What an item holds, as a section of its own.
  public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> Self {
    var result = Self()
    if includingParent { result.append([parent]) }
    copy(holders[parent] ?? [], of: includingParent ? parent : nil, into: &result)
    result.expanded = expanded.filter(result.contains)
    return result
  }

  private func copy(_ items: [ItemIdentifierType], of parent: ItemIdentifierType?, into result: inout Self) {
    result.append(items, to: parent)
    for item in items { copy(holders[item] ?? [], of: item, into: &result) }
  }

  /// Puts the items of another section in the place of those that an item holds.
  public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: Self) {
    delete(holders[parent] ?? [])
    snapshot.copy(snapshot.rootItems, of: parent, into: &self)
    expanded.formUnion(snapshot.expanded)
  }
}

extension NSDiffableDataSourceSectionSnapshot: Sendable {}
