/// A way to arrange views of the app's own.
///
///     struct Diagonal: Layout {
///       func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { … }
///       func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout
///       ()) { … } }
public protocol Layout: Sendable {
  /// What is kept between the questions of one layout.
  associatedtype Cache = Void
  /// The views to arrange.
  typealias Subviews = LayoutSubviews

  /// What a layout is like, whatever it holds.
  static var layoutProperties: LayoutProperties { get }
  /// Makes what is kept between the questions of one layout.
  func makeCache(subviews: Subviews) -> Cache
  /// Brings what is kept up to date once the views have changed.
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  /// The size of all views together when so much is offered.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  /// Puts each view in its place.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  /// Where a vertical line lies by which the views are lined up; `nil` for the default.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
  /// Where a horizontal line lies by which the views are lined up; `nil` for the default.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
}

extension Layout {
  /// A layout that is no stack.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Makes it anew.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// The default.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { nil }

  /// The default.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { nil }

  /// Arranges the views of a closure.
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutView(layout: self, content: content())
  }
}

extension Layout where Cache == Void {
  /// Nothing is kept.
  public func makeCache(subviews: Subviews) {}
}

/// What a layout is like, whatever it holds.
public struct LayoutProperties: Sendable {
  /// The axis along which it puts views one after the other; space and lines between them follow it.
  public var stackOrientation: Axis?

  /// Makes the properties of a layout that is no stack.
  public init() {}
}

/// Names a value that a view tells the layout around it.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of a view that tells none.
  static var defaultValue: Value { get }
}

/// Tells a value to the layout around each item of a view.
struct LayoutValueModifier<Key: LayoutValueKey> {
  let value: Key.Value
}

extension LayoutValueModifier: ItemModifier {
  typealias Body = Never

  func makeItem(around inner: LayoutItem, in node: ViewNode) -> LayoutValueItem {
    let item = LayoutValueItem(around: inner)
    update(item, in: node)
    return item
  }

  func update(_ item: LayoutValueItem, in node: ViewNode) {
    item.key = ObjectIdentifier(Key.self)
    item.value = value
    item.invalidateLayout()
  }
}

/// An item that tells a value to the layout around it.
final class LayoutValueItem: WrapperItem {
  fileprivate var key: ObjectIdentifier?
  fileprivate var value: Any?
}

extension LayoutItem {
  /// The value that the item tells under a key.
  func layoutValue<Key: LayoutValueKey>(_ key: Key.Type) -> Key.Value {
    var item: LayoutItem? = self
    while let wrapper = item as? WrapperItem {
      if let own = wrapper as? LayoutValueItem, own.key == ObjectIdentifier(key),
        let value = own.value as? Key.Value
      {
        return value
      }
      item = wrapper.inner
    }
    return Key.defaultValue
  }
}

extension View {
  /// Tells a value to the layout around the view.
  public nonisolated func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    modifier(LayoutValueModifier<K>(value: value))
  }
}
