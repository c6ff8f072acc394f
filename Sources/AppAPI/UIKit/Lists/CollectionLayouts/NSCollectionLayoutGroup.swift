import Foundation

/// What a section is made of: one item, or a group of them.
@MainActor @preconcurrency
open class NSCollectionLayoutItem: NSObject {
  /// How wide and high the item is, absolutely or as a fraction of its container.
  public let layoutSize: NSCollectionLayoutSize
  /// Insets within that size, in points, which stay free.
  open var contentInsets = NSDirectionalEdgeInsets.zero

  /// Makes an item of a size.
  public init(layoutSize: NSCollectionLayoutSize) {
    self.layoutSize = layoutSize
    super.init()
  }

  /// How many items it stands for.
  var count: Int { 1 }

  /// Where the items lie that it stands for, from a point on, and what size they take together.
  ///
  /// - Parameters:
  ///   - origin: Where the first item begins.
  ///   - availableSpace: The size of what is around it.
  ///   - heights: What is known of the height of an item, counted from the first.
  /// - Returns: The rectangles of the items in their order, and the size of all.
  func place(at origin: CGPoint, in availableSpace: CGSize, heights: (Int) -> CGFloat?) -> (
    frames: [CGRect], size: CGSize
  ) {
    var size = layoutSize.size(in: availableSpace)
    let insets = contentInsets
    if layoutSize.heightDimension.isEstimated, let known = heights(0) {
      size.height = known + insets.top + insets.bottom
    }
    let frame = CGRect(
      x: origin.x + insets.leading, y: origin.y + insets.top,
      width: max(0, size.width - insets.leading - insets.trailing),
      height: max(0, size.height - insets.top - insets.bottom))
    return ([frame], size)
  }

  /// True where the height of an item follows from what is in it.
  func measures(_ index: Int) -> Bool { layoutSize.heightDimension.isEstimated }
}

/// Items beside or below each other that repeat through a section.
@MainActor @preconcurrency
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// What is in the group.
  public let subitems: [NSCollectionLayoutItem]
  /// Space between the items.
  open var interItemSpacing: NSCollectionLayoutSpacing?
  private let isHorizontal: Bool
  private let repeatCount: Int?

  init(
    _ size: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem], isHorizontal: Bool,
    repeatCount: Int?
  ) {
    self.subitems = subitems
    self.isHorizontal = isHorizontal
    self.repeatCount = repeatCount
    super.init(layoutSize: size)
  }

  /// Items beside each other, as many as there is space for.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, subitems, isHorizontal: true, repeatCount: nil)
  }

  /// Items below each other, as many as there is space for.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, subitems, isHorizontal: false, repeatCount: nil)
  }

  /// So many equal items beside each other, which share the width.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      layoutSize, Array(repeating: subitem, count: max(count, 1)), isHorizontal: true,
      repeatCount: max(count, 1))
  }

  /// So many equal items below each other, which share the height.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      layoutSize, Array(repeating: subitem, count: max(count, 1)), isHorizontal: false,
      repeatCount: max(count, 1))
  }

  /// So many equal items beside each other, which share the width.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    horizontal(layoutSize: layoutSize, repeatingSubitem: subitem, count: count)
  }

  /// So many equal items below each other, which share the height.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    vertical(layoutSize: layoutSize, repeatingSubitem: subitem, count: count)
  }

  private var settledSlots: [NSCollectionLayoutItem]?
  private var slots: [NSCollectionLayoutItem] { settledSlots ?? subitems }

  override var count: Int { slots.reduce(0) { $0 + $1.count } }

  /// Repeats the items as often as there is space for them.
  func settle(in availableSpace: CGSize) {
    let size = inner(layoutSize.size(in: availableSpace))
    for item in subitems { (item as? NSCollectionLayoutGroup)?.settle(in: size) }
    guard repeatCount == nil, !subitems.isEmpty else { return }
    let length = isHorizontal ? size.width : size.height
    let isOpen = (isHorizontal ? layoutSize.widthDimension : layoutSize.heightDimension).isEstimated
    var slots: [NSCollectionLayoutItem] = []
    var used: CGFloat = 0
    while slots.count < 1000 {
      let item = subitems[slots.count % subitems.count]
      let own = item.layoutSize.size(in: size)
      let next = isHorizontal ? own.width : own.height
      let gap = slots.isEmpty ? 0 : interItemSpacing?.spacing ?? 0
      if isOpen ? slots.count >= subitems.count : used + gap + next > length + 0.01 { break }
      if next <= 0, slots.count >= subitems.count { break }
      slots.append(item)
      used += gap + next
    }
    settledSlots = slots.isEmpty ? [subitems[0]] : slots
  }

  private func inner(_ size: CGSize) -> CGSize {
    CGSize(
      width: max(0, size.width - contentInsets.leading - contentInsets.trailing),
      height: max(0, size.height - contentInsets.top - contentInsets.bottom))
  }

  override func measures(_ index: Int) -> Bool {
    var index = index
    for slot in slots {
      if index < slot.count { return slot.measures(index) }
      index -= slot.count
    }
    return false
  }

  override func place(
    at origin: CGPoint, in availableSpace: CGSize, heights: (Int) -> CGFloat?
  ) -> (frames: [CGRect], size: CGSize) {
    var size = layoutSize.size(in: availableSpace)
    let content = inner(size)
    var gap = interItemSpacing?.spacing ?? 0
    if interItemSpacing?.isFlexibleSpacing == true, slots.count > 1 {
      let lengths = slots.map { isHorizontal ? length($0, content).width : length($0, content).height }
      let spare = (isHorizontal ? content.width : content.height) - lengths.reduce(0, +)
      gap = max(gap, spare / CGFloat(slots.count - 1))
    }
    var frames: [CGRect] = []
    let (left, top) = (origin.x + contentInsets.leading, origin.y + contentInsets.top)
    var along: CGFloat = 0
    var across: CGFloat = 0
    for slot in slots {
      let first = frames.count
      let point = CGPoint(x: left + (isHorizontal ? along : 0), y: top + (isHorizontal ? 0 : along))
      let placed = slot.place(at: point, in: share(of: content, gap)) { heights(first + $0) }
      frames += placed.frames
      along += (isHorizontal ? placed.size.width : placed.size.height) + gap
      across = max(across, isHorizontal ? placed.size.height : placed.size.width)
    }
    let insets = contentInsets.top + contentInsets.bottom
    if layoutSize.heightDimension.isEstimated {
      size.height = (isHorizontal ? across : max(0, along - gap)) + insets
    }
    return (frames, size)
  }

  private func length(_ item: NSCollectionLayoutItem, _ availableSpace: CGSize) -> CGSize {
    item.layoutSize.size(in: share(of: availableSpace, 0))
  }

  /// The space that an item sees: its part of the group, where equal items share it.
  private func share(of availableSpace: CGSize, _ gap: CGFloat) -> CGSize {
    guard let repeatCount, repeatCount > 0 else { return availableSpace }
    let parts = CGFloat(repeatCount)
    let gaps = gap * (parts - 1)
    guard subitems.first.map({ isShared($0) }) == true else { return availableSpace }
    return isHorizontal
      ? CGSize(width: max(0, (availableSpace.width - gaps) / parts), height: availableSpace.height)
      : CGSize(width: availableSpace.width, height: max(0, (availableSpace.height - gaps) / parts))
  }

  /// True where the item asks for all of the group in its direction, which then means its part.
  private func isShared(_ item: NSCollectionLayoutItem) -> Bool {
    let own = isHorizontal ? item.layoutSize.widthDimension : item.layoutSize.heightDimension
    return own.dimension == 1 && (own.isFractionalWidth || own.isFractionalHeight)
  }
}
