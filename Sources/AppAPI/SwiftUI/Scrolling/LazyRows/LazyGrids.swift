/// Views in columns, one line after another downwards.
public struct LazyVGrid<Content: View> {
  /// Where the app's code makes the view.
  public var _sourceLocation: _ViewSourceLocation?
  let columns: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content
}

/// Views in rows, one line after another across.
public struct LazyHGrid<Content: View> {
  /// Where the app's code makes the view.
  public var _sourceLocation: _ViewSourceLocation?
  let tracks: [GridItem]
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content
}

/// Views side by side in a view that scrolls across.
public struct LazyHStack<Content: View> {
  /// Where the app's code makes the view.
  public var _sourceLocation: _ViewSourceLocation?
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content
}

extension LazyVGrid: View {
  /// Has no body of its own.
  public typealias Body = Never

  /// Puts the views of a closure into columns.
  public nonisolated init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.init(columns: columns, alignment: alignment, spacing: spacing, content: content())
  }
}

extension LazyVGrid: PrimitiveView {
  func makeNode(_ inputs: NodeInputs) -> ViewNode { LazyRowsNode(self, inputs) }
}

extension LazyVGrid: RowArranging {
  var rows: Content { content }

  func style(_ environment: EnvironmentValues) -> LazyRowsItem.Style {
    LazyRowsItem.Style(
      spacing: spacing ?? StackLayout.defaultSpacing,
      alignment: Alignment(horizontal: alignment, vertical: .center), columns: columns,
      isMirrored: environment.layoutDirection == .rightToLeft)
  }
}

extension LazyHGrid: View {
  /// Has no body of its own.
  public typealias Body = Never

  /// Puts the views of a closure into rows.
  public nonisolated init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.init(tracks: rows, alignment: alignment, spacing: spacing, content: content())
  }
}

extension LazyHGrid: PrimitiveView {
  func makeNode(_ inputs: NodeInputs) -> ViewNode { LazyRowsNode(self, inputs) }
}

extension LazyHGrid: RowArranging {
  var rows: Content { content }

  func style(_ environment: EnvironmentValues) -> LazyRowsItem.Style {
    LazyRowsItem.Style(
      axis: .horizontal, spacing: spacing ?? StackLayout.defaultSpacing,
      alignment: Alignment(horizontal: .center, vertical: alignment), columns: tracks,
      isMirrored: environment.layoutDirection == .rightToLeft)
  }
}

extension LazyHStack: View {
  /// Has no body of its own.
  public typealias Body = Never

  /// Puts the views of a closure side by side; a `nil` spacing is the system's.
  public nonisolated init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.init(alignment: alignment, spacing: spacing, content: content())
  }
}

extension LazyHStack: PrimitiveView {
  func makeNode(_ inputs: NodeInputs) -> ViewNode { LazyRowsNode(self, inputs) }
}

extension LazyHStack: RowArranging {
  var rows: Content { content }

  func style(_ environment: EnvironmentValues) -> LazyRowsItem.Style {
    LazyRowsItem.Style(
      axis: .horizontal, spacing: spacing ?? StackLayout.defaultSpacing,
      alignment: Alignment(horizontal: .center, vertical: alignment),
      isMirrored: environment.layoutDirection == .rightToLeft)
  }
}
