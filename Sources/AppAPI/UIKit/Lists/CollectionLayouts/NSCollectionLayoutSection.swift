import Foundation

/// What a section looks like: a group that repeats, with space and views around it.
@MainActor @preconcurrency
open class NSCollectionLayoutSection: NSObject {
  let group: NSCollectionLayoutGroup
  /// Space around the groups.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// Space between groups.
  open var interGroupSpacing: CGFloat = 0
  /// Whether the section is scrolled sideways by itself.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// The views above and below the groups.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// What lies behind the groups; backgrounds are not drawn.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// Is told what of the section is seen whenever that changes, where it is scrolled sideways by itself.
  open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
  /// True where the views at the edges keep to the space around the groups.
  open var supplementariesFollowContentInsets = true
  /// What the space around the groups is counted from.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// What the space around the views at the edges is counted from.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// What a list has beyond its groups; `nil` for other sections.
  var list: UICollectionLayoutListConfiguration?

  /// Makes a section from a group that repeats.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }

  /// Makes a section whose items are rows of a list.
  open class func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let item = NSCollectionLayoutItem(layoutSize: size)
    let section = NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [item]))
    section.list = configuration
    if configuration.appearance == .insetGrouped {
      section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
    }
    let edge = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(28))
    if configuration.headerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: edge, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top))
    }
    if configuration.footerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: edge, elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom))
    }
    return section
  }
}

/// Whether a section is scrolled sideways by itself, and where it comes to rest.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// It is not.
  case none = 0
  /// Anywhere.
  case continuous = 1
  /// At the start of a group.
  case continuousGroupLeadingBoundary = 2
  /// At whole pages.
  case paging = 3
  /// At groups, one after the other.
  case groupPaging = 4
  /// At the middle of groups, one after the other.
  case groupPagingCentered = 5
}

/// A view above or below the groups of a section.
@MainActor @preconcurrency
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutItem {
  /// Kind of the view.
  public let elementKind: String
  /// The edge at which it stands.
  public let alignment: NSRectAlignment

  /// Makes a view at an edge.
  public init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
    self.elementKind = elementKind
    self.alignment = alignment
    super.init(layoutSize: layoutSize)
  }

  /// True where it stays at the edge while the section is scrolled; it is met in its own place.
  open var pinToVisibleBounds = false
  /// True where the section is larger by its height.
  open var extendsBoundary = true
  /// How far it is moved from its edge.
  open var offset = CGPoint.zero
  /// How far in front of the rest it lies.
  open var zIndex = 0

  /// Makes a view at an edge that is moved from it.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint
  ) {
    self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment)
    offset = absoluteOffset
  }

  var isBelow: Bool { [.bottom, .bottomLeading, .bottomTrailing].contains(alignment) }
}

/// An edge or corner of a rectangle.
public enum NSRectAlignment: Int, Sendable {
  /// Anywhere.
  case none = 0
  /// The top edge.
  case top = 1
  /// The corner at the top and the start.
  case topLeading = 2
  /// The edge at the start.
  case leading = 3
  /// The corner at the bottom and the start.
  case bottomLeading = 4
  /// The bottom edge.
  case bottom = 5
  /// The corner at the bottom and the end.
  case bottomTrailing = 6
  /// The edge at the end.
  case trailing = 7
  /// The corner at the top and the end.
  case topTrailing = 8
}

/// What a layout is made for.
@MainActor @preconcurrency
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// The space that sections have.
  var container: any NSCollectionLayoutContainer { get }
  /// The traits the collection is shown with.
  var traitCollection: UITraitCollection { get }
}

/// The space that sections have.
@MainActor @preconcurrency
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// The size of the collection.
  var contentSize: CGSize { get }
  /// The size of the collection without what is kept free around it.
  var effectiveContentSize: CGSize { get }
}
