import Foundation

extension UIView {
  /// The margins counted in the direction in which the view runs.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let margins = layoutMargins
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      return NSDirectionalEdgeInsets(
        top: margins.top, leading: isMirrored ? margins.right : margins.left, bottom: margins.bottom,
        trailing: isMirrored ? margins.left : margins.right)
    }
    set {
      guard drawing?.directionalMargins != newValue else { return }
      ensuredDrawing.directionalMargins = newValue
      ensuredDrawing.margins = nil
      marginsDidChange()
    }
  }

  /// What was set, and what is covered or kept free around, for whoever lays out inside.
  var effectiveMargins: UIEdgeInsets {
    var margins = drawing?.margins ?? drawing?.directionalMargins.map(resolved) ?? defaultMargins
    if preservesSuperviewLayoutMargins, let parent {
      let outer = parent.layoutMargins
      let (here, availableSpace) = (frame, parent.bounds)
      margins.top = max(margins.top, outer.top - here.minY + availableSpace.minY)
      margins.left = max(margins.left, outer.left - here.minX + availableSpace.minX)
      margins.bottom = max(margins.bottom, outer.bottom - availableSpace.maxY + here.maxY)
      margins.right = max(margins.right, outer.right - availableSpace.maxX + here.maxX)
    }
    guard insetsLayoutMarginsFromSafeArea else { return margins }
    let covered = safeAreaInsets
    return UIEdgeInsets(
      top: margins.top + covered.top, left: margins.left + covered.left,
      bottom: margins.bottom + covered.bottom, right: margins.right + covered.right)
  }

  /// The margins where none were set: a controller's view keeps the system's space at its sides.
  private var defaultMargins: UIEdgeInsets {
    if controller != nil {
      let side: CGFloat = bounds.width >= 414 ? 20 : 16
      return UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
    }
    return parent?.innerMargins ?? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  }

  func setMargins(_ margins: UIEdgeInsets) {
    guard drawing?.margins != margins else { return }
    ensuredDrawing.margins = margins
    ensuredDrawing.directionalMargins = nil
    marginsDidChange()
  }

  private func resolved(_ margins: NSDirectionalEdgeInsets) -> UIEdgeInsets {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return UIEdgeInsets(
      top: margins.top, left: isMirrored ? margins.trailing : margins.leading, bottom: margins.bottom,
      right: isMirrored ? margins.leading : margins.trailing)
  }

  func marginsDidChange() {
    layoutMarginsDidChange()
    setNeedsLayout()
    for child in children where child.preservesSuperviewLayoutMargins { child.marginsDidChange() }
  }
}
