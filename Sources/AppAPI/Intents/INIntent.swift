@_exported import Foundation

/// A request of the older kind, as a file of the app defines it.
open class INIntent: NSObject {
  /// What a person calls the shortcut with it.
  public var suggestedInvocationPhrase: String?

  /// Makes one without values.
  public required override init() { super.init() }
}
