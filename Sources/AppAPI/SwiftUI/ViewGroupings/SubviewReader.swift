/// Makes views of the views that another view is made of.
struct SubviewReader<Base: View, Result: View> {
  let base: Base
  let make: (SubviewsCollection) -> Result
}

extension SubviewReader: View {
  typealias Body = Never
}

extension SubviewReader: PrimitiveView {
  func makeNode(_ inputs: NodeInputs) -> ViewNode { SubviewReaderNode(self, inputs) }
}

/// Keeps a view, and what is made of its parts.
final class SubviewReaderNode<Base: View, Result: View>: TypedNode<SubviewReader<Base, Result>> {
  private var source: SubviewSource<Base>?
  private var result: ViewNode?

  override init(_ view: SubviewReader<Base, Result>, _ inputs: NodeInputs) {
    super.init(view, inputs)
    source = SubviewSource(view.base, self)
    evaluate()
  }

  override var children: [ViewNode] { result.map { [$0] } ?? [] }

  override func environmentChanged() { source?.setEnvironment(environment) }
  override func didUnmount() { source?.unmount() }

  override func viewChanged(from old: SubviewReader<Base, Result>) {
    source?.update(view.base)
    evaluate()
  }

  override func evaluate() {
    guard isMounted, let source else { return }
    graph.willEvaluate(self)
    let (make, parts) = (view.make, SubviewsCollection(items: source.parts, source: source))
    let new = graph.tracking(self) { make(parts) }
    result = result?.reconciled(with: new, childInputs) ?? mount(new, childInputs)
  }
}

/// Keeps a view whose parts are shown elsewhere.
final class SubviewSource<Base: View>: ViewNode {
  private var content: ViewNode?
  private let holder: ContainerItem
  private weak var reader: ViewNode?

  init(_ base: Base, _ reader: ViewNode) {
    holder = ContainerItem(reader.graph)
    self.reader = reader
    super.init(NodeInputs(graph: reader.graph, parent: reader, environment: reader.environment))
    content = mount(base, childInputs)
  }

  /// What the view is made of.
  var parts: [LayoutItem] { content?.items ?? [] }

  override var container: LayoutItem? { holder }
  override var children: [ViewNode] { content.map { [$0] } ?? [] }

  func update(_ base: Base) {
    content = content?.reconciled(with: base, childInputs)
  }

  /// Other parts make another view of them.
  override func contentsChanged() {
    if let reader { graph.setNeedsEvaluation(reader) }
  }
}

extension Group where Content: View {
  /// Makes views of the views that another view is made of.
  public nonisolated init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init { GroupElementsOfContent(reader: SubviewReader(base: view, make: transform)) }
  }
}

extension ForEach where Content: View {
  /// Makes a view for each of the views that another view is made of.
  public nonisolated init<V: View, Row: View>(
    subviews view: V, @ViewBuilder content: @escaping (Subview) -> Row
  )
  where
    Data == Range<Int>, ID == Int,
    Content == GroupElementsOfContent<V, ForEach<SubviewsCollection, Subview.ID, Row>>
  {
    self.init(0..<1) { _ in
      GroupElementsOfContent(
        reader: SubviewReader(base: view) {
          ForEach<SubviewsCollection, Subview.ID, Row>($0, content: content)
        })
    }
  }
}

/// Views that are made of the views of another.
public struct GroupElementsOfContent<Base: View, Result: View> {
  let reader: SubviewReader<Base, Result>
}

extension GroupElementsOfContent: View {
  /// The views.
  public var body: some View { reader }
}
