import Foundation

/// Shows a controller in a bubble beside what it belongs to.
///
/// - Source: Behaviour 3.4
open class UIPopoverPresentationController: UIPresentationController {
  /// The view it belongs to.
  open weak var sourceView: UIView?
  /// The rectangle of that view to which it points.
  open var sourceRect = CGRect.null
  /// The bar button it belongs to.
  open weak var barButtonItem: UIBarButtonItem?
  /// The sides on which it may point to that; it lies where there is space.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// Views beneath that stay usable; whatever else lies beside it is out of reach.
  open var passthroughViews: [UIView]? {
    didSet { (containerView as? PresentationLayer)?.updatePassage() }
  }

  /// Colour of the bubble.
  open var backgroundColor: UIColor?

  /// The side on which it points to what it belongs to.
  open var arrowDirection: UIPopoverArrowDirection {
    guard let container = containerView else { return .unknown }
    return frameOfPresentedViewInContainerView.minY >= anchor(in: container).maxY ? .up : .down
  }

  private func anchor(in container: UIView) -> CGRect {
    guard let view = barButtonItem?.viewIfMade ?? sourceView else {
      return CGRect(x: container.bounds.midX, y: container.bounds.midY, width: 0, height: 0)
    }
    let isWhole = sourceRect.isNull || barButtonItem != nil
    return container.convert(isWhole ? view.bounds : sourceRect, from: view)
  }

  /// Below what it belongs to, else above, within the part of the screen that nothing covers.
  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = containerView else { return .zero }
    let availableSpace = container.bounds.inset(by: container.safeAreaInsets).insetBy(dx: 10, dy: 10)
    let wanted = presentedViewController.preferredContentSize
    let size = CGSize(
      width: min(wanted.width > 0 ? wanted.width : 320, availableSpace.width),
      height: min(wanted.height > 0 ? wanted.height : 480, availableSpace.height))
    let anchor = anchor(in: container)
    let isBelow =
      anchor.maxY + size.height <= availableSpace.maxY || anchor.minY - size.height < availableSpace.minY
    let y = isBelow ? min(anchor.maxY, availableSpace.maxY - size.height) : anchor.minY - size.height
    let x = min(max(anchor.midX - size.width / 2, availableSpace.minX), availableSpace.maxX - size.width)
    return CGRect(x: x, y: max(y, availableSpace.minY), width: size.width, height: size.height)
  }

  override var reachableViews: [UIView] { passthroughViews ?? [] }
  override var hasDismissRegion: Bool { !presentedViewController.isModalInPresentation }
}

/// Sides on which a bubble points to what it belongs to.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Makes a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Upwards; the bubble is below.
  public static let up = Self(rawValue: 1 << 0)
  /// Downwards; the bubble is above.
  public static let down = Self(rawValue: 1 << 1)
  /// To the left.
  public static let left = Self(rawValue: 1 << 2)
  /// To the right.
  public static let right = Self(rawValue: 1 << 3)
  /// Any side.
  public static let any: Self = [.up, .down, .left, .right]
  /// Not known yet.
  public static let unknown = Self(rawValue: UInt.max)
}

/// Is asked and told about bubbles; everything it can do is inherited.
@MainActor @preconcurrency
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Takes in that a bubble is about to be shown.
  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  /// Does nothing.
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
}
