import UIKit

/// Changes of how a view is drawn. Nothing is heard of them, and they take no part in layout.
extension View {
  /// Draws a shadow under the view.
  public nonisolated func shadow(
    color: Color = Color.black.opacity(0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    modifier(RenderingEffectModifier(.shadow(color, radius: radius, x: x, y: y)))
  }

  /// Draws the view out of focus.
  public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modifier(RenderingEffectModifier(.blur(radius)))
  }

  /// Draws the view brighter.
  public nonisolated func brightness(_ amount: Double) -> some View {
    modifier(RenderingEffectModifier(.colors(.brightness(amount))))
  }

  /// Draws the view with more contrast.
  public nonisolated func contrast(_ amount: Double) -> some View {
    modifier(RenderingEffectModifier(.colors(.contrast(amount))))
  }

  /// Draws the view with stronger colours.
  public nonisolated func saturation(_ amount: Double) -> some View {
    modifier(RenderingEffectModifier(.colors(.saturation(amount))))
  }

  /// Draws the view with weaker colours.
  public nonisolated func grayscale(_ amount: Double) -> some View {
    modifier(RenderingEffectModifier(.colors(.grayscale(amount))))
  }

  /// Draws the view in other hues.
  public nonisolated func hueRotation(_ angle: Angle) -> some View {
    modifier(RenderingEffectModifier(.colors(.hueRotation(angle))))
  }

  /// Draws the view in opposite colours.
  public nonisolated func colorInvert() -> some View {
    modifier(RenderingEffectModifier(.colors(.inversion)))
  }

  /// Draws the view in colours multiplied by another.
  public nonisolated func colorMultiply(_ color: Color) -> some View {
    modifier(RenderingEffectModifier(.colors(.multiplied(color))))
  }

  /// Combines the colours of the view with what lies behind it.
  public nonisolated func blendMode(_ blendMode: BlendMode) -> some View {
    modifier(RenderingEffectModifier(.blending(blendMode)))
  }

  /// Draws the view as one picture.
  public nonisolated func compositingGroup() -> some View { modifier(RenderingEffectModifier(.layer)) }

  /// Draws the view as one picture before it is shown.
  public nonisolated func drawingGroup(opaque: Bool = false) -> some View {
    modifier(RenderingEffectModifier(.layer))
  }

  /// Draws the view as light and shade that let others through.
  public nonisolated func luminanceToAlpha() -> some View {
    modifier(RenderingEffectModifier(.colors(.luminanceToAlpha)))
  }

  /// Draws only what lies within the space of the view.
  public nonisolated func clipped(antialiased: Bool = false) -> some View {
    modifier(RenderingEffectModifier(.clip(nil, FillStyle(antialiased: antialiased))))
  }

  /// Draws only what lies within a shape.
  public nonisolated func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    modifier(RenderingEffectModifier(.clip(shape, style)))
  }

  /// Draws the view with rounded corners.
  public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius), style: FillStyle(antialiased: antialiased))
  }

  /// Draws the view only where another one is drawn.
  public nonisolated func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    modifier(
      LayeringModifier(
        layer: ZStack(alignment: alignment, content: mask), alignment: alignment, place: .mask))
  }

  /// Draws the view only where another one is drawn.
  public nonisolated func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(LayeringModifier(layer: mask, alignment: .center, place: .mask))
  }

  /// Sets the shape that container-relative shapes inside take.
  public nonisolated func containerShape<T: Shape>(_ shape: T) -> some View { modifier(IgnoredModifier()) }
}
