/// Lets a view take part in a focus state.
struct FocusedModifier<Value: Hashable>: PrimitiveModifier {
  typealias Body = Never
  nonisolated(unsafe) let binding: FocusState<Value>.Binding
  nonisolated(unsafe) let value: Value

  static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ inputs: NodeInputs
  ) -> ViewNode {
    FocusedNode(view, inputs)
  }
}

/// Keeps a view that takes part in a focus state.
final class FocusedNode<Content: View, Value: Hashable>: PassThroughNode<Content, FocusedModifier<Value>>,
  FocusRegion
{
  var focusPlace: AnyObject { view.modifier.binding.location }

  var isWished: Bool { view.modifier.binding.location.unnoted == view.modifier.value }

  func note(_ isFocused: Bool) {
    let modifier = view.modifier
    modifier.binding.wrappedValue = isFocused ? modifier.value : modifier.binding.none
  }

  override func didMount() {
    graph.keyboard.add(self)
    if isWished { graph.keyboard.wishChanged(in: focusPlace) }
  }

  override func didUnmount() {
    if graph.keyboard.holds(self) { graph.keyboard.move(to: nil) }
  }
}

extension View {
  /// Lets the view have the keyboard while the state has a value, and the state have it while the view does.
  public nonisolated func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modifier(FocusedModifier(binding: binding, value: value))
  }

  /// Lets the view have the keyboard while the state is true.
  public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(FocusedModifier(binding: condition, value: true))
  }

  /// Sets the state when the view first comes onto the screen.
  public nonisolated func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    onAppear {
      if binding.wrappedValue == binding.none { binding.wrappedValue = value }
    }
  }
}

/// How much a default place of the keyboard weighs.
public struct DefaultFocusEvaluationPriority: Sendable {
  private let isUserInitiated: Bool

  /// Where the keyboard comes without anybody sending it.
  public static let automatic = DefaultFocusEvaluationPriority(isUserInitiated: false)
  /// Where a person sends it, too.
  public static let userInitiated = DefaultFocusEvaluationPriority(isUserInitiated: true)
}
