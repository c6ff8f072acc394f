import Foundation

/// What appears when a row is pushed aside; people who listen find it among the row's actions.
///
/// - Source: Behaviour 1.7 A5
@MainActor @preconcurrency
open class UISwipeActionsConfiguration: NSObject {
  /// The actions, from the edge inwards.
  public let actions: [UIContextualAction]
  /// True where pushing the row all the way does the first action.
  open var performsFirstActionWithFullSwipe = true

  /// Makes a configuration of actions.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}

/// Something that can be done with a row that is pushed aside.
@MainActor @preconcurrency
open class UIContextualAction: NSObject {
  /// What kind of change an action makes.
  public enum Style: Int, Sendable {
    /// None in particular.
    case normal = 0
    /// Something is lost.
    case destructive = 1
  }

  /// Does the action on a view; the closure it is given is to be called with whether it was done.
  public typealias Handler =
    @MainActor (
      _ action: UIContextualAction, _ sourceView: UIView, _ completionHandler: @escaping (Bool) -> Void
    ) -> Void

  /// What kind of change it makes.
  public let style: Style
  /// What is shown and spoken for it.
  open var title: String?
  /// The picture that is shown in place of the words.
  open var image: UIImage?
  /// Colour of its background; the usual one of its kind where none is set.
  open var backgroundColor: UIColor?
  /// Does it.
  public let handler: Handler

  /// Makes an action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }

  /// Does it; answers what the handler told before it returned, and true where it has not told yet.
  func perform(on view: UIView) -> Bool {
    var answer = true
    handler(self, view) { answer = $0 }
    return answer
  }
}
