import Foundation

/// How long an item, a group or a view of a section is in one direction.
@MainActor @preconcurrency
open class NSCollectionLayoutDimension: NSObject {
  /// Where the length comes from.
  enum Rule: Hashable {
    case fractionalWidth, fractionalHeight, absolute, estimated
  }

  let rule: Rule
  /// The share, or the length in points.
  public let dimension: CGFloat

  init(_ rule: Rule, _ dimension: CGFloat) {
    self.rule = rule
    self.dimension = dimension
    super.init()
  }

  /// A share of the width of what is around it.
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalWidth, fractionalWidth)
  }

  /// A share of the height of what is around it.
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalHeight, fractionalHeight)
  }

  /// A length in points.
  open class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.absolute, absoluteDimension)
  }

  /// A length in points until what is there was shown; then the length that it has.
  open class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimated, estimatedDimension)
  }

  /// True where the length is a share of a width.
  open var isFractionalWidth: Bool { rule == .fractionalWidth }
  /// True where the length is a share of a height.
  open var isFractionalHeight: Bool { rule == .fractionalHeight }
  /// True where the length is given.
  open var isAbsolute: Bool { rule == .absolute }
  /// True where the length follows from what is there.
  open var isEstimated: Bool { rule == .estimated }

  func length(in availableSpace: CGSize) -> CGFloat {
    switch rule {
    case .fractionalWidth: availableSpace.width * dimension
    case .fractionalHeight: availableSpace.height * dimension
    case .absolute, .estimated: dimension
    }
  }
}

/// How wide and how high an item, a group or a view of a section is.
@MainActor @preconcurrency
open class NSCollectionLayoutSize: NSObject {
  /// How wide it is.
  public let widthDimension: NSCollectionLayoutDimension
  /// How high it is.
  public let heightDimension: NSCollectionLayoutDimension

  /// Makes a size.
  public init(
    widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension
  ) {
    widthDimension = width
    heightDimension = height
    super.init()
  }

  func size(in availableSpace: CGSize) -> CGSize {
    CGSize(
      width: max(widthDimension.length(in: availableSpace), 0),
      height: max(heightDimension.length(in: availableSpace), 0))
  }
}

/// Space between items or groups.
@MainActor @preconcurrency
open class NSCollectionLayoutSpacing: NSObject {
  /// Points of space, at least.
  public let spacing: CGFloat
  /// True where there may be more, so that the last item reaches the edge.
  public let isFlexibleSpacing: Bool

  init(_ spacing: CGFloat, isFlexible: Bool) {
    self.spacing = spacing
    isFlexibleSpacing = isFlexible
    super.init()
  }

  /// So much, and no more.
  open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
  }

  /// So much at least, and what is left over.
  open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
  }
}
