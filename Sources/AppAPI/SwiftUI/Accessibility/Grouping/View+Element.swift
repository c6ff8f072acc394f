extension View {
  /// Makes the view an element of its own; what becomes of the elements inside is the behavior's matter.
  ///
  /// - Source: Behaviour 3.3
  public nonisolated func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore, file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    accessibilityEdit(.children(children), file, line)
  }

  /// Takes the view and everything inside away from the people who listen, or leaves it.
  ///
  /// - Source: Behaviour 3.1 T6
  public nonisolated func accessibilityHidden(
    _ hidden: Bool, file: StaticString = #filePath, line: UInt = #line
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityEdit(.hidden(hidden), file, line)
  }

  /// Takes the view away from the people who listen, where a condition holds.
  public nonisolated func accessibilityHidden(
    _ hidden: Bool, isEnabled: Bool, file: StaticString = #filePath, line: UInt = #line
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityEdit(.hidden(hidden), isEnabled: isEnabled, file, line)
  }

  /// Says how early the view is read among its siblings; 0 where unset, higher comes first.
  ///
  /// - Source: Behaviour 3.2
  public nonisolated func accessibilitySortPriority(
    _ sortPriority: Double, file: StaticString = #filePath, line: UInt = #line
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityEdit(.sortPriority(sortPriority), file, line)
  }

  /// Names the view for tests; never spoken.
  ///
  /// - Source: Behaviour 3.2
  public nonisolated func accessibilityIdentifier(
    _ identifier: String, file: StaticString = #filePath, line: UInt = #line
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityEdit(.identifier(identifier), file, line)
  }

  /// Names the view for tests where a condition holds.
  public nonisolated func accessibilityIdentifier(
    _ identifier: String, isEnabled: Bool, file: StaticString = #filePath, line: UInt = #line
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityEdit(.identifier(identifier), isEnabled: isEnabled, file, line)
  }
}
