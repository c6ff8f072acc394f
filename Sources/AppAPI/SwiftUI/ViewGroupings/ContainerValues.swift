/// Names a value that a view tells the container around it, and its default.
public protocol ContainerValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of views that tell none.
  static var defaultValue: Value { get }
}

/// What a view tells the container that it is put into.
///
///     extension ContainerValues { @Entry var isPinned = false }
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]
  /// The names that pickers would know the view by.
  var tags: [AnyHashable] = []

  init() {}

  /// The value of a key.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The tag of a type that the view has.
  public func tag<V: Hashable>(for type: V.Type) -> V? { tags.lazy.compactMap { $0.base as? V }.first }

  /// True where the view has a tag.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag(for: V.self) == tag }
}

extension View {
  /// Tells the container around something of the view.
  public nonisolated func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
  ) -> some View {
    modifier(ContainerValueModifier(keyPath: keyPath, value: value))
  }
}

/// Tells the container around something of a view.
struct ContainerValueModifier<V>: ItemModifier {
  typealias Body = Never
  nonisolated(unsafe) let keyPath: WritableKeyPath<ContainerValues, V>
  nonisolated(unsafe) let value: V

  func makeItem(around inner: LayoutItem, in node: ViewNode) -> ContainerValuesItem {
    let item = ContainerValuesItem(around: inner)
    update(item, in: node)
    return item
  }

  func update(_ item: ContainerValuesItem, in node: ViewNode) {
    item.change = { [keyPath, value] in $0[keyPath: keyPath] = value }
  }
}

/// An item whose view tells its container something.
final class ContainerValuesItem: WrapperItem {
  /// Adds what the view tells.
  var change: (inout ContainerValues) -> Void = { _ in }
}

extension LayoutItem {
  /// What the view tells its container; what is said further out goes before what is said inside.
  var containerValues: ContainerValues {
    guard let wrapper = self as? WrapperItem else { return ContainerValues() }
    var values = wrapper.inner.containerValues
    (wrapper as? ContainerValuesItem)?.change(&values)
    return values
  }
}

extension ViewNode {
  /// The tags of the view that an item belongs to, the outermost first.
  ///
  /// - Complexity: O(views inside).
  func tags(of item: LayoutItem) -> [AnyHashable] {
    let own = (self as? any TaggedNode)?.anyTag
    let inside = children.first { $0.items.contains { $0 === item } }?.tags(of: item) ?? []
    return (own.map { [$0] } ?? []) + inside
  }
}
