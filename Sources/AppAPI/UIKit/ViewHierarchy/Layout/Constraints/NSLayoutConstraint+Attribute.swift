extension NSLayoutConstraint {
  /// A place on an item, or one of its lengths.
  public enum Attribute: Int, Sendable {
    /// The left edge.
    case left = 1
    /// The right edge.
    case right = 2
    /// The upper edge.
    case top = 3
    /// The lower edge.
    case bottom = 4
    /// The edge where reading starts.
    case leading = 5
    /// The edge where reading ends.
    case trailing = 6
    /// From the left edge to the right one.
    case width = 7
    /// From the upper edge to the lower one.
    case height = 8
    /// The middle between left and right.
    case centerX = 9
    /// The middle between top and bottom.
    case centerY = 10
    /// The line that the last line of text stands on.
    case lastBaseline = 11
    /// The line that the first line of text stands on.
    case firstBaseline = 12
    /// The left edge of what the margins leave.
    case leftMargin = 13
    /// The right edge of what the margins leave.
    case rightMargin = 14
    /// The upper edge of what the margins leave.
    case topMargin = 15
    /// The lower edge of what the margins leave.
    case bottomMargin = 16
    /// The edge, where reading starts, of what the margins leave.
    case leadingMargin = 17
    /// The edge, where reading ends, of what the margins leave.
    case trailingMargin = 18
    /// The middle between the left and right margin.
    case centerXWithinMargins = 19
    /// The middle between the upper and lower margin.
    case centerYWithinMargins = 20
    /// Stands for no attribute, beside a number.
    case notAnAttribute = 0

    /// The line that the last line of text stands on.
    public static var baseline: Attribute { .lastBaseline }

    /// What it measures; nil for no attribute.
    var dimension: Dimension? {
      switch self {
      case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin,
        .trailingMargin, .centerXWithinMargins:
        .horizontal
      case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
        .centerYWithinMargins:
        .vertical
      case .width, .height: .length
      case .notAnAttribute: nil
      }
    }

    /// True where it depends on the direction in which people read.
    var isDirectional: Bool {
      switch self {
      case .leading, .trailing, .leadingMargin, .trailingMargin: true
      default: false
      }
    }

    /// The same edge of what the margins leave.
    var withMargin: Attribute {
      switch self {
      case .left: .leftMargin
      case .right: .rightMargin
      case .top: .topMargin
      case .bottom: .bottomMargin
      case .leading: .leadingMargin
      case .trailing: .trailingMargin
      default: self
      }
    }

    /// The same place of what the margins leave, for an attribute that speaks of margins.
    var insideMargins: Attribute? {
      switch self {
      case .leftMargin: .left
      case .rightMargin: .right
      case .topMargin: .top
      case .bottomMargin: .bottom
      case .leadingMargin: .leading
      case .trailingMargin: .trailing
      case .centerXWithinMargins: .centerX
      case .centerYWithinMargins: .centerY
      default: nil
      }
    }
  }

  /// What an attribute measures: only what measures the same can be related.
  enum Dimension {
    case horizontal, vertical, length
  }
}
