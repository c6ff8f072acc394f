import DBus

/// Objects as the cache of an application tells them.
enum CacheItem {
  /// The type of `GetItems` since AT-SPI 2.
  static let signature = "a((so)(so)(so)iiassusau)"

  /// Reads an object; `nil` where it has none.
  static func object(_ reader: DBusReader) -> AccessibleObject? {
    guard reader.count == 10, let reference = reader.child(0, { ObjectReference($0) }) ?? nil else {
      return nil
    }
    var object = AccessibleObject(reference)
    object.parent = reader.child(2) { ObjectReference($0) } ?? nil
    object.index = reader.integer(3) ?? -1
    object.childCount = reader.integer(4) ?? 0
    object.interfaces =
      reader.child(5) { list in
        var interfaces: InterfaceSet = []
        for position in 0..<list.count {
          let one = list.child(position) { $0.withText { InterfaceSet(named: $0) } }
          interfaces.formUnion(one ?? [])
        }
        return interfaces
      } ?? []
    object.name = reader.text(6)
    object.role = reader.integer(7) ?? 0
    object.description = reader.text(8)
    object.states =
      reader.child(9) { StateSet(words: (0..<$0.count).map { $0 }.compactMap($0.integer)) } ?? []
    return object
  }

  /// Whether a cache has the children that its windows claim, two levels down; a lazy one has not.
  static func isComplete(_ items: [AccessibleObject]) -> Bool {
    var counts: [ObjectReference: Int] = [:]
    for item in items { if let parent = item.parent { counts[parent, default: 0] += 1 } }
    let claimed = items.filter { $0.childCount > 0 && !$0.states.contains(.managesDescendants) }
    let whole = claimed.filter { (counts[$0.reference] ?? 0) > 0 }
    return whole.count * 10 >= claimed.count * 9
  }
}
