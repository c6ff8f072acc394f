import Foundation

/// What a person pays for.
open class SKPayment: NSObject {
  /// What tells the product from others.
  public let productIdentifier: String
  /// How many of it.
  public var quantity: Int { count }
  fileprivate var count = 1

  /// Pays for a product.
  public required init(product: SKProduct) { productIdentifier = product.productIdentifier }
}

/// What a person pays for, which can be changed.
open class SKMutablePayment: SKPayment {
  /// How many of it.
  public override var quantity: Int {
    get { count }
    set { count = newValue }
  }
}

/// How far a purchase is.
public enum SKPaymentTransactionState: Int, Sendable {
  /// It goes on, was made, failed, was brought back, or waits for somebody.
  case purchasing, purchased, failed, restored, deferred
}

/// A purchase, as it was told before `Transaction`.
open class SKPaymentTransaction: NSObject {
  /// What was paid for.
  public let payment: SKPayment
  /// How far it is.
  public let transactionState: SKPaymentTransactionState
  /// What tells it from others.
  public let transactionIdentifier: String?
  /// When it was.
  public let transactionDate: Date?
  /// Why it failed.
  public let error: (any Error)?
  /// The purchase that was brought back.
  public var original: SKPaymentTransaction? { nil }

  init(_ payment: SKPayment, _ state: SKPaymentTransactionState, of bought: Transaction?) {
    self.payment = payment
    transactionState = state
    transactionIdentifier = bought.map { "\($0.id)" }
    transactionDate = bought?.purchaseDate
    error = state == .failed ? SKError(.paymentCancelled) : nil
  }
}

/// Why something failed in the shop.
public struct SKError: Error, Hashable, Sendable {
  /// What was wrong.
  public enum Code: Int, Sendable {
    /// Something else, what the app may not ask, a change of mind, what makes no sense, or what is forbidden.
    case unknown, clientInvalid, paymentCancelled, paymentInvalid, paymentNotAllowed
    /// The shop does not have it, or there is no network.
    case storeProductNotAvailable, cloudServicePermissionDenied, cloudServiceNetworkConnectionFailed
  }

  /// What was wrong.
  public let code: Code

  /// An error of a code.
  public init(_ code: Code) { self.code = code }

  /// The person changed their mind.
  public static var paymentCancelled: Code { .paymentCancelled }
}

/// Is told about purchases.
public protocol SKPaymentTransactionObserver: AnyObject {
  /// Takes in how far purchases are.
  func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
  /// Takes in that everything was brought back.
  func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
  /// Takes in that nothing could be brought back.
  func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error)
}

extension SKPaymentTransactionObserver {
  /// Does nothing.
  public func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {}
  /// Does nothing.
  public func paymentQueue(
    _ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error
  ) {}
}

/// The purchases that an app makes, one after another.
@MainActor @preconcurrency
open class SKPaymentQueue: NSObject {
  private static let queue = SKPaymentQueue()
  private var observers: [any SKPaymentTransactionObserver] = []
  /// The purchases that the app has not finished.
  public private(set) var transactions: [SKPaymentTransaction] = []

  /// The queue of the app.
  open class func `default`() -> SKPaymentQueue { queue }
  /// True: nobody has forbidden purchases.
  open class func canMakePayments() -> Bool { true }

  /// Tells somebody about purchases from now on.
  open func add(_ observer: any SKPaymentTransactionObserver) { observers.append(observer) }
  /// Tells somebody nothing any more.
  open func remove(_ observer: any SKPaymentTransactionObserver) { observers.removeAll { $0 === observer } }

  /// Makes a purchase, as a person who confirms what the system asks.
  open func add(_ payment: SKPayment) {
    Task { @MainActor in
      let product = Shop.current.products.first { $0.id == payment.productIdentifier }
      let bought = product.map { Shop.current.buy($0, quantity: payment.quantity) }
      tell([SKPaymentTransaction(payment, bought == nil ? .failed : .purchased, of: bought)])
    }
  }

  /// Says that the app has handed over what was bought.
  open func finishTransaction(_ transaction: SKPaymentTransaction) {
    transactions.removeAll { $0 === transaction }
  }

  /// Brings back what was bought before.
  open func restoreCompletedTransactions() {
    Task { @MainActor in
      let shop = Shop.current
      let restored = shop.entitlements.compactMap { bought -> SKPaymentTransaction? in
        guard let product = shop.products.first(where: { $0.id == bought.productID }) else { return nil }
        return SKPaymentTransaction(SKPayment(product: SKProduct(product)), .restored, of: bought)
      }
      if !restored.isEmpty { tell(restored) }
      for observer in observers { observer.paymentQueueRestoreCompletedTransactionsFinished(self) }
    }
  }

  private func tell(_ new: [SKPaymentTransaction]) {
    transactions += new
    for observer in observers { observer.paymentQueue(self, updatedTransactions: new) }
  }
}
