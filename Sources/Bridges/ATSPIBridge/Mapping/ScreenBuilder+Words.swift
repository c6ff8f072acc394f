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
    if !own.isEmpty {
      guard isInDocument, object.isNamedAround else { return own.isBullet ? "" : own }
      let inner = innerWords(of: object, isInDocument, depth: depth, &budget)
      if inner.isEmpty || own.hasWords(of: inner) { return own.isBullet ? "" : own }
      if inner.hasWords(of: own) { return inner }
      // What an abbreviation stands for comes behind it, the name of a region ahead of its words.
      return object.role == Role.statics ? "\(inner), \(own)" : "\(own) \(inner)"
    }
    return innerWords(of: object, isInDocument, depth: depth, &budget)
  }

  /// The words in an object, whatever its own name is.
  func innerWords(of object: AccessibleObject, _ isInDocument: Bool) -> String {
    var budget = 2_000
    return innerWords(of: object, isInDocument, depth: 0, &budget)
  }

  /// The words in an object; its name where there are none.
  func innerWords(orName object: AccessibleObject) -> String {
    let inner = innerWords(of: object, true)
    return inner.isEmpty ? name(of: object) : inner
  }

  /// The words of each object in another that has some and no others inside.
  func parts(of object: AccessibleObject) -> [(slot: Int, words: String)] {
    var parts: [(slot: Int, words: String)] = []
    var stack = Array(object.children.reversed())
    while let reference = stack.popLast(), parts.count < 2_000 {
      guard let inner = table[reference], isMet(inner, true) else { continue }
      let isWhole = inner.children.isEmpty || (!name(of: inner).isEmpty && !inner.isNamedAround)
      if isWhole {
        let words = words(of: inner, true)
        if !words.isEmpty { parts.append((inner.slot, words)) }
      } else {
        stack += inner.children.reversed()
      }
    }
    return parts
  }

  private func innerWords(
    of object: AccessibleObject, _ isInDocument: Bool, depth: Int, _ budget: inout Int
  ) -> String {
    var parts = WordRun()
    var position = 0
    func child(_ reference: ObjectReference, _ budget: inout Int) {
      guard let inner = table[reference], isMet(inner, isInDocument) else { return }
      append(words(of: inner, isInDocument, depth: depth + 1, &budget), of: inner, to: &parts)
    }
    for piece in object.textPieces {
      switch piece {
      case .words(let words): parts.append(words, isInline: false, spaces: (true, true))
      case .object:
        if object.children.indices.contains(position) { child(object.children[position], &budget) }
        position += 1
      }
    }
    for reference in object.children.dropFirst(position) { child(reference, &budget) }
    switch object.role {
    case Role.deletion: return parts.words.isEmpty ? "" : "deletion \(parts.words)"
    case Role.insertion: return parts.words.isEmpty ? "" : "insertion \(parts.words)"
    case Role.fraction: return parts.all.joined(separator: " over ")
    case Role.root: return parts.words.isEmpty ? "" : "root of \(parts.words)"
    default: return parts.words
    }
  }

  /// The words of objects that stand beside each other.
  func words(inLine objects: [AccessibleObject], _ isInDocument: Bool) -> String {
    var parts = WordRun()
    for object in objects { append(words(of: object, isInDocument), of: object, to: &parts) }
    return parts.words
  }

  private func append(_ words: String, of object: AccessibleObject, to parts: inout WordRun) {
    parts.append(
      words, isInline: object.isInline && !object.isChange,
      spaces: (hasSpace(at: .start, of: object), hasSpace(at: .end, of: object)))
  }

  private enum Edge {
    case start, end
  }

  /// Whether the words of an object, or of the first or last one inside, begin or end with white space.
  private func hasSpace(at edge: Edge, of object: AccessibleObject) -> Bool {
    var current = object
    for _ in 0..<20 {
      let next = edge == .start ? current.children.first : current.children.last
      guard let inner = next.flatMap({ table[$0] }) else { break }
      current = inner
    }
    return (edge == .start ? current.name.first : current.name.last)?.isWhitespace ?? false
  }

  /// Whether something that people use lies in an object.
  func hasControls(_ object: AccessibleObject, _ isInDocument: Bool) -> Bool {
    contains(object, isInDocument) { inner in
      let entry = RoleEntry[inner.role]
      return entry.kind == .container || (entry.kind == .stop && entry.traits != .image)
    }
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
