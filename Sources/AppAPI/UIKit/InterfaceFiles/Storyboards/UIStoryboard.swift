import AppHost
import Foundation

/// The controllers of an interface file, and the ways between them.
///
///     let storyboard = UIStoryboard(name: "Main", bundle: nil)
///     let kennel = storyboard.instantiateViewController(withIdentifier: "Kennel")
@MainActor @preconcurrency
open class UIStoryboard: NSObject {
  let file: InterfaceFile?
  private let wantedName: String

  /// Finds a storyboard by its name; one that is not there has no controllers.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    wantedName = name
    file = InterfaceFiles.current.file(name, .storyboard, in: storyboardBundleOrNil)
    super.init()
    if file == nil { report(.noInterface(name, "storyboard")) }
  }

  init(_ file: InterfaceFile) {
    wantedName = file.name
    self.file = file
    super.init()
  }

  /// Makes the controller that the storyboard begins with; `nil` where it names none.
  open func instantiateInitialViewController() -> UIViewController? {
    instantiateInitialViewController(creator: nil)
  }

  /// Makes the controller that the storyboard begins with, by an initialiser of the app's own.
  ///
  /// - Parameter creator: Makes the controller from a coder; `nil` from it leaves that to the storyboard.
  /// - Returns: The controller; `nil` where the storyboard names none.
  public func instantiateInitialViewController<Controller: UIViewController>(
    creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller? {
    guard let file else { return nil }
    guard let initial = file.initial else {
      report(.noInitialController(file.fileName))
      return nil
    }
    return make(initial, creator: creator) as? Controller
  }

  /// Makes the controller with an identifier; an empty one where there is none.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    controller(identifier, creator: nil) ?? UIViewController()
  }

  /// Makes the controller with an identifier, by an initialiser of the app's own.
  ///
  /// - Parameters:
  ///   - identifier: The storyboard identifier.
  ///   - creator: Makes the controller from a coder; `nil` from it leaves that to the storyboard.
  /// - Returns: The controller; an empty one where there is none.
  public func instantiateViewController<Controller: UIViewController>(
    identifier: String, creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller {
    if let made = controller(identifier, creator: creator) as? Controller { return made }
    guard let empty = Controller(coder: NSCoder()) else {
      fatalError("A controller of the class makes itself without a storyboard too.")
    }
    return empty
  }

  private func controller(_ identifier: String, creator: ((NSCoder) -> UIViewController?)?)
    -> UIViewController?
  {
    guard let file else { return nil }
    guard let element = file.controller(named: identifier) else {
      report(.noController(identifier, file.fileName))
      return nil
    }
    return make(element, creator: creator)
  }

  /// Makes the controller that an element describes.
  func make(_ element: InterfaceElement, creator: ((NSCoder) -> UIViewController?)? = nil)
    -> UIViewController?
  {
    guard let file else { return nil }
    if element.tag == "viewControllerPlaceholder" { return referred(element, creator) }
    return ControllerScene(element, file, self).make(creator)
  }

  /// The controller of another storyboard that a placeholder stands for.
  private func referred(_ element: InterfaceElement, _ creator: ((NSCoder) -> UIViewController?)?)
    -> UIViewController?
  {
    guard let name = element["storyboardName"] else { return nil }
    let other = UIStoryboard(name: name, bundle: file?.bundle)
    guard let identifier = element["referencedIdentifier"] else {
      return other.instantiateInitialViewController(creator: creator)
    }
    return other.controller(identifier, creator: creator)
  }

  /// Makes the controller of the scene whose class is an app's own; `nil` where no storyboard has one.
  ///
  /// - Parameter type: The class of the controller.
  /// - Returns: The controller.
  static func controller(of type: UIViewController.Type) -> UIViewController? {
    let name = String(describing: type)
    for file in InterfaceFiles.current.all(.storyboard) {
      for element in file.controllers where element["customClass"] == name {
        return UIStoryboard(file).make(element)
      }
    }
    return nil
  }
}

/// Shows a controller of an app as its storyboard describes it.
public enum InterfaceScene {
  /// Makes a controller by its scene, or by itself where no storyboard has one for its class.
  @MainActor
  public static func controller(
    _ type: UIViewController.Type, orElse make: @MainActor () -> UIViewController
  ) -> UIViewController {
    UIStoryboard.controller(of: type) ?? make()
  }

  /// Makes a view by its nib, or by itself where no nib has one of its class at its top level.
  @MainActor
  public static func view(_ type: UIView.Type, orElse make: @MainActor () -> UIView) -> UIView {
    let name = String(describing: type)
    for file in InterfaceFiles.current.all(.xib)
    where file.objects.contains(where: { $0["customClass"] == name && $0.tag != "placeholder" }) {
      let made = NibLoading(file: file).objects(owner: nil)
      if let view = made.first(where: { Swift.type(of: $0) == type }) as? UIView { return view }
    }
    return make()
  }
}
