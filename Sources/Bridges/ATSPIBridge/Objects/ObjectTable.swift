/// The objects of an application by where they are.
public struct ObjectTable: Sendable {
  /// What is missing from a table.
  public enum Shortcoming: String, Hashable, Sendable, CaseIterable {
    /// Answers did not come in time.
    case late
    /// Objects lie deeper inside each other than the limit.
    case tooDeep
    /// There are more objects than the limit.
    case tooMany
    /// An object lies inside itself, or in two places.
    case circle
  }

  /// The application itself.
  public let root: ObjectReference
  /// What is missing.
  public private(set) var shortcomings: Set<Shortcoming> = []
  private var positions: [ObjectReference: Int] = [:]
  private var objects: [AccessibleObject?] = []
  private var free: [Int] = []
  /// How often each place was used before.
  private(set) var generations: [UInt32] = []
  /// What the generations of places begin with.
  private let firstGeneration: UInt32

  /// Makes an empty table; tables whose generations begin far apart give no two objects one identity.
  init(root: ObjectReference, firstGeneration: UInt32 = 0) {
    self.root = root
    self.firstGeneration = firstGeneration
  }

  /// How many objects there are.
  public var count: Int { positions.count }

  /// Where all objects are, in the order in which they were found.
  public var references: [ObjectReference] { objects.compactMap { $0?.reference } }

  /// Objects whose role is not known yet.
  var unread: [ObjectReference] {
    objects.compactMap { object in
      guard let object, object.role == 0, object.reference != root else { return nil }
      return object.reference
    }
  }

  /// What is known of an object; `nil` where it is not in the table.
  public subscript(reference: ObjectReference) -> AccessibleObject? {
    positions[reference].flatMap { objects[$0] }
  }

  /// The object at a place of the table.
  subscript(slot slot: Int) -> AccessibleObject? {
    objects.indices.contains(slot) ? objects[slot] : nil
  }

  /// Says that something is missing.
  mutating func note(_ shortcoming: Shortcoming) { shortcomings.insert(shortcoming) }

  /// Puts an object in, in the place of what was known of it but its children.
  mutating func take(_ object: AccessibleObject) {
    var object = object
    if let position = positions[object.reference] {
      object.slot = position
      if let known = objects[position] {
        if object.children.isEmpty { object.children = known.children }
        object.parent = known.parent ?? object.parent
        object.details = known.details
      }
      objects[position] = object
    } else {
      let position = free.popLast() ?? objects.count
      object.slot = position
      positions[object.reference] = position
      if position == objects.count {
        objects.append(object)
        generations.append(firstGeneration)
      } else {
        objects[position] = object
        generations[position] += 1
      }
    }
  }

  /// Changes what is known of an object.
  mutating func update(_ reference: ObjectReference, _ change: (inout AccessibleObject) -> Void) {
    guard let position = positions[reference], var object = objects[position] else { return }
    objects[position] = nil
    change(&object)
    objects[position] = object
  }

  /// Takes an object out; what lies in it stays until it is taken out or found elsewhere.
  mutating func remove(_ reference: ObjectReference) {
    guard let position = positions.removeValue(forKey: reference) else { return }
    objects[position] = nil
    free.append(position)
  }

  /// Says what lies in an object.
  ///
  /// - Returns: those that were not known before.
  mutating func append(
    _ children: [ObjectReference], to parent: ObjectReference, limit: Int
  ) -> [ObjectReference] {
    var kept: [ObjectReference] = []
    var added: [ObjectReference] = []
    var seen: Set<ObjectReference> = []
    for child in children where seen.insert(child).inserted {
      if let known = self[child] {
        // An object that is told in two places stays in the first.
        if child == root || (known.parent != nil && known.parent != parent) {
          note(.circle)
          continue
        }
        kept.append(child)
      } else {
        guard count < limit else {
          note(.tooMany)
          break
        }
        var object = AccessibleObject(child)
        object.parent = parent
        take(object)
        kept.append(child)
        added.append(child)
      }
    }
    update(parent) { $0.children = kept }
    return added
  }

  /// Puts objects under their parents, by the places that they tell.
  mutating func linkChildren() {
    var children: [ObjectReference: [(index: Int, slot: Int)]] = [:]
    for case let object? in objects {
      guard let parent = object.parent, parent != object.reference else { continue }
      children[parent, default: []].append((object.index < 0 ? .max : object.index, object.slot))
    }
    for (parent, list) in children {
      let sorted = list.sorted { $0 < $1 }.compactMap { objects[$0.slot]?.reference }
      update(parent) { $0.children = sorted }
    }
  }

  /// Puts objects under their parents that no list of children names, as those of a cache that was read later.
  mutating func linkMissing() {
    for case let object? in objects {
      guard let parent = object.parent, let known = self[parent], !known.children.contains(object.reference)
      else { continue }
      update(parent) { $0.children.append(object.reference) }
    }
  }

  /// Forgets what lies where, before everything is read anew.
  mutating func unlink() {
    shortcomings = []
    for reference in references {
      update(reference) { object in
        object.children = []
        object.parent = nil
        object.role = 0
      }
    }
  }

  /// Takes out what does not hang together with the root any more.
  mutating func sweep() {
    var reached: Set<ObjectReference> = [root]
    var stack = [root]
    while let reference = stack.popLast() {
      for child in self[reference]?.children ?? [] where reached.insert(child).inserted {
        stack.append(child)
      }
    }
    for reference in references where !reached.contains(reference) { remove(reference) }
  }
}
