import Foundation

/// A view whose parts can be looked into by pressing hard, on screens that feel it.
@MainActor @preconcurrency
public protocol UIViewControllerPreviewing: NSObjectProtocol {
  /// Who makes what is seen.
  var delegate: any UIViewControllerPreviewingDelegate { get }
  /// What a person would press on.
  var sourceView: UIView { get }
  /// The part of it that stays sharp.
  var sourceRect: CGRect { get set }
}

/// Makes what is seen of a part of a view that is pressed hard.
@MainActor @preconcurrency
public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
  /// The controller for what lies at a place; none where nothing is to be seen.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> UIViewController?
  /// Shows the controller in full.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController)
}

extension UIViewController {
  /// Lets parts of a view be looked into by pressing hard; no screen here feels it.
  ///
  /// - Returns: What is known of the view.
  @discardableResult
  public func registerForPreviewing(
    with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
  ) -> any UIViewControllerPreviewing {
    PreviewedView(delegate, sourceView)
  }

  /// Lets them be looked into no longer.
  public func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {}
}

private final class PreviewedView: NSObject, UIViewControllerPreviewing {
  let delegate: any UIViewControllerPreviewingDelegate
  let sourceView: UIView
  var sourceRect = CGRect.zero

  init(_ delegate: any UIViewControllerPreviewingDelegate, _ sourceView: UIView) {
    (self.delegate, self.sourceView) = (delegate, sourceView)
  }
}
