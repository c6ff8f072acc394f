import FoundationNetworking
import UIKit

/// Where what pages keep is kept: the cookies that the app gives, for no page comes that would keep more.
@MainActor @preconcurrency
open class WKWebsiteDataStore: NSObject {
  private static let shared = WKWebsiteDataStore(isPersistent: true, identifier: nil)

  /// True where it is meant to outlast the app.
  public let isPersistent: Bool
  /// The identifier that the app chose for it.
  public let identifier: UUID?
  /// The cookies.
  public let httpCookieStore = WKHTTPCookieStore()

  private init(isPersistent: Bool, identifier: UUID?) {
    self.isPersistent = isPersistent
    self.identifier = identifier
    super.init()
  }

  /// One that an app tells from others by an identifier.
  public convenience init(forIdentifier identifier: UUID) {
    self.init(isPersistent: true, identifier: identifier)
  }

  /// The one of all views that have no other.
  open class func `default`() -> WKWebsiteDataStore { shared }
  /// A new one that forgets everything when nobody has it any more.
  open class func nonPersistent() -> WKWebsiteDataStore {
    WKWebsiteDataStore(isPersistent: false, identifier: nil)
  }

  /// Every kind of data that pages keep.
  open class func allWebsiteDataTypes() -> Set<String> {
    [
      WKWebsiteDataTypeCookies, WKWebsiteDataTypeDiskCache, WKWebsiteDataTypeMemoryCache,
      WKWebsiteDataTypeFetchCache, WKWebsiteDataTypeOfflineWebApplicationCache,
      WKWebsiteDataTypeLocalStorage, WKWebsiteDataTypeSessionStorage, WKWebsiteDataTypeIndexedDBDatabases,
      WKWebsiteDataTypeWebSQLDatabases, WKWebsiteDataTypeServiceWorkerRegistrations,
      WKWebsiteDataTypeFileSystem,
    ]
  }

  /// Hands over who keeps data of some kinds: the domains of cookies.
  open func fetchDataRecords(
    ofTypes dataTypes: Set<String>,
    completionHandler: @escaping @MainActor ([WKWebsiteDataRecord]) -> Void
  ) {
    afterwards { completionHandler(self.records(dataTypes)) }
  }

  /// Who keeps data of some kinds: the domains of cookies.
  open func dataRecords(ofTypes dataTypes: Set<String>) async -> [WKWebsiteDataRecord] { records(dataTypes) }

  /// Removes what some of those keep who keep data.
  open func removeData(
    ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord],
    completionHandler: @escaping @MainActor () -> Void
  ) {
    remove(dataTypes, dataRecords)
    afterwards(completionHandler)
  }

  /// Removes what some of those keep who keep data.
  open func removeData(ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord]) async {
    remove(dataTypes, dataRecords)
  }

  /// Removes what came since a moment; every cookie did that came before the moment is over.
  open func removeData(
    ofTypes dataTypes: Set<String>, modifiedSince date: Date,
    completionHandler: @escaping @MainActor () -> Void
  ) {
    remove(dataTypes, since: date)
    afterwards(completionHandler)
  }

  /// Removes what came since a moment; every cookie did that came before the moment is over.
  open func removeData(ofTypes dataTypes: Set<String>, modifiedSince date: Date) async {
    remove(dataTypes, since: date)
  }

  private func records(_ dataTypes: Set<String>) -> [WKWebsiteDataRecord] {
    guard dataTypes.contains(WKWebsiteDataTypeCookies) else { return [] }
    let domains = Set(httpCookieStore.cookies.map { Self.name(of: $0.domain) })
    return domains.sorted().map { WKWebsiteDataRecord($0, [WKWebsiteDataTypeCookies]) }
  }

  private func remove(_ dataTypes: Set<String>, _ records: [WKWebsiteDataRecord]) {
    guard dataTypes.contains(WKWebsiteDataTypeCookies) else { return }
    let names = Set(records.map(\.displayName))
    httpCookieStore.forget { names.contains(Self.name(of: $0.domain)) }
  }

  private func remove(_ dataTypes: Set<String>, since date: Date) {
    guard dataTypes.contains(WKWebsiteDataTypeCookies), date <= Date() else { return }
    httpCookieStore.forget { _ in true }
  }

  /// A domain without the dot that stands for everything below it.
  private static func name(of domain: String) -> String {
    domain.hasPrefix(".") ? String(domain.dropFirst()) : domain
  }
}

/// Somebody whose pages keep data.
@MainActor @preconcurrency
open class WKWebsiteDataRecord: NSObject {
  /// The domain, as people are shown it.
  public let displayName: String
  /// The kinds of data.
  public let dataTypes: Set<String>

  init(_ displayName: String, _ dataTypes: Set<String>) {
    self.displayName = displayName
    self.dataTypes = dataTypes
    super.init()
  }
}
