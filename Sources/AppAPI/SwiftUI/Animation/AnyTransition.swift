/// How a view comes and goes, of a kind that is not told; here a view is there at once, or gone.
public struct AnyTransition: Sendable {
  private let name: String

  init(_ name: String) {
    self.name = name
  }

  /// Hides the kind of a transition.
  public init<T: Transition>(_ transition: T) {
    self.init("\(T.self)")
  }

  /// At once.
  public static let identity = AnyTransition("identity")
  /// From nothing and into it.
  public static let opacity = AnyTransition("opacity")
  /// From one side and to the other.
  public static var slide: AnyTransition { AnyTransition("slide") }
  /// Growing from a point.
  public static var scale: AnyTransition { AnyTransition("scale") }

  /// Growing from a size around a place.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition("scale")
  }

  /// From an edge and back to it.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition("move") }
  /// From an edge, pushing others away.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition("push") }
  /// From a place beside its own.
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition("offset") }
  /// From a place beside its own.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition("offset") }

  /// One way of coming and another of going.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    AnyTransition("asymmetric")
  }

  /// From one change of the view to another.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition("modifier")
  }

  /// Together with another transition.
  public func combined(with other: AnyTransition) -> AnyTransition { self }
  /// Carried out by an animation.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// How a change of what a view holds is shown; here the new content is there at once.
public struct ContentTransition: Hashable, Sendable {
  private let name: String

  init(name: String) {
    self.name = name
  }

  /// At once.
  public static let identity = ContentTransition(name: "identity")
  /// The old one fades.
  public static let opacity = ContentTransition(name: "opacity")
  /// Step by step from the old one.
  public static let interpolate = ContentTransition(name: "interpolate")

  /// Digit by digit.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(name: "numericText")
  }

  /// Digit by digit, up or down as the value goes.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(name: "numericText")
  }
}

/// What of two views with one name is made alike.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// Makes a set from its bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// Where they lie.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// How large they are.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Both.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// How views come, go and change. What is heard is there at once, and gone at once.
extension View {
  /// Sets how the view comes and goes.
  public nonisolated func transition(_ t: AnyTransition) -> some View { modifier(IgnoredModifier()) }

  /// Sets how the view comes and goes.
  @_disfavoredOverload
  public nonisolated func transition<T: Transition>(_ transition: T) -> some View {
    modifier(IgnoredModifier())
  }

  /// Sets how a change of what the view holds is shown.
  public nonisolated func contentTransition(_ transition: ContentTransition) -> some View {
    modifier(IgnoredModifier())
  }

  /// Makes views with one name look like one that moves.
  public nonisolated func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    modifier(IgnoredModifier())
  }

  /// Has the view and those inside move as one.
  public nonisolated func geometryGroup() -> some View { modifier(IgnoredModifier()) }
}
