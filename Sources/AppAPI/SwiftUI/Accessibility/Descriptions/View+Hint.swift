extension View {
  /// Says what happens when the view is used.
  ///
  /// - Source: Behaviour 3.2
  public nonisolated func accessibilityHint(
    _ hint: Text, file: StaticString = #filePath, line: UInt = #line
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityEdit(.hint(hint), file, line)
  }

  /// Says what happens when the view is used, in words from the app's language files.
  public nonisolated func accessibilityHint(
    _ hintKey: LocalizedStringKey, file: StaticString = #filePath, line: UInt = #line
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityEdit(.hint(Text(hintKey)), file, line)
  }

  /// Says what happens when the view is used, in words that are shown as they are.
  @_disfavoredOverload
  public nonisolated func accessibilityHint<S: StringProtocol>(
    _ hint: S, file: StaticString = #filePath, line: UInt = #line
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityEdit(.hint(Text(hint)), file, line)
  }

  /// Says what happens when the view is used where a condition holds.
  public nonisolated func accessibilityHint(
    _ hint: Text, isEnabled: Bool, file: StaticString = #filePath, line: UInt = #line
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityEdit(.hint(hint), isEnabled: isEnabled, file, line)
  }

  /// Says what happens when the view is used, in words from the app's language files where a condition holds.
  public nonisolated func accessibilityHint(
    _ hintKey: LocalizedStringKey, isEnabled: Bool, file: StaticString = #filePath, line: UInt = #line
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityEdit(.hint(Text(hintKey)), isEnabled: isEnabled, file, line)
  }

  /// Says what happens when the view is used, in words that are shown as they are where a condition holds.
  @_disfavoredOverload
  public nonisolated func accessibilityHint<S: StringProtocol>(
    _ hint: S, isEnabled: Bool, file: StaticString = #filePath, line: UInt = #line
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityEdit(.hint(Text(hint)), isEnabled: isEnabled, file, line)
  }
}

extension View {
  /// Tells what happens when the view is used with words of a resource.
  @_disfavoredOverload
  public nonisolated func accessibilityHint(_ hint: LocalizedStringResource) -> some View {
    accessibilityHint(Text(hint))
  }
}
