/// Stands, in the body of a modifier, for the view that is modified.
public struct _ViewModifier_Content<Modifier> {
  let content: any View
}

extension _ViewModifier_Content: View {
  /// Has no body of its own.
  public typealias Body = Never
}

extension _ViewModifier_Content: PrimitiveView {
  func makeNode(_ inputs: NodeInputs) -> ViewNode { ModifierContentNode(self, inputs) }
}

/// Keeps the node of a modified view within the modifier's body.
final class ModifierContentNode<Modifier>: TypedNode<_ViewModifier_Content<Modifier>> {
  private var content: ViewNode?

  override init(_ view: _ViewModifier_Content<Modifier>, _ inputs: NodeInputs) {
    super.init(view, inputs)
    content = mount(view.content, childInputs)
  }

  override func viewChanged(from old: _ViewModifier_Content<Modifier>) {
    content = content?.reconciled(with: view.content, childInputs)
  }

  override var children: [ViewNode] { content.map { [$0] } ?? [] }
}

/// Keeps a view with a modifier of the app's own: connects the modifier's properties, evaluates its body.
final class CustomModifierNode<Content: View, Modifier: ViewModifier>:
  TypedNode<ModifiedContent<Content, Modifier>>
{
  private var properties: PropertyStorage
  private var body: ViewNode?

  override var viewName: String { "\(Modifier.self)" }

  override init(_ view: ModifiedContent<Content, Modifier>, _ inputs: NodeInputs) {
    properties = PropertyStorage(type: Modifier.self)
    super.init(view, inputs)
    evaluate()
  }

  override var children: [ViewNode] { body.map { [$0] } ?? [] }

  override func viewChanged(from old: ModifiedContent<Content, Modifier>) {
    evaluate()
  }

  override func environmentChanged() {
    if !properties.isUnchanged(in: environment) { graph.setNeedsEvaluation(self) }
  }

  override func evaluate() {
    guard isMounted else { return }
    graph.willEvaluate(self)
    var modifier = view.modifier
    properties.connect(&modifier, of: self)
    let content = graph.tracking(self) {
      modifier.body(content: _ViewModifier_Content(content: view.content))
    }
    body = body?.reconciled(with: content, childInputs) ?? mount(content, childInputs)
  }

  override func didUnmount() {
    properties.disconnect()
  }
}
