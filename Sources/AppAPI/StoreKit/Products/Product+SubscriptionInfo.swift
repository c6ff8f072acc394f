import Foundation
import FoundationAdditions

extension Product {
  /// How a product is renewed.
  public struct SubscriptionInfo: Sendable {
    /// The group of which a person has one at a time.
    public let subscriptionGroupID: String
    /// What the group is called.
    public let groupDisplayName: String
    /// Which of the group is more; 1 is the most.
    public let groupLevel: Int
    /// For how long it is paid at a time.
    public let subscriptionPeriod: SubscriptionPeriod
    /// What it costs at first, where that is less.
    public let introductoryOffer: SubscriptionOffer?
    /// Offers to those who had it before; none are in the shop.
    public var promotionalOffers: [SubscriptionOffer] { [] }

    /// True until something of the group was bought.
    public var isEligibleForIntroOffer: Bool {
      get async { await Self.isEligibleForIntroOffer(for: subscriptionGroupID) }
    }

    /// How far subscriptions of the group are.
    public var status: [Status] {
      get async throws { try await Self.status(for: subscriptionGroupID) }
    }

    /// True until something of a group was bought.
    public static func isEligibleForIntroOffer(for groupID: String) async -> Bool {
      await MainActor.run { !Shop.current.transactions.contains { $0.subscriptionGroupID == groupID } }
    }

    /// How far subscriptions of a group are.
    ///
    /// - Throws: Nothing, as the shop is a file.
    public static func status(for groupID: String) async throws -> [Status] {
      await MainActor.run {
        Shop.current.transactions.filter { $0.subscriptionGroupID == groupID }.suffix(1).map(Status.init)
      }
    }

    init?(_ item: ShopFile.Item, in group: ShopFile.Group, style: Decimal.FormatStyle.Currency) {
      guard let period = SubscriptionPeriod(item.recurringSubscriptionPeriod ?? "") else { return nil }
      subscriptionGroupID = group.id
      groupDisplayName = group.name
      groupLevel = item.groupNumber ?? 1
      subscriptionPeriod = period
      introductoryOffer = item.introductoryOffer.flatMap { SubscriptionOffer($0, style: style) }
    }
  }

  /// A time after which something is paid again.
  public struct SubscriptionPeriod: Hashable, Sendable {
    /// What is counted.
    public enum Unit: Hashable, Sendable {
      /// A span of the calendar.
      case day, week, month, year

      /// One of it in words, in the person's language.
      public var localizedDescription: String {
        SubscriptionPeriod(unit: self, value: 1).words(in: .current)
      }
    }

    /// What is counted.
    public let unit: Unit
    /// How many of it.
    public let value: Int

    /// A week.
    public static let weekly = SubscriptionPeriod(unit: .week, value: 1)
    /// A month.
    public static let monthly = SubscriptionPeriod(unit: .month, value: 1)
    /// A year.
    public static let yearly = SubscriptionPeriod(unit: .year, value: 1)

    init(unit: Unit, value: Int) {
      self.unit = unit
      self.value = value
    }

    /// Reads a span as ISO 8601 writes it, such as `P3M`.
    init?(_ text: String) {
      guard text.first == "P", let letter = text.last, let value = Int(text.dropFirst().dropLast()) else {
        return nil
      }
      let units: [Character: Unit] = ["D": .day, "W": .week, "M": .month, "Y": .year]
      guard let unit = units[letter] else { return nil }
      self.init(unit: unit, value: value)
    }

    /// The span in words, such as "3 months".
    func words(in locale: Locale) -> String {
      let formatter = DateComponentsFormatter()
      formatter.unitsStyle = .full
      var calendar = Calendar(identifier: .gregorian)
      calendar.locale = locale
      formatter.calendar = calendar
      return formatter.string(from: components) ?? ""
    }

    /// The span as parts of a date.
    var components: DateComponents {
      switch unit {
      case .day: DateComponents(day: value)
      case .week: DateComponents(day: 7 * value)
      case .month: DateComponents(month: value)
      case .year: DateComponents(year: value)
      }
    }
  }

  /// A price for a time.
  public struct SubscriptionOffer: Hashable, Sendable {
    /// How it is paid.
    public struct PaymentMode: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String
      /// A mode by its name.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// It costs nothing.
      public static let freeTrial = PaymentMode(rawValue: "FreeTrial")
      /// Each time.
      public static let payAsYouGo = PaymentMode(rawValue: "PayAsYouGo")
      /// Once, at the beginning.
      public static let payUpFront = PaymentMode(rawValue: "PayUpFront")
    }

    /// What tells it from others.
    public let id: String?
    /// What it costs.
    public let price: Decimal
    /// What it costs, with the currency.
    public let displayPrice: String
    /// For how long it holds at a time.
    public let period: SubscriptionPeriod
    /// How often.
    public let periodCount: Int
    /// How it is paid.
    public let paymentMode: PaymentMode

    init?(_ offer: ShopFile.Offer, style: Decimal.FormatStyle.Currency) {
      guard let period = SubscriptionPeriod(offer.subscriptionPeriod ?? "") else { return nil }
      id = offer.internalID
      price = offer.displayPrice.flatMap { Decimal(string: $0) } ?? 0
      displayPrice = price.formatted(style)
      self.period = period
      periodCount = offer.numberOfPeriods ?? 1
      paymentMode =
        switch offer.paymentMode {
        case "payAsYouGo": .payAsYouGo
        case "payUpFront": .payUpFront
        default: .freeTrial
        }
    }
  }
}

extension Product.SubscriptionInfo {
  /// How far a subscription is.
  public struct RenewalState: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: Int
    /// A state by its number.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The person has it.
    public static let subscribed = RenewalState(rawValue: 1)
    /// It ended.
    public static let expired = RenewalState(rawValue: 2)
    /// It was not paid, and is asked for again.
    public static let inBillingRetryPeriod = RenewalState(rawValue: 3)
    /// It was not paid, and can be used a while.
    public static let inGracePeriod = RenewalState(rawValue: 4)
    /// It was given back.
    public static let revoked = RenewalState(rawValue: 5)
  }

  /// What happens when a subscription ends.
  public struct RenewalInfo: Sendable {
    /// The product that the person has.
    public let currentProductID: String
    /// The product that follows.
    public let autoRenewPreference: String?
    /// True where one follows.
    public let willAutoRenew: Bool
  }

  /// How far a subscription is, and what was bought for it.
  public struct Status: Sendable {
    /// Changes that come from elsewhere while the app runs; none does.
    public static var updates: AsyncStream<Status> { AsyncStream { _ in } }

    /// How far it is.
    public let state: RenewalState
    /// What was bought.
    public let transaction: VerificationResult<Transaction>
    /// What happens when it ends.
    public let renewalInfo: VerificationResult<RenewalInfo>

    init(_ transaction: Transaction) {
      let isOver = (transaction.expirationDate ?? .distantFuture) < .now
      state = isOver ? .expired : .subscribed
      self.transaction = .verified(transaction)
      renewalInfo = .verified(
        RenewalInfo(
          currentProductID: transaction.productID, autoRenewPreference: transaction.productID,
          willAutoRenew: true))
    }
  }
}
