import Foundation

/// Gives the items of a bar their places in a row.
@MainActor
struct BarRow {
  let items: [UIBarButtonItem]
  var spacing: CGFloat = 0

  /// The size that an item takes.
  static func size(of item: UIBarButtonItem) -> CGSize {
    switch item.kind {
    case .flexibleSpace: return .zero
    case .fixedSpace: return CGSize(width: item.width, height: 0)
    case .button, .system: break
    }
    guard let view = item.view else { return .zero }
    if let custom = item.customView, custom.bounds.width > 0, custom.bounds.height > 0 {
      return CGSize(width: item.width > 0 ? item.width : custom.bounds.width, height: custom.bounds.height)
    }
    var size = view.sizeThatFits(CGSize(width: 200, height: 44))
    let intrinsic = view.intrinsicContentSize
    if size.width <= 0 { size.width = max(intrinsic.width, 44) }
    if size.height <= 0 { size.height = max(intrinsic.height, 44) }
    return CGSize(
      width: item.width > 0 && item.customView != nil ? item.width : size.width, height: size.height)
  }

  /// The width of all items without what flexible space adds.
  var width: CGFloat {
    items.reduce(0) { $0 + Self.size(of: $1).width } + spacing * CGFloat(max(items.count - 1, 0))
  }

  /// Puts the items side by side inside a rectangle of the view that holds them.
  func place(in rect: CGRect, of holder: UIView) {
    let gaps = items.filter { $0.kind == .flexibleSpace }.count
    let free = max(rect.width - width, 0)
    var x = rect.minX
    for item in items {
      let size = Self.size(of: item)
      if let view = item.view {
        if view.superview !== holder { holder.addSubview(view) }
        let height = min(size.height, rect.height)
        let y = item.customView == nil ? rect.minY : rect.midY - height / 2
        view.frame = CGRect(x: x, y: y, width: size.width, height: height)
      }
      x += size.width + spacing + (item.kind == .flexibleSpace ? free / CGFloat(gaps) : 0)
    }
  }
}
