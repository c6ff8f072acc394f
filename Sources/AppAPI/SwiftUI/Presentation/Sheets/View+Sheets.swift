extension View {
  /// Shows views above the screen while a value is true.
  ///
  /// - Source: Behaviour 3.4
  public nonisolated func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      PresentationModifier(
        item: isPresented.item, identity: { _ in 0 }, place: .sheet, onDismiss: onDismiss,
        content: { _ in content() }))
  }

  /// Shows views above the screen while there is an item.
  public nonisolated func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      PresentationModifier(
        item: item, identity: { AnyHashable($0.id) }, place: .sheet, onDismiss: onDismiss, content: content))
  }

  /// Shows views over the whole screen while a value is true.
  public nonisolated func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      PresentationModifier(
        item: isPresented.item, identity: { _ in 0 }, place: .cover, onDismiss: onDismiss,
        content: { _ in content() }))
  }

  /// Shows views over the whole screen while there is an item.
  public nonisolated func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      PresentationModifier(
        item: item, identity: { AnyHashable($0.id) }, place: .cover, onDismiss: onDismiss, content: content))
  }
}
