import AccessibilityModel

/// What a client can have an object do.
public struct ProvidedAction: Hashable, Sendable {
  /// Its name: `click` for the usual one, else the words of the app.
  public var name: String
  /// What happens, in words.
  public var description: String
  /// What is asked of the app.
  public var request: Request.Kind

  /// Makes an action.
  public init(_ name: String, description: String = "", request: Request.Kind) {
    self.name = name
    self.description = description
    self.request = request
  }
}
