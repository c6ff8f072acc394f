import Foundation

/// Shows a controller on a card that comes from the lower edge and rests at one of several heights.
///
///     controller.sheetPresentationController?.detents = [.medium(), .large()]
///
/// - Source: Behaviour 1.5.3, 3.4
open class UISheetPresentationController: UIPresentationController {
  /// The heights at which the card can rest, the lowest first.
  open var detents: [Detent] = [.large()] {
    didSet { containerView?.setNeedsLayout() }
  }

  /// The height at which it rests; the lowest where `nil`.
  open var selectedDetentIdentifier: Detent.Identifier? {
    didSet { containerView?.setNeedsLayout() }
  }

  /// The largest height at which what is beneath stays usable.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? {
    didSet { containerView?.setNeedsDescription() }
  }

  /// True where the card has a control for its height.
  open var prefersGrabberVisible = false {
    didSet { containerView?.setNeedsLayout() }
  }

  /// True where scrolling at the edge makes the card higher; it rests where it is here.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// True where the card reaches the edges on low screens.
  open var prefersEdgeAttachedInCompactHeight = false
  /// How round its corners are.
  open var preferredCornerRadius: CGFloat?

  private var sheetDelegate: (any UISheetPresentationControllerDelegate)? {
    delegate as? any UISheetPresentationControllerDelegate
  }

  /// Makes changes that are shown gradually; here they are there at once.
  open func animateChanges(_ changes: () -> Void) {
    changes()
    containerView?.layoutIfNeeded()
  }

  private var current: Detent? {
    detents.first { $0.identifier == selectedDetentIdentifier } ?? detents.first
  }

  private var largestHeight: CGFloat {
    guard let container = containerView else { return 0 }
    return max(container.bounds.height - container.safeAreaInsets.top - 10, 0)
  }

  private func height(of detent: Detent) -> CGFloat {
    let context = DetentContext(
      containerTraitCollection: presentedViewController.traitCollection, maximumDetentValue: largestHeight)
    return min(max(detent.resolve(context) ?? largestHeight, 0), largestHeight)
  }

  /// At the lower edge, as high as the card rests; in the middle of a large screen.
  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    let traits = presentedViewController.traitCollection
    let isLarge = traits.horizontalSizeClass == .regular && traits.verticalSizeClass == .regular
    guard isLarge else {
      let height = current.map(height(of:)) ?? largestHeight
      return CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    }
    let usual = isForm ? CGSize(width: 540, height: 620) : CGSize(width: 712, height: largestHeight - 34)
    let wanted = presentedViewController.preferredContentSize
    let size = CGSize(
      width: min(wanted.width > 0 ? wanted.width : usual.width, bounds.width),
      height: min(wanted.height > 0 ? wanted.height : usual.height, bounds.height))
    return CGRect(
      x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2, width: size.width,
      height: size.height)
  }

  private var isForm: Bool { presentedViewController.modalPresentationStyle == .formSheet }

  // MARK: What people hear

  override var isModal: Bool {
    guard let largest = largestUndimmedDetentIdentifier, let current,
      let limit = detents.first(where: { $0.identifier == largest })
    else { return true }
    return height(of: current) > height(of: limit)
  }

  override var hasDismissRegion: Bool { isModal && !presentedViewController.isModalInPresentation }

  override func place(_ grabber: LayerButton, on layer: PresentationLayer, around place: CGRect) {
    grabber.isHidden = !prefersGrabberVisible
    guard prefersGrabberVisible else { return }
    if layer.subviews.last !== grabber { layer.addSubview(grabber) }
    grabber.frame = CGRect(x: place.midX - 30, y: place.minY, width: 60, height: 16)
    grabber.accessibilityValue = spokenHeight
    grabber.choose = { [weak self] in self?.nextDetent() ?? false }
  }

  private var spokenHeight: String {
    guard let current, largestHeight > 0 else { return String(system: .fullScreen) }
    let share = height(of: current) / largestHeight
    if share > 0.95 { return String(system: .fullScreen) }
    if share > 0.4, share < 0.6 { return String(system: .halfScreen) }
    return String(system: .screenShare, ["percent": "\(Int((share * 100).rounded()))"])
  }

  private func nextDetent() -> Bool {
    guard detents.count > 1, let current, let index = detents.firstIndex(of: current) else { return false }
    selectedDetentIdentifier = detents[(index + 1) % detents.count].identifier
    sheetDelegate?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
    return true
  }
}

/// Is told at which height a card rests.
@MainActor @preconcurrency
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Takes in that a person gave the card another height.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  /// Does nothing.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}
