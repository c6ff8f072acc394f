/// Where a view is in coming or going.
public enum TransitionPhase: Hashable, Sendable {
  /// It is about to come.
  case willAppear
  /// It is there.
  case identity
  /// It has gone.
  case didDisappear

  /// True while it is there.
  public var isIdentity: Bool { self == .identity }

  /// -1 before it comes, 0 while it is there, 1 after it has gone.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// What a transition looks like besides its views.
public struct TransitionProperties: Hashable, Sendable {
  /// True where something moves.
  public var hasMotion: Bool

  /// Makes the properties.
  public init(hasMotion: Bool = true) {
    self.hasMotion = hasMotion
  }
}

/// How a view comes and goes; here a view is there at once, or gone.
@MainActor @preconcurrency
public protocol Transition {
  /// What stands for the view that comes and goes.
  typealias Content = PlaceholderContentView<Self>
  /// The type of the changed view.
  associatedtype Body: View

  /// The view while it comes, is there, or goes.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
  /// What it looks like besides.
  static var properties: TransitionProperties { get }
}

extension Transition {
  /// Something moves.
  public static var properties: TransitionProperties { TransitionProperties() }

  /// The transition, carried out by an animation.
  public nonisolated func animation(_ animation: Animation?) -> some Transition { self }

  /// The transition together with another.
  public nonisolated func combined<T: Transition>(with other: T) -> some Transition {
    CombinedTransition(first: self, second: other)
  }

  /// A view as it looks in one phase of its coming or going.
  public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    body(content: PlaceholderContentView(showing: content), phase: phase)
  }
}

/// Two transitions of one view.
struct CombinedTransition<First: Transition, Second: Transition> {
  nonisolated(unsafe) let first: First
  nonisolated(unsafe) let second: Second
}

extension CombinedTransition: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    second.apply(content: first.apply(content: content, phase: phase), phase: phase)
  }
}

/// Comes from nothing and goes into it.
public struct OpacityTransition: Transition {
  /// Makes the transition.
  public nonisolated init() {}

  /// The view, unseen before it comes and after it has gone.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
}

/// Comes and goes at once.
public struct IdentityTransition: Transition {
  /// Makes the transition.
  public nonisolated init() {}

  /// The view.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// Grows as it comes and shrinks as it goes.
public struct ScaleTransition: Transition {
  /// How large the view is at first and at last.
  public var scale: Double
  /// The place around which it grows.
  public var anchor: UnitPoint

  /// Makes the transition.
  public nonisolated init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }

  /// The view, smaller before it comes and after it has gone.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
  }
}

/// Comes from one side and goes to the other, or moves along an edge.
public struct MoveTransition: Transition {
  /// The edge that it comes from.
  public var edge: Edge
  /// The edge that it goes to, where that is another one.
  private var exit: Edge?

  /// Makes the transition.
  public nonisolated init(edge: Edge) {
    self.edge = edge
  }

  nonisolated init(from edge: Edge, to exit: Edge) {
    self.edge = edge
    self.exit = exit
  }

  /// The view, beside its place before it comes and after it has gone.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    let side = phase == .didDisappear ? exit ?? edge : edge
    let part: CGFloat = phase.isIdentity ? 0 : 1
    content.visualEffect { view, geometry in
      switch side {
      case .leading: view.offset(x: -geometry.size.width * part)
      case .trailing: view.offset(x: geometry.size.width * part)
      case .top: view.offset(y: -geometry.size.height * part)
      case .bottom: view.offset(y: geometry.size.height * part)
      }
    }
  }
}

extension Edge {
  /// The edge on the other side.
  fileprivate var opposite: Edge {
    switch self {
    case .leading: .trailing
    case .trailing: .leading
    case .top: .bottom
    case .bottom: .top
    }
  }
}

/// Comes out of a blur and goes into it.
public struct BlurReplaceTransition: Transition {
  /// What else happens to the view.
  public enum Configuration: Hashable, Sendable {
    /// It shrinks and grows.
    case downUp
    /// It grows.
    case upUp
  }

  /// What else happens to the view.
  public var configuration: Configuration

  /// Makes the transition.
  public nonisolated init(configuration: Configuration) {
    self.configuration = configuration
  }

  /// The view, blurred and unseen before it comes and after it has gone.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.blur(radius: phase.isIdentity ? 0 : 8)
      .scaleEffect(scale(phase))
      .opacity(phase.isIdentity ? 1 : 0)
  }

  private func scale(_ phase: TransitionPhase) -> CGFloat {
    switch phase {
    case .willAppear: 0.8
    case .identity: 1
    case .didDisappear: configuration == .upUp ? 1.2 : 0.8
    }
  }
}

extension Transition where Self == OpacityTransition {
  /// Comes from nothing and goes into it.
  public static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == IdentityTransition {
  /// Comes and goes at once.
  public static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == ScaleTransition {
  /// Grows from a point.
  public static var scale: ScaleTransition { ScaleTransition(1e-5) }
  /// Grows from a size around a place.
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
    ScaleTransition(scale, anchor: anchor)
  }
}

extension Transition where Self == MoveTransition {
  /// Comes from one side and goes to the other.
  public static var slide: MoveTransition { MoveTransition(from: .leading, to: .trailing) }
  /// Comes from an edge and goes back to it.
  public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
  /// Comes from an edge, pushing others away.
  public static func push(from edge: Edge) -> MoveTransition {
    MoveTransition(from: edge, to: edge.opposite)
  }
}

extension Transition where Self == BlurReplaceTransition {
  /// Comes out of a blur and goes into it.
  public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition(configuration: .downUp) }

  /// Comes out of a blur and goes into it.
  public static func blurReplace(
    _ config: BlurReplaceTransition.Configuration = .downUp
  ) -> BlurReplaceTransition {
    BlurReplaceTransition(configuration: config)
  }
}

/// Comes in one way and goes in another.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition> {
  /// How it comes.
  public var insertion: Insertion
  /// How it goes.
  public var removal: Removal

  /// Makes the transition of the two ways.
  public nonisolated init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }
}

extension AsymmetricTransition: Transition {
  /// The view as the one or the other of the two ways has it.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    if phase == .didDisappear {
      removal.apply(content: content, phase: phase)
    } else {
      insertion.apply(content: content, phase: phase)
    }
  }
}
