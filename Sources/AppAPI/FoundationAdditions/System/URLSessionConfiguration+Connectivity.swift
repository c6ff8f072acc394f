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
}
