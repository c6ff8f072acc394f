import AccessibilityModel

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

/// Keeps a view and the one that it shows above the screen.
final class PresentationNode<Content: View, Item, Presented: View>:
  PassThroughNode<Content, PresentationModifier<Item, Presented>>
{
  private var shown: (id: AnyHashable, node: ViewNode, item: PresentedItem)?

  override func didMount() {
    // What is shown depends on the binding alone, which is noted as read when the body of this node is made.
    evaluate()
  }

  override func modifierChanged(from old: PresentationModifier<Item, Presented>) {
    evaluate()
  }

  override func environmentChanged() {
    shown?.node.setEnvironment(presentedInputs.environment)
  }

  override func didUnmount() {
    take()
  }

  override func evaluate() {
    guard isMounted else { return }
    let modifier = view.modifier
    guard let item = graph.tracking(self, { modifier.item.wrappedValue }) else {
      if shown != nil {
        take()
        AppNotifications.screenChanged()
        modifier.onDismiss?()
      }
      return
    }
    let id = modifier.identity(item)
    if let shown, shown.id == id {
      self.shown?.node = shown.node.reconciled(with: content(item), presentedInputs)
    } else {
      take()
      show(item, id, modifier)
      AppNotifications.screenChanged()
    }
  }

  private func show(_ item: Item, _ id: AnyHashable, _ modifier: PresentationModifier<Item, Presented>) {
    let node = mount(content(item), presentedInputs)
    let presented = PresentedItem(graph, modifier.place)
    presented.source = { [weak self] in self?.shown?.node.items ?? [] }
    presented.dismiss = { modifier.item.wrappedValue = nil }
    shown = (id, node, presented)
    graph.present(presented)
  }

  private func content(_ item: Item) -> Presented {
    graph.tracking(self) { view.modifier.content(item) }
  }

  private func take() {
    guard let shown else { return }
    self.shown = nil
    shown.node.unmount()
    graph.dismiss(shown.item)
  }

  private var presentedInputs: NodeInputs {
    var environment = environment
    let modifier = view.modifier
    environment.dismiss = DismissAction { modifier.item.wrappedValue = nil }
    environment.isPresented = true
    environment.navigator = nil
    environment.closesOnAction = modifier.place == .alert || modifier.place == .menu
    return NodeInputs(graph: graph, parent: self, environment: environment)
  }
}

/// A view above the whole screen; nothing beneath it can be reached.
final class PresentedItem: ContainerItem {
  /// Where a presented view lies.
  enum Place {
    /// Over the whole screen, a little below the top.
    case sheet
    /// Over the whole screen.
    case cover
    /// In the middle, as large as it needs.
    case alert
    /// A list of controls, in the middle.
    case menu
    /// Something to set a value with, in the middle.
    case popup
  }

  let place: Place
  var dismiss: @MainActor () -> Void = {}

  init(_ graph: ViewGraph, _ place: Place) {
    self.place = place
    super.init(graph)
  }

  private var layout: StackLayout {
    StackLayout(
      axis: .vertical, spacing: nil, alignment: Alignment(horizontal: .center, vertical: .top),
      isMirrored: false)
  }

  /// The part of a screen that it takes.
  func room(in screen: CGRect) -> CGRect {
    switch place {
    case .cover: return screen
    case .sheet:
      return CGRect(x: screen.minX, y: screen.minY + 10, width: screen.width, height: screen.height - 10)
    case .alert, .menu, .popup:
      let width = min(place == .popup ? 350 : 270, screen.width)
      let height = layout.solve(contents, ProposedViewSize(width: width, height: nil)).size.height
      return CGRect(
        x: screen.midX - width / 2, y: screen.midY - height / 2, width: width, height: height)
    }
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func placeContents(in bounds: CGRect, _ proposal: ProposedViewSize) {
    let result = layout.solve(contents, proposal)
    let corner = CGPoint(
      x: bounds.midX - result.size.width / 2, y: bounds.midY - result.size.height / 2)
    layout.place(contents, in: CGRect(origin: corner, size: result.size), result)
  }

  override func makeFragments() -> [Fragment] {
    var group = Fragment(identity, AccessibilityElement(isStop: false, frame: Rect(frame)))
    group.element.isModal = true
    group.children = contents.flatMap(\.fragments)
    group.handlers.escape = dismiss
    return [group]
  }

  /// Touches beside what is presented reach nothing beneath it.
  override func tapHandler(at point: CGPoint) -> (() -> Void)? {
    super.tapHandler(at: point) ?? {}
  }
}
