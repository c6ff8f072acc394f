/// What a button is for, beyond its label.
///
/// Nothing of it is spoken.
/// - Source: at-behaviour 3.4
public struct ButtonRole: Equatable, Sendable {
  private let name: String
  /// What a button of the role says where it has no label of its own.
  let title: String

  /// Deletes or ends something.
  public static let destructive = ButtonRole(name: "destructive", title: "Delete")
  /// Leaves without a change.
  public static let cancel = ButtonRole(name: "cancel", title: "Cancel")
  /// Leaves something that was only looked at.
  public static let close = ButtonRole(name: "close", title: "Close")
  /// Accepts what was done.
  public static let confirm = ButtonRole(name: "confirm", title: "Done")
}
