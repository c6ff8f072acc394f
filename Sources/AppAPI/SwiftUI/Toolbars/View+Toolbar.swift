extension View {
  /// Shows items in the bars of the screen.
  ///
  ///     List { … }.toolbar { ToolbarItem(placement: .topBarTrailing) { Button("Add") { add() } } }
  ///     // "Kennel, heading" · "Add, button" · …
  /// - Source: Behaviour 3.4
  public nonisolated func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    modifier(ToolbarModifier(items: content()))
  }

  /// Shows views at the end of the bar at the upper edge.
  public nonisolated func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    modifier(ToolbarModifier(items: ToolbarItemGroup(content: content)))
  }

  /// Shows items that a person may rearrange; they keep their order here.
  public nonisolated func toolbar<Content: CustomizableToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    modifier(ToolbarModifier(items: content()))
  }

  /// Shows bars of the screen, or takes them away.
  public nonisolated func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    barVisibility(visibility, bars)
  }

  /// Shows bars of the screen, or takes them away.
  public nonisolated func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    barVisibility(visibility, bars)
  }

  private nonisolated func barVisibility(
    _ visibility: Visibility, _ bars: [ToolbarPlacement]
  ) -> some View {
    transformPreference(BarVisibilityKey.self) { value in
      guard visibility != .automatic else { return }
      for bar in bars.isEmpty ? [.automatic] : bars { value[bar] = visibility }
    }
  }

  /// Takes something away that a bar shows by itself.
  public nonisolated func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    barSettings { if defaultItemKind == .title { $0.hidesTitle = true } }
  }

  /// Has the title of the screen open a menu.
  public nonisolated func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    modifier(ToolbarModifier(items: ToolbarTitleMenu(content: content)))
  }

  /// Sets how the title of the screen is shown.
  public nonisolated func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    navigationBarTitleDisplayMode(mode.mode)
  }

  /// Says what the screen is there for; nothing is heard of it.
  public nonisolated func toolbarRole(_ role: ToolbarRole) -> some View { modifier(IgnoredModifier()) }
}

/// How bars are drawn. Nothing is heard of it.
extension View {
  /// Draws the background of bars in a style.
  public nonisolated func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View {
    modifier(IgnoredModifier())
  }

  /// Draws the background of bars, or leaves it out.
  public nonisolated func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    modifier(IgnoredModifier())
  }

  /// Draws the background of bars, or leaves it out.
  public nonisolated func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    modifier(IgnoredModifier())
  }

  /// Draws bars light or dark.
  public nonisolated func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View {
    modifier(IgnoredModifier())
  }

  /// Puts a bar at the top or bottom edge and gives the rest of the space to this view.
  public nonisolated func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  /// Puts a bar at the side where lines begin or end and gives the rest of the space to this view.
  public nonisolated func safeAreaBar<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }
}
