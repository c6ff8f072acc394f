import AccessibilityModel

extension ScreenBuilder {
  /// What an object is that only arranges others: in a document a group, where it has a name.
  mutating func view(
    _ object: AccessibleObject, _ entry: RoleEntry, _ context: Context, _ inner: Context
  ) -> [AccessibilityNode] {
    if object.role == Role.tableRow { return row(object, children(of: object, inner)) }
    guard context.isInDocument else { return children(of: object, inner) }
    // What is described, as a word with its reading above it, is heard with its description.
    if object.role == Role.section, !object.description.isEmpty,
      !contains(object, inner.isInDocument, where: { $0.isInside })
    {
      return cell(object, entry, context, inner)
    }
    return name(of: object).isEmpty ? children(of: object, inner) : container(object, entry, inner)
  }

  /// A part of a tree with what lies below it.
  mutating func branch(
    _ object: AccessibleObject, _ entry: RoleEntry, _ context: Context, _ inner: Context
  ) -> [AccessibilityNode] {
    let own = cellElement(object, entry, context)
    guard let label = own.label?.string else { return children(of: object, inner) }
    let below = children(of: object, inner).filter { node in
      node.element.traits != .staticText || !label.hasWords(of: node.words)
    }
    return [AccessibilityNode(own)] + below
  }

  /// The cells of a row, of which the first tells whether the row shows what belongs to it, and how deep it lies.
  func row(_ row: AccessibleObject, _ cells: [AccessibilityNode]) -> [AccessibilityNode] {
    guard let first = cells.first else { return [] }
    var element = first.element
    if row.states.contains(.expandable) { element.expanded = row.states.contains(.expanded) }
    tell(row.remarks, of: &element)
    guard element != first.element else { return cells }
    return [AccessibilityNode(element, children: first.children)] + cells.dropFirst()
  }
}
