import Foundation

/// What a view has to do with constraints, as soon as it has.
@MainActor
final class ViewLayout {
  /// True where its place comes from constraints and not from its frame.
  var followsConstraints = false
  /// How many constraints reach from outside into what lies in it, while its own place is its frame.
  var crossings = 0
  /// The active constraints whose items have this view as the nearest one around both.
  private(set) var nextSerial = 0
  var held: [ObjectIdentifier: NSLayoutConstraint] = [:]
  /// The active constraints that name the view or one of its guides.
  var attached: [ObjectIdentifier: NSLayoutConstraint] = [:]
  /// What finds places for what lies in it, where it is the outermost view of a layout.
  var engine: LayoutEngine?
  /// The guides that the app added.
  var guides: [UILayoutGuide] = []
  /// The guides that the system made.
  var systemGuides: [GuideRole: UILayoutGuide] = [:]
  var hugging: AxisPriorities
  var resistance = AxisPriorities(.defaultHigh)

  /// Makes what is known of a view before it has constraints.
  init(hugging: UILayoutPriority) {
    self.hugging = AxisPriorities(hugging)
  }

  /// Keeps an active constraint.
  func hold(_ constraint: NSLayoutConstraint) {
    constraint.serial = nextSerial
    nextSerial += 1
    held[ObjectIdentifier(constraint)] = constraint
  }

  /// The constraints it keeps, in the order in which they became active.
  var heldInOrder: [NSLayoutConstraint] {
    held.count < 2 ? Array(held.values) : held.values.sorted { $0.serial < $1.serial }
  }
}

/// A priority for each axis.
struct AxisPriorities {
  var horizontal: UILayoutPriority
  var vertical: UILayoutPriority

  init(_ priority: UILayoutPriority) {
    (horizontal, vertical) = (priority, priority)
  }

  subscript(axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}

/// What constraints can relate: a view or a guide.
@MainActor
protocol LayoutItem: NSObject {
  /// The view, or the one that the guide belongs to.
  var itemView: UIView? { get }
  /// Itself where it is a view.
  var asView: UIView? { get }
}

extension UIView: LayoutItem {
  var itemView: UIView? { self }
  var asView: UIView? { self }

  /// True where its place comes from constraints.
  var followsConstraints: Bool { layoutState?.followsConstraints ?? false }

  /// What it has to do with constraints; made where there was nothing.
  var ensuredLayout: ViewLayout {
    if let layoutState { return layoutState }
    let new = ViewLayout(hugging: usualHugging)
    layoutState = new
    return new
  }

  /// True where what lies in it is laid out together with what lies around it.
  private var isMerged: Bool {
    guard let layout = layoutState else { return false }
    return layout.followsConstraints || layout.crossings > 0
  }

  /// The outermost view of the layout that finds places for what lies in this one.
  ///
  /// Where a view's place is its frame, nothing that lies in it depends on what lies around it.
  var layoutRoot: UIView {
    var view = self
    while view.isMerged, let parent = view.parent { view = parent }
    return view
  }

  /// Marks the view alone as one to be laid out again.
  func markForLayout() {
    guard !needsLayout else { return }
    needsLayout = true
    markAncestorsForLayout()
  }
}

extension UILayoutGuide: LayoutItem {
  var itemView: UIView? { owner }
  var asView: UIView? { nil }
}
