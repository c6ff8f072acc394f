/// An action of the app beyond activating the element.
///
/// - Source: Behaviour 1.7
public struct ElementAction: Hashable, Sendable {
  /// Names an action among those of one element.
  public struct ID: Hashable, Sendable, RawRepresentable {
    /// Position in the element's own list when the element was described.
    public var rawValue: Int

    /// Makes the identity of the action at a position.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }
  }

  /// Which rotor entry offers the action.
  public enum Category: Hashable, Sendable {
    /// The Actions entry.
    case standard
    /// The Edit entry.
    case edit
    /// An entry of the app's own name.
    case named(String)
  }

  /// Identity that a request to perform the action carries.
  public var id: ID
  /// What is spoken for it.
  public var name: SpokenText
  /// Where it is offered.
  public var category: Category
  /// Name of the picture that menus show beside it.
  public var image: String?

  /// Makes an action.
  public init(id: ID, name: SpokenText, category: Category = .standard, image: String? = nil) {
    self.id = id
    self.name = name
    self.category = category
    self.image = image
  }
}

extension AccessibilityElement {
  /// An action as the element offers it now: the same, else one of that name; `nil` where it is gone.
  ///
  /// Identities may be given anew when an app changes its actions, so an identity alone tells nothing.
  package func offering(_ action: ElementAction) -> ElementAction? {
    actions.contains(action) ? action : actions.first { $0.name == action.name }
  }
}
