import AppHost
import UIKit

/// Something that an app sells, as it was had before `Product`.
open class SKProduct: NSObject {
  let product: Product

  init(_ product: Product) { self.product = product }

  /// What tells it from others.
  public var productIdentifier: String { product.id }
  /// What it is called.
  public var localizedTitle: String { product.displayName }
  /// What it is.
  public var localizedDescription: String { product.description }
  /// What it costs.
  public var price: NSDecimalNumber { NSDecimalNumber(decimal: product.price) }
  /// How its price is written.
  public var priceLocale: Locale { product.priceFormatStyle.locale }
  /// The group of which a person has one at a time.
  public var subscriptionGroupIdentifier: String? { product.subscription?.subscriptionGroupID }
}

/// Asks the shop for something.
@MainActor @preconcurrency
open class SKRequest: NSObject {
  /// Who is told.
  open weak var delegate: (any SKRequestDelegate)?

  /// Asks.
  open func start() {
    Task { @MainActor in finish() }
  }

  /// Does not ask any more.
  open func cancel() { delegate = nil }

  func finish() { delegate?.requestDidFinish(self) }
}

/// Is told what the shop answers.
@MainActor @preconcurrency
public protocol SKRequestDelegate: NSObjectProtocol {
  /// Takes in that everything was answered.
  func requestDidFinish(_ request: SKRequest)
  /// Takes in that the shop did not answer.
  func request(_ request: SKRequest, didFailWithError error: any Error)
}

extension SKRequestDelegate {
  /// Does nothing.
  public func requestDidFinish(_ request: SKRequest) {}
  /// Does nothing.
  public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}

/// Is told which products the shop has.
@MainActor @preconcurrency
public protocol SKProductsRequestDelegate: SKRequestDelegate {
  /// Takes in the products.
  func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}

/// Asks the shop for products.
open class SKProductsRequest: SKRequest {
  private let identifiers: Set<String>

  /// Asks for the products of some identifiers.
  public init(productIdentifiers: Set<String>) {
    identifiers = productIdentifiers
    super.init()
  }

  override func finish() {
    let found = Shop.current.products.filter { identifiers.contains($0.id) }
    let missing = identifiers.subtracting(found.map(\.id)).sorted()
    let response = SKProductsResponse(found.map(SKProduct.init), missing)
    (delegate as? any SKProductsRequestDelegate)?.productsRequest(self, didReceive: response)
    super.finish()
  }
}

/// The products that the shop has.
open class SKProductsResponse: NSObject {
  /// Those that the shop has.
  public let products: [SKProduct]
  /// The identifiers of which the shop has none.
  public let invalidProductIdentifiers: [String]

  init(_ products: [SKProduct], _ missing: [String]) {
    self.products = products
    invalidProductIdentifiers = missing
  }
}
