/// What becomes of a view under a pointer.
public struct HoverEffect: Sendable {
  private let name: String

  /// As the system thinks best.
  public static let automatic = HoverEffect(name: "automatic")
  /// The view is lit.
  public static let highlight = HoverEffect(name: "highlight")
  /// The view comes closer.
  public static let lift = HoverEffect(name: "lift")
}

/// Where a pointer is above a view.
public enum HoverPhase: Equatable, Sendable {
  /// At a place of it.
  case active(CGPoint)
  /// It has left.
  case ended
}

/// A screen that is touched has no pointer that could rest above a view; nothing here is ever called.
extension View {
  /// Does something when a pointer comes to the view and when it leaves.
  public nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    modifier(IgnoredModifier())
  }

  /// Does something wherever a pointer is above the view.
  public nonisolated func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    modifier(IgnoredModifier())
  }

  /// Sets what becomes of the view under a pointer.
  public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> some View
  {
    modifier(IgnoredModifier())
  }

  /// Sets what becomes of views inside under a pointer where they do not say so themselves.
  public nonisolated func defaultHoverEffect(_ effect: HoverEffect?) -> some View {
    modifier(IgnoredModifier())
  }

  /// Has nothing become of views inside under a pointer.
  public nonisolated func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
    modifier(IgnoredModifier())
  }
}
