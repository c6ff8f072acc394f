/// The size of a view and the lines by which it can be lined up.
public struct ViewDimensions {
  /// Width, in points.
  public let width: CGFloat
  /// Height, in points.
  public let height: CGFloat
  let explicit: (AlignmentKey) -> CGFloat?

  /// Where a vertical line lies, from the leading edge.
  public subscript(guide: HorizontalAlignment) -> CGFloat {
    explicit(guide.key) ?? guide.id.defaultValue(in: self)
  }

  /// Where a horizontal line lies, from the top edge.
  public subscript(guide: VerticalAlignment) -> CGFloat {
    explicit(guide.key) ?? guide.id.defaultValue(in: self)
  }

  /// Where a vertical line lies if the view sets it itself.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? {
    explicit(guide.key)
  }

  /// Where a horizontal line lies if the view sets it itself.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? {
    explicit(guide.key)
  }
}

/// Tells alignment lines apart and knows along which direction each is measured.
struct AlignmentKey: Hashable {
  let type: any AlignmentID.Type
  let axis: Axis

  static func == (left: AlignmentKey, right: AlignmentKey) -> Bool {
    left.axis == right.axis && ObjectIdentifier(left.type) == ObjectIdentifier(right.type)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(type))
    hasher.combine(axis)
  }

  /// One line for several items: the first baseline is the topmost, the last the lowest, others the mean.
  func merged(_ values: [CGFloat]) -> CGFloat? {
    guard !values.isEmpty else { return nil }
    if self == VerticalAlignment.firstTextBaseline.key { return values.min() }
    if self == VerticalAlignment.lastTextBaseline.key { return values.max() }
    return values.reduce(0, +) / CGFloat(values.count)
  }
}

extension HorizontalAlignment {
  var key: AlignmentKey { AlignmentKey(type: id, axis: .horizontal) }
}

extension VerticalAlignment {
  var key: AlignmentKey { AlignmentKey(type: id, axis: .vertical) }
}
