/// Does something when a value that is read of the space of a view is another one.
struct GeometryChangeModifier<Value: Equatable>: ItemModifier {
  typealias Body = Never
  nonisolated(unsafe) let read: (GeometryProxy) -> Value
  nonisolated(unsafe) let action: (Value, Value) -> Void

  func makeItem(around inner: LayoutItem, in node: ViewNode) -> GeometryChangeItem<Value> {
    let item = GeometryChangeItem<Value>(around: inner)
    update(item, in: node)
    return item
  }

  func update(_ item: GeometryChangeItem<Value>, in node: ViewNode) {
    item.read = read
    item.action = action
  }
}

/// An item that tells of its space.
final class GeometryChangeItem<Value: Equatable>: WrapperItem {
  var read: ((GeometryProxy) -> Value)?
  var action: ((Value, Value) -> Void)?
  private var last: Value?

  override func placeContents(in bounds: CGRect, _ proposal: ProposedViewSize) {
    super.placeContents(in: bounds, proposal)
    graph.afterUpdate { [weak self] in self?.tell() }
  }

  private func tell() {
    guard let read else { return }
    let value = read(GeometryProxy(frame: frame, screen: graph.screen, item: self))
    guard value != last else { return }
    let former = last ?? value
    last = value
    action?(former, value)
  }
}

extension View {
  /// Does something when a value that is read of the view's space is another one, and at first.
  public nonisolated func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    modifier(GeometryChangeModifier(read: transform, action: { action($1) }))
  }

  /// Does something when a value that is read of the view's space is another one, and at first.
  public nonisolated func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(GeometryChangeModifier(read: transform, action: action))
  }
}
