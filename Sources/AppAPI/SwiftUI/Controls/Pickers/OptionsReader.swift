/// Reads the views among which a control chooses and makes the control of them.
struct OptionsReader<Options: View> {
  let options: Options
  let make: @MainActor ([PickerOption], EnvironmentValues) -> any View
}

extension OptionsReader: View {
  typealias Body = Never
}

extension OptionsReader: PrimitiveView {
  func makeNode(_ inputs: NodeInputs) -> ViewNode { OptionsNode(self, inputs) }
}

/// Keeps the views among which a control chooses, and the control.
final class OptionsNode<Options: View>: TypedNode<OptionsReader<Options>> {
  private var source: ViewNode?
  private var control: ViewNode?
  private let item: OptionsItem

  override init(_ view: OptionsReader<Options>, _ inputs: NodeInputs) {
    item = OptionsItem(inputs.graph)
    super.init(view, inputs)
    source = mount(view.options, optionInputs)
    item.source = { [weak self] in self?.control?.items ?? [] }
    item.optionSource = { [weak self] in self?.source?.items ?? [] }
    evaluate()
  }

  /// The options are rows of the control, whatever it stands in.
  private var optionInputs: NodeInputs {
    NodeInputs(graph: graph, parent: self, environment: environment)
  }

  override var container: LayoutItem? { item }
  override func makeItems() -> [LayoutItem] { [item] }
  override var children: [ViewNode] { [source, control].compactMap { $0 } }

  /// Another list of options makes another control.
  override func contentsChanged() {
    if isMounted, let source, source.options.map(\.id) != known { graph.setNeedsEvaluation(self) }
  }

  private var known: [ObjectIdentifier] = []

  override func environmentChanged() { evaluate() }

  override func viewChanged(from old: OptionsReader<Options>) {
    source = source?.reconciled(with: view.options, optionInputs)
    evaluate()
  }

  override func evaluate() {
    guard isMounted, let source else { return }
    let (view, environment) = (view, environment)
    let found = source.options
    known = found.map(\.id)
    let new = graph.tracking(self) { view.make(found, environment) }
    control = control?.reconciled(with: new, childInputs) ?? mount(new, childInputs)
  }
}

/// A control and the options that it does not show at this moment.
final class OptionsItem: ArrangingItem {
  var optionSource: () -> [LayoutItem] = { [] }

  init(_ graph: ViewGraph) {
    super.init(
      graph,
      .stack(
        StackLayout(
          axis: .vertical, spacing: nil, alignment: Alignment(horizontal: .leading, vertical: .top),
          isMirrored: false)))
  }

  override var contents: [LayoutItem] {
    let options = optionSource()
    adopt(options.filter { $0.container == nil })
    return super.contents
  }
}

/// Shows an option that is kept elsewhere.
struct OptionLabel {
  let option: PickerOption
}

extension OptionLabel: View {
  typealias Body = Never
}

extension OptionLabel: PrimitiveView {
  func makeNode(_ inputs: NodeInputs) -> ViewNode { OptionLabelNode(self, inputs) }
}

/// Hands on the items of an option.
final class OptionLabelNode: TypedNode<OptionLabel> {
  override func makeItems() -> [LayoutItem] { view.option.node.items }

  override func viewChanged(from old: OptionLabel) {
    if old.option.node !== view.option.node { invalidateItems() }
  }
}
