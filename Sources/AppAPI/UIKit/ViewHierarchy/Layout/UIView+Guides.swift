import Foundation

extension UIView {
  /// The guides that were added to the view.
  public var layoutGuides: [UILayoutGuide] { layoutState?.guides ?? [] }

  /// Lets a guide belong to the view.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owner !== self, layoutGuide.role == nil else { return }
    layoutGuide.owner?.removeLayoutGuide(layoutGuide)
    layoutGuide.owner = self
    ensuredLayout.guides.append(layoutGuide)
  }

  /// Ends that a guide belongs to the view, and all constraints on it.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owner === self, layoutGuide.role == nil, let layout = layoutState else { return }
    for constraint in layout.attached.values.sorted(by: { $0.serial < $1.serial })
    where constraint.first === layoutGuide || constraint.second === layoutGuide { constraint.deactivate() }
    layoutRoot.layoutState?.engine?.forget(layoutGuide)
    layout.guides.removeAll { $0 === layoutGuide }
    layoutGuide.owner = nil
  }

  /// The part that neither bars nor the device's corners cover.
  public var safeAreaLayoutGuide: UILayoutGuide { guide(.safeArea) }
  /// The part that the margins leave.
  public var layoutMarginsGuide: UILayoutGuide { guide(.layoutMargins) }
  /// The part of what the margins leave in which lines are not too long to read.
  public var readableContentGuide: UILayoutGuide { guide(.readableContent) }

  /// The part that bars cover at one edge.
  func barGuide(_ role: GuideRole) -> BarGuide {
    let layout = ensuredLayout
    if let guide = layout.systemGuides[role] as? BarGuide { return guide }
    let guide = BarGuide(role, of: self)
    layout.systemGuides[role] = guide
    return guide
  }

  func guide(_ role: GuideRole) -> UILayoutGuide {
    let layout = ensuredLayout
    if let guide = layout.systemGuides[role] { return guide }
    let guide = UILayoutGuide(role, of: self)
    layout.systemGuides[role] = guide
    return guide
  }

  /// How far what can be read well lies inside the view.
  var readableInsets: UIEdgeInsets {
    let margins = layoutMargins
    let availableSpace = bounds.width - margins.left - margins.right
    let limit = (672 * UIFontMetrics(forTextStyle: .body).scaledValue(for: 17) / 17).rounded()
    let side = max(0, (availableSpace - limit) / 2)
    return UIEdgeInsets(
      top: margins.top, left: margins.left + side, bottom: margins.bottom, right: margins.right + side)
  }
}

extension UIScrollView {
  /// What can be scrolled: constraints on its edges say how large the content is.
  public var contentLayoutGuide: UILayoutGuide { guide(.scrollContent) }
  /// The part of the screen that the view takes: what is tied to it stays while content moves.
  public var frameLayoutGuide: UILayoutGuide { guide(.scrollFrame) }
}

/// The part of a view that the keyboard covers; without a keyboard, what the bottom bars cover.
open class UIKeyboardLayoutGuide: UILayoutGuide {
}

extension UIView {
  /// The part that the keyboard covers, which is there while a picture is made of somebody who types; else it begins
  /// where the safe area ends.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    let layout = ensuredLayout
    if let guide = layout.systemGuides[.keyboard] as? UIKeyboardLayoutGuide { return guide }
    let guide = UIKeyboardLayoutGuide(.keyboard, of: self)
    layout.systemGuides[.keyboard] = guide
    return guide
  }
}
