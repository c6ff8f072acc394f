import AppHost
import Foundation

/// Has looks that hold for all of its class.
///
///     UINavigationBar.appearance().tintColor = .systemRed
///
/// What is set stays on one object for each class, where it can be read again; no view takes it over, since
/// looks are not heard.
@MainActor @preconcurrency
public protocol UIAppearance: NSObjectProtocol {
  /// The object that keeps what is set for all of the class.
  static func appearance() -> Self
}

/// Stands for something whose look depends on what is around it.
@MainActor @preconcurrency
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIViewController: UIAppearanceContainer {}
extension UIView: UIAppearance, UIAppearanceContainer {}

/// Keeps one object for each class whose looks are set.
@MainActor
final class AppearanceProxies: AppStateKey {
  private var objects: [ObjectIdentifier: NSObject] = [:]

  static func initialValue(in host: RunningApp) -> AppearanceProxies { AppearanceProxies() }

  static func object<Kind: NSObject>(_ kind: Kind.Type, make: () -> Kind) -> Kind {
    let keeper = RunningApp.current[AppearanceProxies.self]
    if let known = keeper.objects[ObjectIdentifier(kind)] as? Kind { return known }
    let new = make()
    keeper.objects[ObjectIdentifier(kind)] = new
    return new
  }
}

extension UIAppearance where Self: UIView {
  /// The object that keeps what is set for all of the class.
  public static func appearance() -> Self {
    AppearanceProxies.object(self) {
      guard let object = Self(coder: NSCoder()) else {
        fatalError(
          "\(self) cannot keep looks: its init(coder:) answers nil. Set them on views instead.")
      }
      return object
    }
  }

  /// The object that keeps what is set for those of the class that lie in others.
  public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type])
    -> Self
  { appearance() }

  /// The object that keeps what is set for those of the class that are shown with some traits.
  public static func appearance(for trait: UITraitCollection) -> Self { appearance() }
}

extension UIBarButtonItem {
  /// The object that keeps what is set for all buttons of bars.
  public static func appearance() -> UIBarButtonItem { AppearanceProxies.object(self) { UIBarButtonItem() } }

  /// The object that keeps what is set for the buttons of some bars.
  public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type])
    -> UIBarButtonItem
  { appearance() }
}

extension UITabBarItem {
  /// The object that keeps what is set for all tabs.
  public static func appearance() -> UITabBarItem { AppearanceProxies.object(self) { UITabBarItem() } }
}
