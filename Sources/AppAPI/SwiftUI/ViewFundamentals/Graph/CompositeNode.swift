/// Keeps a view that is made of other views: connects its properties, evaluates its body.
final class CompositeNode<Content: View>: TypedNode<Content> {
  private var properties: PropertyStorage
  private var body: ViewNode?

  override init(_ view: Content, _ inputs: NodeInputs) {
    properties = PropertyStorage(type: Content.self)
    super.init(view, inputs)
    evaluate()
  }

  override var viewName: String { "\(Content.self)" }
  override var appViewName: String? {
    String(reflecting: Content.self).hasPrefix("SwiftUI.") ? nil : viewName
  }

  override var children: [ViewNode] { body.map { [$0] } ?? [] }

  override func viewChanged(from old: Content) {
    evaluate()
  }

  override func environmentChanged() {
    if !properties.isUnchanged(in: environment) { graph.setNeedsEvaluation(self) }
  }

  override func evaluate() {
    guard isMounted else { return }
    graph.willEvaluate(self)
    var connected = view
    properties.connect(&connected, of: self)
    let content = graph.tracking(self) { connected.body }
    body = body?.reconciled(with: content, childInputs) ?? mount(content, childInputs)
  }

  override func didUnmount() {
    properties.disconnect()
  }
}
