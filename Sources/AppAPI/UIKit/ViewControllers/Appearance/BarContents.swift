import Foundation

/// What a controller is in bars, made where something asks for it.
@MainActor
struct BarContents {
  private var navigation: UINavigationItem?
  var tabBarItem: UITabBarItem?
  private var editButton: UIBarButtonItem?
  /// What had the cursor when another screen came above it.
  weak var focusBefore: NSObject?
  /// True while it joins or leaves the controller around it.
  var isMoving = false
  /// Space that bars of the controllers around it cover.
  var covered = UIEdgeInsets.zero

  var isEditing = false {
    didSet {
      guard isEditing != oldValue else { return }
      editButton?.show(systemItem: isEditing ? .done : .edit)
    }
  }

  init() {}

  mutating func navigationItem(for controller: UIViewController) -> UINavigationItem {
    if let navigation { return navigation }
    let item = UINavigationItem(title: controller.title ?? "")
    if controller.title == nil { item.title = nil }
    navigation = item
    return item
  }

  mutating func tabBarItem(for controller: UIViewController) -> UITabBarItem {
    if let tabBarItem { return tabBarItem }
    let item = UITabBarItem(title: controller.title, image: nil, tag: 0)
    tabBarItem = item
    return item
  }

  mutating func editButtonItem(for controller: UIViewController) -> UIBarButtonItem {
    if let editButton { return editButton }
    let item = UIBarButtonItem(systemItem: isEditing ? .done : .edit)
    item.ownHandler = { [weak controller] in
      guard let controller else { return }
      controller.setEditing(!controller.isEditing, animated: true)
    }
    editButton = item
    return item
  }

  /// Passes the controller's title on.
  func take(title: String?) {
    navigation?.title = title
    tabBarItem?.title = title
  }
}
