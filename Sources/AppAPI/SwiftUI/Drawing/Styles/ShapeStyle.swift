import UIKit

/// What shapes and text are drawn with.
public protocol ShapeStyle: Sendable {
  /// The colour that stands for the style where one colour is asked for; `nil` for that of what is around.
  var soleColor: Color? { get }
}

extension ShapeStyle {
  /// No colour of its own.
  public var soleColor: Color? { nil }
}

extension Color: ShapeStyle {
  /// The colour itself.
  public var soleColor: Color? { self }
}

/// A style whose type is not told.
public struct AnyShapeStyle: ShapeStyle {
  let base: any ShapeStyle

  /// Hides the type of a style.
  public init<S: ShapeStyle>(_ style: S) {
    base = style
  }

  init(hiding style: any ShapeStyle) {
    base = style
  }

  /// The colour that stands for the hidden style.
  public var soleColor: Color? { base.soleColor }
}

/// A style made more or less transparent, or combined with what lies behind it.
struct ChangedStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  var opacity = 1.0
  var soleColor: Color? { base.soleColor?.opacity(opacity) }
}

extension ShapeStyle {
  /// The style made more transparent by a factor from 0 to 1.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    ChangedStyle(base: self, opacity: opacity)
  }

  /// The style combined with what lies behind it; nothing is heard of it.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    ChangedStyle(base: self)
  }
}

/// The style of what is around.
public struct ForegroundStyle: ShapeStyle {
  /// Makes the style.
  public init() {}
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The style of what is around.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

/// The colour of the system that lies behind what is drawn, as a style.
public struct BackgroundStyle: ShapeStyle {
  /// Makes the style.
  public init() {}
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The style of the background.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

/// The colour of what can be tapped.
public struct TintShapeStyle: ShapeStyle {
  /// Makes the style.
  public init() {}
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The colour of what can be tapped.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

/// The colour of lines between things.
public struct SeparatorShapeStyle: ShapeStyle {
  /// Makes the style.
  public init() {}
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The colour of lines between things.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

/// The colour of what is chosen.
public struct SelectionShapeStyle: ShapeStyle {
  /// Makes the style.
  public init() {}
}

extension ShapeStyle where Self == SelectionShapeStyle {
  /// The colour of what is chosen.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

/// The colour of words that stand for a text.
public struct PlaceholderTextShapeStyle: ShapeStyle {
  /// Makes the style.
  public init() {}
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The colour of words that stand for a text.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

/// The colour of large areas.
public struct FillShapeStyle: ShapeStyle {
  /// Makes the style.
  public init() {}
}

extension ShapeStyle where Self == FillShapeStyle {
  /// The colour of large areas.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

/// The colour of links.
public struct LinkShapeStyle: ShapeStyle {
  /// Makes the style.
  public init() {}
}

extension ShapeStyle where Self == LinkShapeStyle {
  /// The colour of links.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}

/// The colour of the background of a window.
public struct WindowBackgroundShapeStyle: ShapeStyle {
  /// Makes the style.
  public init() {}
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// The colour of the background of a window.
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}

/// A step of how much something matters, from the most to the least.
public struct HierarchicalShapeStyle: ShapeStyle {
  let level: Int

  /// The most important.
  public static let primary = HierarchicalShapeStyle(level: 0)
  /// Less important.
  public static let secondary = HierarchicalShapeStyle(level: 1)
  /// Less important still.
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  /// Of little importance.
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  /// The least important.
  public static let quinary = HierarchicalShapeStyle(level: 4)

  /// The colour of text of that importance.
  public var soleColor: Color? {
    let colors: [UIColor] = [.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel]
    return Color(colors[min(level, colors.count - 1)])
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The most important.
  public static var primary: HierarchicalShapeStyle { .primary }
  /// Less important.
  public static var secondary: HierarchicalShapeStyle { .secondary }
  /// Less important still.
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  /// Of little importance.
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  /// The least important.
  public static var quinary: HierarchicalShapeStyle { .quinary }
}

/// How colours are combined with what lies behind them.
public enum BlendMode: Hashable, Sendable {
  /// The ways to combine colours.
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
  /// Further ways to combine colours.
  case difference, exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver
  /// Further ways to combine colours.
  case destinationOut, plusDarker, plusLighter
}
