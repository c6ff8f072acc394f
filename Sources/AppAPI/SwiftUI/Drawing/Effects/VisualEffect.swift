import UIKit

/// Changes of how a view is drawn that depend on where it lies.
public protocol VisualEffect: Sendable {}

/// No change at all, to which others are added.
public struct EmptyVisualEffect: VisualEffect {
  /// Makes no change.
  public init() {}
}

/// A change and those before it.
struct AddedVisualEffect: VisualEffect, @unchecked Sendable {
  // Checked by hand: every stored value is immutable and can be sent.
  let effects: [RenderingEffect]

  init(_ effect: RenderingEffect, after former: any VisualEffect) {
    effects = ((former as? AddedVisualEffect)?.effects ?? []) + [effect]
  }
}

extension VisualEffect {
  private func added(_ effect: RenderingEffect) -> AddedVisualEffect {
    AddedVisualEffect(effect, after: self)
  }

  /// Draws the view beside its place.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    added(.transform(CGAffineTransform(translationX: x, y: y)))
  }
  /// Draws the view beside its place.
  public func offset(_ offset: CGSize) -> some VisualEffect {
    self.offset(x: offset.width, y: offset.height)
  }
  /// Draws the view more transparent.
  public func opacity(_ opacity: Double) -> some VisualEffect { added(.opacity(opacity)) }
  /// Draws the view out of focus.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    added(.blur(radius))
  }
  /// Draws the view brighter.
  public func brightness(_ amount: Double) -> some VisualEffect {
    added(.colors(.brightness(amount)))
  }
  /// Draws the view with stronger colours.
  public func saturation(_ amount: Double) -> some VisualEffect {
    added(.colors(.saturation(amount)))
  }
  /// Draws the view with weaker colours.
  public func grayscale(_ amount: Double) -> some VisualEffect {
    added(.colors(.grayscale(amount)))
  }
  /// Draws the view in other hues.
  public func hueRotation(_ angle: Angle) -> some VisualEffect {
    added(.colors(.hueRotation(angle)))
  }
  /// Draws the view larger or smaller.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(x: s, y: s, anchor: anchor)
  }
  /// Draws the view larger or smaller in each direction.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some VisualEffect {
    added(.plane(PlaneEffect(change: .scale(CGSize(width: x, height: y)), anchor: anchor)))
  }
  /// Draws the view turned.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    added(.plane(PlaneEffect(change: .rotation(angle), anchor: anchor)))
  }
  /// Draws the view turned in space.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect {
    added(.turn(angle, axis: axis, anchor: anchor))
  }
}

/// Where points of a view are drawn, in space.
public struct ProjectionTransform: Equatable, Sendable {
  /// The numbers of the first row.
  public var (m11, m12, m13): (CGFloat, CGFloat, CGFloat) = (1, 0, 0)
  /// The numbers of the second row.
  public var (m21, m22, m23): (CGFloat, CGFloat, CGFloat) = (0, 1, 0)
  /// The numbers of the third row.
  public var (m31, m32, m33): (CGFloat, CGFloat, CGFloat) = (0, 0, 1)

  /// Leaves every point where it is.
  public init() {}

  /// Moves points within the plane.
  public init(_ m: CGAffineTransform) {
    (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
  }

  /// What it does within the plane.
  var flat: CGAffineTransform { CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32) }

  /// True where every point stays.
  public var isIdentity: Bool { self == ProjectionTransform() }
}

/// A change of where a view is drawn; it is heard where it lies.
@MainActor @preconcurrency
public protocol GeometryEffect: Animatable, ViewModifier {
  /// Where points of a view of a size are drawn.
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// The view, with its points drawn where the effect puts them.
  public func body(content: Content) -> some View {
    let effect = self
    return content.modifier(
      RenderingEffectModifier(.visual { [.transform(effect.effectValue(size: $0.size).flat)] }))
  }
}

/// How a view is drawn in space. It is heard where it lies.
extension View {
  /// Draws the view in a way that depends on where it lies.
  public nonisolated func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    modifier(
      RenderingEffectModifier(
        .visual { proxy in (effect(EmptyVisualEffect(), proxy) as? AddedVisualEffect)?.effects ?? [] }))
  }

  /// Draws the view turned in space.
  public nonisolated func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    modifier(RenderingEffectModifier(.turn(angle, axis: axis, anchor: anchor)))
  }

  /// Draws the points of the view elsewhere, in space.
  public nonisolated func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(RenderingEffectModifier(.transform(transform.flat)))
  }
  /// Draws the points of the view elsewhere.
  public nonisolated func transformEffect(_ transform: CGAffineTransform) -> some View {
    modifier(RenderingEffectModifier(.transform(transform)))
  }
}
