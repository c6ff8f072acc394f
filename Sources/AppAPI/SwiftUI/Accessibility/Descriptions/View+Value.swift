extension View {
  /// Says what the view stands at.
  ///
  /// - Source: Behaviour 3.2
  public nonisolated func accessibilityValue(
    _ valueDescription: Text, file: StaticString = #filePath, line: UInt = #line
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityEdit(.value(valueDescription), file, line)
  }

  /// Says what the view stands at, in words from the app's language files.
  public nonisolated func accessibilityValue(
    _ valueKey: LocalizedStringKey, file: StaticString = #filePath, line: UInt = #line
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityEdit(.value(Text(valueKey)), file, line)
  }

  /// Says what the view stands at, in words that are shown as they are.
  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(
    _ value: S, file: StaticString = #filePath, line: UInt = #line
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityEdit(.value(Text(value)), file, line)
  }

  /// Says what the view stands at where a condition holds.
  public nonisolated func accessibilityValue(
    _ valueDescription: Text, isEnabled: Bool, file: StaticString = #filePath, line: UInt = #line
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityEdit(.value(valueDescription), isEnabled: isEnabled, file, line)
  }

  /// Says what the view stands at, in words from the app's language files where a condition holds.
  public nonisolated func accessibilityValue(
    _ valueKey: LocalizedStringKey, isEnabled: Bool, file: StaticString = #filePath, line: UInt = #line
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityEdit(.value(Text(valueKey)), isEnabled: isEnabled, file, line)
  }

  /// Says what the view stands at, in words that are shown as they are where a condition holds.
  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(
    _ value: S, isEnabled: Bool, file: StaticString = #filePath, line: UInt = #line
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityEdit(.value(Text(value)), isEnabled: isEnabled, file, line)
  }
}

extension View {
  /// Tells the value of the view with words of a resource.
  @_disfavoredOverload
  public nonisolated func accessibilityValue(_ value: LocalizedStringResource) -> some View {
    accessibilityValue(Text(value))
  }
}
