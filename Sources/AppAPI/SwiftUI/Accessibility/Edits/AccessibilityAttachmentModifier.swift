/// A modifier that changes what the people who listen meet in a view.
public struct AccessibilityAttachmentModifier {
  let edit: AccessibilityEdit

  init(_ edit: AccessibilityEdit) {
    self.edit = edit
  }
}

extension AccessibilityAttachmentModifier: ViewModifier {
  /// Has no body of its own.
  public typealias Body = Never
}

extension AccessibilityAttachmentModifier: ItemModifier {
  func makeItem(around inner: LayoutItem, in node: ViewNode) -> AccessibilityItem {
    let item = AccessibilityItem(around: inner)
    item.update(edit, node.environment)
    return item
  }

  func update(_ item: AccessibilityItem, in node: ViewNode) {
    item.update(edit, node.environment)
  }
}

extension View {
  /// Attaches a change of what is heard, with the place in the code that makes it.
  nonisolated func accessibilityEdit(
    _ change: AccessibilityEdit.Change, isEnabled: Bool = true, _ file: StaticString, _ line: UInt
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    let edit = AccessibilityEdit(change: isEnabled ? change : .nothing, place: CodePlace(file, line))
    return modifier(AccessibilityAttachmentModifier(edit))
  }
}
