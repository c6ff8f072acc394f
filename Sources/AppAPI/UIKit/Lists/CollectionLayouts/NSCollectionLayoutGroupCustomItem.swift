import Foundation

/// Where one item of a group lies whose places the app reckons itself.
@MainActor @preconcurrency
open class NSCollectionLayoutGroupCustomItem: NSObject {
  /// The rectangle in the group.
  public let frame: CGRect
  /// What lies in front of what; the higher number in front.
  public let zIndex: Int

  /// Makes an item of a rectangle.
  public init(frame: CGRect, zIndex: Int = 0) {
    self.frame = frame
    self.zIndex = zIndex
    super.init()
  }
}

/// Reckons where the items of a group lie.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  @MainActor (_ environment: any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

extension NSCollectionLayoutGroup {
  /// Items that lie where the app says.
  ///
  /// - Parameters:
  ///   - layoutSize: The size of the group.
  ///   - itemProvider: Reckons the places in a space of that size.
  /// - Returns: The group.
  public static func custom(
    layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup {
    CustomLayoutGroup(layoutSize, itemProvider)
  }
}

/// A group whose items lie where the app says.
private final class CustomLayoutGroup: NSCollectionLayoutGroup {
  private let provider: NSCollectionLayoutGroupCustomItemProvider
  private var frames: [CGRect] = []

  init(_ size: NSCollectionLayoutSize, _ provider: @escaping NSCollectionLayoutGroupCustomItemProvider) {
    self.provider = provider
    super.init(size, [], isHorizontal: false, repeatCount: nil)
  }

  override var count: Int { frames.count }
  override func measures(_ index: Int) -> Bool { false }

  override func settle(in availableSpace: CGSize) {
    let size = layoutSize.size(in: availableSpace)
    frames = provider(LayoutEnvironment(size, .current)).map(\.frame)
  }

  override func place(
    at origin: CGPoint, in availableSpace: CGSize, heights: (Int) -> CGFloat?
  ) -> (frames: [CGRect], size: CGSize) {
    var size = layoutSize.size(in: availableSpace)
    if layoutSize.heightDimension.isEstimated { size.height = frames.map(\.maxY).max() ?? size.height }
    let start = CGPoint(x: origin.x + contentInsets.leading, y: origin.y + contentInsets.top)
    return (frames.map { $0.offsetBy(dx: start.x, dy: start.y) }, size)
  }
}
