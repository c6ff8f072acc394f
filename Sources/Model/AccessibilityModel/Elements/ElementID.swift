/// The lasting identity of an element: it stays while the element lives, whatever else changes.
///
/// The slot is a small dense number, so that a tree finds an element without hashing; the generation
/// tells apart elements that used the same slot one after the other.
public struct ElementID: Hashable, Sendable {
  /// Index of the element's place in a tree's storage.
  public let slot: UInt32
  /// How often the slot had been used before.
  public let generation: UInt32

  /// Makes an identity from its two parts.
  public init(slot: UInt32, generation: UInt32 = 0) {
    self.slot = slot
    self.generation = generation
  }

  /// Stands in an `AccessibilityNode` for an identity that the tree is to choose.
  public static let unassigned = ElementID(slot: .max, generation: .max)

  /// Both parts in one number, the generation in the upper half.
  public var rawValue: UInt64 { UInt64(generation) << 32 | UInt64(slot) }

  /// Makes an identity from the number that `rawValue` gives.
  public init(rawValue: UInt64) {
    self.init(slot: UInt32(truncatingIfNeeded: rawValue), generation: UInt32(rawValue >> 32))
  }
}
