import SwiftUI

/// Lets a person sign in on a page, for views; without a network there is none, so that it is cancelled.
public struct WebAuthenticationSession: Sendable {
  /// What the page knows of earlier visits.
  public enum BrowserSession: Hashable, Sendable {
    /// Nothing.
    case ephemeral
    /// What the person's browser knows.
    case shared
  }

  /// Shows the page.
  ///
  /// - Returns: The address that the page leads back to.
  /// - Throws: That it was cancelled.
  @MainActor
  public func authenticate(
    using url: URL, callbackURLScheme: String, preferredBrowserSession: BrowserSession? = nil
  ) async throws -> URL {
    throw ASWebAuthenticationSessionError(.canceledLogin)
  }

  /// Shows the page, with fields of its own in the head of the request.
  ///
  /// - Returns: The address that the page leads back to.
  /// - Throws: That it was cancelled.
  @MainActor
  public func authenticate(
    using url: URL, callbackURLScheme: String, preferredBrowserSession: BrowserSession? = nil,
    additionalHeaderFields: [String: String]
  ) async throws -> URL {
    throw ASWebAuthenticationSessionError(.canceledLogin)
  }
}

extension EnvironmentValues {
  /// Lets a person sign in on a page.
  public var webAuthenticationSession: WebAuthenticationSession { WebAuthenticationSession() }
}
