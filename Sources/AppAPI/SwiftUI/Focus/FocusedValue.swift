/// Reads a value that the focused part of the screen hands out.
///
///     @FocusedValue(\.selectedDog) private var dog
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  private let keyPath: KeyPath<FocusedValues, Value?>
  private var current: Value?

  /// Reads the value at a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {
    self.keyPath = keyPath
  }

  /// The value; `nil` where the focused part of the screen has none.
  public var wrappedValue: Value? { current }
}

extension FocusedValue: GraphProperty {
  mutating func connect(_ slot: PropertySlot, _ node: ViewNode) {
    let keyboard = node.graph.keyboard
    current = keyboard.values.read(by: node, in: keyboard)[keyPath: keyPath]
  }
}

/// Reads and changes what a binding that the focused part of the screen hands out leads to.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  @FocusedValue private var binding: Binding<Value>?

  /// Uses the binding at a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {
    _binding = FocusedValue(keyPath)
  }

  /// The value; `nil` where the focused part of the screen has no binding.
  public var wrappedValue: Value? {
    get { binding?.wrappedValue }
    nonmutating set { if let newValue { binding?.wrappedValue = newValue } }
  }

  /// The binding.
  public var projectedValue: Binding<Value?> {
    let binding = binding
    return Binding(
      reading: { binding?.wrappedValue }, writing: { if let value = $0 { binding?.wrappedValue = value } })
  }
}

/// Hands out a value while a view is focused.
struct FocusedValueModifier<Value>: PrimitiveModifier {
  typealias Body = Never
  nonisolated(unsafe) let keyPath: WritableKeyPath<FocusedValues, Value?>
  nonisolated(unsafe) let value: Value?
  let isForWindow: Bool

  static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ inputs: NodeInputs
  ) -> ViewNode {
    FocusedValueNode(view, inputs)
  }
}

/// Keeps a view that hands out a value while it is focused.
final class FocusedValueNode<Content: View, Value>: PassThroughNode<Content, FocusedValueModifier<Value>>,
  FocusedValueSource
{
  var isForWindow: Bool { view.modifier.isForWindow }

  func apply(to values: inout FocusedValues) {
    if let value = view.modifier.value { values[keyPath: view.modifier.keyPath] = value }
  }

  override func didMount() { graph.keyboard.values.add(self) }
  override func didUnmount() { graph.keyboard.values.changed() }

  override func modifierChanged(from old: FocusedValueModifier<Value>) {
    if !isSame(old.value, view.modifier.value) { graph.keyboard.values.changed() }
  }
}

extension View {
  /// Hands out a value while the view is focused.
  public nonisolated func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    modifier(FocusedValueModifier(keyPath: keyPath, value: value, isForWindow: false))
  }

  /// Hands out a value while the view's window is in use.
  public nonisolated func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    modifier(FocusedValueModifier(keyPath: keyPath, value: value, isForWindow: true))
  }
}
