extension View {
  /// Says by which names the view is called, the most important first.
  ///
  /// - Source: Behaviour 3.2 (accessibilityInputLabels); mission S6
  public nonisolated func accessibilityInputLabels(
    _ inputLabels: [Text], file: StaticString = #filePath, line: UInt = #line
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityEdit(.inputLabels(inputLabels), file, line)
  }

  /// Says by which names from the app's language files the view is called.
  public nonisolated func accessibilityInputLabels(
    _ inputLabelKeys: [LocalizedStringKey], file: StaticString = #filePath, line: UInt = #line
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityEdit(.inputLabels(inputLabelKeys.map { Text($0) }), file, line)
  }

  /// Says by which names, taken as they are, the view is called.
  @_disfavoredOverload
  public nonisolated func accessibilityInputLabels<S: StringProtocol>(
    _ inputLabels: [S], file: StaticString = #filePath, line: UInt = #line
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityEdit(.inputLabels(inputLabels.map { Text($0) }), file, line)
  }

  /// Says by which names the view is called, the most important first where a condition holds.
  public nonisolated func accessibilityInputLabels(
    _ inputLabels: [Text], isEnabled: Bool, file: StaticString = #filePath, line: UInt = #line
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityEdit(.inputLabels(inputLabels), isEnabled: isEnabled, file, line)
  }

  /// Says by which names from the app's language files the view is called where a condition holds.
  public nonisolated func accessibilityInputLabels(
    _ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool, file: StaticString = #filePath,
    line: UInt = #line
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityEdit(.inputLabels(inputLabelKeys.map { Text($0) }), isEnabled: isEnabled, file, line)
  }

  /// Says by which names, taken as they are, the view is called where a condition holds.
  @_disfavoredOverload
  public nonisolated func accessibilityInputLabels<S: StringProtocol>(
    _ inputLabels: [S], isEnabled: Bool, file: StaticString = #filePath, line: UInt = #line
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityEdit(.inputLabels(inputLabels.map { Text($0) }), isEnabled: isEnabled, file, line)
  }
}
