import Foundation

/// A place with its address.
open class CLPlacemark: NSObject {
  /// What it is called; nothing is known without a network.
  public var name: String? { nil }
  /// The town.
  public var locality: String? { nil }
  /// The state or county.
  public var administrativeArea: String? { nil }
  /// The land.
  public var country: String? { nil }
  /// Where it is.
  public let location: CLLocation?

  init(location: CLLocation?) { self.location = location }
}

/// Tells the address of a place and the place of an address; without a network neither is known.
open class CLGeocoder: NSObject {
  /// Takes in places, or why there are none.
  public typealias CompletionHandler = @Sendable ([CLPlacemark]?, (any Error)?) -> Void

  /// True while it asks; it does not.
  public var isGeocoding: Bool { false }

  /// Tells that there is no network.
  open func reverseGeocodeLocation(_ location: CLLocation, completionHandler: @escaping CompletionHandler) {
    completionHandler(nil, CLError(.network))
  }

  /// Tells that there is no network.
  open func geocodeAddressString(_ addressString: String, completionHandler: @escaping CompletionHandler) {
    completionHandler(nil, CLError(.network))
  }

  /// Tells that there is no network.
  ///
  /// - Throws: That there is none.
  open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] {
    throw CLError(.network)
  }

  /// Tells that there is no network.
  ///
  /// - Throws: That there is none.
  open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] {
    throw CLError(.network)
  }

  /// Asks no more.
  open func cancelGeocode() {}
}
