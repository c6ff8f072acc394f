import AppHost
import Foundation

/// A storyboard or a nib, read once.
@MainActor
final class InterfaceFile {
  /// The name without its ending, which is that of its table of texts too.
  let name: String
  /// The name as messages tell it.
  let fileName: String
  /// The bundle it was found in; `nil` for that of the app.
  let bundle: Bundle?
  let root: InterfaceElement
  /// Elements by the names of the objects that they describe.
  private let elements: [String: InterfaceElement]
  /// The scene of each controller, by the name of the controller.
  private let scenes: [String: InterfaceElement]

  /// Reads a file.
  ///
  /// - Complexity: O(length of the file).
  init(at path: String, bundle: Bundle?) {
    let url = URL(filePath: path)
    fileName = url.lastPathComponent
    name = url.deletingPathExtension().lastPathComponent
    self.bundle = bundle
    let reader = InterfaceReader([UInt8](FileManager.default.contents(atPath: path) ?? Data()))
    root = reader.root ?? InterfaceElement("document")
    if let fault = reader.fault { report(.brokenInterface(fileName, fault)) }
    var elements: [String: InterfaceElement] = [:]
    for element in root.all {
      if let id = element.id, elements[id] == nil { elements[id] = element }
    }
    self.elements = elements
    var scenes: [String: InterfaceElement] = [:]
    for scene in root.list("scenes") {
      for object in scene.list("objects") where object["sceneMemberID"] == "viewController" {
        if let id = object.id { scenes[id] = scene }
      }
    }
    self.scenes = scenes
  }

  /// The element that describes an object.
  func element(_ id: String) -> InterfaceElement? { elements[id] }

  /// The element of the controller that the storyboard begins with.
  var initial: InterfaceElement? { root["initialViewController"].flatMap { elements[$0] } }

  /// The element of the controller with a storyboard identifier.
  func controller(named identifier: String) -> InterfaceElement? {
    controllers.first { $0["storyboardIdentifier"] == identifier }
  }

  /// The elements of all controllers, in the order of the file.
  var controllers: [InterfaceElement] {
    root.list("scenes").compactMap { scene in
      scene.list("objects").first { $0["sceneMemberID"] == "viewController" }
    }
  }

  /// What lies beside a controller in its scene.
  func companions(of controller: InterfaceElement) -> [InterfaceElement] {
    let scene = controller.id.flatMap { scenes[$0] }
    return scene?.list("objects").filter { $0["sceneMemberID"] != "viewController" } ?? []
  }

  /// The objects of a nib.
  var objects: [InterfaceElement] { root.list("objects") }

  /// A colour that the file holds for one of the system or of a catalog.
  func keptColor(_ name: String, tag: String) -> InterfaceElement? {
    root.list("resources").first { $0.tag == tag && $0["name"] == name }?.child(tag: "color")
  }
}
