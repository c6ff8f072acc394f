/// Views in rows whose columns are as wide as their widest view.
///
///     Grid {
///       GridRow {
///         Text("Age")
///         Text("Three years")
///       }
///     }
public struct Grid<Content: View> {
  /// Where the app's code makes the view.
  public var _sourceLocation: _ViewSourceLocation?
  let alignment: Alignment
  let horizontalSpacing: CGFloat?
  let verticalSpacing: CGFloat?
  let content: Content
}

/// Views that stand in one row of a grid.
public struct GridRow<Content: View> {
  /// Where the app's code makes the view.
  public var _sourceLocation: _ViewSourceLocation?
  let alignment: VerticalAlignment?
  let content: Content
}

extension Grid: View {
  /// Has no body of its own.
  public typealias Body = Never

  /// Puts the rows of a closure one below the other; a view outside a row takes one to itself.
  public nonisolated init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing,
      content: content())
  }
}

extension GridRow: View {
  /// Has no body of its own.
  public typealias Body = Never

  /// Puts the views of a closure into one row.
  public nonisolated init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.init(alignment: alignment, content: content())
  }
}

extension Grid: PrimitiveView {}

extension Grid: ArrangingView {
  func arrangement(_ environment: EnvironmentValues) -> Arrangement {
    .custom(
      GridBox(
        alignment: alignment, across: horizontalSpacing ?? StackLayout.defaultSpacing,
        down: verticalSpacing ?? StackLayout.defaultSpacing,
        isMirrored: environment.layoutDirection == .rightToLeft))
  }
}

extension GridRow: PrimitiveView {
  func makeNode(_ inputs: NodeInputs) -> ViewNode { GridRowNode(self, inputs) }
}

/// Keeps the views of a row.
final class GridRowNode<Content: View>: TypedNode<GridRow<Content>> {
  private var content: ViewNode?
  private let item: GridRowItem

  override init(_ view: GridRow<Content>, _ inputs: NodeInputs) {
    item = GridRowItem(inputs.graph)
    super.init(view, inputs)
    item.alignment = view.alignment
    content = mount(view.content, childInputs)
    item.source = { [weak self] in self?.content?.items ?? [] }
  }

  override var container: LayoutItem? { item }
  override func makeItems() -> [LayoutItem] { [item] }
  override var children: [ViewNode] { content.map { [$0] } ?? [] }

  override func viewChanged(from old: GridRow<Content>) {
    item.alignment = view.alignment
    content = content?.reconciled(with: view.content, childInputs)
    item.invalidateLayout()
  }
}

/// A row; the grid around says where its views lie.
final class GridRowItem: ContainerItem {
  var alignment: VerticalAlignment?
  /// The places of the columns; none outside a grid, where the row is like a stack.
  var plan: GridPlan?

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    guard let plan else { return stack.solve(contents, proposal).size }
    return CGSize(width: plan.width, height: plan.height(of: self))
  }

  private var stack: StackLayout {
    StackLayout(
      axis: .horizontal, spacing: nil,
      alignment: Alignment(horizontal: .leading, vertical: alignment ?? .center), isMirrored: false)
  }

  override func placeContents(in bounds: CGRect, _ proposal: ProposedViewSize) {
    guard let plan else {
      stack.place(contents, in: bounds, stack.solve(contents, proposal))
      return
    }
    for cell in GridPlan.cells(of: self) {
      let width = plan.length(cell)
      var x = plan.offsets[cell.column]
      if plan.isMirrored { x = bounds.width - x - width }
      let frame = CGRect(x: bounds.minX + x, y: bounds.minY, width: width, height: bounds.height)
      LayerLayout(alignment: plan.alignment(of: cell, in: self), isMirrored: plan.isMirrored)
        .placeOne(cell.item, in: frame, ProposedViewSize(width: width, height: bounds.height))
    }
  }
}
