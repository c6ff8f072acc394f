@_exported import UIKit

/// Something that an app sells.
///
///     let products = try await Product.products(for: ["bones.10"])
public struct Product: Identifiable, Sendable, Hashable {
  /// What tells it from others.
  public let id: String
  /// How it is used.
  public let type: ProductType
  /// What it is called.
  public let displayName: String
  /// What it is.
  public let description: String
  /// What it costs.
  public let price: Decimal
  /// What it costs, with the currency.
  public let displayPrice: String
  /// True where the family may use it too.
  public let isFamilyShareable: Bool
  /// How it is renewed; `nil` for what is bought once.
  public let subscription: SubscriptionInfo?
  /// How its price is written.
  public let priceFormatStyle: Decimal.FormatStyle.Currency

  /// How something that is sold is used.
  public struct ProductType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A type by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// It is used up.
    public static let consumable = ProductType(rawValue: "Consumable")
    /// It stays.
    public static let nonConsumable = ProductType(rawValue: "Non-Consumable")
    /// It ends, and is bought again.
    public static let nonRenewable = ProductType(rawValue: "Non-Renewing Subscription")
    /// It is renewed until a person ends it.
    public static let autoRenewable = ProductType(rawValue: "Auto-Renewable Subscription")
  }

  /// The products of some identifiers that the shop has.
  ///
  /// - Throws: Nothing, as the shop is a file.
  public static func products<Identifiers: Collection>(
    for identifiers: Identifiers
  ) async throws -> [Product] where Identifiers.Element == String {
    let wanted = Set(identifiers)
    return await MainActor.run { Shop.current.products.filter { wanted.contains($0.id) } }
  }

  /// How a purchase ended.
  public enum PurchaseResult: Sendable {
    /// It was bought.
    case success(VerificationResult<Transaction>)
    /// The person did not want it after all.
    case userCancelled
    /// Somebody else has to allow it.
    case pending
  }

  /// What is asked for with a purchase.
  public struct PurchaseOption: Hashable, Sendable {
    fileprivate var quantity = 1
    fileprivate var token: UUID?

    /// For an account of the app.
    public static func appAccountToken(_ token: UUID) -> PurchaseOption { PurchaseOption(token: token) }
    /// So many of it.
    public static func quantity(_ quantity: Int) -> PurchaseOption { PurchaseOption(quantity: quantity) }
    /// As for a child; nobody else is asked here.
    public static func simulatesAskToBuyInSandbox(_ simulates: Bool) -> PurchaseOption { PurchaseOption() }
  }

  /// Buys it, as a person who confirms what the system asks.
  ///
  /// - Throws: Nothing, as the shop is a file.
  @discardableResult
  public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
    let quantity = options.map(\.quantity).max() ?? 1
    let token = options.compactMap(\.token).first
    return await MainActor.run {
      .success(.verified(Shop.current.buy(self, quantity: quantity, token: token)))
    }
  }

  /// Buys it, with what the system asks shown above a scene.
  ///
  /// - Throws: Nothing, as the shop is a file.
  @discardableResult
  public func purchase(
    confirmIn scene: UIScene, options: Set<PurchaseOption> = []
  ) async throws -> PurchaseResult {
    try await purchase(options: options)
  }

  /// The last purchase of it.
  public var latestTransaction: VerificationResult<Transaction>? {
    get async { await Transaction.latest(for: id) }
  }

  /// The purchase by which the person may use it.
  public var currentEntitlement: VerificationResult<Transaction>? {
    get async { await Transaction.currentEntitlement(for: id) }
  }
}

extension Product {
  init(_ item: ShopFile.Item, in group: ShopFile.Group?, shop: Locale, language: String) {
    id = item.productID
    type =
      switch item.type {
      case "Consumable": .consumable
      case "NonConsumable": .nonConsumable
      case "NonRenewingSubscription": .nonRenewable
      default: .autoRenewable
      }
    let words = Self.words(item.localizations ?? [], in: language)
    displayName = words?.displayName ?? ""
    description = words?.description ?? ""
    price = Decimal(string: item.displayPrice) ?? 0
    let style = Decimal.FormatStyle.Currency(code: shop.currency?.identifier ?? "USD", locale: shop)
    priceFormatStyle = style
    displayPrice = price.formatted(style)
    isFamilyShareable = item.familyShareable ?? false
    subscription = group.flatMap { SubscriptionInfo(item, in: $0, style: style) }
  }

  /// The words in the language that comes nearest to the person's, else the first.
  private static func words(_ all: [ShopFile.Words], in language: String) -> ShopFile.Words? {
    let wanted = Locale(identifier: language).language.languageCode
    return all.first { Locale(identifier: $0.locale).language.languageCode == wanted } ?? all.first
  }

  /// Returns true for the same product.
  public static func == (left: Product, right: Product) -> Bool { left.id == right.id }
  /// Hashes what tells it from others.
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
