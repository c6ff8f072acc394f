import Synchronization

/// The properties of each class of models by name, and which relationships are two sides of one.
enum InverseTable {
  private struct Known: @unchecked Sendable {
    var properties: [ObjectIdentifier: [String: Schema.PropertyMetadata]] = [:]
    var inverses: [ObjectIdentifier: [String: String?]] = [:]
  }

  private static let known = Mutex(Known())

  /// The properties of a class.
  static func properties(of type: any PersistentModel.Type) -> [String: Schema.PropertyMetadata] {
    let key = ObjectIdentifier(type)
    if let found = known.withLock({ $0.properties[key] }) { return found }
    let list = type.schemaMetadata.filter { $0.unique.isEmpty }
    let made = Dictionary(list.map { ($0.name, $0) }) { $1 }
    known.withLock { $0.properties[key] = made }
    return made
  }

  /// One property of a class.
  static func property(_ name: String, of type: any PersistentModel.Type) -> Schema.PropertyMetadata? {
    properties(of: type)[name]
  }

  /// The relationship of the other class that is the other side of one; `nil` where it has no other side.
  static func inverse(of name: String, in type: any PersistentModel.Type) -> String? {
    let key = ObjectIdentifier(type)
    if let found = known.withLock({ $0.inverses[key]?[name] }) { return found }
    let made = find(name, type)
    known.withLock { $0.inverses[key, default: [:]][name] = .some(made) }
    return made
  }

  private static func find(_ name: String, _ type: any PersistentModel.Type) -> String? {
    guard let property = property(name, of: type), let shape = property.shape else { return nil }
    if let inverse = property.inverse { return inverse }
    let theirs = properties(of: shape.destination).values.filter {
      $0.shape.map { isSame($0.destination, type) } ?? false
    }
    if let naming = theirs.first(where: { $0.inverse == name }) { return naming.name }
    let taken = Set(theirs.compactMap(\.inverse))
    let ours = properties(of: type).values.filter {
      $0.inverse == nil && !taken.contains($0.name)
        && $0.shape.map { isSame($0.destination, shape.destination) } ?? false
    }
    // A side that is not named is the only one that it can be, or none.
    let isNamed = Set(properties(of: type).values.compactMap(\.inverse))
    let free = theirs.filter { $0.inverse == nil && !isNamed.contains($0.name) }
    guard ours.count == 1, free.count == 1, free[0].name != name || !isSame(shape.destination, type) else {
      return nil
    }
    return free[0].name
  }

  private static func isSame(_ left: any PersistentModel.Type, _ right: any PersistentModel.Type) -> Bool {
    ObjectIdentifier(left) == ObjectIdentifier(right)
  }
}
