import UIKit

/// Keeps something of the UIKit kind and brings it up to date.
final class RepresentableNode<Kind: RepresentableKind>: TypedNode<Kind.Content> {
  private var properties: PropertyStorage
  private let item: PlatformItem
  private var coordinator: Kind.Coordinator?
  private var platform: Kind.Platform?
  private var connected: Kind.Content

  override init(_ view: Kind.Content, _ inputs: NodeInputs) {
    properties = PropertyStorage(type: Kind.Content.self)
    connected = view
    item = PlatformItem(inputs.graph)
    super.init(view, inputs)
    item.measureContent = { [weak self] in self?.size($0) }
    evaluate()
  }

  override func makeItems() -> [LayoutItem] { [item] }
  override var container: LayoutItem? { item }

  override func viewChanged(from old: Kind.Content) { evaluate() }
  override func environmentChanged() { graph.setNeedsEvaluation(self) }

  override func evaluate() {
    guard isMounted else { return }
    graph.willEvaluate(self)
    var connected = view
    properties.connect(&connected, of: self)
    self.connected = connected
    if platform == nil { make() }
    guard let platform, let surroundings else { return }
    item.take(environment)
    graph.tracking(self) { Kind.update(platform, connected, surroundings) }
    item.isEnabled = environment.isEnabled
    item.invalidateLayout()
  }

  private func make() {
    coordinator = Kind.coordinator(of: connected)
    guard let surroundings else { return }
    let made = Kind.make(connected, surroundings)
    platform = made
    item.show(Kind.view(of: made), Kind.controller(of: made))
  }

  private var surroundings: Surroundings<Kind.Coordinator>? {
    coordinator.map {
      Surroundings(coordinator: $0, environment: environment, transaction: .current)
    }
  }

  private func size(_ proposal: ProposedViewSize) -> CGSize? {
    guard let platform, let surroundings else { return nil }
    return Kind.size(proposal, platform, connected, surroundings)
  }

  override func didUnmount() {
    item.takeAway()
    if let platform, let coordinator { Kind.dismantle(platform, coordinator) }
    platform = nil
    properties.disconnect()
  }
}
