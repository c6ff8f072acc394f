import AccessibilityModel
import AppHost
import Drawing
import Foundation

/// One row of a table, as long as it is near the screen; then it serves another row.
///
/// It is one element, named by the texts inside it in reading order, unless several of its parts can be used.
/// - Source: Behaviour 1.5.3
open class UITableViewCell: UIView {
  /// Which texts a cell has, and where.
  public enum CellStyle: Int, Sendable {
    /// One text.
    case `default` = 0
    /// One text, and another one at the far edge.
    case value1 = 1
    /// A small text, and another one beside it.
    case value2 = 2
    /// One text above a smaller one.
    case subtitle = 3
  }

  /// A sign at the far edge of a cell.
  public enum AccessoryType: Int, Sendable {
    /// No sign.
    case none = 0
    /// The row leads somewhere.
    case disclosureIndicator = 1
    /// The row leads somewhere, and has details.
    case detailDisclosureButton = 2
    /// The row is chosen.
    case checkmark = 3
    /// The row has details.
    case detailButton = 4
  }

  /// How a chosen row looks.
  public enum SelectionStyle: Int, Sendable {
    /// As any other.
    case none = 0
    /// With a blue background.
    case blue = 1
    /// With a grey background.
    case gray = 2
    /// As the system finds best.
    case `default` = 3
  }

  let style: CellStyle
  var parts = Parts()
  weak var table: UITableView?
  var knownContents: (pass: Int, contents: CellContents)?
  /// The row that it was last found to serve.
  var servedPath: IndexPath?
  private var configurationView: (any UIView & UIContentView)?
  var configurationUpdates = ConfigurationUpdates<UITableViewCell>()

  /// The name under which it is reused.
  public let reuseIdentifier: String?

  /// The view that holds what the cell shows.
  public let contentView = UIView()
  /// What an interface file says happens to the row.
  var described = DescribedRow()

  /// Makes a cell.
  ///
  /// - Parameters:
  ///   - style: Which texts it has, and where.
  ///   - reuseIdentifier: The name under which it is reused; `nil` for a cell that is not.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    addSubview(contentView)
  }

  /// Makes a cell with one text that is not reused.
  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// Makes a cell as an interface file describes it; one with one text where none does.
  public required init?(coder: NSCoder) {
    let attributes = (coder as? ElementCoder)?.attributes ?? [:]
    style = CellStyle(described: attributes["style"])
    reuseIdentifier = attributes["reuseIdentifier"]
    super.init(coder: coder)
    addSubview(contentView)
  }

  // MARK: Content

  /// The text; made when it is asked for.
  open var textLabel: UILabel? { part(\.text, .body) }

  /// The other text, where the style has one; made when it is asked for.
  open var detailTextLabel: UILabel? {
    guard style != .default else { return nil }
    return part(\.detail, style == .subtitle ? .caption1 : .body)
  }

  /// The picture before the texts; made when it is asked for.
  open var imageView: UIImageView? {
    if let image = parts.image { return image }
    let new = UIImageView()
    parts.image = new
    contentView.addSubview(new)
    setNeedsLayout()
    return new
  }

  /// What the cell shows, as a value; `nil` where its views are its own.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { showConfiguration() }
  }

  /// A configuration with one text and another one where the style has them.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  /// The background of the row, as a value; the usual one where there is none.
  open var backgroundConfiguration: UIBackgroundConfiguration?

  /// The sign at the far edge; a check mark says that the row is chosen.
  open var accessoryType = AccessoryType.none {
    didSet {
      guard accessoryType != oldValue else { return }
      setNeedsLayout()
    }
  }

  /// The sign at the far edge while the row is edited; none by default.
  open var editingAccessoryType = AccessoryType.none {
    didSet { if editingAccessoryType != oldValue { setNeedsLayout() } }
  }

  /// A view at the far edge while the row is edited, in place of a sign.
  open var editingAccessoryView: UIView? { didSet { placeAccessoryView() } }

  /// A view behind what the cell shows.
  open var backgroundView: UIView? {
    didSet { place(backgroundView, instead: oldValue) }
  }

  /// A view behind what the cell shows while it is chosen.
  open var selectedBackgroundView: UIView? {
    didSet { place(isChosen ? selectedBackgroundView : nil, instead: oldValue) }
  }

  /// A view behind what the cell shows while it is chosen with others.
  open var multipleSelectionBackgroundView: UIView?

  private func place(_ view: UIView?, instead old: UIView?) {
    if old !== view { old?.removeFromSuperview() }
    guard let view, view.superview !== self else { return }
    insertSubview(view, at: 0)
    setNeedsLayout()
  }

  /// How many steps the row is set in.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// How wide a step is, in points.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  /// True where the row is set in while it is edited.
  open var shouldIndentWhileEditing = true
  /// How the row looks while the keyboard is on it.
  open var focusStyle = FocusStyle.default
  /// True where what lies in the row can be used while it is dragged.
  open var userInteractionEnabledWhileDragging = false

  /// What the cell is in; what it shows may follow.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted, state.isEditing) = (isSelected, isHighlighted, isEditing)
    state.isDisabled = !isUserInteractionEnabled
    return state
  }

  /// Sets what the cell shows from its state; by default its configurations and the handler do.
  open func updateConfiguration(using state: UICellConfigurationState) {
    if automaticallyUpdatesContentConfiguration, let contentConfiguration {
      self.contentConfiguration = contentConfiguration.updated(for: state)
    }
    if automaticallyUpdatesBackgroundConfiguration {
      backgroundConfiguration = backgroundConfiguration?.updated(for: state)
    }
    configurationUpdates.handler?(self, state)
  }

  /// True where the content follows the state by itself, as far as its configuration does.
  open var automaticallyUpdatesContentConfiguration = true
  /// True where the background follows the state by itself, as far as its configuration does.
  open var automaticallyUpdatesBackgroundConfiguration = true

  /// True while a finger is on it.
  open var isHighlighted: Bool {
    get { isPressed }
    set { setHighlighted(newValue, animated: false) }
  }

  private var isPressed = false {
    didSet { if isPressed != oldValue { setNeedsUpdateConfiguration() } }
  }

  /// Makes the row look pressed or not.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    isPressed = highlighted
  }

  /// A view at the far edge, in place of a sign.
  open var accessoryView: UIView? { didSet { placeAccessoryView() } }

  private weak var placedAccessoryView: UIView?

  /// Shows the view that belongs at the far edge now, in place of the one that did.
  private func placeAccessoryView() {
    let view = shownAccessoryView
    guard view !== placedAccessoryView || view?.superview !== self else { return }
    if view !== placedAccessoryView { placedAccessoryView?.removeFromSuperview() }
    placedAccessoryView = view
    if let view { addSubview(view) }
    setNeedsLayout()
  }

  /// How far the line below the row stays away from the edges; as in the table where it is not set.
  open var separatorInset: UIEdgeInsets?

  /// How the row looks while it is chosen.
  open var selectionStyle = SelectionStyle.default

  /// True where the row is chosen.
  open var isSelected: Bool {
    get { isChosen }
    set { setSelected(newValue, animated: false) }
  }

  private var isChosen = false {
    didSet {
      guard isChosen != oldValue else { return }
      place(isChosen ? selectedBackgroundView : nil, instead: selectedBackgroundView)
      setNeedsUpdateConfiguration()
      setNeedsDescription()
    }
  }

  /// Makes the row look chosen or not.
  open func setSelected(_ selected: Bool, animated: Bool) {
    isChosen = selected
  }

  /// What editing does with a row.
  public enum EditingStyle: Int, Sendable {
    /// Nothing.
    case none = 0
    /// It deletes the row.
    case delete = 1
    /// It inserts a row.
    case insert = 2
  }

  /// True while the row can be deleted or dragged to another place.
  open internal(set) var isEditing = false
  /// True where a row that can be dragged shows a handle while it is edited.
  open var showsReorderControl = false { didSet { layOutReorderControl() } }
  var reorderControl: ReorderControl?

  override var partsBeside: [UIView] { [reorderControl].compactMap { $0 } }

  /// Begins or ends that the row is edited.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != isEditing else { return layOutReorderControl() }
    let state: StateMask = editing ? .showingEditControl : []
    willTransition(to: state)
    isEditing = editing
    placeAccessoryView()
    setNeedsLayout()
    layOutReorderControl()
    setNeedsUpdateConfiguration()
    didTransition(to: state)
  }

  /// Takes in that the row is about to be edited, or no longer.
  open func willTransition(to state: StateMask) {}
  /// Takes in that the row is edited, or no longer.
  open func didTransition(to state: StateMask) {}

  /// What editing does with the row.
  open var editingStyle: EditingStyle {
    guard let table, let path = table.indexPath(for: self) else { return .none }
    return table.editingStyle(of: path)
  }

  /// Shows the handle where the row can be dragged, at the end of the row.
  func layOutReorderControl() {
    let width = ReorderControl.width
    layOutReorderControl(reorderWidth > 0, at: bounds.width - width, width: width)
  }

  /// Takes in that the cell is about to serve another row.
  open func prepareForReuse() {
    if isChosen { setSelected(false, animated: false) }
    setNeedsUpdateConfiguration()
  }

  // MARK: Layout

  /// Gives the content the space that the sign at the far edge leaves.
  open override func layoutSubviews() {
    settleConfiguration()
    super.layoutSubviews()
    let accessory = accessoryWidth
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for view in [backgroundView, selectedBackgroundView] { view?.frame = bounds }
    let indent = CGFloat(indentationLevel) * indentationWidth + editControlWidth
    contentView.frame = CGRect(
      x: isMirrored ? accessory : indent, y: 0, width: max(0, bounds.width - accessory - indent),
      height: bounds.height)
    if let view = shownAccessoryView {
      view.frame.origin = CGPoint(
        x: isMirrored ? 16 + reorderWidth : bounds.width - 16 - reorderWidth - view.frame.width,
        y: (bounds.height - view.frame.height) / 2)
    }
    configurationView?.frame = contentView.bounds
    layOutParts(isMirrored: isMirrored)
    layOutReorderControl()
  }

  /// The size its texts and pictures take at the offered width, 44 points high at least.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let availableSpace = max(0, size.width - accessoryWidth - editControlWidth)
    if let height = constrainedHeight(width: availableSpace) {
      return CGSize(width: size.width, height: height)
    }
    let content = configurationView?.sizeThatFits(CGSize(width: availableSpace, height: 0)).height
    return CGSize(width: size.width, height: max(44, content ?? 0, partsHeight(width: availableSpace)))
  }

  /// The size that the constraints of its content ask for at the offered width.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    guard contentView.hasConstraintsInside else {
      return sizeThatFits(targetSize)
    }
    let accessory = accessoryWidth + editControlWidth
    let target = CGSize(width: max(0, targetSize.width - accessory), height: targetSize.height)
    let size = contentView.fittingSize(target, horizontalFittingPriority, verticalFittingPriority)
    return CGSize(width: size.width + accessory, height: size.height)
  }

  /// The height that constraints on the content ask for, where there are any that do.
  private func constrainedHeight(width: CGFloat) -> CGFloat? {
    settleConstraints()
    guard contentView.hasConstraintsInside else { return nil }
    let height = contentView.fittingSize(
      CGSize(width: width, height: 0), .required, .fittingSizeLevel
    ).height
    return height > 0 ? height : nil
  }

  /// The height it takes as a row of a width.
  func automaticHeight(width: CGFloat) -> CGFloat {
    settleConfiguration()
    return max(1, sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height)
  }

  /// How far content gives way to what stands at the far edge, in points.
  private var accessoryWidth: CGFloat {
    if let shownAccessoryView { return shownAccessoryView.frame.width + 32 + reorderWidth }
    let width: CGFloat =
      switch shownAccessoryType {
      case .none: 0
      case .disclosureIndicator, .checkmark: 40
      case .detailButton: 48
      case .detailDisclosureButton: 68
      }
    return width + reorderWidth
  }

  private func showConfiguration() {
    defer { setNeedsLayout() }
    guard let contentConfiguration else {
      configurationView?.removeFromSuperview()
      configurationView = nil
      return
    }
    if let view = configurationView, view.supports(contentConfiguration) {
      view.configuration = contentConfiguration
      return
    }
    configurationView?.removeFromSuperview()
    let view = contentConfiguration.makeContentView()
    configurationView = view
    contentView.addSubview(view)
  }

  override func drawContent(into list: inout DisplayList) { renderingEffect(into: &list) }
  override var usualBackground: UIColor? { backgroundConfiguration?.backgroundColor ?? background.color }
  override var usualOutline: UIBezierPath? {
    guard (drawing?.layer?.cornerRadius ?? 0) == 0 else { return nil }
    return backgroundConfiguration?.outline(in: bounds) ?? background.outline(in: bounds)
  }

  // MARK: What people hear

  /// True unless it is set otherwise, or several of its parts can be used one by one.
  open override var isAccessibilityElement: Bool {
    get { properties.isElement ?? !contents.isSplit }
    set { super.isAccessibilityElement = newValue }
  }

  override var naturallyResponds: Bool { super.naturallyResponds || contents.takesOverControl }

  /// What is set, else the texts inside it, in reading order.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? contents.label?.string }
    set { super.accessibilityLabel = newValue }
  }

  /// What is set, and whether the row is chosen.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { super.accessibilityTraits.union(stateTraits) }
    set { super.accessibilityTraits = newValue.subtracting(stateTraits) }
  }

  /// The traits that follow the state of the row, whatever else is set.
  private var stateTraits: UIAccessibilityTraits {
    let isMarked =
      shownAccessoryType == .checkmark && RunningApp.current[ViewPolicy.self].checkmark == .selected
    return isChosen || isMarked ? .selected : .none
  }

  override var innerMargins: UIEdgeInsets { UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 16) }

  override var rules: [UncertainRule] {
    let own =
      shownAccessoryType == .checkmark && !isChosen
      ? [RunningApp.current[ViewPolicy.self].checkmark.rule] : []
    return super.rules + own + [contents.rule].compactMap { $0 }
  }
}

extension UITableViewCell {
  /// Makes a cell through whichever class it is called on.
  @_silgen_name("earshot_UITableViewCell_registered")
  convenience init(registeredAs identifier: String) {
    self.init(style: .default, reuseIdentifier: identifier)
  }

  /// Makes a cell of a class that is known only when the program runs.
  ///
  /// The language lets no one call an initialiser that is not `required` on such a class, and subclasses
  /// do not declare this one so. A static method is called just as an initialiser is, so that both go by one
  /// name: the convenience initialiser above, which in turn finds the class's own
  /// `init(style:reuseIdentifier:)`.
  @_silgen_name("earshot_UITableViewCell_registered")
  static func make(registeredAs identifier: consuming String) -> UITableViewCell
}
