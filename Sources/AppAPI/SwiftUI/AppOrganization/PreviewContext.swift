/// Says where a preview is shown, other than on a screen of its own.
@MainActor @preconcurrency
public protocol PreviewContext {
  /// What is shown there.
  func shown(_ content: AnyView) -> AnyView
}

extension View {
  /// Shows the preview in a place other than a screen of its own, such as a widget.
  public nonisolated func previewContext<C: PreviewContext>(_ value: C) -> some View {
    nonisolated(unsafe) let value = value
    return modifier(PreviewContextModifier(shown: { value.shown($0) }))
  }
}

/// Shows a view in the place of a preview.
struct PreviewContextModifier: ViewModifier {
  let shown: @MainActor (AnyView) -> AnyView

  func body(content: Content) -> some View { shown(AnyView(content)) }
}
