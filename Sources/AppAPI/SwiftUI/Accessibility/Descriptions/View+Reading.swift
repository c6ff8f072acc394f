extension View {
  /// Says what kind of text the view holds, which decides how punctuation is read.
  ///
  /// - Source: Behaviour 1.12, 3.2
  public nonisolated func accessibilityTextContentType(
    _ value: AccessibilityTextContentType, file: StaticString = #filePath, line: UInt = #line
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityEdit(.textContentType(value), file, line)
  }

  /// Gives the data of the chart that the view shows.
  ///
  /// - Source: Behaviour 1.17, 3.2
  public nonisolated func accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(
    _ representable: R, file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    accessibilityEdit(.chart(representable, EvaluationMark()), file, line)
  }

  /// Keeps the colours of the view where the person has colours inverted; colours are not heard.
  public nonisolated func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    modifier(IgnoredModifier())
  }
}
