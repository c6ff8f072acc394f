import AccessibilityModel
import AppHost
import Foundation

/// One item of a collection, as long as it is near the screen; then it serves another item.
///
/// What is in it is met part by part, until it says that it is an element itself.
open class UICollectionViewCell: UICollectionReusableView {
  /// Holds what the cell shows.
  public let contentView = UIView()
  weak var collection: UICollectionView?
  private var configurationView: (any UIView & UIContentView)?
  var configurationUpdates = ConfigurationUpdates<UICollectionViewCell>()

  /// Makes a cell with a place in its superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(contentView)
    contentView.frame = bounds
  }

  /// Makes an empty cell; an archive has nothing to read for it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }

  /// What the cell shows, as a value.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { showConfiguration() }
  }

  /// The background of the cell, as a value; the usual one where there is none.
  open var backgroundConfiguration: UIBackgroundConfiguration?

  /// A view behind what the cell shows.
  open var backgroundView: UIView? {
    didSet { place(backgroundView, instead: oldValue) }
  }

  /// A view behind what the cell shows while it is chosen.
  open var selectedBackgroundView: UIView? {
    didSet { place(isSelected ? selectedBackgroundView : nil, instead: oldValue) }
  }

  /// True where the item is chosen.
  open var isSelected = false {
    didSet {
      guard isSelected != oldValue else { return }
      place(isSelected ? selectedBackgroundView : nil, instead: selectedBackgroundView)
      setNeedsUpdateConfiguration()
      setNeedsDescription()
    }
  }

  /// True while a finger is on it.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { setNeedsUpdateConfiguration() } }
  }

  /// What the cell is in; what it shows may follow.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
    state.isEditing = collection?.isEditing ?? false
    state.isDisabled = !isUserInteractionEnabled
    state.isExpanded = isExpanded
    return state
  }

  /// True where rows below it are shown that belong to it.
  var isExpanded: Bool { false }

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

  /// The usual background of a cell.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }
  /// Takes in that the cell is being dragged, or no longer.
  open func dragStateDidChange(_ dragState: DragState) {}

  /// Where a cell is on its way by a finger.
  public enum DragState: Int, Sendable {
    /// In its place.
    case none = 0
    /// Being lifted.
    case lifting = 1
    /// On its way.
    case dragging = 2
  }

  /// Gives up being chosen.
  open override func prepareForReuse() {
    super.prepareForReuse()
    isSelected = false
    setNeedsUpdateConfiguration()
  }

  private func place(_ view: UIView?, instead old: UIView?) {
    if old !== view { old?.removeFromSuperview() }
    guard let view, view.superview !== self else { return }
    insertSubview(view, at: 0)
    setNeedsLayout()
  }

  private func showConfiguration() {
    defer { setNeedsLayout() }
    if let contentConfiguration, let view = configurationView, view.supports(contentConfiguration) {
      view.configuration = contentConfiguration
      return
    }
    configurationView?.removeFromSuperview()
    configurationView = contentConfiguration?.makeContentView()
    if let configurationView { contentView.addSubview(configurationView) }
  }

  /// Gives what the cell shows all of its size.
  open override func layoutSubviews() {
    settleConfiguration()
    super.layoutSubviews()
    for view in [backgroundView, selectedBackgroundView].compactMap({ $0 }) { view.frame = bounds }
    contentView.frame = contentFrame
    configurationView?.frame = contentView.bounds
  }

  /// The part of the cell that shows the content.
  var contentFrame: CGRect { bounds }

  /// The size of the content.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    configurationView?.sizeThatFits(CGSize(width: size.width, height: 0)) ?? super.sizeThatFits(size)
  }

  override var usualBackground: UIColor? { backgroundConfiguration?.backgroundColor }
  override var usualOutline: UIBezierPath? { backgroundConfiguration?.outline(in: bounds) }

  /// What was set, and whether the item is chosen.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { super.accessibilityTraits.union(stateTraits) }
    set { super.accessibilityTraits = newValue.subtracting(stateTraits) }
  }

  private var stateTraits: UIAccessibilityTraits { isSelected ? .selected : .none }
}
