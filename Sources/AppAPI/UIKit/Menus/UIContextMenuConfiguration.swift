import Foundation

/// What a held view opens.
@MainActor @preconcurrency
open class UIContextMenuConfiguration: NSObject {
  /// Makes the menu from what the system suggests: nothing here.
  public typealias ActionProvider = @MainActor ([UIMenuElement]) -> UIMenu?

  /// What the app knows it by.
  public let identifier: any NSCopying
  private let actionProvider: ActionProvider?

  /// Makes a menu without a look ahead.
  init(_ identifier: (any NSCopying)?, _ actionProvider: ActionProvider?) {
    self.identifier = identifier ?? NSString(string: UUID().uuidString)
    self.actionProvider = actionProvider
    super.init()
  }

  var menu: UIMenu? { actionProvider?([]) }

  /// In which order the entries of a menu stand.
  public enum ElementOrder: Int, Sendable {
    /// As the system finds best.
    case automatic = 0
    /// The first one nearest to the finger.
    case priority = 1
    /// As in the menu.
    case fixed = 2
  }
}
