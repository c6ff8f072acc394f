/// Buttons of a bar have space for a finger around their words.
struct BarButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.frame(minWidth: 44, minHeight: 44)
  }
}

/// A button that answers where something is asked: as wide as its panel, and high enough for a finger.
struct AnswerButtonStyle: PrimitiveButtonStyle {
  /// The height of a button with one line of words at the usual text size, in points.
  static let leastHeight: CGFloat = 44

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .fontWeight(configuration.role == .cancel ? .semibold : nil)
      .multilineTextAlignment(.center)
      .padding(EdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8))
      .frame(maxWidth: .infinity, minHeight: Self.leastHeight)
  }
}
