import AppHost
import Foundation
internal import Typography

/// Shows what lies in a view large while a person with very large text holds it, and does it when they lift.
///
///     customBar.addInteraction(UILargeContentViewerInteraction())
///
/// Standard bars have one of their own.
/// - Source: Behaviour 6.1
@MainActor @preconcurrency
open class UILargeContentViewerInteraction: NSObject, UIInteraction {
  /// Posted when the text size makes the viewer come or go.
  public nonisolated static let enabledStatusDidChangeNotification = NSNotification.Name(
    "UILargeContentViewerInteractionEnabledStatusDidChangeNotification")

  /// True while text has one of the accessibility sizes.
  ///
  /// - Source: Behaviour 6.1 LC1
  public class var isEnabled: Bool {
    TextSizeCategory(name: RunningApp.current.environment.textSize)?.isAccessibilitySize ?? false
  }

  /// The view in which things are held.
  open private(set) weak var view: UIView?
  /// Who says what is shown and what lifting does.
  open private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?
  let recognizer = LargeContentRecognizer()

  /// Makes one that a delegate decides about.
  public init(delegate: (any UILargeContentViewerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Makes one that finds views by itself.
  public convenience override init() {
    self.init(delegate: nil)
  }

  /// Recognises that a finger is held; other gestures can be told to wait for it or to be made beside it.
  ///
  /// - Source: Behaviour 6.1 LC7
  open var gestureRecognizerForExclusionRelationship: UIGestureRecognizer { recognizer }

  /// Takes in that it is about to belong to a view, or to none.
  open func willMove(to view: UIView?) {}

  /// Takes in that it belongs to a view, or to none.
  open func didMove(to view: UIView?) {
    if view == nil, recognizer.progress.takesPart { recognizer.dispatcher?.drop(recognizer) }
    self.view = view
    recognizer.attachedView = view
  }

  // MARK: What is shown

  /// What lies at a point of the screen; `nil` where nothing does.
  ///
  /// - Source: Behaviour 6.1 LC5
  func item(at point: CGPoint) -> (any UILargeContentViewerItem)? {
    guard let view else { return nil }
    let place = view.convert(point, from: nil)
    guard let delegate else { return view.largeContentItem(at: place) }
    return delegate.largeContentViewerInteraction(self, itemAt: place)
  }

  /// Does what lifting the finger there means.
  ///
  /// - Source: Behaviour 6.1 LC4
  func end(at point: CGPoint) -> (any UILargeContentViewerItem)? {
    guard let view else { return nil }
    let item = item(at: point)
    guard let delegate else {
      item?.useAsLargeContent()
      return item
    }
    let place = view.convert(point, from: nil)
    delegate.largeContentViewerInteraction(self, didEndOn: item, at: place)
    return item
  }

  /// The controller in whose area it is shown.
  ///
  /// - Source: Behaviour 6.1 LC7
  var area: UIView? {
    (delegate?.viewController(for: self) ?? nearestController)?.viewIfLoaded ?? view?.window
  }

  /// The controller that looks after the view, or after a view around it.
  var nearestController: UIViewController? {
    var next: UIResponder? = view
    while let responder = next {
      if let controller = responder as? UIViewController { return controller }
      next = responder.next
    }
    return view?.window?.rootViewController
  }
}

/// Decides what the Large Content Viewer shows of a view, where, and what lifting the finger does.
@MainActor @preconcurrency
public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {
  /// Takes in that the finger was lifted on an item, or beside all of them.
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
    at point: CGPoint)
  /// Answers what lies at a point of the view.
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)?
  /// Answers in whose area it is shown.
  func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController
}

extension UILargeContentViewerInteractionDelegate {
  /// Does what a tap on the item does, where it is a control.
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
    at point: CGPoint
  ) {
    item?.useAsLargeContent()
  }

  /// Answers the innermost view there that is to be shown large.
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)? {
    interaction.view?.largeContentItem(at: point)
  }

  /// Answers the controller that looks after the view.
  public func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController {
    interaction.nearestController ?? UIViewController()
  }
}
