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
}
