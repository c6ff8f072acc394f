import AccessibilityModel
import Foundation

/// A sign or view at the edge of a row.
@MainActor @preconcurrency
public struct UICellAccessory {
  /// What stands at the edge.
  enum Kind: Hashable {
    case disclosureIndicator, checkmark, detail, delete, insert, reorder, label, custom
  }

  /// When it is there.
  public enum DisplayedState: Sendable {
    /// While rows are being edited or not.
    case always
    /// While rows are being edited.
    case whenEditing
    /// While rows are not being edited.
    case whenNotEditing
  }

  /// Where a view of the app's own stands.
  public enum Placement: Sendable {
    /// At the start of the row.
    case leading
    /// At the end of the row.
    case trailing
  }

  let kind: Kind
  var displayed = DisplayedState.always
  var customView: UIView?
  var isAtStart = false
  var handler: ElementHandler?

  /// True where it is there, rows being edited or not.
  func isShown(whileEditing isEditing: Bool) -> Bool {
    switch displayed {
    case .always: true
    case .whenEditing: isEditing
    case .whenNotEditing: !isEditing
    }
  }

  var width: CGFloat { customView.map { $0.frame.width + 16 } ?? 40 }

  /// The row leads somewhere.
  public static func disclosureIndicator(displayed: DisplayedState = .always) -> UICellAccessory {
    UICellAccessory(kind: .disclosureIndicator, displayed: displayed)
  }

  /// The row is chosen.
  public static func checkmark(displayed: DisplayedState = .always) -> UICellAccessory {
    UICellAccessory(kind: .checkmark, displayed: displayed)
  }

  /// The row has details; people who listen find them among its actions.
  public static func detail(
    displayed: DisplayedState = .always, actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    action(.detail, "More Info", displayed, actionHandler)
  }

  /// The row can be deleted; people who listen find that among its actions.
  public static func delete(
    displayed: DisplayedState = .whenEditing, actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    var result = action(.delete, "Delete", displayed, actionHandler)
    result.isAtStart = true
    return result
  }

  /// A row can be inserted here; people who listen find that among its actions.
  public static func insert(
    displayed: DisplayedState = .whenEditing, actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    var result = action(.insert, "Insert", displayed, actionHandler)
    result.isAtStart = true
    return result
  }

  /// A text.
  public static func label(text: String, displayed: DisplayedState = .always) -> UICellAccessory {
    let label = UILabel()
    label.text = text
    label.sizeToFit()
    return UICellAccessory(kind: .label, displayed: displayed, customView: label)
  }

  /// A view of the app's own.
  public static func customView(_ view: UIView, placement: Placement = .trailing) -> UICellAccessory {
    UICellAccessory(kind: .custom, customView: view, isAtStart: placement == .leading)
  }

  private static func action(
    _ kind: Kind, _ name: SpokenText, _ displayed: DisplayedState, _ handler: (() -> Void)?
  ) -> UICellAccessory {
    var result = UICellAccessory(kind: kind, displayed: displayed)
    if let handler {
      result.handler = ElementHandler(name: name) {
        handler()
        return true
      }
    }
    return result
  }
}
