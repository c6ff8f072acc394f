/// A class of UIKit whose subclasses can be shown by themselves.
enum UIKitClass {
  case view
  case controller

  private static let views: Set = ["UIView", "UIStackView", "UIScrollView", "UIControl"]
  private static let controllers: Set = [
    "UIViewController", "UITableViewController", "UINavigationController", "UITabBarController",
    "UISplitViewController", "UICollectionViewController", "UIPageViewController",
  ]

  /// The kind of a class that names one of them as its superclass; `nil` for everything else.
  init?(of declaration: Declaration) {
    guard !declaration.isStruct, let superclass = declaration.inherited.first else { return nil }
    if Self.views.contains(superclass) {
      self = .view
    } else if Self.controllers.contains(superclass) {
      self = .controller
    } else {
      return nil
    }
  }

  /// What the initialiser asks for that asks for fewest; nothing where the one without arguments is inherited.
  ///
  /// It is where the class writes no initialiser, or writes all that the superclass leaves to it.
  func missingArguments(of declaration: Declaration) -> [Parameter] {
    let written = declaration.members.initializers
    let labels = written.map { $0.map(\.label).filter { $0 != "_" } }
    let hasArchive = labels.contains(["coder"])
    let inherited = self == .view ? ["frame"] : ["nibName", "bundle"]
    let isComplete = hasArchive && labels.contains { $0.first == inherited.first }
    if written.isEmpty || isComplete { return [] }
    let needs = written.map { $0.filter { !$0.hasDefault } }
    let callable = needs.filter { $0.first?.label != "coder" }
    return (callable.isEmpty ? needs : callable).min { $0.count < $1.count } ?? []
  }
}
