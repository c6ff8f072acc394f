import AccessibilityModel
import AppHost

/// Lets a view take part in a state that follows the cursor.
struct AccessibilityFocusedModifier<Value: Hashable>: ItemModifier {
  typealias Body = Never
  nonisolated(unsafe) let binding: AccessibilityFocusState<Value>.Binding
  nonisolated(unsafe) let value: Value

  func makeItem(around inner: LayoutItem, in node: ViewNode) -> AccessibilityFocusedItem<Value> {
    let item = AccessibilityFocusedItem<Value>(around: inner)
    update(item, in: node)
    node.graph.cursor.add(item)
    return item
  }

  func update(_ item: AccessibilityFocusedItem<Value>, in node: ViewNode) {
    item.update(binding, value)
  }
}

/// Marks the elements of a view that takes part in a state that follows the cursor.
final class AccessibilityFocusedItem<Value: Hashable>: WrapperItem, CursorMark {
  private var binding: AccessibilityFocusState<Value>.Binding?
  private var value: Value?

  func update(_ binding: AccessibilityFocusState<Value>.Binding, _ value: Value) {
    self.binding = binding
    self.value = value
  }

  var place: AnyObject { binding?.location ?? self }

  var isWished: Bool { isHeard && binding?.location.unnoted == value }

  var target: ElementIdentity? { describedElements.lazy.compactMap(\.firstStop).first?.identity }

  func note(_ isFocused: Bool) {
    guard isHeard, let binding, let value else { return }
    binding.wrappedValue = isFocused ? value : binding.none
  }

  /// True where the state is for the technology that has a cursor here.
  private var isHeard: Bool { binding?.technologies.contains(.voiceOver) == true }

  override func makeDescribedElements() -> [DescribedElement] {
    changed(inner.describedElements, createsElement: false) {
      $0.handlers.marks.append(CursorMarkReference(mark: self))
    }
  }
}

extension DescribedElement {
  /// The first element, of this one and what it contains, that the cursor stops at.
  var firstStop: DescribedElement? {
    element.isStop ? self : children.lazy.compactMap(\.firstStop).first
  }
}

extension View {
  /// Lets the cursor come to the view when the state gets a value, and the state have it while the cursor is
  /// here.
  ///
  /// - Source: Behaviour 3.2
  public nonisolated func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> ModifiedContent<Self, some ViewModifier> {
    modifier(AccessibilityFocusedModifier(binding: binding, value: value))
  }

  /// Lets the cursor come to the view when the state becomes true, and the state be true while it is here.
  ///
  /// - Source: Behaviour 3.2
  public nonisolated func accessibilityFocused(
    _ condition: AccessibilityFocusState<Bool>.Binding
  ) -> ModifiedContent<Self, some ViewModifier> {
    modifier(AccessibilityFocusedModifier(binding: condition, value: true))
  }

  /// Says where the cursor begins when the view comes onto the screen.
  ///
  /// - Source: Behaviour 3.2
  public nonisolated func accessibilityDefaultFocus<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, _ value: Value
  ) -> some View {
    onAppear {
      if binding.wrappedValue == binding.none { binding.wrappedValue = value }
    }
  }
}
