/// Names a line along which views are lined up.
public protocol AlignmentID: SendableMetatype {
  /// Where the line lies in a view that does not say otherwise.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A vertical line along which views are lined up from left to right.
public struct HorizontalAlignment: Equatable, Sendable {
  let id: any AlignmentID.Type

  /// Makes an alignment of the app's own.
  public init(_ id: any AlignmentID.Type) {
    self.id = id
  }

  /// True where both name the same line.
  public static func == (left: HorizontalAlignment, right: HorizontalAlignment) -> Bool {
    ObjectIdentifier(left.id) == ObjectIdentifier(right.id)
  }

  /// The edge at which reading begins.
  public static let leading = HorizontalAlignment(Leading.self)
  /// The middle.
  public static let center = HorizontalAlignment(Center.self)
  /// The edge at which reading ends.
  public static let trailing = HorizontalAlignment(Trailing.self)
  /// Where the line under a row of a list begins; nothing is heard of it.
  public static let listRowSeparatorLeading = HorizontalAlignment(RowLineStart.self)
  /// Where the line under a row of a list ends; nothing is heard of it.
  public static let listRowSeparatorTrailing = HorizontalAlignment(RowLineEnd.self)

  enum RowLineStart: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  enum RowLineEnd: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }
  enum Leading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  enum Center: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
  }
  enum Trailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }
}

/// A horizontal line along which views are lined up from top to bottom.
public struct VerticalAlignment: Equatable, Sendable {
  let id: any AlignmentID.Type

  /// Makes an alignment of the app's own.
  public init(_ id: any AlignmentID.Type) {
    self.id = id
  }

  /// True where both name the same line.
  public static func == (left: VerticalAlignment, right: VerticalAlignment) -> Bool {
    ObjectIdentifier(left.id) == ObjectIdentifier(right.id)
  }

  /// The top edge.
  public static let top = VerticalAlignment(Top.self)
  /// The middle.
  public static let center = VerticalAlignment(Center.self)
  /// The bottom edge.
  public static let bottom = VerticalAlignment(Bottom.self)
  /// The line on which the first line of text stands.
  public static let firstTextBaseline = VerticalAlignment(FirstTextBaseline.self)
  /// The line on which the last line of text stands.
  public static let lastTextBaseline = VerticalAlignment(LastTextBaseline.self)

  enum Top: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  enum Center: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
  }
  enum Bottom: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
  enum FirstTextBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
  enum LastTextBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
}

/// A point in which views are lined up in both directions.
public struct Alignment: Equatable, Sendable {
  /// The line from top to bottom.
  public var horizontal: HorizontalAlignment
  /// The line from left to right.
  public var vertical: VerticalAlignment

  /// Makes an alignment of two lines.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The middle of the view.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The middle of the leading edge.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The middle of the trailing edge.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The middle of the top edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The middle of the bottom edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The corner at which reading begins.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The top corner at which lines end.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The bottom corner at which lines begin.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The bottom corner at which lines end.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// The middle of the line on which the first line of text stands.
  public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
  /// The middle of the line on which the last line of text stands.
  public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
  /// Where the first line of text begins.
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading, vertical: .firstTextBaseline)
  /// Where the last line of text begins.
  public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
  /// Where the first line of text ends.
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing, vertical: .firstTextBaseline)
  /// Where the last line of text ends.
  public static let trailingLastTextBaseline = Alignment(
    horizontal: .trailing, vertical: .lastTextBaseline)
}
