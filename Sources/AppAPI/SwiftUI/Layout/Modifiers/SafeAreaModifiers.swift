extension View {
  /// Puts a view at the top or bottom edge and gives the rest of the space to this one.
  public nonisolated func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    let bar = content()
    return VStack(alignment: alignment, spacing: spacing ?? 0) {
      if edge == .top { bar }
      self
      if edge == .bottom { bar }
    }
  }

  /// Puts a view at the side where lines begin or end and gives the rest of the space to this one.
  public nonisolated func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    let bar = content()
    return HStack(alignment: alignment, spacing: spacing ?? 0) {
      if edge == .leading { bar }
      self
      if edge == .trailing { bar }
    }
  }

  /// Keeps what is inside away from some edges; a `nil` length is the system's, 16 points.
  public nonisolated func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    padding(edges, length)
  }

  /// Keeps what is inside away from all edges, in points.
  public nonisolated func safeAreaPadding(_ length: CGFloat) -> some View { padding(length) }

  /// Keeps what is inside away from each edge by a distance of its own.
  public nonisolated func safeAreaPadding(_ insets: EdgeInsets) -> some View { padding(insets) }
}

/// The top or the bottom.
public enum VerticalEdge: Int8, CaseIterable, Hashable, Sendable {
  /// The two edges.
  case top, bottom
}

/// The side where lines begin or end.
public enum HorizontalEdge: Int8, CaseIterable, Hashable, Sendable {
  /// The two edges.
  case leading, trailing
}
