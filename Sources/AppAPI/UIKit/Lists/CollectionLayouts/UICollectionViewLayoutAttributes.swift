import Foundation

/// Where an item, or a view beside items, lies in a collection.
@MainActor @preconcurrency
open class UICollectionViewLayoutAttributes: NSObject {
  /// What is placed.
  public enum Category: Int, Sendable {
    /// The cell of an item.
    case cell = 0
    /// A view that belongs to a section.
    case supplementaryView = 1
  }

  /// The item, or the section and number of the view.
  open var indexPath: IndexPath
  /// Rectangle in the coordinates of the collection.
  open var frame = CGRect.zero
  /// Opacity from 0 to 1.
  open var alpha: CGFloat = 1
  /// True where nothing is shown.
  open var isHidden = false
  /// How it is turned, stretched and shifted.
  open var transform = CGAffineTransform.identity
  /// How it is turned, stretched and shifted in space; what is seen of it is what that does in the plane.
  open var transform3D = CATransform3DIdentity
  /// What has a higher number lies in front.
  open var zIndex = 0
  /// What is placed.
  public let representedElementCategory: Category
  /// The kind of the view beside items; `nil` for a cell.
  public let representedElementKind: String?

  /// Makes a place for the cell of an item.
  public init(forCellWith indexPath: IndexPath) {
    self.indexPath = indexPath
    representedElementCategory = .cell
    representedElementKind = nil
    super.init()
  }

  /// Makes a place for a view that belongs to a section.
  public init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.indexPath = indexPath
    representedElementCategory = .supplementaryView
    representedElementKind = elementKind
    super.init()
  }

  /// The middle of the frame.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
  }

  /// The size of the frame.
  open var size: CGSize {
    get { frame.size }
    set {
      let middle = center
      frame.size = newValue
      center = middle
    }
  }
}
