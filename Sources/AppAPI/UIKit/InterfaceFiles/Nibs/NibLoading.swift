import Foundation

/// The making of the objects of a nib, for an owner that code has made.
@MainActor
struct NibLoading {
  let file: InterfaceFile

  /// Makes the objects at the top level of the file, and connects them with their owner.
  ///
  /// - Parameters:
  ///   - owner: Who takes the place of the file's owner.
  ///   - changes: What is said of the views in place of what the file says.
  /// - Returns: The objects, in the order of the file.
  func objects(owner: NSObject?, changes: [String: String] = [:]) -> [NSObject] {
    let graph = ObjectGraph(file, owner: owner)
    let elements = file.objects
    for element in elements where element["placeholderIdentifier"] == "IBFilesOwner" {
      if let owner {
        graph.adopt(owner, as: element.id)
        graph.noteConnections(of: owner, element)
      }
    }
    let made = elements.compactMap { element -> NSObject? in
      if element.tag == "placeholder" { return nil }
      if element.tag.hasSuffix("GestureRecognizer") { return graph.gestureRecognizer(element, on: nil) }
      switch element.tag {
      case "customObject": return graph.plainObject(element, standard: NSObject.self)
      case "barButtonItem": return graph.barButtonItem(element)
      case "navigationItem": return graph.navigationItem(element, UINavigationItem(title: ""))
      default: return graph.view(element, changes: changes)
      }
    }
    graph.complete()
    return made
  }
}

/// Makes the view of a controller of the nib that it names, or that has the name of its class.
@MainActor
final class NibViewSource: ViewSource {
  private let file: InterfaceFile
  /// What lies beside the view in the file, which nobody else keeps.
  private var companions: [NSObject] = []

  init(_ file: InterfaceFile) {
    self.file = file
  }

  /// The nib of a controller; `nil` where there is none.
  convenience init?(for controller: UIViewController) {
    if let name = controller.nibName {
      guard let file = InterfaceFiles.current.file(name, .xib, in: controller.nibBundle) else {
        report(.noInterface(name, "xib"))
        return nil
      }
      self.init(file)
      return
    }
    let name = String(describing: type(of: controller))
    let names = [name] + (name.hasSuffix("Controller") ? [String(name.dropLast("Controller".count))] : [])
    let files = names.lazy.compactMap { InterfaceFiles.current.file($0, .xib, in: controller.nibBundle) }
    // Only a nib whose owner has a view describes one.
    guard let file = files.first(where: \.describesController) else { return nil }
    self.init(file)
  }

  func loadView(of controller: UIViewController) -> Bool {
    companions = NibLoading(file: file).objects(owner: controller)
    if controller.viewIfLoaded == nil { report(.noNibObject("view for the file's owner", file.fileName)) }
    companions.removeAll { $0 === controller.viewIfLoaded }
    return controller.viewIfLoaded != nil
  }

  func viewDidLoad(of controller: UIViewController) {}
}

extension InterfaceFile {
  /// True where the file's owner has its view in it.
  fileprivate var describesController: Bool {
    objects.contains { element in
      element["placeholderIdentifier"] == "IBFilesOwner"
        && element.list("connections").contains { $0["property"] == "view" }
    }
  }
}

extension ViewSources {
  /// Lets interface files make the views of controllers, and the app's first controller.
  static func readInterfaceFiles() {
    find = { NibViewSource(for: $0) }
    initialController = { name in
      guard let file = InterfaceFiles.current.file(name, .storyboard, in: nil) else { return nil }
      return UIStoryboard(file).instantiateInitialViewController()
    }
  }
}
