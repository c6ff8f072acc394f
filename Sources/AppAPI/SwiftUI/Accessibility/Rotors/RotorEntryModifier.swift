/// Names a view, so that a rotor can lead to it.
struct RotorEntryModifier: ItemModifier {
  typealias Body = Never
  nonisolated(unsafe) let id: AnyHashable
  let namespace: Namespace.ID

  func makeItem(around inner: LayoutItem, in node: ViewNode) -> NamedItem {
    let item = NamedItem(around: inner)
    update(item, in: node)
    return item
  }

  func update(_ item: NamedItem, in node: ViewNode) {
    item.rename(to: NamedItems.Name(use: .rotorEntry, namespace: namespace, id: id))
  }
}

extension View {
  /// Names the view in a namespace, so that entries of a rotor can lead to it.
  ///
  /// - Source: Behaviour 3.2
  public nonisolated func accessibilityRotorEntry<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View {
    modifier(RotorEntryModifier(id: AnyHashable(id), namespace: namespace))
  }
}
