import Foundation

/// Items one after another in lines, like words.
///
///     let layout = UICollectionViewFlowLayout()
///     layout.itemSize = CGSize(width: 160, height: 120)
///
/// - Complexity: Items of one size are placed by arithmetic; others are asked for one by one.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// Stands for a size that follows from what is in the cell.
  public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  /// Space between lines, at least.
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// Space between items in a line, at least.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The size of items, where the delegate says no other.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  /// The size that items are taken to have until they are shown; zero where all sizes are known.
  open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }
  /// True where the parts above sections stay in sight; they are met in their own places.
  open var sectionHeadersPinToVisibleBounds = false
  /// True where the parts below sections stay in sight; they are met in their own places.
  open var sectionFootersPinToVisibleBounds = false
  /// Where lines follow each other.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical { didSet { invalidateLayout() } }
  /// The size of the view above each section; zero for none.
  open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The size of the view below each section; zero for none.
  open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// Space around the items of each section.
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }

  private var sections: [FlowSection] = []
  private var starts: [CGFloat] = []
  private var length: CGFloat = 0
  private var measured: [IndexPath: CGSize] = [:]
  private var width: CGFloat = 0

  private var isVertical: Bool { scrollDirection == .vertical }
  private var guide: (any UICollectionViewDelegateFlowLayout)? {
    collectionView?.delegate as? any UICollectionViewDelegateFlowLayout
  }

  /// Puts all items into lines.
  open override func prepare() {
    super.prepare()
    guard let view = collectionView else { return }
    let availableSpace = view.bounds.inset(by: view.adjustedContentInset).size
    width = isVertical ? availableSpace.width : availableSpace.height
    sections = (0..<view.numberOfSections).map { section(at: $0, of: view) }
    place()
  }

  private func place() {
    starts = []
    length = 0
    for section in sections {
      starts.append(length)
      length += section.length
    }
  }

  private func section(at index: Int, of view: UICollectionView) -> FlowSection {
    let inset = guide?.collectionView(view, layout: self, insetForSectionAt: index) ?? sectionInset
    let header = guide?.collectionView(view, layout: self, referenceSizeForHeaderInSection: index)
    let footer = guide?.collectionView(view, layout: self, referenceSizeForFooterInSection: index)
    let line = guide?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: index)
    let gap = guide?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: index)
    var section = FlowSection(width: width)
    section.header = along(header ?? headerReferenceSize)
    section.footer = along(footer ?? footerReferenceSize)
    section.inset = isVertical ? inset : inset.turned
    section.lineSpacing = line ?? minimumLineSpacing
    section.gap = gap ?? minimumInteritemSpacing
    let count = view.numberOfItems(inSection: index)
    if estimatedItemSize == .zero, guide == nil {
      section.fill(count: count, size: turned(itemSize))
    } else {
      section.fill((0..<count).map { turned(size(of: IndexPath(item: $0, section: index), view)) })
    }
    return section
  }

  private func size(of path: IndexPath, _ view: UICollectionView) -> CGSize {
    let size: CGSize
    if estimatedItemSize != .zero {
      let estimate = estimatedItemSize == Self.automaticSize ? itemSize : estimatedItemSize
      size = measured[path] ?? estimate
    } else {
      size = guide?.collectionView(view, layout: self, sizeForItemAt: path) ?? itemSize
    }
    return CGSize(width: max(size.width, 0), height: max(size.height, 0))
  }

  // MARK: Places

  /// The size of all lines.
  open override var collectionViewContentSize: CGSize {
    prepareIfNeeded()
    return turned(CGSize(width: width, height: length))
  }

  /// The cells and section views in a rectangle.
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    prepareIfNeeded()
    let rect = turned(rect)
    var result: [UICollectionViewLayoutAttributes] = []
    for (index, section) in sections.enumerated() {
      let start = starts[index]
      guard start <= rect.maxY, start + section.length >= rect.minY else { continue }
      for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
        let path = IndexPath(item: 0, section: index)
        if let view = layoutAttributesForSupplementaryView(ofKind: kind, at: path),
          turned(view.frame).intersects(rect)
        {
          result.append(view)
        }
      }
      for item in section.items(from: rect.minY - start, to: rect.maxY - start) {
        result += [layoutAttributesForItem(at: IndexPath(item: item, section: index))].compactMap { $0 }
      }
    }
    return result
  }

  /// Where an item lies.
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    guard sections.indices.contains(indexPath.section),
      let frame = sections[indexPath.section].frame(of: indexPath.item)
    else { return nil }
    let result = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    result.frame = turned(frame.offsetBy(dx: 0, dy: starts[indexPath.section]))
    return result
  }

  /// Where the view above or below a section lies.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    guard sections.indices.contains(indexPath.section) else { return nil }
    let section = sections[indexPath.section]
    let isHeader = elementKind == UICollectionView.elementKindSectionHeader
    let own = isHeader ? section.header : section.footer
    guard own > 0 else { return nil }
    let y = starts[indexPath.section] + (isHeader ? 0 : section.length - own)
    let result = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: elementKind, with: indexPath)
    result.frame = turned(CGRect(x: 0, y: y, width: width, height: own))
    return result
  }

  /// A context that can leave the sizes which the delegate gives as they are.
  open override class var invalidationContextClass: UICollectionViewLayoutInvalidationContext.Type {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  /// Another width asks for other lines.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let view = collectionView else { return false }
    let availableSpace = newBounds.inset(by: view.adjustedContentInset).size
    return (isVertical ? availableSpace.width : availableSpace.height) != width
  }

  override func measures(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    estimatedItemSize != .zero && attributes.representedElementCategory == .cell
  }

  override func take(_ size: CGSize, for attributes: UICollectionViewLayoutAttributes) -> Bool {
    guard measured[attributes.indexPath] != size else { return false }
    measured[attributes.indexPath] = size
    guard size != attributes.size else { return false }
    invalidateLayout()
    return true
  }

  // MARK: Directions

  private func along(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }

  private func turned(_ size: CGSize) -> CGSize {
    isVertical ? size : CGSize(width: size.height, height: size.width)
  }

  private func turned(_ rect: CGRect) -> CGRect {
    guard !isVertical else { return rect }
    return CGRect(x: rect.minY, y: rect.minX, width: rect.height, height: rect.width)
  }
}

extension UIEdgeInsets {
  fileprivate var turned: UIEdgeInsets { UIEdgeInsets(top: left, left: top, bottom: right, right: bottom) }
}
