/// What a table or collection shows, as a value: sections and items, each known by its identifier.
///
///     var snapshot = NSDiffableDataSourceSnapshot<String, Dog.ID>()
///     snapshot.appendSections(["Dogs"])
///     snapshot.appendItems(kennel.map(\.id))
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
  private struct Section {
    let identifier: SectionIdentifierType
    var items: [ItemIdentifierType] = []
  }

  private var sections: [Section] = []
  /// The section in which each item is; counted anew when sections change places.
  private var homes: [ItemIdentifierType: SectionIdentifierType] = [:]
  /// What is to be made anew although it stays.
  private(set) var reloaded: Set<ItemIdentifierType> = []
  private(set) var reloadedSections: Set<SectionIdentifierType> = []

  /// Makes a snapshot of nothing.
  public init() {}

  // MARK: What there is

  /// How many items there are in all sections.
  public var numberOfItems: Int { homes.count }
  /// How many sections there are.
  public var numberOfSections: Int { sections.count }
  /// The sections, in their order.
  public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.identifier) }
  /// The items of all sections, in their order.
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }
  /// The items that are made anew although they stay.
  public var reloadedItemIdentifiers: [ItemIdentifierType] { itemIdentifiers.filter(reloaded.contains) }

  /// How many items a section has.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    place(of: identifier).map { sections[$0].items.count } ?? 0
  }

  /// The items of a section, in their order.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    place(of: identifier).map { sections[$0].items } ?? []
  }

  /// The section in which an item is; `nil` for one that is not there.
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    homes[identifier]
  }

  /// The place of an item among those of all sections; `nil` for one that is not there.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard let (section, item) = place(ofItem: identifier) else { return nil }
    return sections[..<section].reduce(0) { $0 + $1.items.count } + item
  }

  /// The place of a section; `nil` for one that is not there.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { place(of: identifier) }

  // MARK: Items

  /// Adds items at the end of a section; of the last one where none is named.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier.map(place(of:)) ?? sections.indices.last else { return }
    insert(identifiers, in: section, at: sections[section].items.count)
  }

  /// Puts items before another one.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    guard let (section, item) = place(ofItem: beforeIdentifier) else { return }
    insert(identifiers, in: section, at: item)
  }

  /// Puts items behind another one.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    guard let (section, item) = place(ofItem: afterIdentifier) else { return }
    insert(identifiers, in: section, at: item + 1)
  }

  /// Takes items away.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    for index in sections.indices { sections[index].items.removeAll(where: gone.contains) }
    for identifier in gone { homes[identifier] = nil }
    reloaded.subtract(gone)
  }

  /// Takes all items away, and all sections.
  public mutating func deleteAllItems() {
    self = NSDiffableDataSourceSnapshot()
  }

  /// Moves an item before another one.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) {
    guard identifier != toIdentifier, homes[identifier] != nil, homes[toIdentifier] != nil else { return }
    deleteItems([identifier])
    insertItems([identifier], beforeItem: toIdentifier)
  }

  /// Moves an item behind another one.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) {
    guard identifier != toIdentifier, homes[identifier] != nil, homes[toIdentifier] != nil else { return }
    deleteItems([identifier])
    insertItems([identifier], afterItem: toIdentifier)
  }

  /// Has items made anew although they stay.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    reloaded.formUnion(identifiers.filter { homes[$0] != nil })
  }

  /// Has items filled anew although they stay.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    reloadItems(identifiers)
  }

  // MARK: Sections

  /// Adds sections at the end.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: sections.count)
  }

  /// Puts sections before another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    if let place = place(of: toIdentifier) { insert(identifiers, at: place) }
  }

  /// Puts sections behind another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    if let place = place(of: toIdentifier) { insert(identifiers, at: place + 1) }
  }

  /// Takes sections away, with their items.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers { deleteItems(itemIdentifiers(inSection: identifier)) }
    sections.removeAll { identifiers.contains($0.identifier) }
  }

  /// Moves a section before another one, with its items.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    guard identifier != toIdentifier, place(of: toIdentifier) != nil, let old = place(of: identifier) else {
      return
    }
    let section = sections.remove(at: old)
    if let place = place(of: toIdentifier) { sections.insert(section, at: place) }
  }

  /// Moves a section behind another one, with its items.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    guard identifier != toIdentifier, place(of: toIdentifier) != nil, let old = place(of: identifier) else {
      return
    }
    let section = sections.remove(at: old)
    if let place = place(of: toIdentifier) { sections.insert(section, at: place + 1) }
  }

  /// Has all items of sections made anew although they stay.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    reloadedSections.formUnion(identifiers.filter { place(of: $0) != nil })
  }

  // MARK: Inside

  private func place(of section: SectionIdentifierType) -> Int? {
    sections.firstIndex { $0.identifier == section }
  }

  private func place(ofItem item: ItemIdentifierType) -> (section: Int, item: Int)? {
    guard let home = homes[item], let section = place(of: home),
      let index = sections[section].items.firstIndex(of: item)
    else { return nil }
    return (section, index)
  }

  /// Each identifier stands once: one that is there already stays where it is.
  private mutating func insert(_ identifiers: [ItemIdentifierType], in section: Int, at index: Int) {
    let home = sections[section].identifier
    var new: [ItemIdentifierType] = []
    for identifier in identifiers where homes[identifier] == nil {
      homes[identifier] = home
      new.append(identifier)
    }
    sections[section].items.insert(contentsOf: new, at: index)
  }

  private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
    var known = Set(sections.map(\.identifier))
    let new = identifiers.filter { known.insert($0).inserted }
    sections.insert(contentsOf: new.map { Section(identifier: $0) }, at: index)
  }

  /// The items by section.
  var lists: [(section: SectionIdentifierType, items: [ItemIdentifierType])] {
    sections.map { ($0.identifier, $0.items) }
  }

  /// The same without anything to be made anew.
  var settled: NSDiffableDataSourceSnapshot {
    var result = self
    result.reloaded = []
    result.reloadedSections = []
    return result
  }
}

extension NSDiffableDataSourceSnapshot: @unchecked Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
