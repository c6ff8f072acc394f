import AppHost
import Foundation

extension UIView {
  /// Stands for the least size that constraints allow.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// Stands for the largest size that constraints allow.
  public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

  /// The active constraints that the view keeps, being the nearest one around their items.
  public var constraints: [NSLayoutConstraint] { layoutState?.heldInOrder ?? [] }

  /// Makes a constraint active.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    constraint.activate()
  }

  /// Makes constraints active.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.activate() }
  }

  /// Ends that a constraint is active, where the view keeps it.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self { constraint.deactivate() }
  }

  /// Ends that constraints are active, where the view keeps them.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// The active constraints that name the view and say something about one direction.
  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    let named = layoutState?.attached.values.sorted { $0.serial < $1.serial } ?? []
    return named.filter { $0.concerns(axis) }
  }

  /// True where constraints leave open where the view lies, so that another place would serve as well.
  ///
  /// - Complexity: That of laying out again at worst.
  public var hasAmbiguousLayout: Bool {
    guard followsConstraints, let root = parent?.layoutRoot else { return false }
    root.settleLayout()
    return root.layoutState?.engine?.isAmbiguous(self) ?? false
  }

  /// The frame that a view has whose aligned part is a rectangle.
  public func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }

  /// The part of a frame that is aligned with other views.
  public func alignmentRect(forFrame frame: CGRect) -> CGRect {
    frame.inset(by: alignmentRectInsets)
  }

  /// True where `updateConstraints` is waited for.
  public func needsUpdateConstraints() -> Bool { needsConstraints }

  func setFollowsConstraints(_ follows: Bool) {
    guard follows != followsConstraints else { return }
    if !follows { parent?.layoutRoot.layoutState?.engine = nil }
    ensuredLayout.followsConstraints = follows
    if follows { parent?.family.mayFollowConstraints = true }
    boundaryDidChange()
    parent?.setNeedsLayout()
  }

  /// The size that constraints ask for within a target.
  func fittingSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    settleConstraints()
    let engine = LayoutEngine(
      root: self, fitting: .init(size: target, horizontal: horizontal, vertical: vertical))
    engine.update()
    let (insets, scale) = (alignmentRectInsets, RunningApp.current.environment.displayScale)
    let size = engine.rect(of: engine.part(self), in: engine.solver).size
    return CGSize(
      width: max(0, size.width + insets.left + insets.right).upToPixel(scale),
      height: max(0, size.height + insets.top + insets.bottom).upToPixel(scale))
  }

  /// True where constraints inside it say how large it should be.
  var hasConstraintsInside: Bool { layoutState?.held.isEmpty == false }

  // MARK: Making constraints before layout

  /// Asks for `updateConstraints` of this view.
  func markForConstraints() {
    guard !needsConstraints else { return }
    needsConstraints = true
    markAncestorsForConstraints()
    setNeedsLayout()
  }

  func markAncestorsForConstraints() {
    var view = parent
    while let current = view, !current.descendantNeedsConstraints {
      current.descendantNeedsConstraints = true
      view = current.parent
    }
  }

  /// Calls `updateConstraints` where it is waited for, from the inside outwards.
  func settleConstraints() {
    var rounds = 0
    while needsConstraints || descendantNeedsConstraints {
      guard rounds < 16 else { return report(.endlessLayout(of: self)) }
      rounds += 1
      askForConstraints()
    }
  }

  private func askForConstraints() {
    if descendantNeedsConstraints {
      descendantNeedsConstraints = false
      for child in children { child.askForConstraints() }
    }
    guard needsConstraints else { return }
    needsConstraints = false
    if let controller { controller.updateViewConstraints() } else { updateConstraints() }
  }

  /// The view from which layout starts: the one around whose constraints decide about this one.
  var settlementRoot: UIView {
    guard let layout = layoutState, layout.followsConstraints || layout.crossings > 0 else { return self }
    let root = layoutRoot
    return root.needsLayout || root.layoutState?.engine?.needsUpdate == true ? root : self
  }
}

extension NSLayoutConstraint {
  func concerns(_ axis: Axis) -> Bool {
    switch firstAttribute {
    case .width: axis == .horizontal
    case .height: axis == .vertical
    default: (firstAttribute.dimension == .horizontal) == (axis == .horizontal)
    }
  }
}

extension CGFloat {
  /// The next multiple of a pixel, but for what rounding left over.
  func upToPixel(_ scale: CGFloat) -> CGFloat { (self * scale - 1e-4).rounded(.up) / scale }
}
