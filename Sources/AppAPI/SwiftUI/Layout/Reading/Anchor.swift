/// A place or a rectangle of one view, to be read in the points of another.
public struct Anchor<Value> {
  weak var item: LayoutItem?
  let read: (CGRect) -> Value
  let move: (Value, CGPoint) -> Value

  /// Which place or rectangle of a view is meant.
  public struct Source {
    let read: (CGRect) -> Value
    let move: (Value, CGPoint) -> Value
  }
}

extension Anchor {
  /// A place that is told in the points of whatever view reads it.
  package init(alreadyRead value: Value) {
    self.init(item: nil, read: { _ in value }, move: { value, _ in value })
  }
}

extension Anchor.Source where Value == CGRect {
  private static var moving: (CGRect, CGPoint) -> CGRect { { $0.offsetBy(dx: $1.x, dy: $1.y) } }

  /// The whole view.
  public static var bounds: Anchor<CGRect>.Source {
    Anchor<CGRect>.Source(read: { $0 }, move: moving)
  }

  /// A rectangle in the view's own points.
  public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source {
    Anchor<CGRect>.Source(read: { rect.offsetBy(dx: $0.minX, dy: $0.minY) }, move: moving)
  }
}

extension Anchor.Source where Value == CGPoint {
  private static func at(_ read: @escaping (CGRect) -> CGPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source(read: read, move: { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) })
  }

  /// A point of the view, in its own points.
  public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source {
    at { CGPoint(x: $0.minX + point.x, y: $0.minY + point.y) }
  }

  /// A point of the view, in parts of its size.
  public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source { at { $0.point(point) } }

  /// The middle.
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  /// The middle of the top edge.
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  /// The middle of the bottom edge.
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  /// The middle of the leading edge.
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  /// The middle of the trailing edge.
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  /// The top corner at which lines begin.
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  /// The top corner at which lines end.
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  /// The bottom corner at which lines begin.
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  /// The bottom corner at which lines end.
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

extension GeometryProxy {
  /// The place or rectangle of another view, in the points of this one.
  public subscript<T>(anchor: Anchor<T>) -> T {
    let item = anchor.item
    let rect = MainActor.assumeIsolated { item?.frame ?? .zero }
    return anchor.move(anchor.read(rect), CGPoint(x: -frame.minX, y: -frame.minY))
  }
}

/// Hands a place of a view to those around.
struct AnchorModifier<Key: PreferenceKey, Value>: PrimitiveModifier {
  typealias Body = Never
  nonisolated(unsafe) let source: Anchor<Value>.Source
  nonisolated(unsafe) let transform: (inout Key.Value, Anchor<Value>) -> Void
  let replaces: Bool

  static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ inputs: NodeInputs
  ) -> ViewNode {
    AnchorNode(view, inputs)
  }
}

/// Keeps a view that hands one of its places outwards.
final class AnchorNode<Content: View, Key: PreferenceKey, Value>:
  PassThroughNode<Content, AnchorModifier<Key, Value>>, PreferenceSource
{
  override func didMount() { graph.preferencesChanged() }
  override func didUnmount() { graph.preferencesChanged() }
  override func modifierChanged(from old: AnchorModifier<Key, Value>) { graph.preferencesChanged() }

  func contribute<Wanted: PreferenceKey>(_ key: Wanted.Type, to value: inout Wanted.Value?) -> Bool {
    guard let own = view.modifier as? AnchorModifier<Wanted, Value> else { return false }
    var handed = (own.replaces ? nil : children.first?.preference(key)) ?? Wanted.defaultValue
    own.transform(&handed, Anchor(item: items.first, read: own.source.read, move: own.source.move))
    value = handed
    return true
  }
}

/// Puts views in front of or behind a view, made of what that view hands outwards.
struct PreferenceLayer<Key: PreferenceKey, Content: View, Layer: View> {
  let content: Content
  let alignment: Alignment
  let isInFront: Bool
  let make: (Key.Value) -> Layer
  @State private var round = 0
  @State private var handed = HandedOut<Key.Value>()

  nonisolated init(
    content: Content, alignment: Alignment, isInFront: Bool, make: @escaping (Key.Value) -> Layer
  ) {
    self.content = content
    self.alignment = alignment
    self.isInFront = isInFront
    self.make = make
  }
}

extension PreferenceLayer: View {
  var body: some View {
    _ = round
    let layer = make(handed.value ?? Key.defaultValue)
    return
      content
      .modifier(PreferenceWatch<Key>(handed: handed, changed: { round += 1 }))
      .modifier(LayeringModifier(layer: layer, alignment: alignment, place: isInFront ? .inFront : .behind))
  }
}

/// Holds what views inside last handed out.
final class HandedOut<Value> {
  var value: Value?
}

/// Notes what the views inside hand out.
struct PreferenceWatch<Key: PreferenceKey>: PrimitiveModifier {
  typealias Body = Never
  nonisolated(unsafe) let handed: HandedOut<Key.Value>
  nonisolated(unsafe) let changed: () -> Void

  static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ inputs: NodeInputs
  ) -> ViewNode {
    PreferenceWatchNode(view, inputs)
  }
}

/// Keeps a view and notes what it hands outwards.
final class PreferenceWatchNode<Content: View, Key: PreferenceKey>:
  PassThroughNode<Content, PreferenceWatch<Key>>, PreferenceReader
{
  private var isTold = false

  override func didMount() { graph.addPreferenceReader(self) }

  func preferencesMayHaveChanged() {
    guard isMounted else { return }
    let value = children.first?.preference(Key.self) ?? Key.defaultValue
    let former = view.modifier.handed.value
    view.modifier.handed.value = value
    guard !isTold || former.map({ !isSame($0, value) }) ?? true else { return }
    isTold = true
    view.modifier.changed()
  }
}

extension View {
  /// Hands a place of the view to the views around.
  public nonisolated func anchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(AnchorModifier<K, A>(source: value, transform: { $0 = transform($1) }, replaces: true))
  }

  /// Adds a place of the view to what the views inside hand to those around.
  public nonisolated func transformAnchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    modifier(AnchorModifier<K, A>(source: value, transform: transform, replaces: false))
  }

  /// Puts views in front of this one, made of what it hands outwards.
  public nonisolated func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    PreferenceLayer<K, Self, V>(content: self, alignment: alignment, isInFront: true, make: transform)
  }

  /// Puts views behind this one, made of what it hands outwards.
  public nonisolated func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    PreferenceLayer<K, Self, V>(content: self, alignment: alignment, isInFront: false, make: transform)
  }
}
