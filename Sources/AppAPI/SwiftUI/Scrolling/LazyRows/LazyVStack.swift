/// Views one below the other, made when they come near the screen.
public struct LazyVStack<Content: View> {
  /// Where the app's code makes the view.
  public var _sourceLocation: _ViewSourceLocation?
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content
}

/// Which headers and footers stay in sight while their section is scrolled.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// Makes a set from its bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// Headers stay in sight.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// Footers stay in sight.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

extension LazyVStack: View {
  /// Has no body of its own.
  public typealias Body = Never

  /// Puts the views of a closure one below the other, each made when it comes near the screen.
  public nonisolated init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension LazyVStack: PrimitiveView {
  func makeNode(_ inputs: NodeInputs) -> ViewNode { LazyRowsNode(self, inputs) }
}

extension LazyVStack: RowArranging {
  var rows: Content { content }

  func style(_ environment: EnvironmentValues) -> LazyRowsItem.Style {
    LazyRowsItem.Style(
      spacing: spacing ?? StackLayout.defaultSpacing,
      alignment: Alignment(horizontal: alignment, vertical: .center),
      isMirrored: environment.layoutDirection == .rightToLeft)
  }
}

/// A view that sets the rows of its content one after another.
@MainActor
protocol RowArranging: View {
  associatedtype Rows: View
  /// What lays the rows out.
  associatedtype Item: LazyRowsItem = LazyRowsItem
  var rows: Rows { get }
  /// How the rows are set in an environment.
  func style(_ environment: EnvironmentValues) -> LazyRowsItem.Style
  /// Makes what lays the rows out.
  func makeItem(_ graph: ViewGraph, _ style: LazyRowsItem.Style) -> Item
  /// Hands on what else is said about the rows.
  func update(_ item: Item, _ environment: EnvironmentValues)
}

extension RowArranging where Item == LazyRowsItem {
  func makeItem(_ graph: ViewGraph, _ style: LazyRowsItem.Style) -> LazyRowsItem {
    LazyRowsItem(graph, style)
  }

  func update(_ item: LazyRowsItem, _ environment: EnvironmentValues) {}
}

/// Keeps a lazy container and those of its rows that were asked for.
final class LazyRowsNode<Arranging: RowArranging>: TypedNode<Arranging> {
  private var content: ViewNode?
  private let item: Arranging.Item

  override init(_ view: Arranging, _ inputs: NodeInputs) {
    item = view.makeItem(inputs.graph, view.style(inputs.environment))
    super.init(view, inputs)
    view.update(item, environment)
    content = mount(view.rows, childInputs)
    item.content = content
  }

  override var childInputs: NodeInputs {
    NodeInputs(graph: graph, parent: self, environment: environment, isLazy: true)
  }

  override var container: LayoutItem? { item }
  override func makeItems() -> [LayoutItem] { [item] }
  override var children: [ViewNode] { content.map { [$0] } ?? [] }
  override func environmentChanged() { update() }
  override func contentsChanged() { item.rowsChanged() }

  override func viewChanged(from old: Arranging) {
    update()
    content = content?.reconciled(with: view.rows, childInputs)
    item.content = content
  }

  private func update() {
    item.style = view.style(environment)
    view.update(item, environment)
  }
}
