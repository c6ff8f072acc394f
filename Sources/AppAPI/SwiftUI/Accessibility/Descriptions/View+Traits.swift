extension View {
  /// Says what the view is, beside what it is already.
  ///
  /// - Source: Behaviour 3.1 T3
  public nonisolated func accessibilityAddTraits(
    _ traits: AccessibilityTraits, file: StaticString = #filePath, line: UInt = #line
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityEdit(.addTraits(traits), file, line)
  }

  /// Takes back what the view is said to be further in.
  ///
  /// - Source: Behaviour 3.1 T3
  public nonisolated func accessibilityRemoveTraits(
    _ traits: AccessibilityTraits, file: StaticString = #filePath, line: UInt = #line
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityEdit(.removeTraits(traits), file, line)
  }

  /// Says how deep a heading stands; heard where the view is a header too.
  ///
  /// - Source: Behaviour 3.2
  public nonisolated func accessibilityHeading(
    _ level: AccessibilityHeadingLevel, file: StaticString = #filePath, line: UInt = #line
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityEdit(.heading(level), file, line)
  }
}
