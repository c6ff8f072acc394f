/// Keeps a view whose modifier changes nothing of its layout.
class PassThroughNode<Content: View, Modifier: ViewModifier>:
  TypedNode<ModifiedContent<Content, Modifier>>
{
  private var content: ViewNode?

  override init(_ view: ModifiedContent<Content, Modifier>, _ inputs: NodeInputs) {
    super.init(view, inputs)
    content = mount(view.content, childInputs)
    didMount()
  }

  /// Called once when the view has come into the graph.
  func didMount() {}

  /// Called when the modifier is another value.
  func modifierChanged(from old: Modifier) {}

  override func viewChanged(from old: ModifiedContent<Content, Modifier>) {
    modifierChanged(from: old.modifier)
    content = content?.reconciled(with: view.content, childInputs)
  }

  override var children: [ViewNode] { content.map { [$0] } ?? [] }
}
