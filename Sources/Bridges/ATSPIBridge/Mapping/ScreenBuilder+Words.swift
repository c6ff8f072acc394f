import AccessibilityModel

extension ScreenBuilder {
  /// The name of an object, without what a toolkit puts in the place of none.
  func name(of object: AccessibleObject) -> String {
    let name = object.name.withoutEdges
    return application.toolkit == "GTK" && name.isClassName ? "" : name
  }

  /// What a stop is called: its name, else the name of what labels it, else the words in it.
  func label(of object: AccessibleObject, _ isInDocument: Bool) -> String {
    let own = name(of: object)
    if !own.isEmpty { return own.withoutBullet }
    for target in object.details?.relations[Relation.labelledBy] ?? [] {
      if let label = table[target].map({ words(of: $0, isInDocument) }), !label.isEmpty { return label }
    }
    let entry = RoleEntry[object.role]
    guard entry.value != .text, object.role != 11 else { return "" }
    return words(of: object, isInDocument).withoutBullet
  }

  /// The words that an object shows, its name where it has one.
  func words(of object: AccessibleObject, _ isInDocument: Bool) -> String {
    var budget = 2_000
    return words(of: object, isInDocument, depth: 0, &budget)
  }

  private func words(
    of object: AccessibleObject, _ isInDocument: Bool, depth: Int, _ budget: inout Int
  ) -> String {
    guard depth < 60, budget > 0 else { return "" }
    budget -= 1
    let own = name(of: object)
    if !own.isEmpty { return own.isBullet ? "" : own }
    var parts: [String] = []
    var position = 0
    func child(_ reference: ObjectReference, _ budget: inout Int) {
      guard let inner = table[reference], isMet(inner, isInDocument) else { return }
      parts.append(words(of: inner, isInDocument, depth: depth + 1, &budget))
    }
    for piece in object.textPieces {
      switch piece {
      case .words(let words): parts.append(words)
      case .object:
        if object.children.indices.contains(position) { child(object.children[position], &budget) }
        position += 1
      }
    }
    for reference in object.children.dropFirst(position) { child(reference, &budget) }
    return parts.joinedAsSentence
  }

  /// Whether something that people use lies in an object.
  func hasControls(_ object: AccessibleObject, _ isInDocument: Bool) -> Bool {
    contains(object, isInDocument) { RoleEntry[$0.role].kind == .stop && RoleEntry[$0.role].traits != .image }
  }

  /// Whether an object that people can meet lies in another and is as a closure says.
  func contains(
    _ object: AccessibleObject, _ isInDocument: Bool, where fits: (AccessibleObject) -> Bool
  ) -> Bool {
    var stack = object.children
    var budget = 2_000
    while let reference = stack.popLast(), budget > 0 {
      budget -= 1
      guard let inner = table[reference], isMet(inner, isInDocument) else { continue }
      if fits(inner) { return true }
      stack += inner.children
    }
    return false
  }
}
