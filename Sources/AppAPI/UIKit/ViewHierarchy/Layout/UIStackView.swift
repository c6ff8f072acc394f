import Foundation

/// Arranges views in a row or a column.
///
///     let stack = UIStackView(arrangedSubviews: [name, kind])
///     stack.axis = .vertical
///     stack.spacing = 4
///
/// A hidden view takes no space. The arrangement is made of constraints, so that what it arranges may have
/// others.
open class UIStackView: UIView {
  /// How the space along the axis is given out.
  public enum Distribution: Int, Sendable {
    /// Views fill the space, those that resist it least first.
    case fill = 0
    /// Views fill the space and are of one length.
    case fillEqually = 1
    /// Views fill the space, in proportion to what their content needs.
    case fillProportionally = 2
    /// The space is left in equal parts between the views.
    case equalSpacing = 3
    /// Middles of views are equally far from each other.
    case equalCentering = 4
  }

  /// Where views stand across the axis.
  public enum Alignment: Int, Sendable {
    /// From edge to edge.
    case fill = 0
    /// At the edge where reading starts; in a row, at the top.
    case leading = 1
    /// On one line of text, the first one.
    case firstBaseline = 2
    /// In the middle.
    case center = 3
    /// At the edge where reading ends; in a row, at the bottom.
    case trailing = 4
    /// On one line of text, the last one.
    case lastBaseline = 5

    /// At the top of a row.
    public static var top: Alignment { .leading }
    /// At the bottom of a row.
    public static var bottom: Alignment { .trailing }
  }

  /// Stands for the stack's own spacing, after a view.
  public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  /// Stands for the space that the system leaves between things.
  public static let spacingUseSystem: CGFloat = 8

  var arranged: [UIView] = []
  var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  var ownConstraints: [NSLayoutConstraint] = []
  var gaps: [UILayoutGuide] = []

  /// Makes a stack that arranges nothing yet, with a place in its superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a stack that arranges views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Makes a stack as an interface file describes it; without size where none does.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    (coder as? ElementCoder)?.fill(self)
  }

  /// Whether views stand beside or below each other.
  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { if axis != oldValue { rearrange() } }
  }

  /// How the space along the axis is given out.
  open var distribution = Distribution.fill {
    didSet { if distribution != oldValue { rearrange() } }
  }

  /// Where views stand across the axis.
  open var alignment = Alignment.fill {
    didSet { if alignment != oldValue { rearrange() } }
  }

  /// Space between views, in points; the least where the distribution gives space out.
  open var spacing: CGFloat = 0 {
    didSet { if spacing != oldValue { rearrange() } }
  }

  /// True where space in a column is measured from one line of text to the next.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { rearrange() } }
  }

  /// True where views stay inside the margins.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { rearrange() } }
  }

  // MARK: What it arranges

  /// The views it arranges, in order.
  open var arrangedSubviews: [UIView] { arranged }

  /// Arranges a view after the others.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arranged.filter { $0 !== view }.count)
  }

  /// Arranges a view at a place among the others.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arranged.removeAll { $0 === view }
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    guard view.superview === self else { return }
    arranged.insert(view, at: min(max(stackIndex, 0), arranged.count))
    rearrange()
  }

  /// Ends that a view is arranged; it stays inside.
  open func removeArrangedSubview(_ view: UIView) {
    guard arranged.contains(where: { $0 === view }) else { return }
    arranged.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
    rearrange()
  }

  /// Ends that a view is arranged when it leaves.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  /// Sets the space after a view; `spacingUseDefault` for the stack's own.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard arranged.contains(where: { $0 === arrangedSubview }) else {
      return report(.notArranged(arrangedSubview, in: self))
    }
    let isOwn = spacing != Self.spacingUseDefault && spacing.isFinite
    customSpacings[ObjectIdentifier(arrangedSubview)] = isOwn ? spacing : nil
    rearrange()
  }

  /// The space after a view; `spacingUseDefault` where it is the stack's own.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  // MARK: Layout

  /// Makes the constraints of the arrangement anew.
  open override func updateConstraints() {
    arrange()
    super.updateConstraints()
  }

  /// The size its views ask for within an offered one.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let offersWidth = size.width > 0 && size.width < UIView.layoutFittingExpandedSize.width
    return systemLayoutSizeFitting(
      CGSize(width: offersWidth ? size.width : 0, height: 0),
      withHorizontalFittingPriority: offersWidth && axis == .vertical ? .defaultHigh : .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// The view inside whose first line of text others are lined up with.
  open override var forFirstBaselineLayout: UIView { shownViews.first?.forFirstBaselineLayout ?? self }

  /// The view inside whose last line of text others are lined up with.
  open override var forLastBaselineLayout: UIView {
    let view = axis == .vertical ? shownViews.last : shownViews.first
    return view?.forLastBaselineLayout ?? self
  }

  /// The arranged views that take space.
  var shownViews: [UIView] { arranged.filter { !$0.isHidden } }

  func visibilityDidChange(of view: UIView) {
    if arranged.contains(where: { $0 === view }) { rearrange() }
  }

  private func rearrange() {
    markForConstraints()
  }
}
