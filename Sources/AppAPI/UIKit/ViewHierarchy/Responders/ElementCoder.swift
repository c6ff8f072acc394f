import Foundation

/// Carries an element of an interface file into the initialiser of the object that it describes.
///
/// What the element says is set at the end of the class's own part of that initialiser, so that code of a subclass
/// behind `super.init(coder:)` finds it, and may change it.
final class ElementCoder: NSCoder {
  /// What the element says in its tag; constants of the object are taken from it.
  let attributes: [String: String]
  /// Makes the view of a controller that is made.
  let viewSource: (any ViewSource)?
  private var filling: (@MainActor (NSObject) -> Void)?

  init(
    attributes: [String: String], viewSource: (any ViewSource)? = nil,
    fill: @escaping @MainActor (NSObject) -> Void
  ) {
    self.attributes = attributes
    self.viewSource = viewSource
    filling = fill
    super.init()
  }

  /// Sets what the element says, once.
  @MainActor
  func fill(_ object: NSObject) {
    let filling = self.filling
    self.filling = nil
    filling?(object)
  }

  // What an app asks for by a key of its own is not in an interface file.
  override var allowsKeyedCoding: Bool { true }
  override func containsValue(forKey key: String) -> Bool { false }
  override func decodeObject(forKey key: String) -> Any? { nil }
  override func decodeBool(forKey key: String) -> Bool { false }
  override func decodeInteger(forKey key: String) -> Int { 0 }
  override func decodeInt32(forKey key: String) -> Int32 { 0 }
  override func decodeInt64(forKey key: String) -> Int64 { 0 }
  override func decodeFloat(forKey key: String) -> Float { 0 }
  override func decodeDouble(forKey key: String) -> Double { 0 }
}

/// Makes the view of a controller in place of the plain one, and knows the ways out of it.
@MainActor
protocol ViewSource: AnyObject {
  /// Makes the view and hands it to the controller; false where it has none to give.
  func loadView(of controller: UIViewController) -> Bool
  /// Takes in that the view of the controller was made.
  func viewDidLoad(of controller: UIViewController)
}

/// Finds who makes the view of a controller that nobody gave one; set by what reads interface files.
@MainActor
enum ViewSources {
  static var find: ((UIViewController) -> (any ViewSource)?)?
  /// Makes the first controller of a storyboard; `nil` where there is no such file.
  static var initialController: ((_ storyboard: String) -> UIViewController?)?
}
