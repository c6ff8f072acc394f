import Foundation

/// Opens a menu when people hold a view for a while.
///
///     view.addInteraction(UIContextMenuInteraction(delegate: self))
///
/// - Source: Behaviour 1.9
@MainActor @preconcurrency
open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// The view that is held.
  open private(set) weak var view: UIView?
  /// Who makes the menu.
  public private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?

  /// Makes one whose menu the delegate makes.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// Takes in that it is about to belong to a view, or to none.
  open func willMove(to view: UIView?) {}

  /// Takes in that it belongs to a view, or to none.
  open func didMove(to view: UIView?) {
    self.view = view
    if view != nil { ContextMenus.areThere = true }
  }

  /// Closes the menu.
  open func dismissMenu() {
    guard let menu = view?.window?.rootViewController?.front as? MenuController else { return }
    menu.presentingViewController?.dismiss(animated: false)
  }

  /// What opens at a point of the view; `nil` for nothing.
  func configuration(at location: CGPoint) -> UIContextMenuConfiguration? {
    delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: location)
  }

  /// Tells the delegate that the menu is about to open.
  func willOpen(_ configuration: UIContextMenuConfiguration) {
    let animator = MenuAnimator()
    delegate?.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: animator)
    animator.run()
  }
}

extension UIContextMenuConfiguration {
  /// Makes a look ahead, which is neither heard nor used here.
  public typealias PreviewProvider = @MainActor () -> UIViewController?

  /// Makes a menu for a held view.
  ///
  /// - Parameters:
  ///   - identifier: What the app knows it by; one of its own where `nil`.
  ///   - previewProvider: Makes a look ahead.
  ///   - actionProvider: Makes the menu.
  public convenience init(
    identifier: (any NSCopying)? = nil, previewProvider: PreviewProvider? = nil,
    actionProvider: ActionProvider? = nil
  ) {
    self.init(identifier, actionProvider)
  }
}

/// Makes the menu of a held view.
@MainActor @preconcurrency
public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  /// Answers what opens; `nil` for nothing.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
  /// Takes in that the menu is about to open.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
}

extension UIContextMenuInteractionDelegate {
  /// Does nothing.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
}

/// Runs what has to happen together with a menu that opens or closes.
@MainActor @preconcurrency
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// The look ahead; there is none here.
  var previewViewController: UIViewController? { get }
  /// Runs code while the menu moves.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Runs code when the menu is there, or gone.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// Runs what has to happen when the look ahead of a menu was tapped.
@MainActor @preconcurrency
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// How the look ahead goes.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// How the look ahead of a menu goes when it was tapped.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  /// It shrinks back.
  case dismiss = 0
  /// It becomes the screen.
  case pop = 1
}

/// Runs at once what has to happen with a menu, which opens and closes at once.
final class MenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating {
  var previewViewController: UIViewController? { nil }
  var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss

  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  /// Makes the changes that go along, and does in time what is to be done when the menu is there.
  func run() {
    for change in animations { change() }
    guard !completions.isEmpty else { return }
    TransitionCoordinator.later(animated: true) { [completions] in
      for completion in completions { completion() }
    }
  }
}
