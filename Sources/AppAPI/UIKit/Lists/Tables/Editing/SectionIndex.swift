import Drawing
import Foundation

/// The letters at the edge of a table that lead to its sections: one element whose value is the present
/// letter.
///
/// Raising the value leads to the next section that has a letter, lowering it to the one before.
final class SectionIndex: UIView {
  static let width: CGFloat = 20

  weak var table: UITableView?
  var titles: [String] = [] { didSet { setNeedsDescription() } }
  /// The letter that was chosen last, and where the table was then.
  private var chosen: (index: Int, offset: CGPoint)?

  override var isAccessibilityElement: Bool {
    get { properties.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? String(system: .sectionIndex) }
    set { super.accessibilityLabel = newValue }
  }

  override var accessibilityValue: String? {
    get { super.accessibilityValue ?? (titles.isEmpty ? nil : titles[current]) }
    set { super.accessibilityValue = newValue }
  }

  override var accessibilityTraits: UIAccessibilityTraits {
    get { properties.traits ?? .adjustable }
    set { super.accessibilityTraits = newValue }
  }

  override func drawContent(into list: inout DisplayList) { renderingEffect(into: &list) }

  override func accessibilityIncrement() { move(by: 1) }
  override func accessibilityDecrement() { move(by: -1) }

  private func move(by step: Int) {
    let next = current + step
    if titles.indices.contains(next) { choose(next) }
  }

  /// Shows the section that a letter leads to.
  func choose(_ index: Int) {
    guard let table else { return }
    table.show(sectionOf: titles[index], at: index)
    chosen = (index, table.contentOffset)
    setNeedsDescription()
  }

  /// The letter that was chosen, else the one of the section at the top of the table.
  private var current: Int {
    guard let table else { return 0 }
    if let chosen, chosen.offset == table.contentOffset, titles.indices.contains(chosen.index) {
      return chosen.index
    }
    let section = table.indexPathsForVisibleRows?.first?.section ?? 0
    return titles.indices.last { table.section(of: titles[$0], at: $0) <= section } ?? 0
  }

  /// Keeps the finger from scrolling the table.
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    !(gestureRecognizer is ScrollPanRecognizer)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}

  private func follow(_ touches: Set<UITouch>) {
    guard let touch = touches.first, !titles.isEmpty, bounds.height > 0 else { return }
    let share = touch.location(in: self).y / bounds.height
    choose(min(max(Int(share * CGFloat(titles.count)), 0), titles.count - 1))
  }
}

extension UITableView {
  /// Gives the letters their place at the edge, or takes them away where there are none.
  func layOutIndex() {
    let titles = dataSource?.sectionIndexTitles(for: self) ?? []
    guard !titles.isEmpty, rowCount > 0, rowCount >= sectionIndexMinimumDisplayRowCount else {
      sectionIndex?.removeFromSuperview()
      sectionIndex = nil
      return
    }
    let index = sectionIndex ?? SectionIndex()
    sectionIndex = index
    index.table = self
    if index.titles != titles { index.titles = titles }
    if index.superview !== self { addSubview(index) }
    let availableSpace = bounds.inset(by: adjustedContentInset)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    index.frame = CGRect(
      x: isMirrored ? availableSpace.minX : availableSpace.maxX - SectionIndex.width, y: availableSpace.minY,
      width: SectionIndex.width,
      height: availableSpace.height)
  }

  /// The section that a letter leads to.
  func section(of title: String, at index: Int) -> Int {
    dataSource?.tableView(self, sectionForSectionIndexTitle: title, at: index) ?? index
  }

  func show(sectionOf title: String, at index: Int) {
    let section = min(max(section(of: title, at: index), 0), max(numberOfSections - 1, 0))
    guard numberOfRows(inSection: section) > 0 else { return show(header: section) }
    scrollToRow(at: IndexPath(row: 0, section: section), at: .top, animated: false)
  }
}
