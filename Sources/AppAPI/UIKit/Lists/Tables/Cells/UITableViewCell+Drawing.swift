import AccessibilityModel
import Drawing
import Foundation

extension UITableViewCell {
  /// Where the row stands among those of its group.
  var background: RowBackground {
    guard let table, let path = table.indexPath(for: self) else {
      return RowBackground(kind: .plain, isFirst: true, isLast: true, hasLine: false)
    }
    let kind: RowBackground.Kind =
      switch table.style {
      case .plain: .plain
      case .grouped: .grouped
      case .insetGrouped: .insetGrouped
      }
    var background = RowBackground(
      kind: kind, isFirst: path.row == 0,
      isLast: path.row == table.numberOfRows(inSection: path.section) - 1,
      hasLine: table.separatorStyle != .none)
    if let color = table.separatorColor { background.lineColor = color }
    background.lineInset = separatorInset ?? table.separatorInset
    background.lineInset.left += editControlWidth
    return background
  }

  /// Draws what tells that the row is chosen, the lines around it and the signs at its edges.
  func renderingEffect(into list: inout DisplayList) {
    let background = background
    if isSelected, selectionStyle != .none {
      let outline = background.outline(in: bounds) ?? UIBezierPath(rect: bounds)
      list.fill(outline.path, with: paint(.systemGray4))
    }
    background.drawLines(of: self, into: &list)
    let signs = RowSigns(view: self)
    if let symbol = editSymbol {
      signs.draw(symbol.name, symbol.color, side: 22, endingAt: bounds.minX + 36, into: &list)
    }
    guard shownAccessoryView == nil else { return }
    let end = bounds.maxX - 16 - reorderWidth
    switch shownAccessoryType {
    case .none: break
    case .disclosureIndicator: signs.drawArrow(endingAt: end, into: &list)
    case .checkmark: signs.draw("checkmark", tintColor, side: 18, endingAt: end, into: &list)
    case .detailButton: signs.draw("info.circle", tintColor, side: 22, endingAt: end, into: &list)
    case .detailDisclosureButton:
      let next = signs.drawArrow(endingAt: end, into: &list)
      signs.draw("info.circle", tintColor, side: 22, endingAt: next, into: &list)
    }
  }
}

extension UITableViewCell: DefaultAppearanceSource {
  func defaultAppearance(for part: UIView) -> DefaultAppearance? {
    guard part === parts.detail else { return nil }
    return DefaultAppearance(color: style == .subtitle ? nil : .secondaryLabel)
  }
}

extension UITableViewHeaderFooterView: DefaultAppearanceSource {
  func defaultAppearance(for part: UIView) -> DefaultAppearance? {
    part === label ? DefaultAppearance(color: .secondaryLabel) : nil
  }
}

extension ReorderControl {
  /// Draws the handle.
  func renderingEffect(into list: inout DisplayList) {
    drawSymbol("line.3.horizontal", in: square(22, in: bounds), .tertiaryLabel, into: &list)
  }
}

extension SectionIndex {
  /// Draws the letters, one below the other.
  func renderingEffect(into list: inout DisplayList) {
    let height = min(14, bounds.height / CGFloat(max(titles.count, 1)))
    let start = bounds.midY - height * CGFloat(titles.count) / 2
    for (index, title) in titles.enumerated() {
      drawWords(
        title, font: .systemFont(ofSize: 11, weight: .semibold), tintColor, alignment: .center,
        in: CGRect(
          x: bounds.minX, y: start + CGFloat(index) * height, width: bounds.width, height: height),
        into: &list)
    }
  }
}
