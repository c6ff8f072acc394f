import AccessibilityModel
import Drawing
import UIKit

/// A style that knows what it is drawn with.
protocol PaintingStyle: ShapeStyle {
  /// What it is drawn with in a place.
  func paint(_ context: InkContext) -> Paint
}

extension Color: PaintingStyle {
  func paint(_ context: InkContext) -> Paint { .color(context.color(self)) }
}

extension AnyShapeStyle: PaintingStyle {
  func paint(_ context: InkContext) -> Paint { context.paint(base) }
}

extension WeakerStyle: PaintingStyle {
  func paint(_ context: InkContext) -> Paint { context.paint(base).faded(by: opacity) }
}

extension ChangedStyle: PaintingStyle {
  func paint(_ context: InkContext) -> Paint { context.paint(base).faded(by: opacity) }
}

extension ForegroundStyle: PaintingStyle {
  func paint(_ context: InkContext) -> Paint { context.foreground }
}

extension HierarchicalShapeStyle: PaintingStyle {
  func paint(_ context: InkContext) -> Paint { context.foreground(level) }
}

extension BackgroundStyle: PaintingStyle {
  func paint(_ context: InkContext) -> Paint {
    context.environment.ground.map(context.paint) ?? .color(context.color(.systemBackground))
  }
}

extension WindowBackgroundShapeStyle: PaintingStyle {
  func paint(_ context: InkContext) -> Paint { .color(context.color(.systemBackground)) }
}

extension TintShapeStyle: PaintingStyle {
  func paint(_ context: InkContext) -> Paint { context.tint }
}

extension SelectionShapeStyle: PaintingStyle {
  func paint(_ context: InkContext) -> Paint { context.tint }
}

extension LinkShapeStyle: PaintingStyle {
  func paint(_ context: InkContext) -> Paint { .color(context.color(.link)) }
}

extension SeparatorShapeStyle: PaintingStyle {
  func paint(_ context: InkContext) -> Paint { .color(context.color(.separator)) }
}

extension PlaceholderTextShapeStyle: PaintingStyle {
  func paint(_ context: InkContext) -> Paint { .color(context.color(.placeholderText)) }
}

extension FillShapeStyle: PaintingStyle {
  func paint(_ context: InkContext) -> Paint { .color(context.color(.systemFill)) }
}

extension Material: PaintingStyle {
  /// The light of the appearance, as strong as the material is.
  func paint(_ context: InkContext) -> Paint {
    let isDark = context.environment.colorScheme == .dark
    let ground =
      isDark ? PaintColor(red: 0.15, green: 0.15, blue: 0.16) : PaintColor(red: 0.96, green: 0.96, blue: 0.97)
    return .color(ground.opacity(strength))
  }
}

private enum GroundKey: EnvironmentKey {
  static let defaultValue: (any ShapeStyle)? = nil
}

private enum TintKey: EnvironmentKey {
  static let defaultValue: (any ShapeStyle)? = nil
}

extension EnvironmentValues {
  /// The style of the ground where views set one; `nil` for the system's.
  public var backgroundStyle: AnyShapeStyle? {
    get { ground.map { AnyShapeStyle(hiding: $0) } }
    set { ground = newValue?.base }
  }

  /// The style of the ground where views set one.
  var ground: (any ShapeStyle)? {
    get { self[GroundKey.self] }
    set { self[GroundKey.self] = newValue }
  }

  /// What can be tapped is drawn with; `nil` for the system's colour.
  var tintStyle: (any ShapeStyle)? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }
}
