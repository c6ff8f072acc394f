import Foundation

/// A controller of a storyboard: how it and its view are made, and where its segues lead.
@MainActor
final class ControllerScene: ViewSource {
  let element: InterfaceElement
  let file: InterfaceFile
  let storyboard: UIStoryboard
  weak var controller: UIViewController?
  /// What lies beside the controller in its scene, which nobody else keeps.
  private var companions: [NSObject] = []
  /// The objects of the controller itself, items of bars, until it is complete.
  private var ownGraph: ObjectGraph?
  /// Objects of the scene by their names, with which cells are connected that are made later.
  private var objects: [String: WeakObject] = [:]

  private struct WeakObject {
    weak var object: NSObject?
  }
  /// Containers whose controllers come when the view is there.
  private var containers: [(view: UIView, segue: InterfaceElement)] = []
  /// The controllers that are being made, from the outside in, by the names of their elements.
  private static var underway: [String] = []

  init(_ element: InterfaceElement, _ file: InterfaceFile, _ storyboard: UIStoryboard) {
    self.element = element
    self.file = file
    self.storyboard = storyboard
  }

  // MARK: Making the controller

  /// Makes the controller.
  ///
  /// - Parameter creator: Makes it by an initialiser of the app's own.
  /// - Returns: The controller; `nil` where its initialiser makes none.
  func make(_ creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
    let place = "\(file.fileName)/\(element.id ?? "")"
    guard !Self.underway.contains(place) else {
      report(.endlessSegues(element, file.fileName))
      return UIViewController()
    }
    Self.underway.append(place)
    defer { Self.underway.removeLast() }
    let coder = ElementCoder(attributes: element.attributes, viewSource: self) { [self] object in
      if let controller = object as? UIViewController { fill(controller) }
    }
    let type = controllerType
    var made = creator?(coder)
    if made == nil { made = type.init(coder: coder) }
    guard let controller = made else {
      report(.notMade(type, of: element, file.fileName))
      return nil
    }
    // A class that made itself otherwise has not been filled by its own initialiser.
    coder.fill(controller)
    if controller.viewSource == nil { controller.viewSource = self }
    addRelated(to: controller)
    ownGraph?.complete()
    ownGraph.map(keep)
    ownGraph = nil
    controller.awakeFromNib()
    return controller
  }

  private var controllerType: UIViewController.Type {
    let standard = Self.standardTypes[element.tag] ?? otherType ?? UIViewController.self
    guard let name = element["customClass"] else { return standard }
    guard let found = InterfaceClasses.shared.type(name, module: element["customModule"]) else {
      report(.noClass(name, of: element, file.fileName, standIn: "\(standard)"))
      return standard
    }
    guard let type = found as? UIViewController.Type else {
      report(.wrongClass(found, of: element, file.fileName, standIn: "\(standard)"))
      return standard
    }
    return type
  }

  private var otherType: UIViewController.Type? {
    let names = [
      "avPlayerViewController": "AVPlayerViewController", "glkViewController": "GLKViewController",
    ]
    return names[element.tag].flatMap {
      InterfaceClasses.shared.type($0, module: nil) as? UIViewController.Type
    }
  }

  private static let standardTypes: [String: UIViewController.Type] = [
    "viewController": UIViewController.self, "tableViewController": UITableViewController.self,
    "collectionViewController": UICollectionViewController.self,
    "navigationController": UINavigationController.self, "tabBarController": UITabBarController.self,
    "splitViewController": UISplitViewController.self, "pageViewController": UIPageViewController.self,
  ]

  private func fill(_ controller: UIViewController) {
    self.controller = controller
    let graph = ObjectGraph(file, owner: controller)
    graph.scene = self
    graph.adopt(controller, as: element.id)
    ownGraph = graph
    if let title = file.text("title", of: element) { controller.title = title }
    if let item = element.child(key: "tabBarItem") { graph.tabBarItem(item, controller.tabBarItem) }
    if let item = element.child(key: "navigationItem") {
      graph.navigationItem(item, controller.navigationItem)
    }
    let items = graph.barItems(element.list("toolbarItems"))
    if !items.isEmpty { controller.toolbarItems = items }
    if element["hidesBottomBarWhenPushed"] == "YES" { controller.hidesBottomBarWhenPushed = true }
    if element["definesPresentationContext"] == "YES" { controller.definesPresentationContext = true }
    if let style = UIModalPresentationStyle(described: element["modalPresentationStyle"]) {
      controller.modalPresentationStyle = style
    }
    if let size = file.size(
      element.child(key: "preferredContentSize") ?? element.child(key: "contentSizeForViewInPopover"))
    {
      controller.preferredContentSize = size
    }
    if element["clearsSelectionOnViewWillAppear"] == "NO" {
      (controller as? UITableViewController)?.clearsSelectionOnViewWillAppear = false
      (controller as? UICollectionViewController)?.clearsSelectionOnViewWillAppear = false
    }
    if let navigation = controller as? UINavigationController {
      if let bar = element.child(key: "navigationBar") {
        graph.adopt(navigation.navigationBar, as: bar.id)
        graph.fill(navigation.navigationBar, bar)
      }
      if element["navigationBarHidden"] == "YES" { navigation.isNavigationBarHidden = true }
      if element["toolbarHidden"] == "NO" || element["toolbar"] == "YES" {
        navigation.isToolbarHidden = false
      }
    }
  }

  /// Makes the controllers that belong to a container: the first of a stack, the tabs, the columns.
  private func addRelated(to controller: UIViewController) {
    let segues = element.list("connections").filter { $0.tag == "segue" && $0["kind"] == "relationship" }
    let related = segues.compactMap { segue in
      destination(of: segue).map { (name: segue["relationship"] ?? "", controller: $0) }
    }
    guard !related.isEmpty else { return }
    switch controller {
    case let navigation as UINavigationController:
      navigation.setViewControllers(related.map(\.controller), animated: false)
    case let tabs as UITabBarController: tabs.setViewControllers(related.map(\.controller), animated: false)
    case let split as UISplitViewController:
      for (name, controller) in related { split.setViewController(controller, for: .init(described: name)) }
    default: break
    }
  }

  // MARK: Making the view

  func loadView(of controller: UIViewController) -> Bool {
    let key = ["view", "tableView", "collectionView"].lazy.compactMap { self.element.child(key: $0) }.first
    guard let described = key else { return false }
    let graph = ObjectGraph(file, owner: controller)
    graph.scene = self
    lend(to: graph)
    var views: [InterfaceElement] = []
    for companion in file.companions(of: element) {
      if StandardViews.types[companion.tag] != nil {
        views.append(companion)
      } else if let object = object(companion, in: graph) {
        companions.append(object)
      }
    }
    guard let view = graph.view(described) else { return false }
    if let wheel = element.child(key: "refreshControl"), let table = view as? UIScrollView {
      table.refreshControl = graph.view(wheel) as? UIRefreshControl
    }
    for element in views { if let view = graph.view(element) { companions.append(view) } }
    for guide in element.list("layoutGuides") { graph.note(guide: guide, guide["type"] ?? "top", of: view) }
    controller.view = view
    graph.noteConnections(of: controller, element)
    graph.complete()
    keep(graph)
    if let table = view as? UITableView, let owner = controller as? UITableViewController {
      if table.dataSource == nil { table.dataSource = owner }
      if table.delegate == nil { table.delegate = owner }
    }
    return true
  }

  private func object(_ element: InterfaceElement, in graph: ObjectGraph) -> NSObject? {
    switch element.tag {
    case "placeholder", "exit": return nil
    case "customObject": return graph.plainObject(element, standard: NSObject.self)
    default: break
    }
    if element.tag.hasSuffix("GestureRecognizer") { return graph.gestureRecognizer(element, on: nil) }
    if element.tag == "barButtonItem" { return graph.barButtonItem(element) }
    return nil
  }

  /// Lets objects that are made later be connected with those of the scene.
  func lend(to graph: ObjectGraph) {
    if let controller { graph.adopt(controller, as: element.id) }
    for (id, kept) in objects { if let object = kept.object { graph.adopt(object, as: id) } }
  }

  /// The object of the scene with a name; `nil` where there is none, or it was not made yet.
  func madeObject(_ id: String?) -> NSObject? { id.flatMap { objects[$0]?.object } }

  private func keep(_ graph: ObjectGraph) {
    for (id, object) in graph.objects where object !== controller { objects[id] = WeakObject(object: object) }
  }

  func viewDidLoad(of controller: UIViewController) {
    let waiting = containers
    containers = []
    for (view, segue) in waiting {
      guard let child = perform(embed: segue, from: controller) else { continue }
      controller.addChild(child)
      child.view.frame = view.bounds
      child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      child.view.translatesAutoresizingMaskIntoConstraints = true
      view.addSubview(child.view)
      child.didMove(toParent: controller)
    }
  }

  /// Notes the controller that a container shows.
  func embed(in view: UIView, _ element: InterfaceElement) {
    let segue = element.list("connections").first { $0.tag == "segue" && $0["kind"] == "embed" }
    if let segue { containers.append((view, segue)) }
  }

  // MARK: Segues

  /// The segues of the controller itself, and those of everything in its scene.
  func segue(named identifier: String) -> InterfaceElement? {
    let own = element.all.filter { $0.tag == "segue" && $0["identifier"] == identifier }
    let others = file.companions(of: element).flatMap(\.all).filter {
      $0.tag == "segue" && $0["identifier"] == identifier
    }
    return (own + others).first
  }

  /// Makes the controller to which a segue leads.
  func destination(
    of segue: InterfaceElement, creator: ((NSCoder) -> UIViewController?)? = nil
  ) -> UIViewController? {
    guard let target = segue["destination"].flatMap(file.element) else {
      report(.noSegueDestination(segue, file.fileName))
      return nil
    }
    return storyboard.make(target, creator: creator)
  }
}

extension UIModalPresentationStyle {
  /// The style with the name that interface files use.
  init?(described name: String?) {
    switch name {
    case "fullScreen": self = .fullScreen
    case "pageSheet": self = .pageSheet
    case "formSheet": self = .formSheet
    case "currentContext": self = .currentContext
    case "custom": self = .custom
    case "overFullScreen": self = .overFullScreen
    case "overCurrentContext": self = .overCurrentContext
    case "popover": self = .popover
    default: return nil
    }
  }
}

extension UISplitViewController.Column {
  /// The column that a relationship of an interface file stands for.
  fileprivate init(described relationship: String) {
    if relationship.hasPrefix("master") || relationship.hasPrefix("primary") {
      self = .primary
    } else if relationship.hasPrefix("supplementary") {
      self = .supplementary
    } else if relationship.hasPrefix("compact") {
      self = .compact
    } else {
      self = .secondary
    }
  }
}
