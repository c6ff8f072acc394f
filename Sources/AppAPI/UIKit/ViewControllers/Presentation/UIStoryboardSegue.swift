import Foundation

/// A way from one controller to another, at the moment when it is taken.
///
///     override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
///       (segue.destination as? DogController)?.dog = dog
///     }
@MainActor @preconcurrency
open class UIStoryboardSegue: NSObject {
  /// The name that the storyboard gives it.
  public let identifier: String?
  /// The controller that is left.
  public let source: UIViewController
  /// The controller that comes.
  public let destination: UIViewController
  /// What the storyboard's kind of segue does; subclasses of the app put their own in its place.
  var usual: (@MainActor () -> Void)?

  /// Makes a way between two controllers.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    super.init()
  }

  /// Makes a way between two controllers that a function takes.
  @preconcurrency
  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping @MainActor () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    usual = performHandler
  }

  /// Takes the way: pushes or presents the controller that comes, as the storyboard says.
  open func perform() { usual?() }
}

extension UIStoryboardSegue {
  /// Makes a segue through whichever class it is called on.
  @_silgen_name("earshot_UIStoryboardSegue_described")
  convenience init(
    describedAs identifier: String, from source: UIViewController, to destination: UIViewController
  ) {
    self.init(identifier: identifier.isEmpty ? nil : identifier, source: source, destination: destination)
  }

  /// Makes a segue of a class that is known only when the program runs; `UITableViewCell` tells how.
  @_silgen_name("earshot_UIStoryboardSegue_described")
  static func make(
    describedAs identifier: consuming String, from source: consuming UIViewController,
    to destination: consuming UIViewController
  ) -> UIStoryboardSegue
}
