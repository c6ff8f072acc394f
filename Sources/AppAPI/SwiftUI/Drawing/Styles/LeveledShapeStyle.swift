/// A style at one of its less important levels.
struct LeveledShapeStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let level: Int

  /// The colour of the level: backgrounds and fills have their own, others fade.
  var soleColor: Color? {
    let place = level - 1
    switch base {
    case is BackgroundStyle:
      let colors: [UIColor] = [.secondarySystemBackground, .tertiarySystemBackground]
      return Color(uiColor: colors[min(place, colors.count - 1)])
    case is FillShapeStyle:
      let colors: [UIColor] = [.secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill]
      return Color(uiColor: colors[min(place, colors.count - 1)])
    default:
      let strengths = [0.5, 0.25, 0.18, 0.12]
      return base.soleColor?.opacity(strengths[min(place, strengths.count - 1)])
    }
  }
}

extension ShapeStyle {
  /// The style where it matters less.
  public var secondary: some ShapeStyle { LeveledShapeStyle(base: self, level: 1) }
  /// The style where it matters less still.
  public var tertiary: some ShapeStyle { LeveledShapeStyle(base: self, level: 2) }
  /// The style where it is of little importance.
  public var quaternary: some ShapeStyle { LeveledShapeStyle(base: self, level: 3) }
  /// The style where it is of the least importance.
  public var quinary: some ShapeStyle { LeveledShapeStyle(base: self, level: 4) }
}
