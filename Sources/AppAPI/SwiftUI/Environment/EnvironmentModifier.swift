/// A modifier that sets something in the environment of its content.
@MainActor
protocol EnvironmentModifier: PrimitiveModifier {
  /// Sets what the modifier stands for.
  func apply(to environment: inout EnvironmentValues)
}

extension EnvironmentModifier {
  static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ inputs: NodeInputs
  ) -> ViewNode {
    EnvironmentModifierNode(view, inputs)
  }
}

/// Keeps a view whose environment a modifier changes.
final class EnvironmentModifierNode<Content: View, Modifier: EnvironmentModifier>:
  TypedNode<ModifiedContent<Content, Modifier>>
{
  private var content: ViewNode?
  private var inner: EnvironmentValues

  override init(_ view: ModifiedContent<Content, Modifier>, _ inputs: NodeInputs) {
    inner = inputs.environment
    super.init(view, inputs)
    view.modifier.apply(to: &inner)
    content = mount(view.content, childInputs)
  }

  override var childInputs: NodeInputs {
    NodeInputs(graph: graph, parent: self, environment: inner, isLazy: isLazy)
  }

  override func environmentChanged() {
    let former = ownDirection
    inner = environment
    view.modifier.apply(to: &inner)
    if ownDirection != former { invalidateItems() }
  }

  /// Which way lines run inside, where that is not the way they run around.
  private var ownDirection: LayoutDirection? {
    inner.layoutDirection == environment.layoutDirection ? nil : inner.layoutDirection
  }

  override func makeItems() -> [LayoutItem] {
    let items = super.makeItems()
    guard let ownDirection else { return items }
    return items.map { DirectionItem(around: $0, ownDirection) }
  }

  override func viewChanged(from old: ModifiedContent<Content, Modifier>) {
    if !isSame(old.modifier, view.modifier) { environmentChanged() }
    content = content?.reconciled(with: view.content, childInputs)
  }

  override var children: [ViewNode] { content.map { [$0] } ?? [] }
}

/// Sets the value at a key path of the environment.
struct KeyPathEnvironmentModifier<Value>: EnvironmentModifier, @preconcurrency Equatable {
  typealias Body = Never
  nonisolated(unsafe) let keyPath: WritableKeyPath<EnvironmentValues, Value>
  nonisolated(unsafe) let value: Value

  func apply(to environment: inout EnvironmentValues) {
    environment[keyPath: keyPath] = value
  }

  static func == (left: Self, right: Self) -> Bool {
    left.keyPath == right.keyPath && isSame(left.value, right.value)
  }
}

/// Changes the value at a key path of the environment.
struct TransformEnvironmentModifier<Value>: EnvironmentModifier {
  typealias Body = Never
  nonisolated(unsafe) let keyPath: WritableKeyPath<EnvironmentValues, Value>
  nonisolated(unsafe) let transform: (inout Value) -> Void

  func apply(to environment: inout EnvironmentValues) {
    transform(&environment[keyPath: keyPath])
  }
}

/// Puts an observable object into the environment.
struct ObjectEnvironmentModifier<Object: AnyObject & Observable>: EnvironmentModifier {
  typealias Body = Never
  nonisolated(unsafe) let object: Object?

  func apply(to environment: inout EnvironmentValues) {
    environment[object: Object.self] = object
  }
}

extension View {
  /// Sets a value of the environment for this view and all inside it.
  public nonisolated func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    modifier(KeyPathEnvironmentModifier(keyPath: keyPath, value: value))
  }

  /// Puts an observable object where this view and all inside it can read it by its type.
  public nonisolated func environment<Object: AnyObject & Observable>(_ object: Object?) -> some View {
    modifier(ObjectEnvironmentModifier(object: object))
  }

  /// Changes a value of the environment for this view and all inside it.
  public nonisolated func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
  ) -> some View {
    modifier(TransformEnvironmentModifier(keyPath: keyPath, transform: transform))
  }
}
