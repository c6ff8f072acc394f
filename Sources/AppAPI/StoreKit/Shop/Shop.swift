import AccessibilityModel
import AppHost
import Foundation

/// What the app sells, and what was bought since it started.
///
/// It is filled by the first `.storekit` file beside the app's code, and empty without one.
@MainActor
final class Shop: AppStateKey {
  private(set) var products: [Product] = []
  /// The country whose money prices are in.
  private(set) var countryCode: String?
  /// The money that prices are in.
  private(set) var currencyCode: String?
  private(set) var transactions: [Transaction] = []
  private var changes: [() -> Void] = []

  /// The country of a shop that names none.
  static let usualCountry = "USA"

  static func initialValue(in host: RunningApp) -> Shop { Shop(in: host) }
  static var current: Shop { RunningApp.current[Shop.self] }

  private init(in host: RunningApp) {
    guard let path = Self.file(in: host.resources.folders) else { return }
    do {
      let file = try JSONDecoder().decode(ShopFile.self, from: Data(contentsOf: URL(filePath: path)))
      let shop = file.settings?.locale.map { Locale(identifier: $0) } ?? Locale(identifier: "en_US")
      countryCode = file.settings?.storefront ?? Self.usualCountry
      currencyCode = shop.currency?.identifier
      products = file.items.map {
        Product($0.item, in: $0.group, shop: shop, language: host.environment.locale)
      }
    } catch {
      let name = URL(filePath: path).lastPathComponent
      host.report(
        Diagnostic(
          "\(name) describes no shop (\(error.localizedDescription)). Nothing is sold; mend the file."))
    }
  }

  /// The path of the first file that describes a shop.
  ///
  /// - Complexity: O(n) in the number of files.
  private static func file(in folders: [String]) -> String? {
    for folder in folders {
      let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
      if let name = names.filter({ $0.hasSuffix(".storekit") }).min() { return "\(folder)/\(name)" }
    }
    return nil
  }

  /// Hands over a product, as a person who confirms it.
  func buy(_ product: Product, quantity: Int, token: UUID? = nil) -> Transaction {
    let transaction = Transaction(
      number: transactions.count + 1, product: product, quantity: quantity, token: token, in: self)
    transactions.append(transaction)
    for change in changes { change() }
    return transaction
  }

  func finish(_ transaction: Transaction) {
    guard let index = transactions.firstIndex(where: { $0.id == transaction.id }) else { return }
    transactions[index].isFinished = true
  }

  /// What the person may use at present: all but what is used up.
  var entitlements: [Transaction] {
    var latest: [String: Transaction] = [:]
    for transaction in transactions where transaction.productType != .consumable {
      latest[transaction.subscriptionGroupID ?? transaction.productID] = transaction
    }
    return latest.values.filter { ($0.expirationDate ?? .distantFuture) > .now }.sorted { $0.id < $1.id }
  }

  /// Has a closure called each time that something was bought.
  func onChange(_ change: @escaping () -> Void) { changes.append(change) }
}
