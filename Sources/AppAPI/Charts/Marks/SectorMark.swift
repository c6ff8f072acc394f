/// A piece of a pie.
public struct SectorMark: PlacedMark {
  /// Has no body of its own.
  public typealias Body = Never
  let mark: Mark

  /// A piece whose angle is a value.
  public init<V: Plottable>(
    angle: PlottableValue<V>, innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic,
    angularInset: CGFloat? = nil
  ) {
    var mark = Mark(kind: .sector, y: .init(angle))
    mark.look.innerRadius = innerRadius
    mark.look.outerRadius = outerRadius
    mark.look.angularInset = angularInset
    self.mark = mark
  }
}
