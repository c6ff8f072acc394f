/// A view whose node places the items of a content view.
@MainActor
protocol ArrangingView: PrimitiveView {
  associatedtype Content: View
  var content: Content { get }
  /// How the items are arranged in an environment.
  func arrangement(_ environment: EnvironmentValues) -> Arrangement
}

extension ArrangingView {
  func makeNode(_ inputs: NodeInputs) -> ViewNode { ArrangingNode(self, inputs) }
}

/// The ways in which items are arranged.
enum Arrangement {
  case stack(StackLayout)
  case layers(LayerLayout)
  case custom(LayoutBox)
}

/// Keeps a container and the item that arranges what is in it.
final class ArrangingNode<Arranging: ArrangingView>: TypedNode<Arranging> {
  private var content: ViewNode?
  private let item: ArrangingItem

  override init(_ view: Arranging, _ inputs: NodeInputs) {
    item = ArrangingItem(inputs.graph, view.arrangement(inputs.environment))
    super.init(view, inputs)
    content = mount(view.content, childInputs)
    item.source = { [weak self] in self?.content?.items ?? [] }
  }

  override var container: LayoutItem? { item }
  override func makeItems() -> [LayoutItem] { [item] }
  override var children: [ViewNode] { content.map { [$0] } ?? [] }

  override func environmentChanged() {
    item.arrangement = view.arrangement(environment)
  }

  override func viewChanged(from old: Arranging) {
    item.arrangement = view.arrangement(environment)
    content = content?.reconciled(with: view.content, childInputs)
  }
}

/// The item of a container.
class ArrangingItem: ContainerItem {
  var arrangement: Arrangement {
    didSet {
      if case .custom(let box) = arrangement, case .custom(let other) = oldValue { box.takeOver(other) }
      invalidateLayout()
    }
  }

  init(_ graph: ViewGraph, _ arrangement: Arrangement) {
    self.arrangement = arrangement
    super.init(graph)
  }

  private var solutions: [(proposal: ProposedViewSize, result: StackLayout.Result)] = []
  /// What holds for every offer along the stack that is as wide across as this one.
  private var rigidSolution: (cross: CGFloat?, result: StackLayout.Result)?

  /// What holds at a width whatever height is offered; without a result where there is none.
  private var settledSolution: (width: CGFloat?, result: StackLayout.Result?)?
  /// The size that is taken wherever as much is offered, once that was asked for.
  private var unyielding: CGSize??

  override func forgetLayout() {
    solutions.removeAll(keepingCapacity: true)
    rigidSolution = nil
    settledSolution = nil
    unyielding = nil
    if case .custom(let box) = arrangement { box.forget() }
  }

  private func settled(_ layout: StackLayout, _ width: CGFloat?) -> StackLayout.Result? {
    if let settledSolution, settledSolution.width == width { return settledSolution.result }
    let result = layout.settle(contents, width)
    settledSolution = (width, result)
    return result
  }

  override var unyieldingSize: CGSize? {
    if let unyielding { return unyielding }
    guard case .stack(let layout) = arrangement else { return nil }
    let size = layout.unyieldingSize(contents)
    unyielding = .some(size)
    return size
  }

  override func sizeAtAnyHeight(_ width: CGFloat?) -> CGSize? {
    guard case .stack(let layout) = arrangement else { return nil }
    return settled(layout, width)?.size
  }

  private func solution(_ layout: StackLayout, _ proposal: ProposedViewSize) -> StackLayout.Result {
    if let settled = settled(layout, proposal.width) { return settled }
    if let known = solutions.first(where: { $0.proposal == proposal }) { return known.result }
    let cross = proposal.length(layout.axis.other)
    if let rigidSolution, rigidSolution.cross == cross, proposal.length(layout.axis) != nil {
      return rigidSolution.result
    }
    let solution = layout.shareOut(contents, proposal)
    if solution.isRigid { rigidSolution = (cross, solution) }
    if solutions.count >= 8 { solutions.removeFirst() }
    solutions.append((proposal, solution))
    return solution
  }

  override var stackAxis: Axis? {
    switch arrangement {
    case .stack(let layout): layout.axis
    case .layers: nil
    case .custom(let box): box.stackAxis
    }
  }

  /// True where the app's own code places the items.
  final var isArrangedByApp: Bool {
    if case .custom = arrangement { return true }
    return false
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    switch arrangement {
    case .stack(let layout): solution(layout, proposal).size
    case .layers(let layout): layout.size(contents, proposal)
    case .custom(let box): box.size(contents, proposal)
    }
  }

  override func placeContents(in bounds: CGRect, _ proposal: ProposedViewSize) {
    switch arrangement {
    case .stack(let layout): layout.place(contents, in: bounds, solution(layout, proposal))
    case .layers(let layout): layout.place(contents, in: bounds, proposal)
    case .custom(let box): box.place(contents, in: bounds, proposal)
    }
  }

  /// What lies one after the other is joined; layers stand in the order that the app's policy says.
  override func makeDescribedElements() -> [DescribedElement] {
    let describedElements = super.makeDescribedElements()
    guard case .layers = arrangement, describedElements.count > 1 else { return describedElements }
    return layered(describedElements)
  }

  override func explicitGuide(
    _ id: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    switch arrangement {
    case .stack(let layout): layout.explicitGuide(id, contents, solution(layout, proposal))
    case .layers(let layout): layout.explicitGuide(id, contents, proposal)
    case .custom(let box): box.guide(id, contents, in: size, proposal)
    }
  }
}
