/// Where a view is on its way through what scrolls.
public enum ScrollTransitionPhase: Equatable, Sendable {
  /// It comes or goes at the top or the leading edge.
  case topLeading
  /// It is wholly to be seen.
  case identity
  /// It comes or goes at the bottom or the trailing edge.
  case bottomTrailing

  /// True where it is wholly to be seen.
  public var isIdentity: Bool { self == .identity }

  /// How far it is away, from -1 at the top to 1 at the bottom.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// How a change of looks follows a scroll.
public struct ScrollTransitionConfiguration: Sendable {
  /// The part of a view that is to be seen when its change begins or ends.
  public struct Threshold: Sendable {
    /// Once all of it is to be seen.
    public static let visible = Threshold()
    /// As soon as any of it is to be seen.
    public static let hidden = Threshold()
    /// In the middle of what scrolls.
    public static let centered = Threshold()
    /// Once so much of it is to be seen.
    public static func visible(_ amount: Double) -> Threshold { Threshold() }
  }

  /// The change follows the finger.
  public static let interactive = ScrollTransitionConfiguration()
  /// The change runs by itself once it has begun.
  public static let animated = ScrollTransitionConfiguration()
  /// There is no change.
  public static let identity = ScrollTransitionConfiguration()

  /// The change follows the finger, along a curve.
  public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration {
    interactive
  }

  /// The change runs by itself once it has begun.
  public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
    animated
  }

  /// The same way of changing along a curve of an animation.
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration { self }

  /// The same way of changing with other ends.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration { self }
}

extension View {
  /// Changes how the view looks while it comes and goes in a scroll; nothing is heard of it.
  public nonisolated func scrollTransition<Effect: VisualEffect>(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
  ) -> some View { self }

  /// Changes how the view looks while it comes and goes at either edge; nothing is heard of it.
  public nonisolated func scrollTransition<Effect: VisualEffect>(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
  ) -> some View { self }
}
