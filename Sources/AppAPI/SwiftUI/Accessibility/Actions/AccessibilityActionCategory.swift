import AccessibilityModel

/// Where the actions of a view are offered.
///
/// - Source: Behaviour 3.2
public struct AccessibilityActionCategory: Equatable, Sendable {
  private enum Kind: Equatable {
    case standard
    case edit
    case named(Text)
  }

  private let kind: Kind

  private init(_ kind: Kind) {
    self.kind = kind
  }

  /// Makes a category with a name of its own.
  public init(_ name: Text) {
    self.init(.named(name))
  }

  /// Makes a category with a name from the app's language files.
  public init(_ nameKey: LocalizedStringKey) {
    self.init(Text(nameKey))
  }

  /// Makes a category with a name.
  @_disfavoredOverload
  public init(_ name: some StringProtocol) {
    self.init(Text(name))
  }

  /// The usual place.
  public static let `default` = AccessibilityActionCategory(.standard)
  /// Among the actions that change a text.
  public static let edit = AccessibilityActionCategory(.edit)

  /// The category as the tree knows it; equal names make one category.
  func resolved(in environment: EnvironmentValues) -> ElementAction.Category {
    switch kind {
    case .standard: .standard
    case .edit: .edit
    case .named(let name): .named(name.string(in: environment))
    }
  }
}
