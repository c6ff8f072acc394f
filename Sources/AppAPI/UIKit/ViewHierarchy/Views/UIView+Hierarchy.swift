import AppHost

extension UIView {
  /// The views directly inside it, the rearmost first.
  var children: [UIView] { family.members }

  /// Puts a view at a place among the others inside this one, 0 being the rearmost.
  public func insertSubview(_ view: UIView, at index: Int) {
    insert(view, at: index)
  }

  /// Puts a view in front of another one inside this one.
  public func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    guard let index = index(of: siblingSubview, beside: view) else { return addSubview(view) }
    insert(view, at: index + 1)
  }

  /// Puts a view behind another one inside this one.
  public func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    guard let index = index(of: siblingSubview, beside: view) else { return addSubview(view) }
    insert(view, at: index)
  }

  /// Brings a view inside this one in front of the others.
  public func bringSubviewToFront(_ view: UIView) {
    move(view, to: children.count - 1)
  }

  /// Brings a view inside this one behind the others.
  public func sendSubviewToBack(_ view: UIView) {
    move(view, to: 0)
  }

  /// Lets the views at two places change them.
  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard children.indices.contains(index1), children.indices.contains(index2) else { return }
    family.members.swapAt(index1, index2)
    setNeedsDescription()
  }

  /// True where it is the view, or lies in it at any depth.
  public func isDescendant(of view: UIView) -> Bool {
    var current: UIView? = self
    while let next = current {
      if next === view { return true }
      current = next.parent
    }
    return false
  }

  /// The first view with a number, from this one inwards.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for child in children {
      if let found = child.viewWithTag(tag) { return found }
    }
    return nil
  }

  func insert(_ view: UIView, at index: Int) {
    guard !isDescendant(of: view) else {
      return report(.viewInsideItself(self, adding: view))
    }
    if view.parent === self {
      move(view, to: min(index, children.count - 1))
      return
    }
    let window = window
    let leaves = view.window !== window
    let traitsBefore = view.traitsToCompare
    view.willMove(toSuperview: self)
    if leaves { view.notifyDescendants { $0.willMove(toWindow: window) } }
    view.unlink()
    family.members.insert(view, at: min(max(index, 0), children.count))
    view.parent = self
    DescriptionPass.somethingMoved()
    if view.needsLayout || view.descendantNeedsLayout { view.markAncestorsForLayout() }
    if view.needsConstraints || view.descendantNeedsConstraints { view.markAncestorsForConstraints() }
    view.joinLayout()
    setNeedsLayout()
    view.compareTraits(with: traitsBefore)
    didAddSubview(view)
    view.didMoveToSuperview()
    if leaves { view.notifyDescendants { $0.windowDidChange() } }
  }

  func detach() {
    guard parent != nil else { return }
    let leaves = window != nil
    if leaves { traitsWhenLeft = parent?.traitCollection }
    willMove(toSuperview: nil)
    if leaves { notifyDescendants { $0.willMove(toWindow: nil) } }
    unlink()
    didMoveToSuperview()
    if leaves { notifyDescendants { $0.windowDidChange() } }
  }

  private func unlink() {
    guard let parent else { return }
    parent.willRemoveSubview(self)
    leaveLayout()
    parent.family.members.removeAll { $0 === self }
    self.parent = nil
    parent.setNeedsLayout()
  }

  private func index(of sibling: UIView, beside view: UIView) -> Int? {
    children.filter { $0 !== view }.firstIndex { $0 === sibling }
  }

  private func move(_ view: UIView, to index: Int) {
    guard let old = children.firstIndex(where: { $0 === view }) else { return }
    family.members.remove(at: old)
    family.members.insert(view, at: min(max(index, 0), children.count))
    setNeedsDescription()
  }

  /// Takes in that the view is in another window, with the life of the controller that looks after it.
  private func windowDidChange() {
    didMoveToWindow()
    if window == nil, isFirstResponder { RunningApp.current[FirstResponderTracker.self].end() }
    controller?.windowDidChange(window)
  }

  /// Tells something to the view and everything inside it, from the outside inwards.
  func notifyDescendants(_ tell: (UIView) -> Void) {
    var waiting = [self]
    while let view = waiting.popLast() {
      tell(view)
      waiting += view.children.reversed()
    }
  }
}

/// The views directly inside a view, which are told when that is gone.
///
/// They refer to it without counting. A weak reference would give each view that holds others a record beside
/// it, through which every later use of the view goes: describing 10,000 views took a third longer.
final class ViewFamily {
  var members: [UIView] = []
  /// False where the place of none of them comes from constraints, so that laying out need not ask each.
  var mayFollowConstraints = false

  deinit {
    for member in members { member.parent = nil }
  }
}
