import Foundation

/// The objects that are made together of a part of an interface file, by their names in it.
///
/// They are made from the outside in, as the app's initialisers expect; connected when all are there; and then told
/// that they came out of a file.
@MainActor
final class ObjectGraph {
  let file: InterfaceFile
  let variations: SizeClassVariations
  /// Who takes the place of the file's owner, or whose scene it is.
  weak var owner: NSObject?
  /// Leads where the segues of the objects lead.
  weak var scene: ControllerScene?
  private(set) var objects: [String: NSObject] = [:]
  private var awaking: [NSObject] = []
  private var connected: [(element: InterfaceElement, object: NSObject)] = []
  /// Constraints that wait until all views are there.
  private var constraints: [(element: InterfaceElement, view: UIView)] = []
  /// The cell of the system's design whose content is being made, with its element.
  var filledCell: (cell: UITableViewCell, element: InterfaceElement)?
  /// Guides of views by their names.
  private(set) var guides: [String: GuidePlace] = [:]

  /// What a constraint refers to that is no view.
  struct GuidePlace {
    weak var view: UIView?
    let kind: String
  }

  init(_ file: InterfaceFile, owner: NSObject?) {
    self.file = file
    self.owner = owner
    variations = SizeClassVariations(.current)
  }

  /// Lets an object take part that was made before.
  func adopt(_ object: NSObject, as id: String?) {
    if let id { objects[id] = object }
  }

  /// The object of a name.
  func object(_ id: String?) -> NSObject? { id.flatMap { objects[$0] } }

  // MARK: Making

  /// Makes the view that an element describes, with all that is inside.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - changes: What is said of it elsewhere, in place of what its tag says.
  /// - Returns: The view; `nil` where its initialiser makes none.
  func view(_ element: InterfaceElement, changes: [String: String] = [:]) -> UIView? {
    let element = variations.resolved(element)
    let standard = standardView(element)
    let type = type(of: element, standard: standard)
    let attributes = element.attributes.merging(changes) { $1 }
    let coder = ElementCoder(attributes: attributes) { [self] object in
      guard let view = object as? UIView else { return }
      adopt(view, as: element.id)
      fill(view, element)
    }
    guard let view = type.init(coder: coder) else {
      report(.notMade(type, of: element, file.fileName))
      return nil
    }
    // A class that made itself otherwise has not been filled by its own initialiser.
    coder.fill(view)
    finish(view, element)
    return view
  }

  /// The class that an element names; the standard one where that is none for it.
  private func type(of element: InterfaceElement, standard: UIView.Type) -> UIView.Type {
    guard let name = element["customClass"] else { return standard }
    guard let found = InterfaceClasses.shared.type(name, module: element["customModule"]) else {
      report(.noClass(name, of: element, file.fileName, standIn: "\(standard)"))
      return standard
    }
    guard let view = found as? UIView.Type, _isSubclass(view, of: StandardViews.least(element.tag)) else {
      report(.wrongClass(found, of: element, file.fileName, standIn: "\(standard)"))
      return standard
    }
    return view
  }

  private func standardView(_ element: InterfaceElement) -> UIView.Type {
    if let type = StandardViews.types[element.tag] { return type }
    if let name = StandardViews.elsewhere[element.tag] {
      return InterfaceClasses.shared.type(name, module: nil) as? UIView.Type ?? UIView.self
    }
    report(.unknownElement(element, file.fileName))
    return UIView.self
  }

  /// Makes an object of the app's own, or of the system, that is no view.
  func plainObject(_ element: InterfaceElement, standard: NSObject.Type) -> NSObject? {
    var type = standard
    if let name = element["customClass"] {
      if let found = InterfaceClasses.shared.type(name, module: element["customModule"]) as? NSObject.Type {
        type = found
      } else {
        report(.noClass(name, of: element, file.fileName, standIn: "\(standard)"))
      }
    }
    let object = NSObjectMaker.make(type)
    adopt(object, as: element.id)
    finish(object, element)
    return object
  }

  /// Notes what is to be done with an object when all are there.
  func finish(_ object: NSObject, _ element: InterfaceElement) {
    awaking.append(object)
    connected.append((element, object))
  }

  /// Notes an object that is connected with the others, and was complete before.
  func noteConnections(of object: NSObject, _ element: InterfaceElement) {
    connected.append((element, object))
  }

  func note(constraint element: InterfaceElement, in view: UIView) {
    constraints.append((element, view))
  }

  func note(guide element: InterfaceElement, _ kind: String, of view: UIView) {
    if let id = element.id { guides[id] = GuidePlace(view: view, kind: kind) }
  }

  // MARK: Completing

  /// Relates the views, connects everything and tells the objects that they are complete, inner ones first.
  func complete() {
    for (element, view) in constraints { addConstraint(element, in: view) }
    constraints = []
    for (element, object) in connected { setAttributes(element, of: object) }
    for (element, object) in connected.reversed() { connect(element, object) }
    connected = []
    let made = awaking
    awaking = []
    for object in made.reversed() { object.awakeFromInterface() }
  }
}

extension NSObject {
  /// Calls `awakeFromNib` of those that have it.
  @MainActor
  fileprivate func awakeFromInterface() {
    switch self {
    case let view as UIView: view.awakeFromNib()
    case let controller as UIViewController: controller.awakeFromNib()
    default: break
    }
  }
}

@MainActor
private func _isSubclass(_ type: AnyClass, of other: AnyClass) -> Bool {
  var next: AnyClass? = type
  while let current = next {
    if current == other { return true }
    next = _getSuperclass(current)
  }
  return false
}
