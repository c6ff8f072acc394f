extension View {
  /// Makes the view an element of its own; what becomes of the elements inside is the behavior's matter.
  ///
  /// - Source: at-behaviour 3.3
  public nonisolated func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore, file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    accessibilityEdit(.children(children), file, line)
  }

  /// Takes the view and everything inside away from the people who listen, or leaves it.
  public nonisolated func accessibilityHidden(
    _ hidden: Bool, file: StaticString = #filePath, line: UInt = #line
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityEdit(.hidden(hidden), file, line)
  }

  /// Says how early the view is read among its siblings; 0 where unset, higher comes first.
  ///
  /// - Source: at-behaviour 3.2
  public nonisolated func accessibilitySortPriority(
    _ sortPriority: Double, file: StaticString = #filePath, line: UInt = #line
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityEdit(.sortPriority(sortPriority), file, line)
  }
}
