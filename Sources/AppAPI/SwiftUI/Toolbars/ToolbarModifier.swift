import AccessibilityModel

/// An item as a bar shows it.
struct ToolbarEntry: Identifiable, Equatable {
  /// Who has the item, and which of theirs it is.
  struct ID: Hashable {
    let node: ObjectIdentifier
    let index: Int
  }

  let id: ID
  let place: ToolbarPlace
  let content: any View
  let environment: EnvironmentValues
  /// Counts the states of the item.
  let version: Int

  static func == (left: ToolbarEntry, right: ToolbarEntry) -> Bool {
    left.id == right.id && left.version == right.version
  }
}

enum ToolbarEntriesKey: PreferenceKey {
  static var defaultValue: [ToolbarEntry] { [] }
  static func reduce(value: inout [ToolbarEntry], nextValue: () -> [ToolbarEntry]) { value += nextValue() }
}

/// Hands items to the bars around a screen.
struct ToolbarModifier<Items: ToolbarContent>: PrimitiveModifier {
  typealias Body = Never
  nonisolated(unsafe) let items: Items

  static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ inputs: NodeInputs
  ) -> ViewNode {
    ToolbarNode(view, inputs)
  }
}

/// Keeps a view and the items that it hands to the bars around.
final class ToolbarNode<Content: View, Items: ToolbarContent>:
  TypedNode<ModifiedContent<Content, ToolbarModifier<Items>>>, PreferenceSource
{
  private var content: ViewNode?
  private lazy var collector = ToolbarCollector(self)
  private var entries: [ToolbarEntry] = []
  private var version = 0
  private var keyboard: ViewNode?
  private let item: KeyboardBarItem

  override init(_ view: ModifiedContent<Content, ToolbarModifier<Items>>, _ inputs: NodeInputs) {
    item = KeyboardBarItem(inputs.graph)
    super.init(view, inputs)
    content = mount(view.content, childInputs)
    item.source = { [weak self] in self?.content?.items ?? [] }
    item.barSource = { [weak self] in self?.keyboard?.items ?? [] }
    readItems()
  }

  override var children: [ViewNode] { [content, keyboard].compactMap { $0 } }

  /// The content stays as it is unless something stands above the keyboard.
  override var container: LayoutItem? { keyboard == nil ? nil : item }
  override func makeItems() -> [LayoutItem] { keyboard == nil ? content?.items ?? [] : [item] }

  override func environmentChanged() { if isMounted { readItems() } }
  override func evaluate() { if isMounted { readItems() } }

  override func viewChanged(from old: ModifiedContent<Content, ToolbarModifier<Items>>) {
    content = content?.reconciled(with: view.content, childInputs)
    readItems()
  }

  private func readItems() {
    graph.willEvaluate(self)
    version += 1
    let found = graph.tracking(self) { collector.read(view.modifier.items) }
    entries = found.enumerated().map { index, item in
      ToolbarEntry(
        id: ToolbarEntry.ID(node: ObjectIdentifier(self), index: index), place: item.place,
        content: item.content, environment: environment, version: version)
    }
    updateKeyboard()
    graph.preferencesChanged()
  }

  private func updateKeyboard() {
    let above = entries.filter { $0.place == .keyboard }
    let had = keyboard != nil
    if above.isEmpty {
      keyboard?.unmount()
      keyboard = nil
    } else {
      let bar = KeyboardBar(entries: above)
      keyboard = keyboard?.reconciled(with: bar, childInputs) ?? mount(bar, childInputs)
    }
    if had != (keyboard != nil) { invalidateItems() }
  }

  override func didUnmount() {
    collector.disconnect()
    graph.preferencesChanged()
  }

  func contribute<Key: PreferenceKey>(_ key: Key.Type, to value: inout Key.Value?) -> Bool {
    value = content?.preference(key)
    guard Key.self == ToolbarEntriesKey.self else { return true }
    let inside = value as? [ToolbarEntry] ?? []
    value = (inside + entries.filter { $0.place != .keyboard }) as? Key.Value
    return true
  }
}

/// Shows an item of a bar in the environment of the view that has it.
struct CarriedView {
  let entry: ToolbarEntry
}

extension CarriedView: View {
  typealias Body = Never
}

extension CarriedView: PrimitiveView {
  func makeNode(_ inputs: NodeInputs) -> ViewNode { CarriedNode(self, inputs) }
}

/// Keeps the views of an item of a bar.
final class CarriedNode: TypedNode<CarriedView> {
  private var content: ViewNode?

  override init(_ view: CarriedView, _ inputs: NodeInputs) {
    super.init(view, inputs)
    content = mount(view.entry.content, childInputs)
  }

  /// What the view around the item has set, except for what the bar decides.
  override var childInputs: NodeInputs {
    var inputs = super.childInputs
    let bar = environment
    inputs.environment = view.entry.environment
    inputs.environment.isInRow = false
    inputs.environment.isInMenu = bar.isInMenu
    inputs.environment.barText = bar.isInMenu ? .none : .fixed
    let labels = StyleKey<any LabelStyle>.self
    // Labels in bars show their picture alone, where the app does not style them itself.
    if !bar.isInMenu, view.entry.place != .principal, inputs.environment[labels].isEmpty {
      inputs.environment[labels] = [BarLabelStyle()]
    }
    inputs.environment.closesOnAction = bar.closesOnAction
    if bar.closesOnAction { inputs.environment.dismiss = bar.dismiss }
    inputs.environment[StyleKey<AnyButtonStyle>.self] = bar[StyleKey<AnyButtonStyle>.self]
    return inputs
  }

  override func viewChanged(from old: CarriedView) {
    content = content?.reconciled(with: view.entry.content, childInputs)
  }

  override var children: [ViewNode] { content.map { [$0] } ?? [] }
}
