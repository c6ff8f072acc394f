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
    next = responder.next
  }
  return false
}
