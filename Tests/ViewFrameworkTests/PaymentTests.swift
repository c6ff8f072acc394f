import EarshotTesting
import StoreKit
import SwiftUI
import TestSupport
import Testing
import TreeFormat

@MainActor
@Suite("Payments, and what a person owns", .serialized, .timeLimit(.minutes(10)))
struct PaymentTests {
  private static let file = #"""
    {"products": [
      {"productID": "bones", "displayPrice": "0.99", "type": "Consumable",
       "localizations": [{"displayName": "Ten Bones", "description": "For good dogs.", "locale": "en_US"}]},
      {"productID": "kennel", "displayPrice": "19.99", "type": "NonConsumable",
       "localizations": [{"displayName": "Kennel", "description": "", "locale": "en_US"}]}],
     "settings": {"_locale": "en_US", "_storefront": "USA"},
     "subscriptionGroups": [{"id": "G1", "name": "Club", "subscriptions": [
      {"productID": "club.month", "displayPrice": "4.99", "type": "RecurringSubscription", "groupNumber": 1,
       "recurringSubscriptionPeriod": "P1M",
       "localizations": [{"displayName": "Monthly", "description": "Walks", "locale": "en_US"}]}]}]}
    """#

  private func inShop(_ view: some View = Text("Shop"), _ body: (Screen) async throws -> Void) async throws {
    let folder = try TemporaryFolder(["Shop.storekit": Self.file])
    let options = LaunchOptions(resourceFolders: [folder.path], date: "now")
    try await hosting(view, environment: options) { screen in
      try await screen.advance(by: .zero)
      try await body(screen)
    }
  }

  private func product(_ name: String, _ screen: Screen) async throws -> SKProduct {
    let clerk = Clerk()
    let request = SKProductsRequest(productIdentifiers: [name])
    request.delegate = clerk
    request.start()
    try await screen.advance(by: .zero)
    return try #require(clerk.products.first)
  }

  @Test("Products are asked for by their identifiers, and those that are not sold are named")
  func asking() async throws {
    try await inShop { screen in
      let clerk = Clerk()
      let request: SKRequest = SKProductsRequest(productIdentifiers: ["kennel", "cat", "ape"])
      request.delegate = clerk
      let delegate: (any SKRequestDelegate)? = request.delegate
      request.start()
      #expect(delegate === clerk && clerk.log == [])
      try await screen.advance(by: .zero)
      #expect(clerk.log == ["received kennel, unknown ape cat", "finished"])
      let kennel: SKProduct = try #require(clerk.products.first)
      #expect(kennel.localizedTitle == "Kennel" && kennel.price == NSDecimalNumber(string: "19.99"))
      #expect(kennel.priceLocale.identifier == "en_US" && kennel.subscriptionGroupIdentifier == nil)
      request.start()
      request.cancel()
      try await screen.advance(by: .zero)
      #expect(clerk.log.count == 2)
    }
  }

  @Test("A payment is told to those who watch the queue, and stays in it until it is finished")
  func paying() async throws {
    try await inShop { screen in
      let bones = try await product("bones", screen)
      let (clerk, queue) = (Clerk(), SKPaymentQueue.default())
      queue.add(clerk)
      defer { queue.remove(clerk) }
      let payment = SKMutablePayment(product: bones)
      payment.quantity = 3
      queue.add(payment)
      try await screen.advance(by: .zero)
      #expect(SKPaymentQueue.canMakePayments() && clerk.log == ["purchased bones, 3"])
      let transaction: SKPaymentTransaction = try #require(queue.transactions.first)
      #expect(transaction.payment === payment && transaction.error == nil)
      #expect(transaction.transactionIdentifier == "1" && transaction.transactionDate != nil)
      queue.finishTransaction(transaction)
      #expect(queue.transactions.isEmpty)
    }
  }

  @Test("What is owned is restored, and what was used up is not")
  func restoring() async throws {
    try await inShop { screen in
      let queue = SKPaymentQueue.default()
      for name in ["bones", "kennel"] { queue.add(SKPayment(product: try await product(name, screen))) }
      try await screen.advance(by: .zero)
      for transaction in queue.transactions { queue.finishTransaction(transaction) }
      let clerk = Clerk()
      queue.add(clerk)
      queue.restoreCompletedTransactions()
      try await screen.advance(by: .zero)
      #expect(clerk.log == ["restored kennel, 1", "restored all"])
      queue.remove(clerk)
      for transaction in queue.transactions { queue.finishTransaction(transaction) }
      queue.restoreCompletedTransactions()
      try await screen.advance(by: .zero)
      #expect(clerk.log.count == 2)
      for transaction in queue.transactions { queue.finishTransaction(transaction) }
    }
  }

  @Test("A payment for what this shop does not sell fails as one that was cancelled")
  func failing() async throws {
    var bones: SKProduct?
    try await inShop { bones = try await product("bones", $0) }
    let foreign = try #require(bones)
    try await hosting(Text("Empty")) { screen in
      let (clerk, queue) = (Clerk(), SKPaymentQueue.default())
      queue.add(clerk)
      defer { queue.remove(clerk) }
      queue.add(SKPayment(product: foreign))
      try await screen.advance(by: .zero)
      #expect(clerk.log == ["failed bones, 1"])
      let error = try #require(queue.transactions.first?.error as? SKError)
      #expect(error == SKError(.paymentCancelled) && error.code == SKError.paymentCancelled)
      #expect(queue.transactions.first?.transactionState == SKPaymentTransactionState.failed)
      for transaction in queue.transactions { queue.finishTransaction(transaction) }
    }
  }

  @Test("A view is told of the products, of what is owned and of subscriptions, again after each purchase")
  func following() async throws {
    try await inShop(Owner()) { screen in
      func heard() async throws -> [String] {
        try await screen.tour().stops.map(\.utterance.text).filter { !$0.hasSuffix("button") }
      }
      #expect(try await heard() == ["Sold: kennel, unknown: cat", "Kennel: no", "Club: 0"])
      try await screen.activate("Buy Kennel")
      try await screen.advance(by: .zero)
      #expect(try await heard() == ["Sold: kennel, unknown: cat", "Kennel: yes", "Club: 0"])
      try await screen.activate("Join")
      try await screen.advance(by: .zero)
      #expect(try await heard() == ["Sold: kennel, unknown: cat", "Kennel: yes", "Club: 1"])
    }
  }

  @Test("The app is told before a purchase in a view of the shop begins, and when it has ended")
  func telling() async throws {
    let clerk = Clerk()
    let view = StoreView(ids: ["kennel"])
      .onInAppPurchaseStart { product in clerk.log.append("starts \(product.id)") }
      .onInAppPurchaseCompletion { product, result in
        guard case .success(.success(let bought)) = result else { return }
        let transaction = try? bought.payloadValue
        clerk.log.append("ends \(product.id), \(transaction?.productID ?? "nothing")")
      }
    try await inShop(view) { screen in
      try await screen.activate("$19.99")
      try await screen.advance(by: .zero)
      #expect(clerk.log == ["starts kennel", "ends kennel, kennel"])
    }
  }

  @Test("Buttons of a shop are those that are asked for, and not those that a view inside hides")
  func buttons() async throws {
    let kinds: [StoreButtonKind] = [.cancellation, .restorePurchases]
    #expect(Set(kinds).count == 2)
    let view = StoreView(ids: ["bones"]).storeButton(.hidden, for: .restorePurchases)
      .storeButton(.visible, for: .cancellation, .restorePurchases)
    try await inShop(view) { screen in
      let heard = try await screen.tour().stops.map(\.utterance.text)
      #expect(heard.suffix(2) == ["$0.99, button", "Close, button"])
    }
  }

  @Test("A shop is in the country of its file, and asking for a rating is told to the developer")
  func store() async throws {
    try await inShop { screen in
      let front: Storefront? = await Storefront.current
      #expect(front?.countryCode == "USA" && front?.id == "USA")
      #expect(AppStore.canMakePayments)
      SKStoreReviewController.requestReview()
      let told = await screen.takeDiagnostics().map(\.message)
      #expect(told == ["The app asks to be rated. There is no shop here; nothing is shown."])
    }
    try await hosting(Text("No shop")) { _ in
      #expect(await Storefront.current == nil)
    }
  }

  @Test("What is not verified is had only by those who ask for it all the same")
  func verification() throws {
    let good = VerificationResult<Int>.verified(7)
    let bad = VerificationResult<Int>.unverified(7, .invalidSignature)
    #expect(try good.payloadValue == 7 && good.unsafePayloadValue == 7)
    #expect(throws: VerificationResult<Int>.VerificationError.invalidSignature) { try bad.payloadValue }
    #expect(bad.unsafePayloadValue == 7 && good != bad)
    #expect(EntitlementTaskState.success(7).map { $0 * 2 }.value == 14)
    #expect(EntitlementTaskState<Int>.loading.map { $0 * 2 }.value == nil)
    #expect(EntitlementTaskState<Int>.failure(CancellationError()).map { $0 * 2 }.value == nil)
  }
}

@MainActor
private final class Clerk: NSObject, SKProductsRequestDelegate, @preconcurrency SKPaymentTransactionObserver {
  var log: [String] = []
  var products: [SKProduct] = []

  func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse) {
    products = response.products
    let names = products.map(\.productIdentifier).joined(separator: " ")
    log.append("received \(names), unknown \(response.invalidProductIdentifiers.joined(separator: " "))")
  }

  func requestDidFinish(_ request: SKRequest) { log.append("finished") }

  func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction]) {
    for transaction in transactions {
      let payment = transaction.payment
      log.append("\(transaction.transactionState) \(payment.productIdentifier), \(payment.quantity)")
    }
  }

  func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {
    log.append("restored all")
  }
}

private struct Owner: View {
  @Environment(\.purchase) private var purchase: PurchaseAction
  @State private var sold = ""
  @State private var hasKennel = false
  @State private var statuses = 0

  var body: some View {
    VStack {
      Text(verbatim: "Sold: \(sold)")
      Text(verbatim: "Kennel: \(hasKennel ? "yes" : "no")")
      Text(verbatim: "Club: \(statuses)")
      Button("Buy Kennel") { buy("kennel") }
      Button("Join") { buy("club.month") }
    }
    .storeProductsTask(for: ["kennel", "cat"]) { state in
      guard case .success(let products, let unavailable) = state else { return }
      sold = products.map(\.id).joined() + ", unknown: " + unavailable.joined()
    }
    .currentEntitlementTask(for: "kennel") { hasKennel = ($0.value ?? nil) != nil }
    .subscriptionStatusTask(for: "G1") { statuses = $0.value?.count ?? 0 }
  }

  private func buy(_ name: String) {
    Task {
      guard let product = try await Product.products(for: [name]).first else { return }
      try await purchase(product)
    }
  }
}
