extension View {
  /// Names the view.
  ///
  /// - Source: Behaviour 3.2
  public nonisolated func accessibilityLabel(
    _ label: Text, file: StaticString = #filePath, line: UInt = #line
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityEdit(.label(label), file, line)
  }

  /// Names the view, in words from the app's language files.
  public nonisolated func accessibilityLabel(
    _ labelKey: LocalizedStringKey, file: StaticString = #filePath, line: UInt = #line
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityEdit(.label(Text(labelKey)), file, line)
  }

  /// Names the view, in words that are shown as they are.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(
    _ label: S, file: StaticString = #filePath, line: UInt = #line
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityEdit(.label(Text(label)), file, line)
  }

  /// Names the view where a condition holds.
  public nonisolated func accessibilityLabel(
    _ label: Text, isEnabled: Bool, file: StaticString = #filePath, line: UInt = #line
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityEdit(.label(label), isEnabled: isEnabled, file, line)
  }

  /// Names the view, in words from the app's language files where a condition holds.
  public nonisolated func accessibilityLabel(
    _ labelKey: LocalizedStringKey, isEnabled: Bool, file: StaticString = #filePath, line: UInt = #line
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityEdit(.label(Text(labelKey)), isEnabled: isEnabled, file, line)
  }

  /// Names the view, in words that are shown as they are where a condition holds.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(
    _ label: S, isEnabled: Bool, file: StaticString = #filePath, line: UInt = #line
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityEdit(.label(Text(label)), isEnabled: isEnabled, file, line)
  }
}

extension View {
  /// Names the view with words of a resource.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel(_ label: LocalizedStringResource) -> some View {
    accessibilityLabel(Text(label))
  }
}
