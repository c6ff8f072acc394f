/// A change that can be applied to any view.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The type of the changed view.
  associatedtype Body: View
  /// What stands for the view that is changed.
  typealias Content = _ViewModifier_Content<Self>

  /// The view after the change.
  @ViewBuilder func body(content: Content) -> Body
}

extension ViewModifier where Body == Never {
  /// Modifiers that the framework applies itself have no body; asking for one is a mistake in the program.
  public func body(content: Content) -> Never {
    fatalError("\(Self.self) is applied by the framework and has no body to ask for.")
  }
}

extension ViewModifier {
  /// This change and then another.
  public nonisolated func concat<Next>(_ modifier: Next) -> ModifiedContent<Self, Next> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A view, or a modifier, with a modifier applied to it.
public struct ModifiedContent<Content, Modifier> {
  /// What is changed.
  public var content: Content
  /// The change.
  public var modifier: Modifier

  /// Applies a modifier.
  public nonisolated init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// Has no body of its own.
  public typealias Body = Never

  /// Where the app's code makes the view that is changed.
  public nonisolated var _sourceLocation: _ViewSourceLocation? {
    get { content._sourceLocation }
    set { content._sourceLocation = newValue }
  }
}

extension ModifiedContent: PrimitiveView where Content: View, Modifier: ViewModifier {
  func makeNode(_ inputs: NodeInputs) -> ViewNode {
    if let modifier = modifier as? any PrimitiveModifier {
      return primitiveNode(modifier, inputs)
    }
    return CustomModifierNode(self, inputs)
  }

  @MainActor
  private func primitiveNode<Primitive: PrimitiveModifier>(
    _ modifier: Primitive, _ inputs: NodeInputs
  ) -> ViewNode {
    guard let typed = self as? ModifiedContent<Content, Primitive> else {
      return CustomModifierNode(self, inputs)
    }
    return Primitive.makeNode(typed, inputs)
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  /// Applies the first change and then the second.
  public func body(content: _ViewModifier_Content<Self>) -> some View {
    content.modifier(self.content).modifier(modifier)
  }
}

extension View {
  /// The view with a modifier applied.
  public nonisolated func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A modifier that the framework applies itself.
@MainActor
protocol PrimitiveModifier: ViewModifier where Body == Never {
  /// Makes the node of a view with this modifier.
  static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ inputs: NodeInputs
  ) -> ViewNode
}
