private enum ForegroundColorKey: EnvironmentKey {
  static let defaultValue: Color? = nil
}

extension EnvironmentValues {
  var foregroundColor: Color? {
    get { self[ForegroundColorKey.self] }
    set { self[ForegroundColorKey.self] = newValue }
  }
}

extension View {
  /// Sets the colour of text and symbols inside; nothing is heard of it.
  public nonisolated func foregroundColor(_ color: Color?) -> some View {
    environment(\.foregroundColor, color)
  }
}

extension Text {
  /// The text in a colour; nothing is heard of it.
  public func foregroundColor(_ color: Color?) -> Text {
    styled { $0.color = color }
  }
}
