import AppHost
import ConstraintSolver
import Foundation

/// Finds places for everything that one view holds, up to views whose frames are set by hand.
///
/// It lives as long as its view and takes in changes one by one: a constant that changes is solved for anew
/// from what was found before.
@MainActor
final class LayoutEngine {
  weak var root: UIView?
  /// The size to fit, where only a size is asked for.
  let fitting: FittingTarget?
  var solver = LinearSolver()
  var parts: [ObjectIdentifier: LayoutPart] = [:]
  var order: [LayoutPart] = []
  var ids: [ObjectIdentifier: ConstraintID] = [:]
  var reasons: [ConstraintID: LayoutReason] = [:]
  var drafts: [(constraint: LinearConstraint, reason: LayoutReason)] = []
  /// Numbers of constraints that changed and are not solved for yet.
  var numbers: [(id: ConstraintID, constant: Double)] = []

  var needsUpdate = true
  private var added: [NSLayoutConstraint] = []
  private var arrived: [UIView] = []
  private var changed: [NSLayoutConstraint] = []
  var changedContents: [UIView] = []
  var knownConflicts: Set<ConstraintID> = []
  /// How many unknowns of parts that are gone the solver still has.
  private var abandoned = 0
  /// The direction in which the language was read at the last update.
  private var wasMirrored = false

  /// An size that a view should fit, and how much that matters.
  struct FittingTarget {
    let size: CGSize
    let horizontal: UILayoutPriority
    let vertical: UILayoutPriority
  }

  init(root: UIView, fitting: FittingTarget? = nil) {
    self.root = root
    self.fitting = fitting
    arrived = [root]
  }

  // MARK: Changes

  func add(_ constraint: NSLayoutConstraint) {
    added.append(constraint)
    needsUpdate = true
  }

  func change(_ constraint: NSLayoutConstraint) {
    changed.append(constraint)
    needsUpdate = true
  }

  func remove(_ constraint: NSLayoutConstraint) {
    added.removeAll { $0 === constraint }
    changed.removeAll { $0 === constraint }
    guard let id = ids.removeValue(forKey: ObjectIdentifier(constraint)) else { return }
    reasons[id] = nil
    solver.remove(id)
    needsUpdate = true
  }

  /// Takes in a view, with what lies in it.
  func take(_ view: UIView) {
    arrived.append(view)
    needsUpdate = true
  }

  func contentDidChange(of view: UIView) {
    changedContents.append(view)
    needsUpdate = true
  }

  /// Forgets a view or guide that leaves.
  func forget(_ item: any LayoutItem) {
    if let view = item.asView {
      arrived.removeAll { $0 === view }
      changedContents.removeAll { $0 === view }
    }
    guard let part = parts.removeValue(forKey: ObjectIdentifier(item)) else { return }
    order.removeAll { $0 === part }
    for id in (part.ids + part.guards).compactMap({ $0 }) {
      reasons[id] = nil
      solver.remove(id)
    }
    for variable in part.variables where !solver.remove(variable) { abandoned += 1 }
    needsUpdate = true
  }

  // MARK: Solving

  /// Takes in whatever changed, and finds places.
  func update() {
    guard let root else { return }
    let isMirrored = root.traitCollection.layoutDirection == .rightToLeft
    if abandoned > 64 + 2 * order.count || (isMirrored != wasMirrored && !order.isEmpty) { restart(root) }
    wasMirrored = isMirrored
    needsUpdate = false
    takeFrames()
    for view in arrived { collect(view) }
    arrived = []
    for constraint in added { draft(constraint) }
    added = []
    flush()
    for constraint in changed { reconsider(constraint) }
    changed = []
    for view in changedContents { takeContent(of: view) }
    changedContents = []
    flush()
    solve()
    guard fitting == nil else { return }
    reportConflicts()
    markMoved(except: root)
  }

  private func restart(_ root: UIView) {
    solver = LinearSolver()
    parts = [:]
    order = []
    ids = [:]
    reasons = [:]
    numbers = []
    knownConflicts = []
    abandoned = 0
    arrived = [root]
    added = []
    changed = []
  }

  /// Solves, and again while widths that were found ask for other heights.
  private func solve() {
    let flexible = order.filter { $0.isFree || fitting != nil }.filter {
      $0.item?.asView?.heightFollowsWidth ?? false
    }
    for _ in 0..<4 {
      solver.solve()
      var isSettled = !keepLengths()
      for part in flexible where takeHeight(of: part) { isSettled = false }
      if isSettled { return }
      flush()
    }
    solver.solve()
  }

  /// Takes in the numbers that changed, then what was drafted.
  func flush() {
    if !numbers.isEmpty {
      solver.setConstants(numbers)
      numbers.removeAll(keepingCapacity: true)
    }
    guard !drafts.isEmpty else { return }
    let added = solver.add(drafts.map(\.constraint))
    for (id, draft) in zip(added, drafts) {
      reasons[id] = draft.reason
      switch draft.reason {
      case .constraint(let constraint): ids[ObjectIdentifier(constraint)] = id
      case .part(let part, let number): part.ids[number] = id
      }
    }
    drafts.removeAll(keepingCapacity: true)
  }

  /// Takes in what a view keeps, and everything inside that is laid out together with it.
  private func collect(_ view: UIView) {
    if let layout = view.layoutState {
      for constraint in layout.heldInOrder { draft(constraint) }
    }
    for child in view.children {
      guard let layout = child.layoutState else { continue }
      if layout.followsConstraints { _ = part(child) }
      if layout.followsConstraints || layout.crossings > 0 { collect(child) }
    }
    if view.followsConstraints || view === root { _ = part(view) }
  }

  /// Notes where parts lie now, and marks the views around those that moved.
  private func markMoved(except root: UIView) {
    let solver = solver
    for part in order {
      switch part.role {
      case .root, .fixed, .system(.safeArea), .system(.layoutMargins), .system(.readableContent),
        .system(.keyboard), .system(.scrollFrame), .system(.topBars), .system(.bottomBars):
        continue
      case .free, .guide, .system(.scrollContent): break
      }
      let rect = rect(of: part, in: solver)
      guard rect != part.solved else { continue }
      part.solved = rect
      let place = part.item?.asView == nil ? part.item?.itemView : part.item?.asView?.parent
      if let place, place !== root { place.markForLayout() }
    }
  }

  /// Where a part lies by a solution.
  func rect(of part: LayoutPart, in solver: LinearSolver) -> CGRect {
    CGRect(
      x: solver.value(of: part.x), y: solver.value(of: part.y), width: solver.value(of: part.width),
      height: solver.value(of: part.height))
  }
}
