import AccessibilityModel

/// Gives living objects identities in a tree: the same as long as they live, small numbers, never shared.
///
/// What has no object of its own holds an `ElementIdentity`.
@MainActor
package final class ElementIDRegistry {
  private struct Entry {
    /// The object, or the token it holds.
    weak var object: AnyObject?
    /// What leads from the object to the slot, where it holds no token.
    var key: ObjectIdentifier?
    var generation: UInt32
    var isFree = false
  }

  /// Tells its tokens from those of other registries, of which one may have lain in the same place.
  private let mark = ElementToken.Mark()
  private var entries: [Entry] = []
  private var slots: [ObjectIdentifier: Int] = [:]
  private var freeSlots: [Int] = []
  /// How many identities were given since slots were last looked through.
  private var countSinceSweep = 0

  /// Makes a registry that knows nothing.
  package init() {}

  /// The identity of an object, given at the first call.
  ///
  /// - Complexity: O(1).
  package func id(for object: AnyObject) -> ElementID {
    if let known = (object as? ElementIdentity)?.known { return known }
    let key = ObjectIdentifier(object)
    if let slot = slots[key], entries[slot].object === object {
      return id(at: slot)
    }
    let slot = register(object, key: key)
    slots[key] = slot
    return id(at: slot)
  }

  /// The identity of an object that holds a token for it, given at the first call.
  ///
  /// - Complexity: O(1), without a look into a table.
  package func id(holding holder: some ElementTokenHolder) -> ElementID {
    if let token = holder.elementToken, token.mark === mark { return token.id }
    let token = ElementToken(holder, mark)
    token.id = id(at: register(token, key: nil))
    holder.elementToken = token
    return token.id
  }

  /// The identity of an object; `nil` where it was given none.
  package func knownID(for object: AnyObject) -> ElementID? {
    if let known = (object as? ElementIdentity)?.known { return known }
    guard let slot = slots[ObjectIdentifier(object)], entries[slot].object === object else { return nil }
    return id(at: slot)
  }

  /// The identity of an object that holds a token for it; `nil` where it was given none.
  package func knownID(holding holder: some ElementTokenHolder) -> ElementID? {
    guard let token = holder.elementToken, token.mark === mark else { return nil }
    return token.id
  }

  private func register(_ object: AnyObject, key: ObjectIdentifier?) -> Int {
    countSinceSweep += 1
    guard let free = freeSlots.popLast() else {
      entries.append(Entry(object: object, key: key, generation: 0))
      return entries.count - 1
    }
    entries[free] = Entry(object: object, key: key, generation: entries[free].generation + 1)
    return free
  }

  /// The living object that has an identity.
  package func object(for id: ElementID) -> AnyObject? {
    let slot = Int(id.slot)
    guard slot < entries.count, entries[slot].generation == id.generation else { return nil }
    let object = entries[slot].object
    return (object as? ElementToken)?.holder ?? object
  }

  /// Makes the slots of objects that are gone available again.
  ///
  /// Slots become free here alone, so that numbers do not depend on where objects lie in memory. Many slots are
  /// looked through only after as many new ones as are worth it, so that what is scrolled costs no more the further
  /// it goes.
  /// - Complexity: O(1) for each identity that was given, amortised, beyond the first few slots.
  package func sweep() {
    guard countSinceSweep >= entries.count / 4 || entries.count <= Self.fewSlots else { return }
    countSinceSweep = 0
    var freed: [Int] = []
    for slot in entries.indices where !entries[slot].isFree && entries[slot].object == nil {
      entries[slot].isFree = true
      if let key = entries[slot].key, slots[key] == slot { slots[key] = nil }
      freed.append(slot)
    }
    guard !freed.isEmpty else { return }
    freeSlots = (freeSlots + freed).sorted(by: >)
  }

  /// So few slots are looked through each time.
  private static let fewSlots = 128

  private func id(at slot: Int) -> ElementID {
    ElementID(slot: UInt32(slot), generation: entries[slot].generation)
  }
}

/// Stands for an element that has no object of its own; whoever shows the element holds it.
package final class ElementIdentity: Sendable {
  /// The identity that the element has already, where it was described by something else first.
  package let known: ElementID?

  /// Makes an identity that equals no other.
  package init() {
    known = nil
  }

  /// Stands for an element that has an identity already.
  package init(of known: ElementID) {
    self.known = known
  }
}
