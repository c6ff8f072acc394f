extension View {
  /// Says where a tap lands when the view is activated, in the view's own points.
  ///
  /// - Source: Behaviour 3.2
  public nonisolated func accessibilityActivationPoint(
    _ activationPoint: CGPoint, file: StaticString = #filePath, line: UInt = #line
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityEdit(.activationPoint(activationPoint), file, line)
  }

  /// Says where a tap lands when the view is activated, in the view's own points, where a condition holds.
  public nonisolated func accessibilityActivationPoint(
    _ activationPoint: CGPoint, isEnabled: Bool, file: StaticString = #filePath, line: UInt = #line
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityEdit(.activationPoint(activationPoint), isEnabled: isEnabled, file, line)
  }

  /// Says where a tap lands when the view is activated, in parts of its size.
  public nonisolated func accessibilityActivationPoint(
    _ activationPoint: UnitPoint, file: StaticString = #filePath, line: UInt = #line
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityEdit(.activationUnitPoint(activationPoint), file, line)
  }

  /// Says where a tap lands when the view is activated, in parts of its size, where a condition holds.
  public nonisolated func accessibilityActivationPoint(
    _ activationPoint: UnitPoint, isEnabled: Bool, file: StaticString = #filePath, line: UInt = #line
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityEdit(.activationUnitPoint(activationPoint), isEnabled: isEnabled, file, line)
  }

  /// Says whether a person can use the view; derived from what it does where unset.
  ///
  /// - Source: Behaviour 3.2
  public nonisolated func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true, file: StaticString = #filePath, line: UInt = #line
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityEdit(.respondsToUserInteraction(respondsToUserInteraction), file, line)
  }

  /// Says whether a person can use the view, where a condition holds.
  public nonisolated func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool, isEnabled: Bool, file: StaticString = #filePath, line: UInt = #line
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityEdit(
      .respondsToUserInteraction(respondsToUserInteraction), isEnabled: isEnabled, file, line)
  }
}
