import Foundation

extension UITableViewCell {
  /// What stands at the edges of a row while it is edited or pushed aside.
  public struct StateMask: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// What deletes or inserts.
    public static let showingEditControl = StateMask(rawValue: 1 << 0)
    /// What asks once more.
    public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
  }

  /// How a row looks while the keyboard is on it.
  public enum FocusStyle: Int, Sendable {
    /// As the system finds best.
    case `default` = 0
    /// As the app draws it.
    case custom = 1
  }

  /// Lines between rows, under the name they had.
  public typealias SeparatorStyle = UITableView.SeparatorStyle

  /// False: nothing asks once more before a row is deleted by an action.
  public var showingDeleteConfirmation: Bool { false }
}

// What stands at the far edge now.
extension UITableViewCell {
  /// The sign: while the row is edited, the one for that.
  var shownAccessoryType: AccessoryType { isEditing ? editingAccessoryType : accessoryType }
  /// The view in place of a sign: while the row is edited, the one for that.
  var shownAccessoryView: UIView? { isEditing ? editingAccessoryView : accessoryView }
}
