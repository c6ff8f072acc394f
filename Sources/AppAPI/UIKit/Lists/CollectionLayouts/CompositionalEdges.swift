import Foundation

/// Where the views above and below all sections of a layout lie.
@MainActor
struct CompositionalEdges {
  /// The index path under which a data source is asked for them.
  static let path = IndexPath(index: 0)

  private var items: [NSCollectionLayoutBoundarySupplementaryItem] = []
  private var availableSpace = CGSize.zero
  private var heights: [String: CGFloat] = [:]

  /// Takes in which views there are, and the space that sections have; heights that were measured are kept.
  mutating func settle(_ items: [NSCollectionLayoutBoundarySupplementaryItem], in availableSpace: CGSize) {
    self.items = items
    self.availableSpace = availableSpace
  }

  /// How high the views above, or below, are together.
  func height(below: Bool) -> CGFloat {
    items.filter { $0.isBelow == below }.reduce(0) { $0 + height($1) }
  }

  private func height(_ item: NSCollectionLayoutBoundarySupplementaryItem) -> CGFloat {
    let size = item.layoutSize.size(in: availableSpace)
    return item.layoutSize.heightDimension.isEstimated
      ? heights[item.elementKind] ?? size.height : size.height
  }

  /// Where they lie.
  ///
  /// - Parameter sectionsEnd: Where the last section ends.
  /// - Returns: The frame of each kind.
  func frames(sectionsEnd: CGFloat) -> [(kind: String, frame: CGRect)] {
    var (above, below): (CGFloat, CGFloat) = (0, sectionsEnd)
    return items.map { item in
      let height = height(item)
      let y = item.isBelow ? below : above
      if item.isBelow { below += height } else { above += height }
      let width = item.layoutSize.size(in: availableSpace).width
      return (item.elementKind, CGRect(x: 0, y: y, width: width, height: height))
    }
  }

  /// True where the height of a kind follows from its view.
  func measures(_ kind: String?) -> Bool {
    items.contains { $0.elementKind == kind && $0.layoutSize.heightDimension.isEstimated }
  }

  /// Takes in the height of a view; true where something moves.
  mutating func take(_ height: CGFloat, for kind: String?) -> Bool {
    guard let kind, heights[kind] != height else { return false }
    heights[kind] = height
    return true
  }
}
