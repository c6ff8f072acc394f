import AccessibilityModel
import AppHost
import Foundation

/// What the description of a row depends on beside the row and what lies in it.
@MainActor
final class RowSurroundings {
  private struct Settings: Hashable {
    let locale: String
    let language: String?
    let policy: ViewPolicy
    let order: ReadingOrder
  }

  private let settings: Settings
  private let registry: ElementIDRegistry

  private init(_ settings: Settings, _ registry: ElementIDRegistry) {
    self.settings = settings
    self.registry = registry
  }

  /// What is around the rows of a table: the same object as long as nothing has changed.
  ///
  /// - Returns: `nil` where what is around may change a row in further ways.
  /// - Complexity: O(depth of the table).
  static func around(_ table: UITableView, in app: RunningApp) -> RowSurroundings? {
    guard !HostedTraits.areOverridden, !FocusGroups.areNamed, !table.isInsideOrdering else { return nil }
    let settings = Settings(
      locale: app.environment.locale, language: UIApplication.shared.storedProperties?.language,
      policy: app[ViewPolicy.self], order: app.tree.order)
    if let known = table.knownSurroundings, known.settings == settings, known.registry === app.identities {
      return known
    }
    let new = RowSurroundings(settings, app.identities)
    table.knownSurroundings = new
    return new
  }
}

extension UITableView {
  /// True where the table, or a view around it, clips or says which way it runs, other than by scrolling.
  fileprivate var isInsideOrdering: Bool {
    var view: UIView? = self
    while let current = view {
      if current.semanticContentAttribute != .unspecified { return true }
      if current.clipsToBounds, !(current is UIScrollView) { return true }
      view = current.parent
    }
    return false
  }
}
