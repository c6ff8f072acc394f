import AccessibilityModel
import AppHost
import UIKit

/// What concerns all purchases of a person.
public enum AppStore {
  /// Where purchases are made.
  public struct Environment: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A place by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The shop itself.
    public static let production = Environment(rawValue: "Production")
    /// The shop for trials.
    public static let sandbox = Environment(rawValue: "Sandbox")
    /// A file of the app.
    public static let xcode = Environment(rawValue: "Xcode")
  }

  /// True: nobody has forbidden purchases.
  public static var canMakePayments: Bool { true }

  /// Reads purchases anew; those of the file are all there are.
  ///
  /// - Throws: Nothing, as the shop is a file.
  public static func sync() async throws {}

  /// Asks the person to rate the app, which the system does at a time of its own choice.
  @MainActor
  public static func requestReview(in scene: UIWindowScene) { SKStoreReviewController.requestReview() }

  /// Shows what the person subscribed to, in a screen of the system.
  ///
  /// - Throws: Nothing.
  @MainActor
  public static func showManageSubscriptions(in scene: UIWindowScene) async throws {
    RunningApp.current.report(
      Diagnostic("The app shows subscriptions in a screen of the system, which is not here."))
  }
}

/// Asks people to rate an app.
open class SKStoreReviewController: NSObject {
  /// Asks, at a time of the system's own choice; there is no shop to send an answer to.
  @MainActor @preconcurrency
  open class func requestReview() {
    RunningApp.current.report(
      Diagnostic("The app asks to be rated. There is no shop here; nothing is shown."))
  }

  /// Asks, at a time of the system's own choice.
  @MainActor @preconcurrency
  open class func requestReview(in windowScene: UIWindowScene) { requestReview() }
}

/// The shop of a country.
public struct Storefront: Hashable, Sendable, Identifiable {
  /// The country, by three letters.
  public let countryCode: String
  /// What tells it from others.
  public let id: String

  /// Changes of the country while the app runs; none comes.
  public static var updates: AsyncStream<Storefront> { AsyncStream { _ in } }

  /// That of the file; none without one, as nobody is signed in.
  public static var current: Storefront? {
    get async {
      await MainActor.run { Shop.current.countryCode.map { Storefront(countryCode: $0, id: $0) } }
    }
  }
}

/// Why the shop did not do something.
public enum StoreKitError: Error, Sendable {
  /// Something else.
  case unknown
  /// The person did not want it after all.
  case userCancelled
  /// There is no network.
  case networkError(URLError)
  /// The system failed.
  case systemError(any Error)
  /// The country's shop does not have it.
  case notAvailableInStorefront
  /// The app may not ask.
  case notEntitled
}
