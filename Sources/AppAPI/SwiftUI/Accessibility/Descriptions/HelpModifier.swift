extension View {
  /// Says what the view is for; heard where a hint is heard.
  public nonisolated func help(
    _ text: Text, file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    accessibilityHint(text, file: file, line: line)
  }

  /// Says in words from the app's language files what the view is for.
  public nonisolated func help(
    _ textKey: LocalizedStringKey, file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    accessibilityHint(textKey, file: file, line: line)
  }

  /// Says in words that are taken as they are what the view is for.
  @_disfavoredOverload
  public nonisolated func help<S: StringProtocol>(
    _ text: S, file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    accessibilityHint(text, file: file, line: line)
  }
}

extension View {
  /// Explains the view with words of a resource.
  @_disfavoredOverload
  public nonisolated func help(_ textResource: LocalizedStringResource) -> some View {
    help(Text(textResource))
  }
}
