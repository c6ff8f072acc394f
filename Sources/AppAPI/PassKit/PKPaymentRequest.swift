import UIKit

/// A kind of card.
public struct PKPaymentNetwork: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A kind by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A company of cards.
  public static let visa = PKPaymentNetwork(rawValue: "Visa")
  /// A company of cards.
  public static let masterCard = PKPaymentNetwork(rawValue: "MasterCard")
  /// A company of cards.
  public static let amex = PKPaymentNetwork(rawValue: "AmEx")
  /// A company of cards.
  public static let discover = PKPaymentNetwork(rawValue: "Discover")
  /// A company of cards.
  public static let maestro = PKPaymentNetwork(rawValue: "Maestro")
}

/// What a shop can do with cards.
public struct PKMerchantCapability: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// A set by its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Payments that a bank confirms.
  public static let threeDSecure = PKMerchantCapability(rawValue: 1)
  /// The same, by its older name.
  public static let capability3DS = PKMerchantCapability.threeDSecure
  /// Cards on credit.
  public static let credit = PKMerchantCapability(rawValue: 4)
  /// Cards of an account.
  public static let debit = PKMerchantCapability(rawValue: 8)
}

/// A line of what is paid for.
open class PKPaymentSummaryItem: NSObject {
  /// What it is.
  public let label: String
  /// What it costs.
  public let amount: NSDecimalNumber

  /// Makes a line.
  public init(label: String, amount: NSDecimalNumber) {
    self.label = label
    self.amount = amount
  }
}

/// What is paid for, and to whom.
open class PKPaymentRequest: NSObject {
  /// The shop.
  public var merchantIdentifier = ""
  /// Where it is, by two letters.
  public var countryCode = ""
  /// Its money.
  public var currencyCode = ""
  /// The cards that it takes.
  public var supportedNetworks: [PKPaymentNetwork] = []
  /// What it can do with cards.
  public var merchantCapabilities: PKMerchantCapability = []
  /// What is paid for; the last line is the sum.
  public var paymentSummaryItems: [PKPaymentSummaryItem] = []
}

/// A ticket, a card or a voucher.
open class PKPass: NSObject {}

/// The passes of a person: none on a first launch.
open class PKPassLibrary: NSObject {
  /// True: there is a place for them.
  public class func isPassLibraryAvailable() -> Bool { true }
  /// None.
  public func passes() -> [PKPass] { [] }
}

/// Asks a person to pay; nobody has a card here.
@MainActor @preconcurrency
open class PKPaymentAuthorizationController: NSObject {
  /// Makes one for what is paid for.
  public init(paymentRequest request: PKPaymentRequest) { super.init() }
  /// True: the device could pay.
  public class func canMakePayments() -> Bool { true }
  /// False: the person has no card.
  public class func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork]) -> Bool { false }
  /// Tells that the person cannot be asked.
  open func present(completion: ((Bool) -> Void)? = nil) { completion?(false) }
  /// Tells that it is gone.
  open func dismiss(completion: (() -> Void)? = nil) { completion?() }
}
