import EarshotTesting
import StoreKit
import SwiftUI
import TestSupport
import Testing
import TreeFormat

@MainActor
@Suite("The shop of an app", .timeLimit(.minutes(10)))
struct StoreTests {
  private static let file = #"""
    {"products": [
      {"productID": "bones", "displayPrice": "0.99", "type": "Consumable", "familyShareable": false,
       "localizations": [
         {"displayName": "Ten Bones", "description": "For good dogs.", "locale": "en_US"},
         {"displayName": "Zehn Knochen", "description": "Für brave Hunde.", "locale": "de"}]},
      {"productID": "kennel", "displayPrice": "19.99", "type": "NonConsumable",
       "localizations": [{"displayName": "Kennel", "description": "", "locale": "en_US"}]}],
     "settings": {"_locale": "en_US", "_storefront": "USA"},
     "subscriptionGroups": [{"id": "G1", "name": "Club", "subscriptions": [
      {"productID": "club.month", "displayPrice": "4.99", "type": "RecurringSubscription", "groupNumber": 1,
       "recurringSubscriptionPeriod": "P1M",
       "localizations": [{"displayName": "Monthly", "description": "Walks", "locale": "en_US"}]},
      {"productID": "club.year", "displayPrice": "49.99", "type": "RecurringSubscription", "groupNumber": 1,
       "recurringSubscriptionPeriod": "P1Y",
       "introductoryOffer": {"paymentMode": "free", "subscriptionPeriod": "P1W", "numberOfPeriods": 1},
       "localizations": [{"displayName": "Yearly", "description": "Walks", "locale": "en_US"}]}]}]}
    """#

  private func shop(_ text: String = file) throws -> TemporaryFolder {
    try TemporaryFolder(["Shop.storekit": text])
  }

  private func texts(_ screen: Screen) async throws -> [String] {
    try await screen.tour().stops.map(\.utterance.text)
  }

  @Test("Products of the app's file are heard with their prices, and what is bought is known afterwards")
  func products() async throws {
    let folder = try shop()
    try await hosting(Counter(), environment: LaunchOptions(resourceFolders: [folder.path])) { screen in
      try await screen.advance(by: .zero)
      let first = try await texts(screen)
      #expect(
        first == [
          "Ten Bones", "For good dogs.", "$0.99, button", "Kennel", "$19.99, button", "Owned: none",
        ])
      try await screen.activate("$19.99")
      try await screen.advance(by: .zero)
      let second = try await texts(screen)
      #expect(
        second.last == "Owned: kennel")
    }
  }

  @Test("Names and prices are those of the person's language, where the file has them")
  func language() async throws {
    let folder = try shop()
    let german = LaunchOptions(locale: "de-DE", resourceFolders: [folder.path])
    try await hosting(ProductView(id: "bones"), environment: german) { screen in
      try await screen.advance(by: .zero)
      let heard = try await texts(screen)
      #expect(
        heard.prefix(2) == ["Zehn Knochen", "Für brave Hunde."])
    }
  }

  @Test("Subscriptions of a group are chosen from, and bought")
  func subscriptions() async throws {
    let folder = try shop()
    try await hosting(
      SubscriptionStoreView(groupID: "G1"),
      // The test itself asks at the real time.
      environment: LaunchOptions(resourceFolders: [folder.path], date: "now")
    ) { screen in
      try await screen.advance(by: .zero)
      let heard = try await texts(screen)
      #expect(
        heard == [
          "Club", "Selected, Monthly, $4.99 / 1 month, Walks, button",
          "Yearly, $49.99 / 1 year, Walks, button",
          "Subscribe, button",
        ])
      try await screen.activate("Subscribe")
      try await screen.advance(by: .zero)
      let status = try await Product.SubscriptionInfo.status(for: "G1")
      #expect(status.map(\.state) == [.subscribed])
      let isEligible = await Product.SubscriptionInfo.isEligibleForIntroOffer(for: "G1")
      #expect(!isEligible)
    }
  }

  private func buy(
    _ id: String, options: Set<Product.PurchaseOption> = []
  ) async throws -> StoreKit.Transaction {
    let products = try await Product.products(for: [id])
    let outcome = try await #require(products.first).purchase(options: options)
    guard case .success(let result) = outcome else { throw StoreKitError.unknown }
    return try result.payloadValue
  }

  @Test("A purchase tells its price, its shop and whose it is; the first of a group begins with the offer")
  func details() async throws {
    let folder = try shop()
    let options = LaunchOptions(resourceFolders: [folder.path], date: "now")
    try await hosting(Text(verbatim: "Club"), environment: options) { screen in
      try await screen.advance(by: .zero)
      let token = UUID()
      let first = try await buy("club.year", options: [.appAccountToken(token)])
      let second = try await buy("club.month")
      #expect(first.appAccountToken == token && second.appAccountToken == nil)
      #expect(first.storefront.countryCode == "USA" && first.storefrontCountryCode == "USA")
      #expect(first.currency == Locale.Currency("USD") && first.environment == .xcode)
      #expect(first.offer?.type == .introductory && first.offer?.paymentMode == .freeTrial)
      #expect(first.offer?.period == .weekly && first.offerType == .introductory && first.price == 0)
      #expect(second.offer == nil && second.price == Decimal(string: "4.99"))
      #expect(second.reason == .purchase && second.signedDate == second.purchaseDate)
      let state = await second.subscriptionStatus?.state
      #expect(state == .subscribed)
    }
  }

  @Test("Without a file the shop is empty and says so; a file that is cut off is named")
  func empty() async throws {
    try await hosting(StoreView(ids: ["bones"]).storeButton(.visible, for: .restorePurchases)) { screen in
      try await screen.advance(by: .zero)
      let heard = try await texts(screen)
      #expect(
        heard == ["Store Unavailable", "Restore Purchases, button"])
    }
    let folder = try shop("{\"products\": [")
    try await hosting(ProductView(id: "bones"), environment: LaunchOptions(resourceFolders: [folder.path])) {
      screen in
      try await screen.advance(by: .zero)
      let tour = try await screen.tour()
      #expect(tour.stops.map(\.utterance.text) == ["Store Unavailable"])
      #expect(
        tour.diagnostics.first?.message.hasPrefix("Shop.storekit describes no shop (") == true,
        "\(tour.diagnostics)")
    }
  }
}

private struct Counter: View {
  @State private var owned = "none"

  var body: some View {
    VStack {
      StoreView(ids: ["bones", "kennel"])
      Text(verbatim: "Owned: \(owned)")
    }
    .onInAppPurchaseCompletion { _, _ in
      for await result in Transaction.currentEntitlements { owned = result.unsafePayloadValue.productID }
    }
  }

  private typealias Transaction = StoreKit.Transaction
}
