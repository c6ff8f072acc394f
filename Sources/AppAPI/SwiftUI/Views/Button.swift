import AccessibilityModel

/// What a button is for, beyond its label.
public struct ButtonRole: Equatable, Sendable {
  private let name: String

  /// Deletes or ends something.
  public static let destructive = ButtonRole(name: "destructive")
  /// Leaves without a change.
  public static let cancel = ButtonRole(name: "cancel")
}

/// A control that does something when activated.
///
///     Button("Take Survey") { isPresented = true }
public struct Button<Label> {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label
}

extension Button: View where Label: View {
  /// Has no body of its own.
  public typealias Body = Never

  /// Makes a button with a label of views.
  public nonisolated init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label())
  }

  /// Makes a button with a role and a label of views.
  public nonisolated init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(role: role, action: action, label: label())
  }
}

extension Button where Label == Text {
  /// Makes a button with words from the app's own language files.
  public nonisolated init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, action: action, label: Text(titleKey))
  }

  /// Makes a button with words.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, action: action, label: Text(title))
  }

  /// Makes a button with a role and words from the app's own language files.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action, label: Text(titleKey))
  }

  /// Makes a button with a role and words.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action, label: Text(title))
  }
}

extension Button: PrimitiveView where Label: View {
  func makeNode(_ inputs: NodeInputs) -> ViewNode { ButtonNode(self, inputs) }
}

/// Keeps a button and its label.
final class ButtonNode<Label: View>: TypedNode<Button<Label>> {
  private var label: ViewNode?
  private let item: ButtonItem

  override init(_ view: Button<Label>, _ inputs: NodeInputs) {
    item = ButtonItem(
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

  override func viewChanged(from old: Button<Label>) {
    update()
    label = label?.reconciled(with: view.label, childInputs)
  }

  private func update() {
    item.update(
      action: view.action, isEnabled: environment.isEnabled, order: environment.readingOrder,
      isMirrored: environment.layoutDirection == .rightToLeft)
  }
}

/// A button in the layout.
final class ButtonItem: ArrangingItem {
  private var action: @MainActor () -> Void = {}
  private var isEnabled = true
  private var order = ReadingOrder()

  func update(
    action: @escaping @MainActor () -> Void, isEnabled: Bool, order: ReadingOrder, isMirrored: Bool
  ) {
    self.action = action
    if isEnabled != self.isEnabled || order != self.order { invalidateFragments() }
    self.isEnabled = isEnabled
    self.order = order
    if case .stack(var layout) = arrangement, layout.isMirrored != isMirrored {
      layout.isMirrored = isMirrored
      arrangement = .stack(layout)
    }
  }

  override func tapHandler(at point: CGPoint) -> (() -> Void)? {
    guard isEnabled, frame.contains(point) else { return nil }
    return { [weak self] in self?.action() }
  }

  override func makeFragments() -> [Fragment] {
    let parts = contents.flatMap(\.fragments)
    var fragment = Fragment.labelled(by: parts, order: order, identity, frame: Rect(frame))
    fragment.element.traits.insert(.button)
    if isEnabled {
      fragment.handlers.activate = { [weak self] in self?.action() }
    } else {
      fragment.element.traits.insert(.notEnabled)
    }
    return [fragment]
  }
}
