import Foundation

/// Something that can be done with a row that is pushed aside, in the old way.
@MainActor @preconcurrency
open class UITableViewRowAction: NSObject {
  /// What kind of change an action makes.
  public enum Style: Int, Sendable {
    /// Something is lost.
    case `default` = 0
    /// None in particular.
    case normal = 1

    /// Something is lost.
    public static let destructive = Style.default
  }

  /// What kind of change it makes.
  public let style: Style
  /// What is shown and spoken for it.
  open var title: String?
  /// Colour of its background.
  open var backgroundColor: UIColor?
  /// What its background is seen through.
  open var backgroundEffect: UIVisualEffect?
  let handler: (UITableViewRowAction, IndexPath) -> Void

  /// Makes an action.
  public init(
    style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }

  /// The same action in the present way.
  func contextual(at path: IndexPath) -> UIContextualAction {
    UIContextualAction(style: style == .default ? .destructive : .normal, title: title) { _, _, done in
      self.handler(self, path)
      done(true)
    }
  }
}
