import Foundation
import FoundationNetworking

extension URLSessionConfiguration {
  /// Whether requests wait for a network; here they fail at once where there is none.
  public var waitsForConnectivity: Bool {
    get { false }
    set {}
  }

  /// Whether requests may use a network on which a person saves data; there is none.
  public var allowsConstrainedNetworkAccess: Bool {
    get { true }
    set {}
  }

  /// Whether requests may use a network that costs much; there is none.
  public var allowsExpensiveNetworkAccess: Bool {
    get { true }
    set {}
  }

  /// Whether the system opens the app once its requests are answered; here the app goes on all the time.
  public var sessionSendsLaunchEvents: Bool {
    get { true }
    set {}
  }

  /// What requests are made with that go on without the app; here they are those of the app itself.
  public static func background(withIdentifier identifier: String) -> URLSessionConfiguration {
    let configuration = URLSessionConfiguration.default
    configuration.identifier = identifier
    return configuration
  }
}
