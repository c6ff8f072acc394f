/// How a mark is drawn, as far as an app says so.
struct MarkAppearance {
  /// What is drawn at a place; `nil` for what its kind has.
  var symbol: (any ChartSymbolShape)?
  /// The area of a symbol, in square points.
  var symbolArea: CGFloat?
  var interpolation = InterpolationMethod.linear
  var line: StrokeStyle?
  var opacity = 1.0
  var cornerRadius: CGFloat?
  var offset = CGSize.zero
  /// How marks at one place are put on one another.
  var stacking = MarkStackingMethod.standard
  /// How broad a bar is across its length.
  var breadth = MarkDimension.automatic
  var innerRadius = MarkDimension.automatic
  var outerRadius = MarkDimension.automatic
  /// The space between two pieces of a pie, in points.
  var angularInset: CGFloat?
  /// In front of which marks it is drawn.
  var order = 0.0
}

/// By what the groups of a chart are told apart.
enum GroupRole: Hashable {
  case color, symbol, position, line, size, opacity, series
}
