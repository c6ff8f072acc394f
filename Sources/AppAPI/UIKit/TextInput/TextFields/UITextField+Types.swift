import Foundation

extension UITextField {
  /// How the edge of a field is drawn.
  public enum BorderStyle: Int, Sendable {
    /// Not at all.
    case none = 0
    /// As a thin line.
    case line = 1
    /// As an edge that is cut in.
    case bezel = 2
    /// With round corners.
    case roundedRect = 3
  }

  /// When something at the edge of a field is shown.
  public enum ViewMode: Int, Sendable {
    /// At no time.
    case never = 0
    /// While the field is typed into.
    case whileEditing = 1
    /// While it is not typed into.
    case unlessEditing = 2
    /// At any time.
    case always = 3

    @MainActor
    func isOn(in field: UITextField) -> Bool {
      switch self {
      case .never: false
      case .whileEditing: field.isEditing
      case .unlessEditing: !field.isEditing
      case .always: true
      }
    }
  }

  /// Why typing ended.
  public enum DidEndEditingReason: Int, Sendable {
    /// The text is to be kept.
    case committed = 0
    /// The text is to be dropped.
    case cancelled = 1
  }

  /// Posted when typing began.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// Posted when typing ended.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")
  /// Posted when something was typed.
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification")
}
