/// What views that are never shown say about the view they belong to.
enum AccessibilityContentUse {
  /// Their texts name it.
  case label
  /// Their texts name an action of it.
  case action(() -> Void)
  /// Their buttons are actions of it.
  case actions(AccessibilityActionCategory)
  /// Their buttons are the entries of its context menu, which opens when it is held.
  case contextMenu(open: @MainActor () -> Void)
  /// They are shown large while it is held.
  case largeContent
  /// Their elements are heard in its place.
  case representation
  /// Their elements are heard inside it.
  case children

  /// True where they lie where the view lies, and are not only asked for their words.
  var isPlaced: Bool {
    switch self {
    case .representation, .children: true
    case .label, .action, .actions, .contextMenu, .largeContent: false
    }
  }
}

/// Gives a view others that are heard as part of it and never shown.
struct AccessibilityContentModifier<Aside: View> {
  let aside: Aside
  let use: AccessibilityContentUse
  let place: CodePlace
}

extension AccessibilityContentModifier: PrimitiveModifier {
  typealias Body = Never

  static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ inputs: NodeInputs
  ) -> ViewNode {
    AccessibilityContentModifierNode(view, inputs)
  }
}

/// Keeps a view, and for each of its items the views that are heard with it.
final class AccessibilityContentModifierNode<Content: View, Aside: View>:
  TypedNode<ModifiedContent<Content, AccessibilityContentModifier<Aside>>>
{
  private struct Entry {
    let item: AccessibilityContentItem
    let aside: AccessibilityContentNode<Aside>
  }

  private var content: ViewNode?
  private var entries: [Entry] = []

  override init(_ view: ModifiedContent<Content, AccessibilityContentModifier<Aside>>, _ inputs: NodeInputs) {
    super.init(view, inputs)
    content = mount(view.content, childInputs)
  }

  override var makesNoItems: Bool { false }
  override var childInputs: NodeInputs { NodeInputs(graph: graph, parent: self, environment: environment) }
  override var children: [ViewNode] { (content.map { [$0] } ?? []) + entries.map(\.aside) }

  override func makeItems() -> [LayoutItem] {
    var known: [ObjectIdentifier: Entry] = [:]
    for entry in entries { known[ObjectIdentifier(entry.item.inner)] = entry }
    entries = (content?.items ?? []).map { inner in
      known.removeValue(forKey: ObjectIdentifier(inner)) ?? makeEntry(around: inner)
    }
    for entry in known.values { entry.aside.unmount() }
    return entries.map(\.item)
  }

  private func makeEntry(around inner: LayoutItem) -> Entry {
    let aside = AccessibilityContentNode(view.modifier.aside, childInputs)
    let item = AccessibilityContentItem(around: inner, parts: aside.parts) { [weak aside] in
      aside?.pictureName
    }
    item.update(view.modifier.use, view.modifier.place, environment)
    return Entry(item: item, aside: aside)
  }

  override func environmentChanged() {
    for entry in entries { entry.item.update(view.modifier.use, view.modifier.place, environment) }
  }

  override func viewChanged(from old: ModifiedContent<Content, AccessibilityContentModifier<Aside>>) {
    for entry in entries {
      entry.item.update(view.modifier.use, view.modifier.place, environment)
      entry.aside.update(view.modifier.aside)
    }
    content = content?.reconciled(with: view.content, childInputs)
  }
}

/// Keeps views that are heard as part of another.
final class AccessibilityContentNode<Aside: View>: ViewNode {
  /// Holds what is heard of them; never laid out.
  let parts: ContainerItem
  private var content: ViewNode?

  init(_ aside: Aside, _ inputs: NodeInputs) {
    parts = ContainerItem(inputs.graph)
    super.init(inputs)
    content = mount(aside, childInputs)
    parts.source = { [weak self] in self?.content?.items ?? [] }
  }

  override var container: LayoutItem? { parts }
  override var children: [ViewNode] { content.map { [$0] } ?? [] }

  func update(_ aside: Aside) {
    content = content?.reconciled(with: aside, childInputs)
  }
}

extension ViewNode {
  /// What the first picture inside is known by.
  ///
  /// - Complexity: O(nodes inside).
  fileprivate var pictureName: String? {
    if let image = self as? ImageNode { return image.view.pictureName(in: environment) }
    return children.lazy.compactMap(\.pictureName).first
  }
}

extension Image {
  /// What menus and other places know the picture by.
  fileprivate func pictureName(in environment: EnvironmentValues) -> String? {
    if case .symbol(let name) = source { name } else { heardFileName(in: environment) }
  }
}
