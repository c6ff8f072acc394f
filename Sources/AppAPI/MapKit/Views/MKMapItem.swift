import AccessibilityModel
import AppHost
import CoreLocation
import Foundation

/// A place with its address.
open class MKPlacemark: NSObject, MKAnnotation {
  /// Where it is.
  public let coordinate: CLLocationCoordinate2D
  /// Its name; nothing is known of places without a network.
  public var title: String? { nil }
  /// More about it.
  public var subtitle: String? { nil }
  /// What it is called.
  public var name: String? { nil }
  /// The town.
  public var locality: String? { nil }
  /// The land.
  public var country: String? { nil }

  /// A place of which nothing else is known.
  public init(coordinate: CLLocationCoordinate2D) { self.coordinate = coordinate }

  /// A place with parts of its address, which are not looked at.
  public convenience init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
    self.init(coordinate: coordinate)
  }
}

/// A place that a person can be led to.
@MainActor @preconcurrency
open class MKMapItem: NSObject {
  /// Where it is.
  public let placemark: MKPlacemark
  /// What it is called.
  open var name: String?
  /// What it is called by phone.
  open var phoneNumber: String?
  /// Its page.
  open var url: URL?

  /// Makes one for a place.
  public init(placemark: MKPlacemark) { self.placemark = placemark }

  /// Where the person is.
  open class func forCurrentLocation() -> MKMapItem {
    MKMapItem(placemark: MKPlacemark(coordinate: CLLocation.ofDevice?.coordinate ?? CLLocationCoordinate2D()))
  }

  /// Shows it in the app for maps, which is not here.
  @discardableResult
  open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool {
    RunningApp.current.report(
      Diagnostic("The app opens a place in the app for maps, which is not here. Nothing is opened."))
    return false
  }
}

/// Searches for places; without a network nothing is found.
@MainActor @preconcurrency
open class MKLocalSearch: NSObject {
  /// What is searched for.
  open class Request: NSObject {
    /// The words.
    open var naturalLanguageQuery: String?
    /// Where.
    open var region = MKCoordinateRegion(
      center: CLLocationCoordinate2D(), span: MKCoordinateSpan(latitudeDelta: 180, longitudeDelta: 360))
  }

  /// What was found.
  open class Response: NSObject {
    /// The places.
    public let mapItems: [MKMapItem]

    init(_ mapItems: [MKMapItem]) { self.mapItems = mapItems }
  }

  /// Takes in what was found, or why nothing was.
  public typealias CompletionHandler = @MainActor (Response?, (any Error)?) -> Void

  /// Makes a search.
  public init(request: Request) { super.init() }

  /// Tells that there is no network.
  open func start(completionHandler: @escaping CompletionHandler) {
    Task { @MainActor in completionHandler(nil, URLError(.notConnectedToInternet)) }
  }

  /// Tells that there is no network.
  ///
  /// - Throws: That there is none.
  open func start() async throws -> Response { throw URLError(.notConnectedToInternet) }

  /// Ends searching.
  open func cancel() {}
}
