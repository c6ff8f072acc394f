import Foundation

/// A purchase.
public struct Transaction: Identifiable, Hashable, Sendable {
  /// Whose it is.
  public struct OwnershipType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A type by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The person's own.
    public static let purchased = OwnershipType(rawValue: "PURCHASED")
    /// The family's.
    public static let familyShared = OwnershipType(rawValue: "FAMILY_SHARED")
  }

  /// Why a purchase was given back.
  public struct RevocationReason: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: Int
    /// A reason by its number.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Something was wrong with the app.
    public static let developerIssue = RevocationReason(rawValue: 1)
    /// Something else.
    public static let other = RevocationReason(rawValue: 0)
  }

  /// What became of a wish for one's money.
  public enum RefundRequestStatus: Hashable, Sendable {
    /// It was sent, or not.
    case success, userCancelled
  }

  /// Why a wish for one's money could not be sent.
  public enum RefundRequestError: Error, Hashable, Sendable {
    /// It was sent before, or something else went wrong.
    case duplicateRequest, failed
  }

  /// What tells it from others.
  public let id: UInt64
  /// What was bought, by its identifier.
  public let productID: String
  /// How the product is used.
  public let productType: Product.ProductType
  /// When it was.
  public let purchaseDate: Date
  /// Until when the product can be used.
  public let expirationDate: Date?
  /// How many were bought.
  public let purchasedQuantity: Int
  /// The group of which a person has one at a time.
  public let subscriptionGroupID: String?
  /// What it cost.
  public let price: Decimal?
  /// The money that it cost, by three letters.
  public let currencyCode: String?
  /// The shop in which it was made.
  public let storefront: Storefront
  /// Whose it is in the app, as the app itself said.
  public let appAccountToken: UUID?
  /// The price for a time with which a subscription began; `nil` for the usual one.
  public let offer: Offer?
  var isFinished = false

  /// The first purchase of the product; itself.
  public var originalID: UInt64 { id }
  /// When the product was first bought.
  public var originalPurchaseDate: Date { purchaseDate }
  /// When it was given back; it was not.
  public var revocationDate: Date? { nil }
  /// Why it was given back; it was not.
  public var revocationReason: RevocationReason? { nil }
  /// False: nothing better was bought in its place.
  public var isUpgraded: Bool { false }
  /// The person's own.
  public var ownershipType: OwnershipType { .purchased }

  @MainActor
  init(number: Int, product: Product, quantity: Int, token: UUID?, in shop: Shop) {
    id = UInt64(number)
    productID = product.id
    productType = product.type
    purchaseDate = .now
    expirationDate = product.subscription.flatMap {
      Calendar(identifier: .gregorian).date(byAdding: $0.subscriptionPeriod.components, to: .now)
    }
    purchasedQuantity = quantity
    subscriptionGroupID = product.subscription?.subscriptionGroupID
    // Whoever had one of the group before begins with the usual price.
    let group = product.subscription?.subscriptionGroupID
    let isFirst = !shop.transactions.contains { $0.subscriptionGroupID == group }
    let beginning = isFirst ? product.subscription?.introductoryOffer : nil
    offer = beginning.map { Offer($0) }
    price = beginning?.price ?? product.price
    currencyCode = shop.currencyCode
    let country = shop.countryCode ?? Shop.usualCountry
    storefront = Storefront(countryCode: country, id: country)
    appAccountToken = token
  }

  /// Says that the app has handed over what was bought.
  public func finish() async { await MainActor.run { Shop.current.finish(self) } }

  /// All purchases.
  public static var all: Transactions { Transactions { Shop.current.transactions } }
  /// Those by which the person may use something.
  public static var currentEntitlements: Transactions { Transactions { Shop.current.entitlements } }
  /// Those that the app has not handed over.
  public static var unfinished: Transactions {
    Transactions { Shop.current.transactions.filter { !$0.isFinished } }
  }
  /// Purchases that come from elsewhere while the app runs; none does.
  public static var updates: Transactions { Transactions(goesOn: true) { [] } }

  /// The last purchase of a product.
  public static func latest(for productID: String) async -> VerificationResult<Transaction>? {
    await MainActor.run { Shop.current.transactions.last { $0.productID == productID }.map { .verified($0) } }
  }

  /// The purchase by which the person may use a product.
  public static func currentEntitlement(for productID: String) async -> VerificationResult<Transaction>? {
    await MainActor.run { Shop.current.entitlements.last { $0.productID == productID }.map { .verified($0) } }
  }

  /// Purchases, one after another.
  public struct Transactions: AsyncSequence, Sendable {
    /// What comes.
    public typealias Element = VerificationResult<Transaction>
    fileprivate var goesOn = false
    fileprivate let read: @MainActor @Sendable () -> [Transaction]

    /// Begins with the first.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(self) }

    /// Goes from one purchase to the next.
    public struct AsyncIterator: AsyncIteratorProtocol {
      private let source: Transactions
      private var rest: [Transaction]?

      fileprivate init(_ source: Transactions) { self.source = source }

      /// The next purchase.
      public mutating func next() async -> VerificationResult<Transaction>? {
        var left = rest ?? []
        if rest == nil { left = await MainActor.run { [source] in source.read() } }
        if left.isEmpty, source.goesOn { await Self.waitForCancellation() }
        rest = Array(left.dropFirst())
        return left.first.map { .verified($0) }
      }

      /// Nothing comes from elsewhere; who listens is waiting until its task is cancelled.
      private static func waitForCancellation() async {
        let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
        for await _ in stream {}
        continuation.finish()
      }
    }
  }
}

/// A value of the shop, and whether it really comes from there.
public enum VerificationResult<SignedType> {
  /// It does not.
  case unverified(SignedType, VerificationError)
  /// It does.
  case verified(SignedType)

  /// Why a value is not from the shop.
  public enum VerificationError: Error, Hashable, Sendable {
    /// What is signed does not fit.
    case invalidSignature, invalidDeviceVerification, revokedCertificate, invalidEncoding
  }

  /// The value, whether it is from the shop or not.
  public var unsafePayloadValue: SignedType {
    switch self {
    case .unverified(let value, _), .verified(let value): value
    }
  }

  /// What the shop says.
  public var payloadValue: SignedType {
    get throws {
      switch self {
      case .unverified(_, let error): throw error
      case .verified(let value): value
      }
    }
  }
}

extension VerificationResult: Sendable where SignedType: Sendable {}
extension VerificationResult: Equatable where SignedType: Equatable {}
extension VerificationResult: Hashable where SignedType: Hashable {}
