/// Which request of a person an action answers.
///
/// - Source: Behaviour 3.2
public struct AccessibilityActionKind: Equatable, Sendable {
  enum Kind: Equatable {
    case standard
    case escape
    case magicTap
    case showMenu
    case delete
    case named(Text)
  }

  let kind: Kind

  private init(_ kind: Kind) {
    self.kind = kind
  }

  /// Makes a kind that is offered by its name.
  public init(named name: Text) {
    self.init(.named(name))
  }

  /// Activating the element.
  public static let `default` = AccessibilityActionKind(.standard)
  /// Leaving what is shown.
  public static let escape = AccessibilityActionKind(.escape)
  /// The most important action of the screen.
  public static let magicTap = AccessibilityActionKind(.magicTap)
  /// Holding the element, which mostly opens a menu.
  public static let showMenu = AccessibilityActionKind(.showMenu)
  /// Taking away what the element stands for; offered by that name.
  public static let delete = AccessibilityActionKind(.delete)
}
