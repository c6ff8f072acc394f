import AccessibilityModel
import AppHost

/// Shows a view above the whole screen for as long as a value is there.
struct PresentationModifier<Item, Presented: View> {
  let item: Binding<Item?>
  let identity: (Item) -> AnyHashable
  let place: PresentedItem.Place
  let onDismiss: (() -> Void)?
  let content: (Item) -> Presented
}

extension PresentationModifier: ViewModifier {
  typealias Body = Never
}

extension PresentationModifier: PrimitiveModifier {
  static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ inputs: NodeInputs
  ) -> ViewNode {
    PresentationNode(view, inputs)
  }
}

/// A node that shows views above the whole screen beside those inside it.
@MainActor
protocol PresentingNode: ViewNode {
  /// What it shows at present.
  var presentedItem: PresentedItem? { get }
}

/// Keeps a view and the one that it shows above the screen.
final class PresentationNode<Content: View, Item, Presented: View>:
  PassThroughNode<Content, PresentationModifier<Item, Presented>>, PresentingNode
{
  private struct Shown {
    let id: AnyHashable
    var node: ViewNode
    let item: PresentedItem
    let focus: ElementIdentity?
    var grabber: ViewNode?
    var exit: ViewNode?
  }

  private var shown: Shown?
  /// The color scheme that the presented views prefer.
  private var colorScheme: ColorScheme?
  var presentedItem: PresentedItem? { shown?.item }

  override func didMount() {
    // What is shown depends on the binding alone, which is noted as read when the body of this node is made.
    evaluate()
    graph.addPreferenceReader(self)
  }

  override func modifierChanged(from old: PresentationModifier<Item, Presented>) {
    evaluate()
  }

  override func environmentChanged() {
    let inner = presentedInputs.environment
    for node in [shown?.node, shown?.grabber, shown?.exit] { node?.setEnvironment(inner) }
  }

  override func didUnmount() {
    take()
  }

  override func evaluate() {
    guard isMounted else { return }
    let modifier = view.modifier
    guard let item = graph.tracking(self, { modifier.item.wrappedValue }) else {
      leave()
      return
    }
    let id = modifier.identity(item)
    if let shown, shown.id == id {
      let node = shown.node.reconciled(with: content(item), presentedInputs)
      self.shown?.node = node
      takeSettings()
    } else {
      take()
      show(item, id, modifier)
      AppNotifications.screenChanged()
    }
  }

  private func leave() {
    guard let left = shown else { return }
    take()
    let policy = environment.controlPolicy
    let isMenu = view.modifier.place == .menu
    let returns = isMenu ? policy.menuLeaving == .returned : policy.focusAfterDismissal == .returned
    let rule = isMenu ? policy.menuLeaving.rule : policy.focusAfterDismissal.rule
    RunningApp.current.postScreen(
      (returns ? left.focus : nil).map { .element(RunningApp.current.identities.id(for: $0)) } ?? .none,
      arrival: RunningApp.Arrival(by: rule))
    view.modifier.onDismiss?()
  }

  private func show(_ item: Item, _ id: AnyHashable, _ modifier: PresentationModifier<Item, Presented>) {
    let node = mount(content(item), presentedInputs)
    let presented = PresentedItem(graph, modifier.place)
    presented.source = { [weak self] in self?.shown?.node.items ?? [] }
    presented.grabberSource = { [weak self] in self?.shown?.grabber?.items ?? [] }
    presented.exitSource = { [weak self] in self?.shown?.exit?.items ?? [] }
    presented.anchor = { [weak self] in
      // A menu in a menu belongs to the whole row.
      (self?.items ?? []).map { ($0.container as? MenuRowItem)?.frame ?? $0.frame }
        .reduce(CGRect.null) { $0.union($1) }
    }
    presented.dismiss = { modifier.item.wrappedValue = nil }
    shown = Shown(id: id, node: node, item: presented, focus: graph.cursor.element)
    graph.present(presented)
    takeSettings()
    guard modifier.place == .alert else { return }
    graph.afterUpdate { [weak presented] in presented?.announceMessage() }
  }

  private func content(_ item: Item) -> Presented {
    graph.tracking(self) { view.modifier.content(item) }
  }

  private func take() {
    guard let shown else { return }
    self.shown = nil
    colorScheme = nil
    shown.node.unmount()
    shown.grabber?.unmount()
    shown.exit?.unmount()
    graph.dismiss(shown.item)
  }

  private var presentedInputs: NodeInputs {
    var environment = environment
    let modifier = view.modifier
    environment.dismiss = DismissAction { modifier.item.wrappedValue = nil }
    environment.isPresented = true
    environment.navigator = nil
    environment.searchSession = nil
    environment.isInRow = false
    environment.keyboardShortcut = nil
    environment.barText = .none
    environment.closesOnAction = modifier.place.closesOnAction
    environment.colorScheme = colorScheme ?? environment.colorScheme
    return NodeInputs(graph: graph, parent: self, environment: environment)
  }

  // MARK: What the views that are shown say about that

  /// Brings the size, the control for it and the way out in line with what the views ask for.
  private func takeSettings() {
    guard let shown else { return }
    let settings = shown.node.preference(PresentationSettingsKey.self) ?? PresentationSettings()
    let item = shown.item
    if settings.colorScheme != colorScheme {
      colorScheme = settings.colorScheme
      environmentChanged()
    }
    item.environment = environment
    item.environment.colorScheme = colorScheme ?? environment.colorScheme
    graph.tracking(self) { item.update(settings, isCompact: environment.horizontalSizeClass != .regular) }
    let grabber = item.hasGrabber ? SheetGrabber { [weak self] in self?.nextDetent() } : nil
    let broughtGrabber = brought(shown.grabber, grabber)
    self.shown?.grabber = broughtGrabber
    let exit = item.mayHaveExit ? SheetExit { [weak item] in item?.dismiss() } : nil
    let broughtExit = brought(shown.exit, exit)
    self.shown?.exit = broughtExit
  }

  private func brought<Part: View>(_ node: ViewNode?, _ part: Part?) -> ViewNode? {
    guard let part else {
      if let node {
        node.unmount()
        shown?.item.invalidateLayout()
      }
      return nil
    }
    if let node { return node.reconciled(with: part, presentedInputs) }
    shown?.item.invalidateLayout()
    return mount(part, presentedInputs)
  }

  private func nextDetent() {
    shown?.item.chooseNextDetent(in: graph.screen)
    takeSettings()
  }
}

extension PresentationNode: PreferenceReader {
  func preferencesMayHaveChanged() {
    guard isMounted else { return }
    takeSettings()
  }
}
