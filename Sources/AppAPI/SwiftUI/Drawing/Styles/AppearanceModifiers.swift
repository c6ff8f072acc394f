extension View {
  /// Sets the colour of text and symbols inside.
  public nonisolated func foregroundColor(_ color: Color?) -> some View {
    modifier(ForegroundStylesModifier(foregroundStyles: color.map { ForegroundStyles([$0]) }))
  }
}

extension Text {
  /// The text in a colour.
  public func foregroundColor(_ color: Color?) -> Text {
    styled { $0.foregroundStyles = color.map { ForegroundStyles([$0]) } }
  }
}
