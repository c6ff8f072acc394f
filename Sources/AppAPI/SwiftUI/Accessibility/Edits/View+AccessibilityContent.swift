extension View {
  /// Names the view by the texts of views, which may hold its name so far.
  ///
  /// - Source: Behaviour 3.2
  public nonisolated func accessibilityLabel<V: View>(
    @ViewBuilder content: (_ label: PlaceholderContentView<Self>) -> V,
    file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    aside(content(PlaceholderContentView()), .label, file, line)
  }

  /// Offers an action that is named by the texts of views.
  ///
  /// - Source: Behaviour 3.2
  public nonisolated func accessibilityAction<Label: View>(
    action: @escaping () -> Void, @ViewBuilder label: () -> Label,
    file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    aside(label(), .action(action), file, line)
  }

  /// Offers each button among some views as an action.
  ///
  /// - Source: Behaviour 3.2
  public nonisolated func accessibilityActions<Content: View>(
    @ViewBuilder _ content: () -> Content, file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    aside(content(), .actions(.default), file, line)
  }

  /// Offers each button among some views as an action of a category.
  ///
  /// - Source: Behaviour 3.2
  public nonisolated func accessibilityActions<Content: View>(
    category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content,
    file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    aside(content(), .actions(category), file, line)
  }

  /// Has the elements of views that are never shown heard in place of those of this view.
  ///
  /// - Source: Behaviour 3.2
  public nonisolated func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V, file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    aside(ZStack(content: representation), .representation, file, line)
  }

  /// Has the elements of views that are never shown heard inside the view, in place of its own.
  ///
  /// - Source: Behaviour 3.2
  public nonisolated func accessibilityChildren<V: View>(
    @ViewBuilder children: () -> V, file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    aside(ZStack(content: children), .children, file, line)
  }

  /// Gives the view others that are heard as part of it.
  nonisolated func aside<Aside: View>(
    _ aside: Aside, _ use: AccessibilityContentUse, _ file: StaticString, _ line: UInt
  ) -> some View {
    modifier(AccessibilityContentModifier(aside: aside, use: use, place: CodePlace(file, line)))
  }
}
