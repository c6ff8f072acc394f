import AccessibilityModel
import Drawing
import UIKit

/// A style that knows what it is drawn with.
protocol PaintingStyle: ShapeStyle {
  /// What it is drawn with in a place.
  func paint(_ context: ShapeStyleContext) -> Paint
  /// Fills an outline, given in points of the screen.
  func fill(_ path: Path, _ rule: FillRule, _ context: ShapeStyleContext, into list: inout DisplayList)
}

extension PaintingStyle {
  func fill(_ path: Path, _ rule: FillRule, _ context: ShapeStyleContext, into list: inout DisplayList) {
    list.fill(path.outline(at: .zero), with: paint(context), rule: rule)
  }
}

extension Color: PaintingStyle {
  func paint(_ context: ShapeStyleContext) -> Paint { .color(context.color(self)) }
}

extension AnyShapeStyle: PaintingStyle {
  func paint(_ context: ShapeStyleContext) -> Paint { context.paint(base) }

  func fill(_ path: Path, _ rule: FillRule, _ context: ShapeStyleContext, into list: inout DisplayList) {
    list.fill(path, with: base, eoFill: rule == .evenOdd, context)
  }
}

extension OpacityShapeStyle: PaintingStyle {
  func paint(_ context: ShapeStyleContext) -> Paint { context.paint(base).faded(by: opacity) }
}

extension ChangedStyle: PaintingStyle {
  func paint(_ context: ShapeStyleContext) -> Paint { context.paint(base).faded(by: opacity) }
}

extension ForegroundStyle: PaintingStyle {
  func paint(_ context: ShapeStyleContext) -> Paint { context.foreground }
}

extension HierarchicalShapeStyle: PaintingStyle {
  func paint(_ context: ShapeStyleContext) -> Paint { context.foreground(level) }
}

extension BackgroundStyle: PaintingStyle {
  func paint(_ context: ShapeStyleContext) -> Paint {
    context.environment.backgroundShapeStyle.map(context.paint) ?? .color(context.color(.systemBackground))
  }
}

extension WindowBackgroundShapeStyle: PaintingStyle {
  func paint(_ context: ShapeStyleContext) -> Paint { .color(context.color(.systemBackground)) }
}

extension TintShapeStyle: PaintingStyle {
  func paint(_ context: ShapeStyleContext) -> Paint { context.tint }
}

extension SelectionShapeStyle: PaintingStyle {
  func paint(_ context: ShapeStyleContext) -> Paint { context.tint }
}

extension LinkShapeStyle: PaintingStyle {
  func paint(_ context: ShapeStyleContext) -> Paint { .color(context.color(.link)) }
}

extension SeparatorShapeStyle: PaintingStyle {
  func paint(_ context: ShapeStyleContext) -> Paint { .color(context.color(.separator)) }
}

extension PlaceholderTextShapeStyle: PaintingStyle {
  func paint(_ context: ShapeStyleContext) -> Paint { .color(context.color(.placeholderText)) }
}

extension FillShapeStyle: PaintingStyle {
  func paint(_ context: ShapeStyleContext) -> Paint { .color(context.color(.systemFill)) }
}

extension Material: PaintingStyle {
  /// The light of the appearance, as strong as the material is.
  func paint(_ context: ShapeStyleContext) -> Paint {
    let isDark = context.environment.colorScheme == .dark
    let backgroundShapeStyle =
      isDark ? PaintColor(red: 0.15, green: 0.15, blue: 0.16) : PaintColor(red: 0.96, green: 0.96, blue: 0.97)
    return .color(backgroundShapeStyle.opacity(strength))
  }
}

private enum BackgroundStyleKey: EnvironmentKey {
  static let defaultValue: (any ShapeStyle)? = nil
}

private enum TintKey: EnvironmentKey {
  static let defaultValue: (any ShapeStyle)? = nil
}

extension EnvironmentValues {
  /// The style of the background where views set one; `nil` for the system's.
  public var backgroundStyle: AnyShapeStyle? {
    get { backgroundShapeStyle.map { AnyShapeStyle(hiding: $0) } }
    set { backgroundShapeStyle = newValue?.base }
  }

  /// The style of the background where views set one.
  var backgroundShapeStyle: (any ShapeStyle)? {
    get { self[BackgroundStyleKey.self] }
    set { self[BackgroundStyleKey.self] = newValue }
  }

  /// What can be tapped is drawn with; `nil` for the system's colour.
  var tintStyle: (any ShapeStyle)? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }
}
