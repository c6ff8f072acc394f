import AppHost
import Foundation

/// What a controller says about its traits, and who watches them.
@MainActor
struct ControllerTraits {
  var style = UIUserInterfaceStyle.unspecified
  var watchers: [TraitWatcher] = []

  init() {}
}

/// Waits for some traits to change.
@MainActor
final class TraitWatcher: NSObject, UITraitChangeRegistration {
  let traits: [UITrait]
  let tell: (UITraitCollection) -> Void

  init(_ traits: [UITrait], tell: @escaping (UITraitCollection) -> Void) {
    self.traits = traits
    self.tell = tell
    super.init()
  }
}

/// Stands for the wish to be told of changes, so that it can be taken back.
public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// Whatever is shown with traits: views, controllers, screens.
@MainActor @preconcurrency
public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits it is shown with.
  var traitCollection: UITraitCollection { get }
}

extension UIViewController: UITraitEnvironment {}
extension UIView: UITraitEnvironment {}
extension UIScreen: UITraitEnvironment {}
extension UIWindowScene: UITraitEnvironment {}

extension UITraitEnvironment where Self: UIViewController {
  /// Asks to be told when some traits change.
  ///
  /// - Parameters:
  ///   - traits: The traits.
  ///   - handler: Told the controller and what the traits were before.
  /// - Returns: What takes the wish back.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping @MainActor (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let watcher = TraitWatcher(traits) { [weak self] previous in
      if let self { handler(self, previous) }
    }
    traitState.watchers.append(watcher)
    return watcher
  }
}

extension UIViewController {
  /// Asks for a method to be called when some traits change.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits, target: self, action: action)
  }

  /// Asks for a method of another object to be called when some traits change.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: AnyObject, action: Selector
  ) -> any UITraitChangeRegistration {
    let watcher = TraitWatcher(traits) { [weak self, weak target] _ in
      _ = action.perform(on: target, sender: self)
    }
    traitState.watchers.append(watcher)
    return watcher
  }

  /// Takes the wish to be told of changes back.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitState.watchers.removeAll { $0 === registration }
  }

  /// The traits it is shown with: those of the controller around it, with its own say.
  var shownTraits: UITraitCollection {
    let around = ownParent?.traitCollection ?? presentation.presenting?.traitCollection ?? .current
    guard traitState.style != .unspecified else { return around }
    return around.modifyingTraits { $0.userInterfaceStyle = traitState.style }
  }

  /// Takes another say, and tells everything inside.
  func override(style: UIUserInterfaceStyle) {
    guard style != traitState.style else { return }
    let before = traitCollection
    traitState.style = style
    guard traitCollection != before else { return }
    traitsDidChange(from: before)
  }

  /// Tells the controller, and whoever watches, that it is shown with other traits.
  func traitsDidChange(from previous: UITraitCollection?) {
    traitCollectionDidChange(previous)
    let before = previous ?? UITraitCollection()
    let now = traitCollection
    for watcher in traitState.watchers where watcher.traits.contains(where: { $0.differs(before, now) }) {
      watcher.tell(before)
    }
  }
}
