/// A view whose parts are put together anew for each environment, for example by a style.
@MainActor
protocol StyledView: PrimitiveView {
  /// What the view is made of in an environment.
  func content(in environment: EnvironmentValues) -> any View
}

extension StyledView {
  func makeNode(_ inputs: NodeInputs) -> ViewNode { StyledNode(self, inputs) }
}

/// Keeps a view that a style puts together.
final class StyledNode<Styled: StyledView>: TypedNode<Styled> {
  private var content: ViewNode?

  override init(_ view: Styled, _ inputs: NodeInputs) {
    super.init(view, inputs)
    evaluate()
  }

  override var children: [ViewNode] { content.map { [$0] } ?? [] }
  override func environmentChanged() { evaluate() }
  override func viewChanged(from old: Styled) { evaluate() }

  override func evaluate() {
    guard isMounted else { return }
    let (view, environment) = (view, environment)
    let new = graph.tracking(self) { view.content(in: environment) }
    content = content?.reconciled(with: new, childInputs) ?? mount(new, childInputs)
  }
}

/// The body that a style makes, with the style's own properties connected.
struct StyleBody<Style> {
  let style: Style
  let make: @MainActor (Style) -> any View
}

extension StyleBody: PrimitiveView {
  typealias Body = Never

  func makeNode(_ inputs: NodeInputs) -> ViewNode { StyleBodyNode(self, inputs) }
}

/// Keeps the body that a style makes.
final class StyleBodyNode<Style>: TypedNode<StyleBody<Style>> {
  private var properties: PropertyStorage
  private var body: ViewNode?

  override init(_ view: StyleBody<Style>, _ inputs: NodeInputs) {
    properties = PropertyStorage(type: Style.self)
    super.init(view, inputs)
    evaluate()
  }

  override var children: [ViewNode] { body.map { [$0] } ?? [] }
  override func viewChanged(from old: StyleBody<Style>) { evaluate() }

  override func environmentChanged() {
    if !properties.isUnchanged(in: environment) { graph.setNeedsEvaluation(self) }
  }

  override func evaluate() {
    guard isMounted else { return }
    graph.willEvaluate(self)
    var style = view.style
    properties.connect(&style, of: self)
    let make = view.make
    let new = graph.tracking(self) { make(style) }
    body = body?.reconciled(with: new, childInputs) ?? mount(new, childInputs)
  }

  override func didUnmount() {
    properties.disconnect()
  }
}
