extension View {
  /// Zooms what the view shows; the view counts as one that can be zoomed.
  ///
  /// - Source: Behaviour 1.9, 3.2
  public nonisolated func accessibilityZoomAction(
    _ handler: @escaping (AccessibilityZoomGestureAction) -> Void,
    file: StaticString = #filePath, line: UInt = #line
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityEdit(.zoom(handler), file, line)
  }

  /// Says whether the view takes touches itself while VoiceOver is on, and how.
  ///
  /// - Source: Behaviour 1.9, 3.2
  public nonisolated func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = [],
    file: StaticString = #filePath, line: UInt = #line
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityEdit(.directTouch(isDirectTouchArea, options), file, line)
  }

  /// Has the view shown large while it is held by a person with large text; its own label is shown.
  ///
  /// - Source: Behaviour 3.2, 6.1
  public nonisolated func accessibilityShowsLargeContentViewer(
    file: StaticString = #filePath, line: UInt = #line
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityEdit(.largeContent, file, line)
  }

  /// Has other views shown large in place of this one while it is held by a person with large text.
  ///
  /// - Source: Behaviour 3.2, 6.1
  public nonisolated func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V, file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    aside(largeContentView(), .largeContent, file, line)
  }

  /// Offers a button to the hand that wears the device; no hand does so here.
  public nonisolated func accessibilityQuickAction<Style: AccessibilityQuickActionStyle, Content: View>(
    style: Style, @ViewBuilder content: () -> Content
  ) -> some View {
    modifier(IgnoredModifier())
  }

  /// Offers a button, while a condition holds, to the hand that wears the device; no hand does so here.
  public nonisolated func accessibilityQuickAction<Style: AccessibilityQuickActionStyle, Content: View>(
    style: Style, isActive: Binding<Bool>, @ViewBuilder content: () -> Content
  ) -> some View {
    modifier(IgnoredModifier())
  }
}
