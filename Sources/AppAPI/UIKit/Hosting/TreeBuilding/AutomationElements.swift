import AccessibilityModel
import AppHost
import Foundation

extension RunningApp {
  /// What views list for tests of the interface, in the order of the views.
  ///
  /// - Complexity: O(n) for n views.
  /// - Source: Behaviour 1.10.3 G6
  package var automationElements: [AccessibilityElement] {
    var found: [AccessibilityElement] = []
    for window in self[WindowList.self].windows {
      window.notifyDescendants { view in
        for case let object as NSObject in ResolvedAccessibility(view).automationElements ?? [] {
          found.append(ElementBuilder.element(of: object))
        }
      }
    }
    return found
  }
}
