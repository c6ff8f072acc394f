import AccessibilityModel

/// Gives living objects identities in a tree: the same as long as they live, small numbers, never shared.
///
/// What has no object of its own holds an `ElementIdentity`.
@MainActor
package final class ElementIDRegistry {
  private struct Entry {
    weak var object: AnyObject?
    var key: ObjectIdentifier
    var generation: UInt32
    var isFree = false
  }

  private var entries: [Entry] = []
  private var slots: [ObjectIdentifier: Int] = [:]
  private var freeSlots: [Int] = []

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
    let slot: Int
    if let free = freeSlots.popLast() {
      slot = free
      entries[slot] = Entry(object: object, key: key, generation: entries[slot].generation + 1)
    } else {
      slot = entries.count
      entries.append(Entry(object: object, key: key, generation: 0))
    }
    slots[key] = slot
    return id(at: slot)
  }

  /// The living object that has an identity.
  package func object(for id: ElementID) -> AnyObject? {
    let slot = Int(id.slot)
    guard slot < entries.count, entries[slot].generation == id.generation else { return nil }
    return entries[slot].object
  }

  /// Makes the slots of objects that are gone available again.
  ///
  /// Slots become free here alone, so that numbers do not depend on where objects lie in memory.
  /// - Complexity: O(n) for the number of slots.
  package func sweep() {
    var freed: [Int] = []
    for slot in entries.indices where !entries[slot].isFree && entries[slot].object == nil {
      entries[slot].isFree = true
      if slots[entries[slot].key] == slot { slots[entries[slot].key] = nil }
      freed.append(slot)
    }
    guard !freed.isEmpty else { return }
    freeSlots = (freeSlots + freed).sorted(by: >)
  }

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
