import Foundation

/// What stands above or below a section of a table.
open class UITableViewHeaderFooterView: UIView {
  private(set) var label: UILabel?
  private var isHeader = true

  /// The name under which it is reused.
  public let reuseIdentifier: String?
  /// The view that holds what is shown.
  public let contentView = UIView()

  /// Makes a view; `nil` for one that is not reused.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }

  /// Makes a view that is not reused.
  public convenience override init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// Makes a view as an interface file describes it; one that is not reused where none does.
  public required init?(coder: NSCoder) {
    reuseIdentifier = (coder as? ElementCoder)?.attributes["reuseIdentifier"]
    super.init(coder: coder)
    addSubview(contentView)
  }

  /// The words, a heading; made when it is asked for.
  open var textLabel: UILabel? {
    if let label { return label }
    let new = UILabel()
    new.font = UIFontMetrics(forTextStyle: .footnote).scaledFont(
      for: .systemFont(ofSize: 13, weight: .semibold), compatibleWith: traitCollection)
    new.adjustsFontForContentSizeCategory = true
    new.numberOfLines = 0
    new.accessibilityTraits = isHeader ? [.staticText, .header] : .staticText
    label = new
    contentView.addSubview(new)
    return new
  }

  /// Takes in that the view is about to serve another section.
  open func prepareForReuse() {}

  /// Shows words; above a section they are a heading.
  func showTitle(_ title: String, isHeader: Bool) {
    self.isHeader = isHeader
    textLabel?.text = title
  }

  /// Gives the content all the space.
  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
    label?.frame = bounds.insetBy(dx: 16, dy: 6)
  }

  /// The size of the words at the offered width, with space around them.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let availableSpace = CGSize(width: max(0, size.width - 32), height: 0)
    let words = label?.sizeThatFits(availableSpace).height ?? 0
    return CGSize(width: size.width, height: words > 0 ? words + 12 : 0)
  }
}

extension UITableViewHeaderFooterView {
  /// Makes a view through whichever class it is called on.
  @_silgen_name("earshot_UITableViewHeaderFooterView_registered")
  convenience init(registeredAs identifier: String) {
    self.init(reuseIdentifier: identifier)
  }

  /// Makes a view of a class that is known only when the program runs; `UITableViewCell` tells how.
  @_silgen_name("earshot_UITableViewHeaderFooterView_registered")
  static func make(registeredAs identifier: consuming String) -> UITableViewHeaderFooterView
}
