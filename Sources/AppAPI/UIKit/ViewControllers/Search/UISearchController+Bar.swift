import AccessibilityModel
import AppHost

extension UISearchController {
  /// True while the search has the bar above to itself.
  var hasBarToItself: Bool {
    concernsBar && RunningApp.current[ViewPolicy.self].searchBar == .field
  }

  /// The rule that the bar above follows during the search, where it follows one.
  var barRules: [UncertainRule] {
    concernsBar ? [RunningApp.current[ViewPolicy.self].searchBar.rule] : []
  }

  private var concernsBar: Bool { isActive && hidesNavigationBarDuringPresentation }

  /// Takes the title and the buttons out of the bar above, or the bar away where the field lies elsewhere.
  func yieldBar() {
    guard hasBarToItself else { return }
    if let bar = searchBar.superview as? UINavigationBar { return bar.itemDidChange() }
    guard let stack = searched?.navigationController, !stack.isNavigationBarHidden else { return }
    stack.setNavigationBarHidden(true, animated: true)
    yieldingStack = stack
  }

  /// Shows again what gave way to the search.
  func returnBar() {
    (searchBar.superview as? UINavigationBar)?.itemDidChange()
    yieldingStack?.setNavigationBarHidden(false, animated: true)
    yieldingStack = nil
  }
}
