/// What a view lies on that lets what is behind shine through.
public struct Glass: Equatable, Sendable {
  private let name: String
  private var color: Color?

  private init(name: String) {
    self.name = name
  }

  /// What is seen of it; `nil` for nothing.
  var style: (any ShapeStyle)? {
    if self == .identity { return nil }
    return color.map { $0.opacity(0.8) } ?? (name == "clear" ? Material.ultraThin : Material.regular)
  }

  /// As usual.
  public static let regular = Glass(name: "regular")
  /// With more shining through.
  public static let clear = Glass(name: "clear")
  /// None.
  public static let identity = Glass(name: "identity")

  /// The same in a colour.
  public func tint(_ color: Color?) -> Glass {
    var glass = self
    glass.color = color
    return glass
  }
  /// The same, moving under a finger.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// How glass comes and goes.
public struct GlassEffectTransition: Sendable {
  private let name: String

  /// At once.
  public static let identity = GlassEffectTransition(name: "identity")
  /// Out of the glass beside it.
  public static let matchedGeometry = GlassEffectTransition(name: "matchedGeometry")
  /// By itself.
  public static let materialize = GlassEffectTransition(name: "materialize")
}

/// Views on glass that flows together where they are close.
public struct GlassEffectContainer<Content: View> {
  let content: Content
}

extension GlassEffectContainer: View {
  /// Makes a container of views on glass.
  public nonisolated init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The views, one in front of the other.
  public var body: some View { ZStack { content } }
}

/// Glass under views.
extension View {
  /// Puts glass under the view.
  public nonisolated func glassEffect(
    _ glass: Glass = .regular, in shape: some Shape = Capsule(), isEnabled: Bool = true
  ) -> some View {
    modifier(
      RenderingEffectModifier(.background(isEnabled ? glass.style ?? Color.clear : Color.clear, shape)))
  }

  /// Names the glass under the view, so that it flows to that of another.
  public nonisolated func glassEffectID(
    _ id: (some Hashable & Sendable)?, in namespace: Namespace.ID
  ) -> some View {
    modifier(IgnoredModifier())
  }

  /// Makes the glass of views with one name one piece.
  public nonisolated func glassEffectUnion(
    id: (some Hashable & Sendable)?, namespace: Namespace.ID
  ) -> some View {
    modifier(IgnoredModifier())
  }

  /// Sets how the glass under the view comes and goes.
  public nonisolated func glassEffectTransition(_ transition: GlassEffectTransition) -> some View {
    modifier(IgnoredModifier())
  }
}
