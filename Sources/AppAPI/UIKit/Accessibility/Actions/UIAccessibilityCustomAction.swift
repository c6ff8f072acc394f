import AccessibilityModel
import Foundation

/// Something a person can do with an element beyond activating it.
///
///     UIAccessibilityCustomAction(name: "Call") { _ in call() }
///
/// - Source: Behaviour 1.7 A1
@MainActor @preconcurrency
open class UIAccessibilityCustomAction: NSObject {
  /// Does the action; answers whether it could be done.
  public typealias Handler = (_ customAction: UIAccessibilityCustomAction) -> Bool

  /// What is spoken for it, with the way it is spoken.
  open var attributedName: NSAttributedString
  /// A picture that menus show beside the name.
  open var image: UIImage?
  /// Where it is offered: among the actions where unset, with editing, or under a name of its own.
  ///
  /// - Source: Behaviour 1.7 A6
  open var category: String?
  /// What it does.
  open var actionHandler: Handler?
  /// The object whose method is called where there is no handler.
  open weak var target: AnyObject?
  /// The method that is called where there is no handler.
  open var selector: Selector?

  /// What is spoken for it.
  open var name: String {
    get { attributedName.string }
    set { attributedName = NSAttributedString(string: newValue) }
  }

  /// Makes an action that runs a closure.
  public convenience init(name: String, actionHandler: Handler?) {
    self.init(name: name, image: nil, actionHandler: actionHandler)
  }

  /// Makes an action with a picture that runs a closure.
  public convenience init(name: String, image: UIImage?, actionHandler: Handler?) {
    self.init(attributedName: NSAttributedString(string: name), image: image, actionHandler: actionHandler)
  }

  /// Makes an action that runs a closure, under a name that says how it is spoken.
  public convenience init(attributedName: NSAttributedString, actionHandler: Handler?) {
    self.init(attributedName: attributedName, image: nil, actionHandler: actionHandler)
  }

  /// Makes an action with a picture that runs a closure, under a name that says how it is spoken.
  public init(attributedName: NSAttributedString, image: UIImage?, actionHandler: Handler?) {
    self.attributedName = attributedName
    self.image = image
    self.actionHandler = actionHandler
    super.init()
  }

  /// Makes an action that calls a method of an object.
  public convenience init(name: String, target: AnyObject?, selector: Selector) {
    self.init(name: name, image: nil, actionHandler: nil)
    self.target = target
    self.selector = selector
  }

  /// Makes an action with a picture that calls a method of an object.
  public convenience init(name: String, image: UIImage?, target: AnyObject?, selector: Selector) {
    self.init(name: name, image: image, actionHandler: nil)
    self.target = target
    self.selector = selector
  }

  /// Makes an action that calls a method of an object, under a name that says how it is spoken.
  public convenience init(attributedName: NSAttributedString, target: AnyObject?, selector: Selector) {
    self.init(attributedName: attributedName, image: nil, target: target, selector: selector)
  }

  /// Makes an action with a picture that calls a method of an object, under a name that says how it is spoken.
  public convenience init(
    attributedName: NSAttributedString, image: UIImage?, target: AnyObject?, selector: Selector
  ) {
    self.init(attributedName: attributedName, image: image, actionHandler: nil)
    self.target = target
    self.selector = selector
  }

  /// The category of actions that edit.
  public static let editCategory = "UIAccessibilityCustomActionCategoryEdit"

  /// Where it is offered, as assistive technologies receive it.
  var modelCategory: ElementAction.Category {
    switch category {
    case nil, "": .standard
    case Self.editCategory: .edit
    case .some(let name): .named(name)
    }
  }

  /// Does it; the handler comes before the method.
  func perform() -> Bool {
    if let actionHandler { return actionHandler(self) }
    guard let selector else { return false }
    return selector.perform(on: target, sender: self)
  }
}
