extension View {
  /// Shows or hides the letters beside a list that lead to its sections.
  ///
  /// They are shown unless hidden, where a section has one.
  public nonisolated func listSectionIndexVisibility(_ visibility: Visibility) -> some View {
    environment(\.sectionIndexVisibility, visibility)
  }

  /// Names a section among the letters beside a list.
  ///
  ///     Section("A") { ForEach(dogs) { Text($0.name) } }
  ///       .sectionIndexLabel("A")
  ///     // "Section index, A, adjustable" leads from section to section
  public nonisolated func sectionIndexLabel(_ label: Text?) -> some View {
    modifier(SectionIndexLabel(label: label))
  }

  /// Names a section among the letters beside a list.
  @_disfavoredOverload
  public nonisolated func sectionIndexLabel<S: StringProtocol>(_ label: S?) -> some View {
    modifier(SectionIndexLabel(label: label.map { Text($0) }))
  }
}

private enum SectionIndexVisibilityKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
  /// Whether the letters beside lists are shown.
  var sectionIndexVisibility: Visibility {
    get { self[SectionIndexVisibilityKey.self] }
    set { self[SectionIndexVisibilityKey.self] = newValue }
  }
}

/// The label of a section among the letters beside a list.
struct SectionIndexLabel: PrimitiveModifier {
  typealias Body = Never
  let label: Text?

  static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ inputs: NodeInputs
  ) -> ViewNode {
    SectionIndexLabelNode(view, inputs)
  }
}

/// A node of rows that have a label among the letters beside a list.
@MainActor
protocol IndexedRows: ViewNode {
  /// The label; `nil` for none.
  var indexLabel: String? { get }
}

/// Keeps a section that has a label.
final class SectionIndexLabelNode<Content: View>: PassThroughNode<Content, SectionIndexLabel>, IndexedRows {
  var indexLabel: String? { view.modifier.label?.string(in: environment) }

  override func modifierChanged(from old: SectionIndexLabel) { invalidateItems() }
}

/// A label of the letters beside a list, and the first row it leads to.
struct IndexedSection: Equatable {
  var label: String
  var row: Int
}

extension ViewNode {
  /// The labels of the sections inside, each with the number of its first row.
  final func indexedSections(from row: Int = 0) -> [IndexedSection] {
    if let label = (self as? any IndexedRows)?.indexLabel, totalRowCount > 0 {
      return [IndexedSection(label: label, row: row)]
    }
    guard !(self is any RowSource), makesNoItems else { return [] }
    var (result, row) = ([IndexedSection](), row)
    for child in children {
      result += child.indexedSections(from: row)
      row += child.totalRowCount
    }
    return result
  }
}

/// Puts the letters that lead to sections beside a list.
struct SectionIndexModifier: PrimitiveModifier {
  typealias Body = Never

  static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ inputs: NodeInputs
  ) -> ViewNode {
    SectionIndexNode(view, inputs)
  }
}

/// Keeps a list and the letters beside it.
final class SectionIndexNode<Content: View>: TypedNode<ModifiedContent<Content, SectionIndexModifier>> {
  private var content: ViewNode?
  private let item: IndexedListItem

  override init(_ view: ModifiedContent<Content, SectionIndexModifier>, _ inputs: NodeInputs) {
    item = IndexedListItem(inputs.graph)
    super.init(view, inputs)
    content = mount(view.content, childInputs)
    item.source = { [weak self] in self?.content?.items ?? [] }
    item.rows = { [weak self] in self?.content?.lazyRows.first }
    item.environment = environment
  }

  override var container: LayoutItem? { item }
  override func makeItems() -> [LayoutItem] { [item] }
  override var children: [ViewNode] { content.map { [$0] } ?? [] }

  override func environmentChanged() {
    item.environment = environment
    item.invalidateLayout()
  }

  override func viewChanged(from old: ModifiedContent<Content, SectionIndexModifier>) {
    content = content?.reconciled(with: view.content, childInputs)
  }
}
