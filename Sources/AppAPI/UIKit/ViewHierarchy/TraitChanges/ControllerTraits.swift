import AppHost
import Foundation

/// What a controller says about its traits, and who watches them.
@MainActor
struct ControllerTraits {
  /// What it says for itself and all inside it.
  var overrides = TraitValues()
  /// What the controller around it says for it.
  var given: UITraitCollection?
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

extension UIViewController: UITraitEnvironment, UITraitChangeObservable {}
extension UIView: UITraitEnvironment, UITraitChangeObservable {}
extension UIScreen: UITraitEnvironment {}
extension UIWindowScene: UITraitEnvironment {}

extension UIViewController {
  /// What the controller says about traits; anything can be set, for itself and all inside it.
  public var traitOverrides: UITraitOverrides {
    get { UITraitOverrides(traitState.overrides) }
    set { changeTraits { $0.overrides = newValue.values } }
  }

  /// Says something about the traits of a controller inside; `nil` takes it back.
  public func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    guard childViewController.ownParent === self else { return }
    childViewController.changeTraits { $0.given = collection }
  }

  /// What was said about the traits of a controller inside.
  public func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
    childViewController.ownParent === self ? childViewController.traitState.given : nil
  }

  /// The traits it is shown with: those around it, with what the controller around it and it say themselves.
  var shownTraits: UITraitCollection {
    guard HostedTraits.areOverridden else { return .current }
    return UITraitCollection(traits(around: valuesAround))
  }

  private var valuesAround: TraitValues {
    if let view = viewIfLoaded, view.parent != nil { return view.valuesAround }
    return ownParent?.traitCollection.values ?? UITraitCollection.current.values
  }

  /// The traits of the controller among what is shown with the given ones.
  func traits(around: TraitValues) -> TraitValues {
    var values = around
    if ownParent == nil, let presenter = presentation.presenting { values = presenter.traits(around: values) }
    if ownParent != nil, let given = traitState.given { values.override(with: given.values) }
    values.override(with: traitState.overrides)
    return values
  }

  /// Says something else about traits, and tells everything inside whose traits are others now.
  func changeTraits(_ change: (inout ControllerTraits) -> Void) {
    HostedTraits.areOverridden = true
    let before = traits(around: valuesAround)
    let viewBefore = viewIfLoaded?.shownValues
    change(&traitState)
    let now = traits(around: valuesAround)
    guard before != now else { return }
    traitsDidChange(from: UITraitCollection(before))
    guard let view = viewIfLoaded, let viewBefore else { return }
    view.takeTraits(from: viewBefore, to: view.shownValues)
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
