import SwiftUI

/// Words of the shop for the person, such as that a price rises; none comes here.
public struct Message: Hashable, Sendable {
  /// What they are about.
  public struct Reason: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: Int
    /// A reason by its number.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Something else.
    public static let generic = Reason(rawValue: 0)
    /// A subscription costs more.
    public static let priceIncreaseConsent = Reason(rawValue: 1)
    /// Something could not be paid.
    public static let billingIssue = Reason(rawValue: 2)
  }

  /// What they are about.
  public let reason: Reason

  /// The words that come while the app runs; none does.
  public static var messages: AsyncStream<Message> { AsyncStream { _ in } }
}

/// Shows words of the shop.
public struct DisplayMessageAction: Sendable {
  /// Shows them; the system's screen for that is not here.
  ///
  /// - Throws: Nothing.
  @MainActor
  public func callAsFunction(_ message: Message) throws {}
}

extension EnvironmentValues {
  /// Shows words of the shop.
  public var displayStoreKitMessage: DisplayMessageAction { DisplayMessageAction() }
}
