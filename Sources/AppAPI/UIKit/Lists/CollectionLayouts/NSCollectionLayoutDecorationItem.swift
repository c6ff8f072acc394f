import Foundation

/// A background behind the groups of a section; it is not drawn, and nobody hears it.
@MainActor @preconcurrency
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// Kind of the view.
  public let elementKind: String
  /// How far in front of the rest it lies.
  open var zIndex = 0

  private init(elementKind: String) {
    self.elementKind = elementKind
    super.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
  }

  /// Makes a background behind a whole section.
  open class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(elementKind: elementKind)
  }
}

/// What the space around groups is counted from.
public enum UIContentInsetsReference: Int, Sendable {
  /// What the layout says.
  case automatic = 0
  /// The edges.
  case none = 1
  /// What is not covered.
  case safeArea = 2
  /// What the margins leave free.
  case layoutMargins = 3
  /// A width that reads well.
  case readableContent = 4
}

/// Something of a section that is seen.
@MainActor @preconcurrency
public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {
  /// The item.
  var indexPath: IndexPath { get }
  /// Rectangle in the coordinates of what is scrolled.
  var frame: CGRect { get }
  /// Rectangle with its corner at zero.
  var bounds: CGRect { get }
  /// The middle.
  var center: CGPoint { get set }
  /// Opacity from 0 to 1.
  var alpha: CGFloat { get set }
  /// How it is turned, stretched and shifted.
  var transform: CGAffineTransform { get set }
  /// How it is turned, stretched and shifted in space.
  var transform3D: CATransform3D { get set }
  /// How far in front of the rest it lies.
  var zIndex: Int { get set }
  /// True where it is not shown.
  var isHidden: Bool { get set }
  /// What it is.
  var representedElementCategory: UICollectionViewLayoutAttributes.Category { get }
  /// The kind of a view beside items.
  var representedElementKind: String? { get }
}

/// Is told what of a section is seen, how far it is scrolled, and what the layout is made for.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  @MainActor ([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void

/// The view of an item that is seen.
final class VisibleItem: NSObject, NSCollectionLayoutVisibleItem {
  private let view: UICollectionViewCell
  let indexPath: IndexPath
  var zIndex = 0

  init(_ view: UICollectionViewCell, at path: IndexPath) {
    self.view = view
    indexPath = path
    super.init()
  }

  var frame: CGRect { view.frame }
  var bounds: CGRect { view.bounds }
  var center: CGPoint {
    get { view.center }
    set { view.center = newValue }
  }
  var alpha: CGFloat {
    get { view.alpha }
    set { view.alpha = newValue }
  }
  var transform: CGAffineTransform {
    get { view.transform }
    set { view.transform = newValue }
  }
  var transform3D: CATransform3D {
    get { view.transform3D }
    set { view.transform3D = newValue }
  }
  var isHidden: Bool {
    get { view.isHidden }
    set { view.isHidden = newValue }
  }
  var representedElementCategory: UICollectionViewLayoutAttributes.Category { .cell }
  var representedElementKind: String? { nil }
}

extension UICollectionView {
  /// Tells a section what of it is seen, where it is scrolled sideways by itself and wants to know.
  func notifyVisibleItems(of section: Int, in view: SidewaysSection) {
    guard let layout = collectionViewLayout as? UICollectionViewCompositionalLayout,
      let handler = layout.visibleItemsHandler(section)
    else { return }
    let items = living.filter { $0.key.section == section && $0.value.frame.intersects(view.bounds) }
      .sorted { $0.key < $1.key }.map { VisibleItem($0.value, at: $0.key) }
    handler(items, view.contentOffset, layout.environment)
  }
}
