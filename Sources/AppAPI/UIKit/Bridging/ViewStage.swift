import AppHost
import Foundation

/// A window for views of this kind that lie among those of another kind.
@MainActor
package final class ViewStage {
  private let window: UIWindow
  private let controller = UIViewController()
  private var traits = UITraitCollection.current

  /// Makes a window of the screen's size and shows it.
  package init() {
    window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
  }

  /// The view that holds the views of this kind, in the screen's own coordinates.
  package var view: UIView { controller.view }

  /// Takes over another size of the screen and other traits.
  package func environmentDidChange() {
    window.frame = UIScreen.main.bounds
    let previous = traits
    traits = .current
    window.tellTraits(from: previous.values, to: traits.values, tellsAll: traits == previous)
  }

  /// Takes the window off the screen.
  package func close() {
    window.close()
    window.rootViewController = nil
  }
}
