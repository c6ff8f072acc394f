import AppHost
import Foundation

extension UIView {
  /// Gives what constraints place in this view its place.
  func applyConstraints() {
    if family.mayFollowConstraints {
      family.mayFollowConstraints = children.contains { $0.followsConstraints }
    }
    guard
      family.mayFollowConstraints || layoutState?.held.isEmpty == false
        || layoutState?.guides.isEmpty == false
    else { return }
    let root = layoutRoot
    let layout = root.ensuredLayout
    let engine = layout.engine ?? LayoutEngine(root: root)
    layout.engine = engine
    if engine.takeGuides(of: self) { engine.needsUpdate = true }
    if engine.needsUpdate || root === self { engine.update() }
    let scale = RunningApp.current.environment.displayScale
    for child in family.mayFollowConstraints ? children : [] where child.followsConstraints {
      if let part = engine.parts[ObjectIdentifier(child)] { child.takePlace(part.solved, scale) }
    }
    for guide in layoutState?.guides ?? [] {
      guide.solvedFrame = engine.parts[ObjectIdentifier(guide)]?.solved ?? .zero
    }
    if let scroll = self as? UIScrollView, let guide = layoutState?.systemGuides[.scrollContent],
      let part = engine.parts[ObjectIdentifier(guide)]
    {
      let size = part.solved.size
      scroll.contentSize = CGSize(width: size.width.toPixel(scale), height: size.height.toPixel(scale))
    }
  }

  /// Takes the place that was found for what is aligned, at whole pixels.
  private func takePlace(_ rect: CGRect, _ scale: CGFloat) {
    let insets = alignmentRectInsets
    let (left, top) = ((rect.minX - insets.left).toPixel(scale), (rect.minY - insets.top).toPixel(scale))
    let (right, bottom) = (
      (rect.maxX + insets.right).toPixel(scale), (rect.maxY + insets.bottom).toPixel(scale)
    )
    setGeometry(
      origin: CGPoint(x: left, y: top),
      size: CGSize(width: (right - left).toPixel(scale), height: (bottom - top).toPixel(scale)))
  }

  // MARK: Coming and going

  /// Lets the layout of the view around take in this one.
  func joinLayout() {
    guard let layout = layoutState, layout.followsConstraints, let parent else { return }
    parent.family.mayFollowConstraints = true
    layout.engine = nil
    let root = parent.layoutRoot
    root.layoutState?.engine?.take(self)
    root.markForLayout()
  }

  /// Ends every constraint that reaches out of the view, and its part in the layout around.
  func leaveLayout() {
    guard let layout = layoutState, let parent else { return }
    if layout.followsConstraints || layout.crossings > 0 {
      notifyMerged { $0.endConstraints(outOf: self) }
    } else {
      endConstraints(outOf: self)
    }
    guard let engine = parent.layoutRoot.layoutState?.engine else { return }
    engine.forget(self)
    guard layout.followsConstraints else { return }
    notifyMerged { view in
      for constraint in view.layoutState?.heldInOrder ?? [] { engine.remove(constraint) }
    }
    notifyMerged { view in
      engine.forget(view)
      guard let layout = view.layoutState else { return }
      for guide in layout.guides { engine.forget(guide) }
      for guide in layout.systemGuides.values { engine.forget(guide) }
    }
  }

  private func endConstraints(outOf view: UIView) {
    guard let attached = layoutState?.attached, !attached.isEmpty else { return }
    for constraint in attached.values.sorted(by: { $0.serial < $1.serial })
    where constraint.holder?.isDescendant(of: view) == false { constraint.deactivate() }
  }

  /// Tells something to the view and all inside that could be laid out together with it.
  private func notifyMerged(_ tell: (UIView) -> Void) {
    for child in children {
      guard let layout = child.layoutState else { continue }
      if layout.followsConstraints || layout.crossings > 0 { child.notifyMerged(tell) } else { tell(child) }
    }
    tell(self)
  }

  /// Takes in that its place comes from constraints now, or no longer, or that constraints reach into it.
  func boundaryDidChange() {
    layoutState?.engine = nil
    guard let parent else { return }
    let root = parent.layoutRoot
    root.markForLayout()
    guard let engine = root.layoutState?.engine else { return }
    if followsConstraints, engine.parts[ObjectIdentifier(self)] == nil {
      engine.take(self)
    } else {
      root.layoutState?.engine = nil
    }
  }

  /// Takes in that its frame was set, which other views may depend on.
  func frameDidChangeForLayout() {
    guard let layout = layoutState, !layout.followsConstraints, !layout.attached.isEmpty, let parent else {
      return
    }
    let root = parent.layoutRoot
    root.layoutState?.engine?.needsUpdate = true
    root.markForLayout()
  }

  /// Takes in that the size of its content, or how much that matters, changed.
  func contentDidChangeForLayout() {
    guard followsConstraints, let parent else { return }
    let root = parent.layoutRoot
    root.layoutState?.engine?.contentDidChange(of: self)
    root.markForLayout()
  }
}

extension CGFloat {
  /// The nearest multiple of a pixel.
  func toPixel(_ scale: CGFloat) -> CGFloat { (self * scale).rounded() / scale }
}
