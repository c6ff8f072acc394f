import Foundation

extension UIViewController {
  /// The storyboard that it came out of, or the controller around it; `nil` for one that code made.
  public var storyboard: UIStoryboard? {
    (viewSource as? ControllerScene)?.storyboard ?? parent?.storyboard
  }

  /// Takes the way with a name: makes the controller that comes, has it prepared, and shows it.
  ///
  /// - Parameters:
  ///   - identifier: The name in the storyboard.
  ///   - sender: What caused it.
  public func performSegue(withIdentifier identifier: String, sender: Any?) {
    guard let scene = viewSource as? ControllerScene, let segue = scene.segue(named: identifier) else {
      return report(.noSegue(identifier, from: self))
    }
    scene.perform(segue, from: self, sender: sender)
  }
}
