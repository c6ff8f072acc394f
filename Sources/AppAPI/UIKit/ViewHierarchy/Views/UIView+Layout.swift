import Foundation

extension UIView {
  /// How often in a row layout may ask for layout again.
  private static let roundLimit = 64

  func markAncestorsForLayout() {
    var view = parent
    while let current = view, !current.descendantNeedsLayout {
      current.descendantNeedsLayout = true
      view = current.parent
    }
  }

  /// Lays out until nothing asks for it any more.
  func settleLayout() {
    var rounds = 0
    settleConstraints()
    while needsLayout || descendantNeedsLayout {
      guard rounds < Self.roundLimit else { return report(.endlessLayout(of: self)) }
      rounds += 1
      layOut()
      settleConstraints()
    }
  }

  /// Lays out from the outside inwards, without recursion.
  private func layOut() {
    var waiting = [self]
    while let view = waiting.popLast() {
      view.layOutSubviews()
      guard view.descendantNeedsLayout else { continue }
      view.descendantNeedsLayout = false
      waiting += view.children.reversed()
    }
  }

  private func layOutSubviews() {
    if needsLayout {
      settleProperties()
      needsLayout = false
      noticeSafeArea()
      controller?.viewWillLayoutSubviews()
      layoutSubviews()
      controller?.viewDidLayoutSubviews()
    }
  }

  /// Sets what follows from observed values, where that was asked for.
  private func settleProperties() {
    if let controller, controller.needsProperties {
      controller.needsProperties = false
      controller.updateProperties()
    }
    guard needsProperties else { return }
    needsProperties = false
    updateProperties()
  }

  /// Lets the view and everything inside look again at what is covered.
  func safeAreaMayHaveChanged() {
    notifyDescendants { $0.markForLayout() }
    setNeedsLayout()
  }

  private func noticeSafeArea() {
    // From the outside inwards: what is around was looked at before.
    let insets = parent.map { self.insets(coveredBy: $0.knownSafeAreaInsets, of: $0) } ?? safeAreaInsets
    guard insets != knownSafeAreaInsets else { return }
    knownSafeAreaInsets = insets
    // What lies inside may be covered in other places too.
    for child in children { child.markForLayout() }
    safeAreaInsetsDidChange()
    controller?.viewSafeAreaInsetsDidChange()
  }

  /// How far bars and the device's corners reach into the view, with what its controller adds.
  ///
  /// - Complexity: O(views around it).
  var coveredInsets: UIEdgeInsets {
    var inwards: [UIView] = []
    var view = self
    while let next = view.parent {
      inwards.append(view)
      view = next
    }
    guard !inwards.isEmpty, view is UIWindow else { return controller?.addedSafeAreaInsets ?? .zero }
    var covered = view.safeAreaInsets
    for inner in inwards.reversed() {
      covered = inner.insets(coveredBy: covered, of: view)
      view = inner
    }
    return covered
  }

  /// How far what covers the view around it reaches into this one.
  private func insets(coveredBy around: UIEdgeInsets, of parent: UIView) -> UIEdgeInsets {
    var covered = around
    if let scroll = parent as? UIScrollView, scroll.contentInsetAdjustmentBehavior != .never {
      // The scroll view keeps its content clear itself.
      (covered.top, covered.bottom) = (0, 0)
    }
    var insets = UIEdgeInsets.zero
    if covered != .zero {
      let safe = parent.bounds.inset(by: covered)
      let here = frame
      insets = UIEdgeInsets(
        top: min(max(safe.minY - here.minY, 0), here.height),
        left: min(max(safe.minX - here.minX, 0), here.width),
        bottom: min(max(here.maxY - safe.maxY, 0), here.height),
        right: min(max(here.maxX - safe.maxX, 0), here.width))
    }
    guard let more = controller?.addedSafeAreaInsets, more != .zero else { return insets }
    return UIEdgeInsets(
      top: insets.top + more.top, left: insets.left + more.left, bottom: insets.bottom + more.bottom,
      right: insets.right + more.right)
  }
}
