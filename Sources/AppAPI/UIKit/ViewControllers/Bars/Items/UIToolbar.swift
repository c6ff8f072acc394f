import Drawing
import Foundation

/// A bar of buttons, most often at the lower edge.
///
///     toolbar.items = [share, .flexibleSpace(), trash]
///
/// - Source: Behaviour 3.4
open class UIToolbar: UIView {
  private var shown: [UIBarButtonItem] = []

  private lazy var viewer = {
    let viewer = UILargeContentViewerInteraction()
    viewer.didMove(to: self)
    return viewer
  }()

  /// Makes a bar with a place in its superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a bar without size; an archive has nothing to read for it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// What is in it, from the leading edge on.
  open var items: [UIBarButtonItem]? {
    get { shown }
    set { setItems(newValue, animated: false) }
  }

  /// Sets what is in it.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    let new = items ?? []
    for item in shown where !new.contains(item) {
      if item.viewIfMade?.superview === self { item.viewIfMade?.removeFromSuperview() }
    }
    shown = new
    setNeedsLayout()
  }

  /// The width offered, and the height of a bar.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 44)
  }

  /// As high as a bar.
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 44) }

  /// Puts the items side by side.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let availableSpace = bounds.insetBy(dx: min(16, bounds.width / 2), dy: 0)
    let row = CGRect(
      x: availableSpace.minX, y: 0, width: availableSpace.width, height: min(44, bounds.height))
    for item in shown where item.isHidden { item.viewIfMade?.removeFromSuperview() }
    BarRow(items: ordered(shown)).place(in: row, of: self)
  }

  private func ordered(_ items: [UIBarButtonItem]) -> [UIBarButtonItem] {
    effectiveUserInterfaceLayoutDirection == .rightToLeft ? items.reversed() : items
  }

  /// Colour of the background; that of its appearance goes before it.
  open var barTintColor: UIColor?
  /// True where content shines through.
  open var isTranslucent = true
  /// Light words on a dark background, or the other way round.
  open var barStyle = UIBarStyle.default
  /// How the bar looks.
  open var standardAppearance = UIToolbarAppearance()
  /// How a low bar looks; it looks as any other.
  open var compactAppearance: UIToolbarAppearance?
  /// How the bar looks above the end of content; it looks as anywhere.
  open var scrollEdgeAppearance: UIToolbarAppearance?

  override func drawContent(into list: inout DisplayList) { renderingEffect(into: &list) }

  /// Its items are shown large with nothing to do.
  override var standardLargeContentInteraction: UILargeContentViewerInteraction? { viewer }

  /// What is in a bar belongs together.
  open override var shouldGroupAccessibilityChildren: Bool {
    get { true }
    set { super.shouldGroupAccessibilityChildren = newValue }
  }
}
