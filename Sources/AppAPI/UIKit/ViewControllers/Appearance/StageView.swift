/// The view of a controller that shows others among bars: its parts are met in a fixed order.
final class StageView: UIView {
  /// Where the views of the controllers inside lie.
  let content = UIView()
  /// What comes before the content and after it, in reading order.
  var leading: [UIView] = []
  var trailing: [UIView] = []
  /// Gives the parts their places.
  var arrange: (StageView) -> Void = { _ in }

  override init(frame: CGRect) {
    super.init(frame: frame)
    content.frame = bounds
    addSubview(content)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(content)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = bounds
    arrange(self)
  }

  /// Bars before content before bars, however far content is scrolled beneath them.
  override var accessibilityElements: [Any]? {
    get { super.accessibilityElements ?? (leading + [content] + trailing) }
    set { super.accessibilityElements = newValue }
  }
}
