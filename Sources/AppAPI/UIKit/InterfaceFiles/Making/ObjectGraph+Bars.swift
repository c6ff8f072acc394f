import Foundation

extension ObjectGraph {
  /// Sets what an element says about a navigation item, and makes its buttons.
  @discardableResult
  func navigationItem(_ element: InterfaceElement, _ item: UINavigationItem) -> UINavigationItem {
    adopt(item, as: element.id)
    if let title = file.text("title", of: element) { item.title = title }
    if let prompt = file.text("prompt", of: element) { item.prompt = prompt }
    if let title = file.text("backButtonTitle", of: element) { item.backButtonTitle = title }
    switch element["largeTitleDisplayMode"] {
    case "always": item.largeTitleDisplayMode = .always
    case "never": item.largeTitleDisplayMode = .never
    default: break
    }
    if element["hidesBackButton"] == "YES" { item.hidesBackButton = true }
    let left = barItems(element.list("leftBarButtonItems"))
    let right = barItems(element.list("rightBarButtonItems"))
    if !left.isEmpty { item.leftBarButtonItems = left }
    if !right.isEmpty { item.rightBarButtonItems = right }
    for child in element.children where child.tag == "barButtonItem" {
      let button = barButtonItem(child)
      switch child["key"] {
      case "leftBarButtonItem": item.leftBarButtonItem = button
      case "rightBarButtonItem": item.rightBarButtonItem = button
      case "backBarButtonItem": item.backBarButtonItem = button
      default: break
      }
    }
    if let title = element.child(key: "titleView"), let view = view(title) { item.titleView = view }
    finish(item, element)
    return item
  }

  /// The buttons that elements describe.
  func barItems(_ elements: [InterfaceElement]) -> [UIBarButtonItem] {
    elements.filter { $0.tag == "barButtonItem" }.map(barButtonItem)
  }

  /// Makes a button of a bar.
  func barButtonItem(_ element: InterfaceElement) -> UIBarButtonItem {
    let element = variations.resolved(element)
    let item = makeItem(element)
    adopt(item, as: element.id)
    if let system = element["systemItem"].flatMap(UIBarButtonItem.SystemItem.init(described:)) {
      item.show(systemItem: system)
    }
    setBarItem(item, element)
    if let width = element.number("width") { item.width = width }
    if element["style"] == "done" { item.style = .done }
    if let custom = element.child(key: "customView")
      ?? element.children.first(where: { StandardViews.types[$0.tag] != nil }),
      let view = view(custom)
    {
      item.customView = view
    }
    finish(item, element)
    return item
  }

  private func makeItem(_ element: InterfaceElement) -> UIBarButtonItem {
    guard let name = element["customClass"] else { return UIBarButtonItem() }
    guard
      let type = InterfaceClasses.shared.type(name, module: element["customModule"]) as? UIBarButtonItem.Type
    else {
      report(.noClass(name, of: element, file.fileName, standIn: "UIBarButtonItem"))
      return UIBarButtonItem()
    }
    let coder = ElementCoder(attributes: element.attributes) { _ in }
    return type.init(coder: coder) ?? UIBarButtonItem()
  }

  /// Sets what an element says about an item of a tab bar.
  @discardableResult
  func tabBarItem(_ element: InterfaceElement, _ item: UITabBarItem) -> UITabBarItem {
    adopt(item, as: element.id)
    if let system = element["systemItem"].flatMap(UITabBarItem.SystemItem.init(described:)) {
      item.show(systemItem: system)
    }
    setBarItem(item, element)
    if let image = file.image("selectedImage", of: element) { item.selectedImage = image }
    if let badge = file.text("badgeValue", of: element) { item.badgeValue = badge }
    finish(item, element)
    return item
  }

  private func setBarItem(_ item: UIBarItem, _ element: InterfaceElement) {
    if let title = file.text("title", of: element) { item.title = title }
    if let image = file.image("image", of: element) { item.image = image }
    if element["enabled"] == "NO" { item.isEnabled = false }
    if let tag = element.number("tag") { item.tag = Int(tag) }
    setAccessibility(ofItem: item, element)
  }

  private func setAccessibility(ofItem item: UIBarItem, _ element: InterfaceElement) {
    guard let settings = element.child(key: "accessibilityConfiguration") else { return }
    if let label = settings.string("label") {
      item.accessibilityLabel = file.translation(of: "accessibilityLabel", element.id) ?? label
    }
    if let hint = settings.string("hint") {
      item.accessibilityHint = file.translation(of: "accessibilityHint", element.id) ?? hint
    }
    if let identifier = settings.string("identifier") { item.accessibilityIdentifier = identifier }
  }

  // MARK: Gestures

  /// Makes what turns touches on a view into a gesture.
  func gestureRecognizer(_ element: InterfaceElement, on view: UIView?) -> UIGestureRecognizer? {
    let standard: [String: UIGestureRecognizer.Type] = [
      "tapGestureRecognizer": UITapGestureRecognizer.self,
      "panGestureRecognizer": UIPanGestureRecognizer.self,
      "swipeGestureRecognizer": UISwipeGestureRecognizer.self,
      "pinchGestureRecognizer": UIPinchGestureRecognizer.self,
      "rotationGestureRecognizer": UIRotationGestureRecognizer.self,
      "pongPressGestureRecognizer": UILongPressGestureRecognizer.self,
      "longPressGestureRecognizer": UILongPressGestureRecognizer.self,
    ]
    guard let type = standard[element.tag],
      let recognizer = plainObject(element, standard: type) as? UIGestureRecognizer
    else { return nil }
    if element["enabled"] == "NO" { recognizer.isEnabled = false }
    if element["cancelsTouchesInView"] == "NO" { recognizer.cancelsTouchesInView = false }
    switch recognizer {
    case let tap as UITapGestureRecognizer:
      tap.numberOfTapsRequired = Int(element.number("numberOfTapsRequired") ?? 1)
      tap.numberOfTouchesRequired = Int(element.number("numberOfTouchesRequired") ?? 1)
    case let press as UILongPressGestureRecognizer:
      if let duration = element.number("minimumPressDuration") { press.minimumPressDuration = duration }
    case let swipe as UISwipeGestureRecognizer:
      switch element["direction"] {
      case "left": swipe.direction = .left
      case "up": swipe.direction = .up
      case "down": swipe.direction = .down
      default: swipe.direction = .right
      }
    default: break
    }
    view?.addGestureRecognizer(recognizer)
    return recognizer
  }
}

extension UIBarButtonItem.SystemItem {
  fileprivate init?(described name: String) {
    let names: [String: UIBarButtonItem.SystemItem] = [
      "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add,
      "flexibleSpace": .flexibleSpace, "fixedSpace": .fixedSpace, "compose": .compose, "reply": .reply,
      "action": .action, "organize": .organize, "bookmarks": .bookmarks, "search": .search,
      "refresh": .refresh, "stop": .stop, "camera": .camera, "trash": .trash, "play": .play, "pause": .pause,
      "rewind": .rewind, "fastForward": .fastForward, "undo": .undo, "redo": .redo, "close": .close,
    ]
    guard let item = names[name] else { return nil }
    self = item
  }
}

extension UITabBarItem.SystemItem {
  fileprivate init?(described name: String) {
    let names: [String: UITabBarItem.SystemItem] = [
      "more": .more, "favorites": .favorites, "featured": .featured, "topRated": .topRated,
      "recents": .recents, "contacts": .contacts, "history": .history, "bookmarks": .bookmarks,
      "search": .search, "downloads": .downloads, "mostRecent": .mostRecent, "mostViewed": .mostViewed,
    ]
    guard let item = names[name] else { return nil }
    self = item
  }
}
