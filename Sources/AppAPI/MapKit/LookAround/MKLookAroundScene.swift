import Foundation

/// Pictures of a street that a person can look around in; they come over the network, so that none is there.
@MainActor @preconcurrency
open class MKLookAroundScene: NSObject {
  nonisolated override init() { super.init() }
}

/// Asks for the pictures of a street; without a network there are none.
@MainActor @preconcurrency
open class MKLookAroundSceneRequest: NSObject {
  /// The place on the street.
  public let coordinate: CLLocationCoordinate2D
  /// What stands at the place, where the request was made for it.
  public let mapItem: MKMapItem?
  /// True once it was ended.
  open private(set) var isCancelled = false

  /// Asks for pictures of a place.
  public init(coordinate: CLLocationCoordinate2D) {
    self.coordinate = coordinate
    mapItem = nil
    super.init()
  }

  /// Asks for pictures of what stands at a place.
  public init(mapItem: MKMapItem) {
    coordinate = mapItem.placemark.coordinate
    self.mapItem = mapItem
    super.init()
  }

  /// True until the answer is there, which it is at once.
  open var isLoading: Bool { false }

  /// No pictures.
  ///
  /// - Throws: That there is no network.
  open var scene: MKLookAroundScene? {
    get async throws { throw URLError(.notConnectedToInternet) }
  }

  /// Tells that there is no network.
  open func getSceneWithCompletionHandler(
    _ completionHandler: @escaping @MainActor (MKLookAroundScene?, (any Error)?) -> Void
  ) {
    Task { @MainActor [weak self] in
      guard self?.isCancelled != true else { return }
      completionHandler(nil, URLError(.notConnectedToInternet))
    }
  }

  /// Ends asking; nobody is told anything.
  open func cancel() { isCancelled = true }
}
