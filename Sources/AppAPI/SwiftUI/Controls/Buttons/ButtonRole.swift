import AppResources

/// What a button is for, beyond its label.
///
/// Nothing of it is spoken.
/// - Source: Behaviour 3.4
public struct ButtonRole: Equatable, Sendable {
  private let name: String
  /// What a button of the role says where it has no label of its own.
  let phrase: SystemPhrase
  /// The words for it in the app's language.
  var title: String { String(system: phrase) }

  /// Deletes or ends something.
  public static let destructive = ButtonRole(name: "destructive", phrase: .delete)
  /// Leaves without a change.
  public static let cancel = ButtonRole(name: "cancel", phrase: .cancel)
  /// Leaves something that was only looked at.
  public static let close = ButtonRole(name: "close", phrase: .close)
  /// Accepts what was done.
  public static let confirm = ButtonRole(name: "confirm", phrase: .done)
}

/// What using a button answers where something is asked.
enum AnswerKind {
  /// Nothing is to change.
  case cancel
  /// Anything else.
  case other
}
