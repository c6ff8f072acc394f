import UIKit

/// Starts the app; its first screen, and the ways from screen to screen, are in `Main.storyboard`.
@main
final class PlantShelfApp: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
}
