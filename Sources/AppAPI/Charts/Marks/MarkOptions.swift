/// How broad or high something is drawn.
public struct MarkDimension: Hashable, Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  private enum Kind: Hashable, Sendable {
    case automatic
    case fixed(CGFloat)
    case ratio(CGFloat)
    case inset(CGFloat)
  }

  private let kind: Kind

  private init(_ kind: Kind) { self.kind = kind }

  /// As the chart finds best.
  public static let automatic = MarkDimension(.automatic)
  /// As many points.
  public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension(.fixed(value)) }
  /// A part of the available space.
  public static func ratio(_ value: CGFloat) -> MarkDimension { MarkDimension(.ratio(value)) }
  /// The space there is without so many points.
  public static func inset(_ value: CGFloat) -> MarkDimension { MarkDimension(.inset(value)) }

  /// The length where so much space is available; `nil` for as the chart finds best.
  func length(in available: CGFloat) -> CGFloat? {
    switch kind {
    case .automatic: nil
    case .fixed(let length): length
    case .ratio(let part): available * part
    case .inset(let inset): max(0, available - inset * 2)
    }
  }

  /// The radius where a circle has one; `nil` for as the chart finds best.
  func radius(in whole: CGFloat) -> CGFloat? {
    if case .inset(let inset) = kind { return max(0, whole - inset) }
    return length(in: whole)
  }

  /// As many points.
  public init(integerLiteral value: Int) { self.init(.fixed(CGFloat(value))) }
  /// As many points.
  public init(floatLiteral value: Double) { self.init(.fixed(CGFloat(value))) }
}

/// How marks over one value are put on one another; each is heard by itself, in whatever way.
public enum MarkStackingMethod: Hashable, Sendable {
  /// One on the other, as high as they are, as parts of a whole, around the middle, or not at all.
  case standard, normalized, center, unstacked
}

/// How a line goes from place to place; it is heard place by place.
public struct InterpolationMethod: Hashable, Sendable {
  let name: String

  /// In straight lines.
  public static let linear = InterpolationMethod(name: "linear")
  /// Smoothly, without leaving the range between two places.
  public static let monotone = InterpolationMethod(name: "monotone")
  /// Smoothly through every place.
  public static let catmullRom = InterpolationMethod(name: "catmullRom")
  /// Smoothly near every place.
  public static let cardinal = InterpolationMethod(name: "cardinal")
  /// Smoothly near every place, more or less tightly.
  public static func cardinal(tension: CGFloat) -> InterpolationMethod { cardinal }
  /// Smoothly through every place, with wider or narrower bends.
  public static func catmullRom(alpha: CGFloat) -> InterpolationMethod { catmullRom }
  /// In steps that begin at the places.
  public static let stepStart = InterpolationMethod(name: "stepStart")
  /// In steps with the places in their middle.
  public static let stepCenter = InterpolationMethod(name: "stepCenter")
  /// In steps that end at the places.
  public static let stepEnd = InterpolationMethod(name: "stepEnd")
}

/// Where something stands beside a mark.
public struct AnnotationPosition: Hashable, Sendable {
  private let name: String

  /// As the chart finds best.
  public static let automatic = AnnotationPosition(name: "automatic")
  /// Over the mark.
  public static let top = AnnotationPosition(name: "top")
  /// Under the mark.
  public static let bottom = AnnotationPosition(name: "bottom")
  /// Before the mark.
  public static let leading = AnnotationPosition(name: "leading")
  /// Behind the mark.
  public static let trailing = AnnotationPosition(name: "trailing")
  /// On the mark.
  public static let overlay = AnnotationPosition(name: "overlay")
  /// Over the mark, at its beginning.
  public static let topLeading = AnnotationPosition(name: "topLeading")
  /// Over the mark, at its end.
  public static let topTrailing = AnnotationPosition(name: "topTrailing")

  /// The edge of a mark that a view lies beside, and how it is aligned there; no edge for a view on the mark.
  func side(_ alignment: Alignment) -> (edge: Edge?, alignment: Alignment) {
    switch self {
    case .bottom: (.bottom, Alignment(horizontal: alignment.horizontal, vertical: .bottom))
    case .leading: (.leading, Alignment(horizontal: .leading, vertical: alignment.vertical))
    case .trailing: (.trailing, Alignment(horizontal: .trailing, vertical: alignment.vertical))
    case .overlay: (nil, alignment)
    case .topLeading: (.top, .topLeading)
    case .topTrailing: (.top, .topTrailing)
    default: (.top, Alignment(horizontal: alignment.horizontal, vertical: .top))
    }
  }
}
