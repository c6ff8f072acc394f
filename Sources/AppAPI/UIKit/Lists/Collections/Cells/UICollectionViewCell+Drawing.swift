import AccessibilityModel
import Drawing
import Foundation

extension UICollectionViewListCell {
  /// Where the row stands among those of its group.
  var background: RowBackground {
    guard let collection, let path = collection.indexPath(for: self),
      let list = (collection.collectionViewLayout as? UICollectionViewCompositionalLayout)?.list(at: path)
    else { return RowBackground(kind: .plain, isFirst: true, isLast: true, hasLine: false) }
    let kind: RowBackground.Kind =
      switch list.appearance {
      case .plain, .sidebarPlain: .plain
      case .grouped: .grouped
      case .insetGrouped, .sidebar: .insetGrouped
      }
    let first = list.headerMode == .firstItemInSection ? 1 : 0
    return RowBackground(
      kind: kind, isFirst: path.item == first,
      isLast: path.item == collection.numberOfItems(inSection: path.section) - 1,
      hasLine: list.showsSeparators && !headsSection)
  }

  /// Draws what tells that the row is chosen, the lines around it and the signs at its edges.
  func renderingEffect(into list: inout DisplayList) {
    let background = background
    if isSelected, selectedBackgroundView == nil, !headsSection {
      let outline = background.outline(in: bounds) ?? UIBezierPath(rect: bounds)
      list.fill(outline.path, with: paint(.systemGray4))
    }
    background.drawLines(of: self, into: &list)
    let signs = RowSigns(view: self)
    let start = bounds.minX + CGFloat(indentationLevel) * indentationWidth
    var (near, far) = (start, bounds.maxX)
    for accessory in shown.filter(\.isAtStart) {
      near += accessory.width
      draw(accessory, with: signs, endingAt: near - 9, into: &list)
    }
    for accessory in shown.filter({ !$0.isAtStart }) {
      draw(accessory, with: signs, endingAt: far - 16, into: &list)
      far -= accessory.width
    }
  }

  private func draw(
    _ accessory: UICellAccessory, with signs: RowSigns, endingAt x: CGFloat, into list: inout DisplayList
  ) {
    switch accessory.kind {
    case .disclosureIndicator: signs.drawArrow(endingAt: x, into: &list)
    case .checkmark: signs.draw("checkmark", tintColor, side: 18, endingAt: x, into: &list)
    case .detail: signs.draw("info.circle", tintColor, side: 22, endingAt: x, into: &list)
    case .delete: signs.draw("minus.circle.fill", .systemRed, side: 22, endingAt: x, into: &list)
    case .insert: signs.draw("plus.circle.fill", .systemGreen, side: 22, endingAt: x, into: &list)
    case .multiselect:
      let name = isSelected ? "checkmark.circle.fill" : "circle"
      signs.draw(name, tintColor, side: 22, endingAt: x, into: &list)
    case .outline:
      let name = isExpanded ? "chevron.down" : "chevron.forward"
      signs.draw(name, tintColor, side: 18, endingAt: x, into: &list)
    case .label, .custom, .menu, .reorder: break
    }
  }
}
