import Foundation

extension Transaction {
  /// How somebody came to a price for a time.
  public struct OfferType: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: Int
    /// A type by its number.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// By the first purchase of a group.
    public static let introductory = OfferType(rawValue: 1)
    /// By the app, as somebody who had it before.
    public static let promotional = OfferType(rawValue: 2)
    /// By letters that were given away.
    public static let code = OfferType(rawValue: 3)
    /// By the app, as somebody who no longer has it.
    public static let winBack = OfferType(rawValue: 4)
  }

  /// A price for a time with which a subscription began.
  public struct Offer: Hashable, Sendable {
    /// How a price for a time is paid.
    public struct PaymentMode: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String
      /// A mode by its name.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// It costs nothing.
      public static let freeTrial = PaymentMode(rawValue: "FREE_TRIAL")
      /// Each time.
      public static let payAsYouGo = PaymentMode(rawValue: "PAY_AS_YOU_GO")
      /// Once, at the beginning.
      public static let payUpFront = PaymentMode(rawValue: "PAY_UP_FRONT")
      /// Once, for what is not renewed.
      public static let oneTime = PaymentMode(rawValue: "ONE_TIME")
    }

    /// How somebody came to it.
    public let type: OfferType
    /// How it is paid.
    public let paymentMode: PaymentMode?
    /// For how long it holds at a time.
    public let period: Product.SubscriptionPeriod?
    /// What tells it from others; `nil` for the one of the first purchase.
    public let id: String?

    /// The offer of a first purchase.
    init(_ offer: Product.SubscriptionOffer) {
      type = .introductory
      paymentMode =
        switch offer.paymentMode {
        case .payAsYouGo: .payAsYouGo
        case .payUpFront: .payUpFront
        default: .freeTrial
        }
      period = offer.period
      id = nil
    }
  }

  /// Why a purchase was made.
  public struct Reason: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A reason by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The person wanted it.
    public static let purchase = Reason(rawValue: "PURCHASE")
    /// A subscription went on.
    public static let renewal = Reason(rawValue: "RENEWAL")
  }

  /// The money that it cost.
  public var currency: Locale.Currency? { currencyCode.map { Locale.Currency($0) } }
  /// The country of the shop, by three letters.
  public var storefrontCountryCode: String { storefront.countryCode }
  /// The file of the app: it is the only shop here.
  public var environment: AppStore.Environment { .xcode }
  /// By the person: no subscription goes on here.
  public var reason: Reason { .purchase }
  /// How somebody came to the price with which it began.
  public var offerType: OfferType? { offer?.type }
  /// What tells the price with which it began from others.
  public var offerID: String? { offer?.id }
  /// How the price with which it began is paid.
  public var offerPaymentModeStringRepresentation: String? { offer?.paymentMode?.rawValue }
  /// The number of the order; none was sent.
  public var webOrderLineItemID: String? { nil }
  /// The app in which it was made.
  public var appBundleID: String { Bundle.main.bundleIdentifier ?? "" }
  /// When the shop signed it: as it was made.
  public var signedDate: Date { purchaseDate }

  /// How far the subscription is; `nil` for what is bought once.
  public var subscriptionStatus: Product.SubscriptionInfo.Status? {
    get async {
      guard let subscriptionGroupID else { return nil }
      return try? await Product.SubscriptionInfo.status(for: subscriptionGroupID).first
    }
  }
}
