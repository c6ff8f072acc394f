extension BarsItem: CollapsingBars {
  var titleCollapse: CGFloat {
    guard let bar = upperBar(), let title = collapsingItem(.large) else { return 0 }
    let edge = bar.placedFrame.maxY
    let scroll = contents.lazy.filter { $0 !== bar }.compactMap { $0.scroll(beginningAt: edge) }.first
    return min(max(scroll?.offset.y ?? 0, 0), title.placedFrame.height)
  }
}

extension LayoutItem {
  /// The vertical scrolling item inside that begins at an upper edge.
  fileprivate func scroll(beginningAt edge: CGFloat) -> ScrollItem? {
    guard abs(placedFrame.minY - edge) < 0.5 else { return nil }
    if let scroll = self as? ScrollItem { return scroll.axes.contains(.vertical) ? scroll : nil }
    return contents.lazy.compactMap { $0.scroll(beginningAt: edge) }.first
  }
}
