/// What a cell shows, as a value.
@preconcurrency
public protocol UIContentConfiguration {
  /// Makes a view that shows it.
  @MainActor
  func makeContentView() -> any UIView & UIContentView
  /// The same content as it is to be shown in a state.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration.
@MainActor @preconcurrency
public protocol UIContentView: AnyObject {
  /// What is shown; setting it shows something else.
  var configuration: any UIContentConfiguration { get set }

  /// True where it can show a configuration in place of its present one.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Those of the same type as the present one.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}
