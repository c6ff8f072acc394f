import AccessibilityModel
import Drawing
import Foundation

/// A wheel at the top of content that is loaded anew when the content is pulled down.
///
///     table.refreshControl = UIRefreshControl(frame: .zero, primaryAction: UIAction { _ in load() })
///
/// Scrolling up at the top of the content pulls it.
open class UIRefreshControl: UIControl {
  private var isLoading = false

  /// Makes a control at rest, with a place in its superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    size = Self.intrinsicSize
  }

  /// Makes a control that does an action when it is pulled.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Makes a control at rest; an archive has nothing to read for it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    size = Self.intrinsicSize
  }

  private static let intrinsicSize = CGSize(width: 375, height: 60)

  /// True while content is loaded.
  open var isRefreshing: Bool { isLoading }

  /// Words below the wheel.
  open var attributedTitle: NSAttributedString? {
    didSet { setNeedsDescription() }
  }

  /// Shows that content is loaded; targets and actions are not told.
  open func beginRefreshing() {
    isLoading = true
    setNeedsDescription()
  }

  /// Shows that loading came to its end.
  open func endRefreshing() {
    isLoading = false
    setNeedsDescription()
  }

  /// Does what pulling the content means; false where content is being loaded already.
  func pull() -> Bool {
    guard isEnabled, !isLoading else { return false }
    beginRefreshing()
    sendActions(for: .valueChanged)
    sendActions(for: .primaryActionTriggered)
    return true
  }

  override func drawContent(into list: inout DisplayList) { renderingEffect(into: &list) }

  override var isOwnElement: Bool { isLoading }
  override var ownLabel: String? {
    attributedTitle?.string ?? ControlPolicy.current.indicatorWords(.inProgress)
  }
  override var ownTraits: UIAccessibilityTraits { .updatesFrequently }
  override var rules: [UncertainRule] {
    properties.label == nil && attributedTitle == nil
      ? super.rules + [ControlPolicy.current.indicatorLabel.rule] : super.rules
  }
}

extension UIScrollView {
  /// A wheel above the content that is pulled into sight to load the content anew.
  public var refreshControl: UIRefreshControl? {
    get { viewAbove as? UIRefreshControl }
    set {
      viewAbove = newValue
      pull = { [weak newValue] in newValue?.pull() == true }
    }
  }
}
