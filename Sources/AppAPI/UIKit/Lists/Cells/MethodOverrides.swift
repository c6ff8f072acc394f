import Foundation

/// Which methods of a class one of its subclasses has in place of the class's own.
///
/// The record of a class begins with the entries of its superclass, in the same order: an entry that differs is a
/// method that the subclass overrides. Where entries differ for another reason, a class seems to override more.
struct MethodOverrides {
  /// Places among the superclass's entries.
  let places: Set<Int>

  /// Compares a class with one that it inherits from.
  ///
  /// - Complexity: O(entries of the superclass).
  init(of subclass: AnyClass, over superclass: AnyClass) {
    let own = unsafeBitCast(subclass, to: UnsafeRawPointer.self)
    let inherited = unsafeBitCast(superclass, to: UnsafeRawPointer.self)
    // Behind kind, superclass, flags and sizes: the size of the record, and how much of it lies ahead of its address.
    let size = Int(inherited.load(fromByteOffset: 32, as: UInt32.self))
    let start = Int(inherited.load(fromByteOffset: 36, as: UInt32.self))
    let word = MemoryLayout<UInt>.stride
    let entries = Self.headerLength..<max(Self.headerLength, (size - start) / word)
    places = Set(
      entries.filter { place in
        let entry = inherited.load(fromByteOffset: place * word, as: UInt.self)
        return entry != Self.deleted && entry != own.load(fromByteOffset: place * word, as: UInt.self)
      })
  }

  /// What stands in the place of a method of the module's own that the optimizer found nobody to call.
  private static let deleted = UInt(bitPattern: dlsym(nil, "swift_deletedMethodError"))

  /// How many words every class's record begins with, which are its own.
  private static let headerLength = 7
}
