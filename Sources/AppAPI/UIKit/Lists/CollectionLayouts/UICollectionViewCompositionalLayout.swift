import Foundation

/// Sections below or beside each other, each made of groups that repeat.
///
///     let item = NSCollectionLayoutItem(
///       layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension:
///       .estimated(80)))
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// Says what a section looks like; `nil` for one that shows nothing.
  public typealias SectionProvider =
    @MainActor (_ section: Int, _ environment: any NSCollectionLayoutEnvironment) ->
    NSCollectionLayoutSection?

  private let provider: SectionProvider
  private var sections: [CompositionalSection?] = []
  private var starts: [CGFloat] = []
  private var availableSpace = CGSize.zero
  /// The views above and below all sections.
  private var edges = CompositionalEdges()

  /// What holds for all sections.
  open var configuration = UICollectionViewCompositionalLayoutConfiguration() {
    didSet { invalidateLayout() }
  }

  /// Makes a layout whose sections all look alike.
  public init(section: NSCollectionLayoutSection) {
    provider = { _, _ in section }
    super.init()
  }

  /// Makes a layout whose sections look as a function says.
  public init(sectionProvider: @escaping SectionProvider) {
    provider = sectionProvider
    super.init()
  }

  /// Makes a layout whose sections look as a function says, with what holds for all of them.
  public convenience init(
    sectionProvider: @escaping SectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.init(sectionProvider: sectionProvider)
    self.configuration = configuration
  }

  /// Makes a layout that shows nothing; an archive has nothing to read for it.
  public required init?(coder: NSCoder) {
    provider = { _, _ in nil }
    super.init(coder: coder)
  }

  /// Makes a layout whose sections all look alike, with what holds for all of them.
  public convenience init(
    section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.init(section: section)
    self.configuration = configuration
  }

  /// Tells the class of the backgrounds of a kind; they are not drawn.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    invalidateLayout()
  }

  /// Rows of a list.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
  }

  /// True where sections stand beside each other.
  private var isAcross: Bool { configuration.scrollDirection == .horizontal }

  /// How wide everything is together.
  private var width: CGFloat { isAcross ? max(starts.last ?? 0, availableSpace.width) : availableSpace.width }

  /// Asks what sections look like and puts them below or beside each other.
  open override func prepare() {
    super.prepare()
    guard let view = collectionView else { return }
    availableSpace = view.bounds.inset(by: view.adjustedContentInset).size
    let environment = environment
    let old = sections
    sections = (0..<view.numberOfSections).map { index in
      guard let section = provider(index, environment) else { return nil }
      var placed = CompositionalSection(
        section, width: availableSpace.width, height: availableSpace.height,
        count: view.numberOfItems(inSection: index),
        isAcross: isAcross)
      if old.indices.contains(index), let known = old[index] { placed.keep(known) }
      return placed
    }
    edges.settle(configuration.boundarySupplementaryItems, in: availableSpace)
    place()
  }

  /// The space and the traits it is made for.
  var environment: any NSCollectionLayoutEnvironment {
    guard let view = collectionView else { return LayoutEnvironment(.zero, .current) }
    return LayoutEnvironment(view.bounds.inset(by: view.adjustedContentInset).size, view.traitCollection)
  }

  /// Who is told what of a section is seen.
  func visibleItemsHandler(
    _ section: Int
  ) -> NSCollectionLayoutSectionVisibleItemsInvalidationHandler? {
    self.section(section)?.section.visibleItemsInvalidationHandler
  }

  private func place() {
    starts = [isAcross ? 0 : edges.height(below: false)]
    for (index, section) in sections.enumerated() {
      let gap = index + 1 < sections.count ? configuration.interSectionSpacing : 0
      starts.append((starts.last ?? 0) + (section?.length ?? 0) + gap)
    }
  }

  private func section(_ index: Int) -> CompositionalSection? {
    prepareIfNeeded()
    return sections.indices.contains(index) ? sections[index] : nil
  }

  // MARK: Places

  /// The size of all sections.
  open override var collectionViewContentSize: CGSize {
    prepareIfNeeded()
    let height = isAcross ? availableSpace.height : (starts.last ?? 0) + edges.height(below: true)
    return CGSize(width: width, height: height)
  }

  /// A rectangle as distances along the sections: mirrored where they run from right to left.
  private func span(of rect: CGRect) -> ClosedRange<CGFloat> {
    guard isAcross else { return rect.minY...rect.maxY }
    return isMirrored ? (width - rect.maxX)...(width - rect.minX) : rect.minX...rect.maxX
  }

  /// Where sections end that stand below each other, and the height of those beside each other.
  private var sectionsEnd: CGFloat {
    isAcross ? availableSpace.height - edges.height(below: true) : starts.last ?? 0
  }

  /// The cells and section views in a rectangle.
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    prepareIfNeeded()
    var result = edges.frames(sectionsEnd: sectionsEnd).filter { $0.frame.intersects(rect) }.compactMap {
      layoutAttributesForSupplementaryView(ofKind: $0.kind, at: CompositionalEdges.path)
    }
    let span = span(of: rect)
    for (index, section) in sections.enumerated() {
      let start = starts[index]
      guard let section, start <= span.upperBound, start + section.length >= span.lowerBound else { continue }
      let path = IndexPath(item: 0, section: index)
      result += section.edges.compactMap { layoutAttributesForSupplementaryView(ofKind: $0.kind, at: path) }
      for item in section.items(from: span.lowerBound - start, to: span.upperBound - start) {
        result += [layoutAttributesForItem(at: IndexPath(item: item, section: index))].compactMap { $0 }
      }
    }
    return result
  }

  /// Where an item lies; within its section where that is scrolled sideways by itself.
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let section = section(indexPath.section), var frame = section.frame(of: indexPath.item) else {
      return nil
    }
    if section.isSideways {
      if isMirrored, let content = section.sideways?.content { frame.origin.x = content.width - frame.maxX }
    } else {
      let start = offset(of: indexPath.section)
      frame = frame.offsetBy(dx: start.x, dy: start.y)
      if isMirrored { frame.origin.x = width - frame.maxX }
    }
    let result = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    result.frame = frame
    return result
  }

  /// Where a view at the edge of a section lies.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let isOfAll = indexPath.count == 1
    let places =
      isOfAll ? edges.frames(sectionsEnd: sectionsEnd) : section(indexPath.section)?.edges ?? []
    guard let edge = places.first(where: { $0.kind == elementKind }) else { return nil }
    let result = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: elementKind, with: indexPath)
    let start = isOfAll ? .zero : offset(of: indexPath.section)
    result.frame = edge.frame.offsetBy(dx: start.x, dy: start.y)
    if isMirrored { result.frame.origin.x = width - result.frame.maxX }
    return result
  }

  /// Where a section begins.
  private func offset(of section: Int) -> CGPoint {
    isAcross ? CGPoint(x: starts[section], y: edges.height(below: false)) : CGPoint(x: 0, y: starts[section])
  }

  private var isMirrored: Bool { collectionView?.effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Another width asks for other places.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let view = collectionView else { return false }
    let new = newBounds.inset(by: view.adjustedContentInset).size
    return new.width != availableSpace.width || isAcross && new.height != availableSpace.height
  }

  // MARK: Inside the module

  override func measures(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    if attributes.indexPath.count == 1 { return edges.measures(attributes.representedElementKind) }
    guard let section = section(attributes.indexPath.section) else { return false }
    if let kind = attributes.representedElementKind { return section.measures(kind) }
    return section.measures(attributes.indexPath.item)
  }

  override func take(_ size: CGSize, for attributes: UICollectionViewLayoutAttributes) -> Bool {
    let path = attributes.indexPath
    if path.count == 1 {
      let moves = edges.take(size.height, for: attributes.representedElementKind)
      if moves { place() }
      return moves
    }
    guard sections.indices.contains(path.section), var section = sections[path.section] else { return false }
    let moves =
      attributes.representedElementKind.map { section.take(size.height, for: $0) }
      ?? section.take(size.height, for: path.item)
    sections[path.section] = section
    if moves { place() }
    return moves
  }

  override func sideways(_ section: Int) -> (frame: CGRect, content: CGSize)? {
    guard let place = self.section(section)?.sideways else { return nil }
    let start = offset(of: section)
    return (place.frame.offsetBy(dx: start.x, dy: start.y), place.content)
  }

  /// What the list looks like that an item is a row of; nil where it is none.
  func list(at path: IndexPath) -> UICollectionLayoutListConfiguration? {
    section(path.section)?.section.list
  }

  /// What appears when a row of a list is pushed aside.
  func swipeActions(at path: IndexPath) -> [UIContextualAction] {
    guard let list = section(path.section)?.section.list else { return [] }
    let sides = [
      list.leadingSwipeActionsConfigurationProvider?(path),
      list.trailingSwipeActionsConfigurationProvider?(path),
    ]
    return sides.flatMap { $0?.actions ?? [] }
  }

  /// True where an item heads its section.
  func isHeader(_ path: IndexPath) -> Bool {
    path.item == 0 && section(path.section)?.section.list?.headerMode == .firstItemInSection
  }
}

/// What holds for all sections of a layout.
@MainActor @preconcurrency
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  /// Space between sections.
  open var interSectionSpacing: CGFloat = 0
  /// In which direction sections follow each other.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The views above and below all sections; a data source is asked for them with the index path of index 0
  /// alone.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// What the space around groups is counted from where sections do not say it.
  open var contentInsetsReference = UIContentInsetsReference.safeArea
}

/// The space and the traits that a layout is made for.
final class LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
  let contentSize: CGSize
  let traitCollection: UITraitCollection

  init(_ size: CGSize, _ traits: UITraitCollection) {
    contentSize = size
    traitCollection = traits
    super.init()
  }

  var effectiveContentSize: CGSize { contentSize }
  var container: any NSCollectionLayoutContainer { self }
}
