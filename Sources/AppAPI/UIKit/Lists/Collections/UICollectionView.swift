import AccessibilityModel
import AppHost
import Foundation

/// Items that a layout places, of which only those near the screen have cells.
///
///     let cards = UICollectionView(frame: bounds, collectionViewLayout: UICollectionViewFlowLayout())
///     cards.register(CardCell.self, forCellWithReuseIdentifier: "card")
///     cards.dataSource = deck
///
/// However many items there are, no more cells live than the layout places on the collection and a quarter of
/// it above and below.
open class UICollectionView: UIScrollView {
  /// Where content follows other content.
  public enum ScrollDirection: Int, Sendable {
    /// From the top down.
    case vertical = 0
    /// From side to side.
    case horizontal = 1
  }

  /// Where an item goes that is scrolled to.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// To the top.
    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// To the middle between top and bottom.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// To the bottom.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// To the left edge.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// To the middle between left and right.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// To the right edge.
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  /// Kind of the views above sections.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// Kind of the views below sections.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  override var usualBackground: UIColor? {
    let first = IndexPath(item: 0, section: 0)
    let list = (collectionViewLayout as? UICollectionViewCompositionalLayout)?.list(at: first)
    guard let list, list.appearance != .plain, list.appearance != .sidebarPlain else {
      return .systemBackground
    }
    return .systemGroupedBackground
  }

  var sections: [CollectionSection] = []
  var itemStarts: [Int] = [0]
  var isLoaded = false
  var isTiling = false
  var living: [IndexPath: UICollectionViewCell] = [:]
  /// The item that is asked for anew, and keeps its cell meanwhile.
  var reconfigured: (path: IndexPath, cell: UICollectionViewCell)?
  var supplementaries: [SupplementaryPlace: UICollectionReusableView] = [:]
  var sideways: [Int: SidewaysSection] = [:]
  var realizedRows = 0..<0
  var reusable: [String: [UICollectionReusableView]] = [:]
  var registered: [String: UICollectionReusableView.Type] = [:]
  /// What makes views that interface files describe, by the names under which they are kept.
  var describedViews: [String: @MainActor () -> UICollectionReusableView?] = [:]
  var changes: TableChanges?
  var batchDepth = 0
  var selected: [IndexPath] = []
  private var knownBounds = CGRect.null

  /// Makes a collection whose items a layout places.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  /// Makes a collection with items in lines; an archive has nothing to read for it.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
  }

  // MARK: Whom it asks

  /// Decides where items lie.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      guard collectionViewLayout !== oldValue else { return }
      oldValue.collectionView = nil
      collectionViewLayout.collectionView = self
      collectionViewLayout.invalidateLayout()
    }
  }

  /// Takes another layout; how items get to their places is not shown.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    collectionViewLayout = layout
    layoutIfNeeded()
    completion?(true)
  }

  /// Who knows the items and makes the cells.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }

  /// Who is told which items come next.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?

  /// Who takes in what people do, and decides about sizes.
  open weak var delegate: (any UICollectionViewDelegate)? {
    didSet {
      scrollDelegate = delegate
      if delegate != nil { ContextMenus.areThere = true }
      collectionViewLayout.invalidateLayout()
    }
  }

  override func setDelegate(_ new: (any UIScrollViewDelegate)?) {
    delegate = new as? any UICollectionViewDelegate
  }

  // MARK: Choosing

  /// True where people can choose an item.
  open var allowsSelection = true
  /// True where people can choose several items.
  open var allowsMultipleSelection = false
  /// True while items are being edited.
  open var isEditing = false {
    didSet { for cell in living.values { cell.setNeedsLayout() } }
  }

  /// True where people can choose an item while items are edited.
  open var allowsSelectionDuringEditing = false
  /// True where people can choose several items while items are edited.
  open var allowsMultipleSelectionDuringEditing = false
  /// True where an item is chosen when the keyboard comes to it.
  open var selectionFollowsFocus = false
  /// True where the keyboard comes back to the item it was on.
  open var remembersLastFocusedIndexPath = false
  /// True where somebody is told which items come next.
  open var isPrefetchingEnabled = true

  /// A view behind all items.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }

  // MARK: Numbers

  /// How many sections there are.
  open var numberOfSections: Int {
    loadIfNeeded()
    return sections.count
  }

  /// How many items a section has.
  open func numberOfItems(inSection section: Int) -> Int {
    loadIfNeeded()
    return sections.indices.contains(section) ? sections[section].count : 0
  }

  /// Asks the data source for everything anew; items keep who they are by their positions.
  open func reloadData() {
    takeAllViews()
    setNeedsReload()
  }

  // MARK: Layout

  /// Gives items near the screen their cells and takes those of the others.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if bounds != knownBounds {
      knownBounds = bounds
      if collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds) {
        let context = collectionViewLayout.invalidationContext(forBoundsChange: bounds)
        collectionViewLayout.invalidateLayout(with: context)
      }
    }
    backgroundView?.frame = bounds
    tile()
  }

  /// The size of all content.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    loadIfNeeded()
    return CGSize(width: size.width, height: collectionViewLayout.collectionViewContentSize.height)
  }

  override func proposedOffset(_ offset: CGPoint, _ velocity: CGPoint) -> CGPoint {
    collectionViewLayout.targetContentOffset(
      forProposedContentOffset: offset, withScrollingVelocity: velocity)
  }

  /// Chooses the item that was tapped; a finger that came from another one chooses nothing.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, let path = item(under: touch.location(in: nil)),
      let cell = cellForItem(at: path), touch.view?.isDescendant(of: cell) == true, choose(path)
    else { return super.touchesEnded(touches, with: event) }
  }

  /// Places everything anew where other text sizes may change sizes.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    collectionViewLayout.invalidateLayout()
  }

  override var rules: [UncertainRule] {
    super.rules + [RunningApp.current[ViewPolicy.self].listScrollStatus.rule]
  }

  override var scrollStatus: String {
    guard RunningApp.current[ViewPolicy.self].listScrollStatus == .rows, let visible = visiblePositions
    else { return super.scrollStatus }
    let (first, last) = (visible.lowerBound + 1, visible.upperBound)
    return String(system: .rows, ["first": "\(first)", "last": "\(last)", "count": "\(rowCount)"])
  }
}
