/// Stands for an app among views: shows the first of its windows.
struct AppView<Shown: App> {
  let app: Shown
}

extension AppView: View {
  typealias Body = Never
}

extension AppView: PrimitiveView {
  func makeNode(_ inputs: NodeInputs) -> ViewNode { AppNode(self, inputs) }
}

/// Keeps an app: connects its properties, evaluates its windows.
final class AppNode<Shown: App>: TypedNode<AppView<Shown>> {
  private var properties: PropertyStorage
  private var window: ViewNode?

  override init(_ view: AppView<Shown>, _ inputs: NodeInputs) {
    properties = PropertyStorage(type: Shown.self)
    super.init(view, inputs)
    evaluate()
  }

  override var children: [ViewNode] { window.map { [$0] } ?? [] }

  override func environmentChanged() {
    if !properties.isUnchanged(in: environment) { graph.setNeedsEvaluation(self) }
  }

  override func evaluate() {
    guard isMounted else { return }
    graph.willEvaluate(self)
    var app = view.app
    properties.connect(&app, of: self)
    let content: any View = graph.tracking(self) { app.body.firstWindow } ?? EmptyView()
    window = window.map { $0.reconciled(with: content, childInputs) } ?? mount(content, childInputs)
  }

  override func didUnmount() {
    properties.disconnect()
  }
}
