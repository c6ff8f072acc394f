import Drawing

/// What texts, symbols and shapes are drawn with, for each step of importance.
struct ForegroundStyles: Equatable {
  /// The styles, from the most important step on; at least one.
  var levels: [any ShapeStyle]

  init(_ levels: [any ShapeStyle]) {
    self.levels = levels
  }

  /// The style of a step; steps that were not set are weaker forms of the last one.
  func level(_ step: Int) -> any ShapeStyle {
    if levels.indices.contains(step) { return levels[step] }
    let last = levels.last ?? Color.primary
    if let last = last as? HierarchicalShapeStyle {
      return HierarchicalShapeStyle(level: min(4, last.level + step - levels.count + 1))
    }
    return OpacityShapeStyle(base: last, opacity: Self.strength(step) / Self.strength(levels.count - 1))
  }

  /// How much of a colour is left at a step.
  static func strength(_ step: Int) -> Double {
    let table = [1, 0.6, 0.3, 0.18, 0.12]
    return table[min(max(step, 0), table.count - 1)]
  }

  static func == (left: ForegroundStyles, right: ForegroundStyles) -> Bool {
    left.levels.count == right.levels.count && zip(left.levels, right.levels).allSatisfy { isSame($0, $1) }
  }
}

/// A style made weaker.
struct OpacityShapeStyle: ShapeStyle {
  let base: any ShapeStyle
  let opacity: Double
  var soleColor: Color? { base.soleColor?.opacity(opacity) }
}

private enum ForegroundStylesKey: EnvironmentKey {
  static let defaultValue: ForegroundStyles? = nil
}

extension EnvironmentValues {
  /// What texts, symbols and shapes are drawn with; `nil` for what the place gives.
  var foregroundStyles: ForegroundStyles? {
    get { self[ForegroundStylesKey.self] }
    set { self[ForegroundStylesKey.self] = newValue }
  }
}

/// Sets what is drawn with inside a view.
struct ForegroundStylesModifier: EnvironmentModifier, @preconcurrency Equatable {
  typealias Body = Never
  let foregroundStyles: ForegroundStyles?

  func apply(to environment: inout EnvironmentValues) {
    let outer = environment.foregroundStyles
    environment.foregroundStyles = foregroundStyles.map { foregroundStyles in
      ForegroundStyles(foregroundStyles.levels.map { Self.settled($0, outer) })
    }
  }

  /// A step of importance as it is around here, so that it does not refer to itself.
  private static func settled(_ style: any ShapeStyle, _ outer: ForegroundStyles?) -> any ShapeStyle {
    if let hidden = style as? AnyShapeStyle { return settled(hidden.base, outer) }
    if style is ForegroundStyle { return outer?.level(0) ?? HierarchicalShapeStyle.primary }
    if let step = style as? HierarchicalShapeStyle, let outer { return outer.level(step.level) }
    return style
  }

  static func == (left: Self, right: Self) -> Bool { left.foregroundStyles == right.foregroundStyles }
}
