import Foundation

/// Where one section of groups lies, and where everything lies in it, from its own start.
@MainActor
struct CompositionalSection {
  let section: NSCollectionLayoutSection
  let availableSpace: CGSize
  let count: Int
  /// True where the whole layout scrolls sideways, so that groups follow each other across.
  let isAcross: Bool
  private var groups: RowHeights
  private var heights: [Int: CGFloat] = [:]
  private var edgeHeights: [String: CGFloat] = [:]
  private let groupWidth: CGFloat

  init(
    _ section: NSCollectionLayoutSection, width: CGFloat, height: CGFloat, count: Int, isAcross: Bool = false
  ) {
    self.section = section
    self.count = count
    self.isAcross = isAcross
    let insets = section.contentInsets
    availableSpace = CGSize(width: max(0, width - insets.leading - insets.trailing), height: height)
    section.group.settle(in: availableSpace)
    let size = section.group.place(at: .zero, in: availableSpace) { _ in nil }.size
    groupWidth = size.width
    let perGroup = max(section.group.count, 1)
    groups = RowHeights(count: (count + perGroup - 1) / perGroup, estimate: size.height)
  }

  /// True where the section is scrolled across by itself.
  var isSideways: Bool { !isAcross && section.orthogonalScrollingBehavior != .none }
  private var perGroup: Int { max(section.group.count, 1) }

  // MARK: Lengths

  private func edgesHeight(below: Bool) -> CGFloat {
    section.boundarySupplementaryItems.filter { $0.isBelow == below }.reduce(0) { $0 + edgeHeight($1) }
  }

  private func edgeHeight(_ edge: NSCollectionLayoutBoundarySupplementaryItem) -> CGFloat {
    let size = edge.layoutSize.size(in: availableSpace)
    return edge.layoutSize.heightDimension.isEstimated
      ? edgeHeights[edge.elementKind] ?? size.height : size.height
  }

  private var top: CGFloat { edgesHeight(below: false) + section.contentInsets.top }

  private var groupsHeight: CGFloat {
    guard groups.count > 0 else { return 0 }
    if isSideways || isAcross { return (0..<groups.count).reduce(0) { max($0, groups[$1]) } }
    return groups.total + CGFloat(groups.count - 1) * section.interGroupSpacing
  }

  /// How far the section reaches down.
  private var height: CGFloat {
    top + groupsHeight + section.contentInsets.bottom + edgesHeight(below: true)
  }

  /// How wide the groups are that follow each other across.
  private var groupsWidth: CGFloat {
    groups.count > 0
      ? CGFloat(groups.count) * (groupWidth + section.interGroupSpacing) - section.interGroupSpacing : 0
  }

  /// How far the section reaches in the direction in which sections follow each other.
  var length: CGFloat {
    isAcross ? section.contentInsets.leading + groupsWidth + section.contentInsets.trailing : height
  }

  /// Where the groups lie that are scrolled sideways, and how wide they are together.
  var sideways: (frame: CGRect, content: CGSize)? {
    guard isSideways, groups.count > 0 else { return nil }
    let insets = section.contentInsets
    let width = groupsWidth
    return (
      CGRect(
        x: 0, y: top, width: availableSpace.width + insets.leading + insets.trailing, height: groupsHeight),
      CGSize(width: width + insets.leading + insets.trailing, height: groupsHeight)
    )
  }

  // MARK: Places

  /// Where an item lies: from the start of the section, or of what is scrolled sideways in it.
  func frame(of item: Int) -> CGRect? {
    guard item >= 0, item < count else { return nil }
    let index = item / perGroup
    let first = index * perGroup
    let insets = section.contentInsets
    let step = groupWidth + section.interGroupSpacing
    let origin =
      isSideways || isAcross
      ? CGPoint(x: insets.leading + CGFloat(index) * step, y: isAcross ? top : 0)
      : CGPoint(
        x: insets.leading, y: top + groups.offset(of: index) + CGFloat(index) * section.interGroupSpacing)
    let frames = section.group.place(at: origin, in: availableSpace) { heights[first + $0] }.frames
    return frames.indices.contains(item - first) ? frames[item - first] : nil
  }

  /// The items between two distances from the start of the section; all of them where it is scrolled
  /// sideways.
  func items(from start: CGFloat, to end: CGFloat) -> Range<Int> {
    guard count > 0, start <= end else { return 0..<0 }
    if isAcross {
      let step = max(groupWidth + section.interGroupSpacing, 1)
      let (first, last) = (
        Int(max(start - section.contentInsets.leading, 0) / step),
        Int(max(end - section.contentInsets.leading, 0) / step)
      )
      return min(first * perGroup, count)..<min((last + 1) * perGroup, count)
    }
    if isSideways { return top <= end && top + groupsHeight >= start ? 0..<count : 0..<0 }
    let first = group(at: start - top)
    let last = group(at: end - top)
    guard end >= top, start <= top + groupsHeight else { return 0..<0 }
    return (first * perGroup)..<min((last + 1) * perGroup, count)
  }

  /// The group at a distance from the first one.
  private func group(at distance: CGFloat) -> Int {
    let spacing = section.interGroupSpacing
    var (low, high) = (0, groups.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if groups.offset(of: middle) + CGFloat(middle) * spacing <= distance {
        low = middle
      } else {
        high = middle - 1
      }
    }
    return max(low, 0)
  }

  /// Where the views at the edges lie, by kind.
  var edges: [(kind: String, frame: CGRect)] {
    var above: CGFloat = 0
    var below = height - edgesHeight(below: true)
    return section.boundarySupplementaryItems.map { edge in
      let height = edgeHeight(edge)
      let width = edge.layoutSize.size(in: availableSpace).width
      let y = edge.isBelow ? below : above
      if edge.isBelow { below += height } else { above += height }
      return (edge.elementKind, CGRect(x: section.contentInsets.leading, y: y, width: width, height: height))
    }
  }

  // MARK: Measuring

  func measures(_ item: Int) -> Bool { section.group.measures(item % perGroup) }

  func measures(_ kind: String) -> Bool {
    section.boundarySupplementaryItems.contains {
      $0.elementKind == kind && $0.layoutSize.heightDimension.isEstimated
    }
  }

  /// Takes in the height of an item; true where something moves.
  mutating func take(_ height: CGFloat, for item: Int) -> Bool {
    guard heights[item] != height, item < count else { return false }
    heights[item] = height
    let index = item / perGroup
    let old = groups[index]
    let new = section.group.place(at: .zero, in: availableSpace) { heights[index * perGroup + $0] }.size
      .height
    groups.set(new, for: index)
    return old != new
  }

  /// Takes in the height of a view at an edge; true where something moves.
  mutating func take(_ height: CGFloat, for kind: String) -> Bool {
    guard edgeHeights[kind] != height else { return false }
    edgeHeights[kind] = height
    return true
  }

  /// Takes over what was measured for the same section before.
  mutating func keep(_ old: CompositionalSection) {
    guard old.availableSpace.width == availableSpace.width else { return }
    for (item, height) in old.heights where item < count { _ = take(height, for: item) }
    edgeHeights = old.edgeHeights
  }
}
