import AccessibilityModel
import AppHost
import Drawing
import Foundation

/// A row of a collection that looks like a list: one element, as the rows of tables are.
///
/// - Source: Behaviour 1.5.3
open class UICollectionViewListCell: UICollectionViewCell, RowCell {
  /// True where it stands above the rows of a section, or is the first of them in place of such a row.
  var headsSection = false
  var knownContents: (pass: Int, contents: CellContents)?

  /// What stands at the edges of the row, from the start to the end.
  open var accessories: [UICellAccessory] = [] {
    didSet {
      for accessory in oldValue { accessory.customView?.removeFromSuperview() }
      for accessory in accessories { if let view = accessory.customView { addSubview(view) } }
      setNeedsLayout()
    }
  }

  private var isEditing: Bool { collection?.isEditing ?? false }
  /// The accessories that are there now.
  var shown: [UICellAccessory] { accessories.filter { $0.isShown(whileEditing: isEditing) } }

  /// How many steps the row is set in.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// How wide a step is.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }

  /// A content without words yet that suits the row.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  override var contentFrame: CGRect {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let start = CGFloat(indentationLevel) * indentationWidth + width(atStart: true)
    let end = width(atStart: false)
    return CGRect(
      x: isMirrored ? end : start, y: 0, width: max(0, bounds.width - start - end), height: bounds.height)
  }

  private func width(atStart: Bool) -> CGFloat {
    shown.filter { $0.isAtStart == atStart }.reduce(0) { $0 + $1.width }
  }

  /// Puts views of the app's own at the edges.
  open override func layoutSubviews() {
    super.layoutSubviews()
    var x = bounds.width
    for accessory in accessories {
      accessory.customView?.isHidden = !accessory.isShown(whileEditing: isEditing)
    }
    if !shown.contains(where: { $0.kind == .reorder }) { layOutReorderControl(false, at: 0, width: 0) }
    for accessory in shown where !accessory.isAtStart {
      x -= accessory.width
      if accessory.kind == .reorder { layOutReorderControl(true, at: x, width: accessory.width) }
      guard let view = accessory.customView else { continue }
      view.frame.origin = CGPoint(x: x, y: (bounds.height - view.frame.height) / 2)
    }
  }

  var reorderControl: ReorderControl?
  override var partsBeside: [UIView] { [reorderControl].compactMap { $0 } }

  /// As high as the content, but no lower than a finger is wide.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let availableSpace = max(0, size.width - width(atStart: true) - width(atStart: false))
    return CGSize(
      width: size.width, height: max(44, super.sizeThatFits(CGSize(width: availableSpace, height: 0)).height))
  }

  override func drawContent(into list: inout DisplayList) { renderingEffect(into: &list) }
  override var usualBackground: UIColor? { super.usualBackground ?? (headsSection ? nil : background.color) }
  override var usualOutline: UIBezierPath? { super.usualOutline ?? background.outline(in: bounds) }

  // MARK: What people hear

  var contentRoots: [UIView] { [contentView] + shown.compactMap(\.customView) }

  var swipeActions: [UIContextualAction] { collection?.swipeActions(of: self) ?? [] }

  var accessoryHandlers: [ElementHandler] { shown.compactMap(\.handler) + outlineHandlers }

  // MARK: Rows that hold others

  private var outline: UICellAccessory? { shown.first { $0.kind == .outline } }
  private var source: (any OutlineSource)? { collection?.dataSource as? any OutlineSource }

  private var isOpen: Bool? {
    guard outline != nil, let path = collection?.indexPath(for: self) else { return nil }
    return source?.isExpanded(at: path)
  }

  override var isExpanded: Bool { isOpen ?? false }

  /// True where tapping the row shows or hides what it holds.
  var togglesWhenTapped: Bool {
    guard let outline, outline.outlineHandler == nil else { return false }
    return outline.outlineStyle == .header || outline.outlineStyle == .automatic && headsSection
  }

  private var outlineHandlers: [ElementHandler] {
    guard let outline, !togglesWhenTapped, let isOpen else { return [] }
    return [
      ElementHandler(name: SpokenText(String(system: isOpen ? .collapse : .expand))) { [weak self] in
        if let handler = outline.outlineHandler {
          handler()
          return true
        }
        guard let self, let path = self.collection?.indexPath(for: self) else { return false }
        return self.source?.toggle(at: path) ?? false
      }
    ]
  }

  /// Whether the rows it holds are shown, where it holds some, unless it is set otherwise.
  open override var accessibilityExpandedStatus: UIAccessibilityExpandedStatus {
    get {
      let own = super.accessibilityExpandedStatus
      guard own == .unsupported, let isOpen else { return own }
      return isOpen ? .expanded : .collapsed
    }
    set { super.accessibilityExpandedStatus = newValue }
  }

  /// One element, unless several of its parts can be used.
  open override var isAccessibilityElement: Bool {
    get { properties.isElement ?? !contents.isSplit }
    set { super.isAccessibilityElement = newValue }
  }

  override var naturallyResponds: Bool { super.naturallyResponds || contents.takesOverControl }

  /// As set, else the texts inside it in reading order.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? contents.label?.string }
    set { super.accessibilityLabel = newValue }
  }

  /// What was set, and whether the row is chosen or marked.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get {
      var traits = super.accessibilityTraits
      if isMarked { traits.insert(.selected) }
      if headsSection { traits.insert(.header) }
      return traits
    }
    set { super.accessibilityTraits = newValue }
  }

  private var isMarked: Bool {
    shown.contains { $0.kind == .checkmark }
      && RunningApp.current[ViewPolicy.self].checkmark == .selected
  }

  override var rules: [UncertainRule] {
    let marked = isMarked && !isSelected ? [RunningApp.current[ViewPolicy.self].checkmark.rule] : []
    return super.rules + marked + [contents.rule].compactMap { $0 }
  }
}
