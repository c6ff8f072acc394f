import CoreLocation
import Foundation

extension MKLocalSearch {
  /// The kinds of places that are searched for.
  public struct ResultType: OptionSet, Sendable {
    /// The kinds as bits.
    public let rawValue: UInt

    /// Makes kinds of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Streets and houses.
    public static let address = ResultType(rawValue: 1)
    /// Shops and sights.
    public static let pointOfInterest = ResultType(rawValue: 2)
    /// Mountains and waters.
    public static let physicalFeature = ResultType(rawValue: 4)
  }
}

/// Completes the words of a search for places while they are typed; without a network it fails.
@MainActor @preconcurrency
open class MKLocalSearchCompleter: NSObject {
  /// The kinds of completions.
  public struct ResultType: OptionSet, Sendable {
    /// The kinds as bits.
    public let rawValue: UInt

    /// Makes kinds of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Streets and houses.
    public static let address = ResultType(rawValue: 1)
    /// Shops and sights.
    public static let pointOfInterest = ResultType(rawValue: 2)
    /// Words that more places have.
    public static let query = ResultType(rawValue: 4)
    /// Mountains and waters.
    public static let physicalFeature = ResultType(rawValue: 8)
  }

  private var search: Task<Void, Never>?

  /// Makes a completer without words.
  public override init() { super.init() }

  /// Who hears what was found.
  open weak var delegate: (any MKLocalSearchCompleterDelegate)?
  /// The words so far; each change is searched for.
  open var queryFragment = "" {
    didSet { searchAnew() }
  }
  /// Where.
  open var region = MKCoordinateRegion(
    center: CLLocationCoordinate2D(), span: MKCoordinateSpan(latitudeDelta: 180, longitudeDelta: 360))
  /// The kinds of completions.
  open var resultTypes: ResultType = [.address, .pointOfInterest, .query]
  /// The sights that are searched for; all where it is `nil`.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// What was found: nothing, as there is no network.
  open private(set) var results: [MKLocalSearchCompletion] = []
  /// True until the search has ended.
  open var isSearching: Bool { search != nil }

  /// Ends searching.
  open func cancel() {
    search?.cancel()
    search = nil
  }

  private func searchAnew() {
    cancel()
    guard !queryFragment.isEmpty else { return }
    search = Task { [weak self] in
      guard let self, !Task.isCancelled else { return }
      search = nil
      delegate?.completer(self, didFailWithError: URLError(.notConnectedToInternet))
    }
  }
}

/// Hears what was found while words were typed.
@MainActor @preconcurrency
public protocol MKLocalSearchCompleterDelegate: AnyObject {
  /// Takes in completions.
  func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
  /// Takes in why there are none.
  func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

extension MKLocalSearchCompleterDelegate {
  /// Takes in no completions.
  public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
  /// Takes in no reason.
  public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}

/// Words that complete a search.
open class MKLocalSearchCompletion: NSObject {
  /// The words that stand out.
  public let title: String
  /// The words below.
  public let subtitle: String

  init(title: String, subtitle: String) {
    self.title = title
    self.subtitle = subtitle
  }

  /// The parts of the title that were typed.
  open var titleHighlightRanges: [NSValue] { [] }
  /// The parts of the words below that were typed.
  open var subtitleHighlightRanges: [NSValue] { [] }
}

extension MKLocalSearch.Request {
  /// Makes a request for words.
  public convenience init(naturalLanguageQuery: String) {
    self.init()
    self.naturalLanguageQuery = naturalLanguageQuery
  }

  /// Makes a request for words in a region.
  public convenience init(naturalLanguageQuery: String, region: MKCoordinateRegion) {
    self.init(naturalLanguageQuery: naturalLanguageQuery)
    self.region = region
  }

  /// Makes a request for a completion.
  public convenience init(completion: MKLocalSearchCompletion) {
    self.init(naturalLanguageQuery: "\(completion.title) \(completion.subtitle)")
  }
}
