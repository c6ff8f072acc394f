/// Mirrors a view where people read from right to left.
struct MirroringModifier {
  let isActive: Bool
  @Environment(\.layoutDirection) var direction
}

extension MirroringModifier: ViewModifier {
  func body(content: Content) -> some View {
    content.scaleEffect(x: isActive && direction == .rightToLeft ? -1 : 1, y: 1)
  }
}

extension View {
  /// Mirrors the view where people read from right to left, as arrows need it.
  public nonisolated func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(MirroringModifier(isActive: enabled))
  }
}
