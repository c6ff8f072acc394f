import Foundation

/// Something that lets people use a view in a further way.
@MainActor @preconcurrency
public protocol UIInteraction: AnyObject {
  /// What the interaction was added to, if it still lives.
  var view: UIView? { get }
  /// Takes in that it is about to belong to a view, or to none.
  func willMove(to view: UIView?)
  /// Takes in that it belongs to a view, or to none.
  func didMove(to view: UIView?)
}

/// Opens a menu when people hold a view for a while.
///
///     view.addInteraction(UIContextMenuInteraction(delegate: self))
///
/// - Source: at-behaviour 1.9
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
  }

  /// Closes the menu.
  open func dismissMenu() {
    guard let menu = view?.window?.rootViewController?.front as? MenuController else { return }
    menu.presentingViewController?.dismiss(animated: false)
  }

  /// Opens the menu at a point of the view; false where there is none.
  func open(at location: CGPoint) -> Bool {
    guard let view,
      let configuration = delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: location),
      let menu = configuration.menu
    else { return false }
    delegate?.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: MenuAnimator())
    menu.open(from: view, sender: self)
    return true
  }
}

/// What a held view opens.
@MainActor @preconcurrency
open class UIContextMenuConfiguration: NSObject {
  /// Makes the menu from what the system suggests: nothing here.
  public typealias ActionProvider = @MainActor ([UIMenuElement]) -> UIMenu?
  /// Makes a look ahead, which is neither heard nor used here.
  public typealias PreviewProvider = @MainActor () -> UIViewController?

  /// What the app knows it by.
  public let identifier: any NSCopying
  private let actionProvider: ActionProvider?

  /// Makes a menu for a held view.
  ///
  /// - Parameters:
  ///   - identifier: What the app knows it by; one of its own where `nil`.
  ///   - previewProvider: Makes a look ahead.
  ///   - actionProvider: Makes the menu.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: PreviewProvider? = nil,
    actionProvider: ActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSString(string: UUID().uuidString)
    self.actionProvider = actionProvider
    super.init()
  }

  var menu: UIMenu? { actionProvider?([]) }
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

  func addAnimations(_ animations: @escaping () -> Void) { animations() }
  func addCompletion(_ completion: @escaping () -> Void) { completion() }
}

/// Opens the menu of an object, or of the nearest view around it that has one; false where none has.
@MainActor
func openContextMenu(of object: NSObject) -> Bool {
  let frame = object.accessibilityFrame
  let middle = CGPoint(x: frame.midX, y: frame.midY)
  var next = object as? UIResponder
  while let responder = next {
    if let button = responder as? UIButton, let menu = button.menu {
      menu.open(from: button, sender: button)
      return true
    }
    if let view = responder as? UIView {
      for case let interaction as UIContextMenuInteraction in view.interactions
      where interaction.open(at: view.convert(middle, from: nil)) {
        return true
      }
    }
    if let configuration = rowMenu(of: responder, at: middle), let menu = configuration.menu,
      let view = responder as? UIView
    {
      menu.open(from: view, sender: view)
      return true
    }
    next = responder.next
  }
  return false
}

/// What opens when a row of a table or an item of a collection is held; `nil` for nothing, or something else.
@MainActor
private func rowMenu(of responder: UIResponder, at point: CGPoint) -> UIContextMenuConfiguration? {
  if let cell = responder as? UITableViewCell, let table = cell.table, let path = table.indexPath(for: cell) {
    return table.delegate?.tableView(
      table, contextMenuConfigurationForRowAt: path, point: table.convert(point, from: nil))
  }
  guard let cell = responder as? UICollectionViewCell, let collection = cell.collection,
    let path = collection.indexPath(for: cell), let delegate = collection.delegate
  else { return nil }
  let place = collection.convert(point, from: nil)
  return delegate.collectionView(collection, contextMenuConfigurationForItemsAt: [path], point: place)
    ?? delegate.collectionView(collection, contextMenuConfigurationForItemAt: path, point: place)
}
