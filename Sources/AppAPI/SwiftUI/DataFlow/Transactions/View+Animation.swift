extension View {
  /// Animates the changes of the view.
  @available(*, deprecated, message: "Use withAnimation or animation(_:value:).")
  public nonisolated func animation(_ animation: Animation?) -> some View {
    self
  }

  /// Animates the changes that another value brings.
  public nonisolated func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    self
  }

  /// Changes how changes of the view are carried out.
  public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    self
  }

  /// Changes how changes that another value brings are carried out.
  public nonisolated func transaction(
    value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    self
  }

  /// Animates the changes that a closure makes to the view, and no others.
  public nonisolated func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    body(PlaceholderContentView(showing: self))
  }

  /// Changes how the changes that a closure makes to the view are carried out, and no others.
  public nonisolated func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    body(PlaceholderContentView(showing: self))
  }
}
