import AccessibilityModel

/// A control: one element, named by its label, that may do something when activated.
@MainActor
protocol ControlView: PrimitiveView {
  associatedtype Label: View
  /// What names the control.
  var label: Label { get }
  /// What activating it does, if anything.
  var activation: (@MainActor () -> Void)? { get }
  /// Adds what kind of control it is and what it says of its value.
  func describe(_ fragment: inout Fragment, _ environment: EnvironmentValues)
}

extension ControlView {
  func makeNode(_ inputs: NodeInputs) -> ViewNode { ControlNode(self, inputs) }
}

/// Keeps a control and its label.
final class ControlNode<Control: ControlView>: TypedNode<Control> {
  private var label: ViewNode?
  private let item: ControlItem

  override init(_ view: Control, _ inputs: NodeInputs) {
    item = ControlItem(
      inputs.graph,
      .stack(
        StackLayout(axis: .horizontal, spacing: nil, alignment: .center, isMirrored: false)))
    super.init(view, inputs)
    label = mount(view.label, childInputs)
    item.source = { [weak self] in self?.label?.items ?? [] }
    update()
  }

  override var container: LayoutItem? { item }
  override func makeItems() -> [LayoutItem] { [item] }
  override var children: [ViewNode] { label.map { [$0] } ?? [] }

  override func environmentChanged() { update() }

  override func viewChanged(from old: Control) {
    update()
    label = label?.reconciled(with: view.label, childInputs)
  }

  override func evaluate() { update() }

  private func update() {
    let (view, environment) = (view, environment)
    // What a control says of its value may depend on state, which is noted as read here.
    let description = graph.tracking(self) {
      var fragment = Fragment(item.identity, AccessibilityElement())
      view.describe(&fragment, environment)
      return fragment
    }
    item.update(activation: closing(view.activation), environment) { fragment in
      fragment.element.traits.formUnion(description.element.traits)
      if let value = description.element.value { fragment.element.value = value }
      if let expanded = description.element.expanded { fragment.element.expanded = expanded }
      fragment.handlers.increment = description.handlers.increment
      fragment.handlers.decrement = description.handlers.decrement
    }
  }

  /// The activation, after closing the presentation where every button does that.
  private func closing(_ activation: (@MainActor () -> Void)?) -> (@MainActor () -> Void)? {
    guard let activation, environment.closesOnAction else { return activation }
    let dismiss = environment.dismiss
    return {
      dismiss()
      activation()
    }
  }
}

/// A control in the layout.
final class ControlItem: ArrangingItem {
  private var activation: (@MainActor () -> Void)?
  private var describe: (inout Fragment) -> Void = { _ in }
  private var isEnabled = true
  private var order = ReadingOrder()

  func update(
    activation: (@MainActor () -> Void)?, _ environment: EnvironmentValues,
    describe: @escaping (inout Fragment) -> Void
  ) {
    self.activation = activation
    self.describe = describe
    isEnabled = environment.isEnabled
    order = environment.readingOrder
    invalidateFragments()
    let isMirrored = environment.layoutDirection == .rightToLeft
    if case .stack(var layout) = arrangement, layout.isMirrored != isMirrored {
      layout.isMirrored = isMirrored
      arrangement = .stack(layout)
    }
  }

  override func tapHandler(at point: CGPoint) -> (() -> Void)? {
    guard isEnabled, activation != nil, frame.contains(point) else { return nil }
    return { [weak self] in self?.activation?() }
  }

  override func makeFragments() -> [Fragment] {
    let parts = contents.flatMap(\.fragments)
    var fragment = Fragment.labelled(by: parts, order: order, identity, frame: Rect(frame))
    describe(&fragment)
    if isEnabled {
      if activation != nil { fragment.handlers.activate = { [weak self] in self?.activation?() } }
    } else {
      fragment.element.traits.insert(.notEnabled)
      fragment.handlers.increment = nil
      fragment.handlers.decrement = nil
    }
    return [fragment]
  }
}
